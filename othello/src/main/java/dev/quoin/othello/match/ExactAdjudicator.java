package dev.quoin.othello.match;

import dev.quoin.game.Outcome;
import dev.quoin.game.kit.Adjudicator;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;
import dev.quoin.othello.endgame.EndgameOptions;
import dev.quoin.othello.endgame.EndgameSolver;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Adjudicates games with few empty squares by solving them exactly.
///
/// @param empties the number of empty squares from which games are solved
record ExactAdjudicator(int empties) implements Adjudicator<OthelloPosition> {
    /// The maximum number of empty squares, so that solving takes seconds.
    static final int MOST_EMPTIES = 20;

    private static final Pattern FORM = Pattern.compile("exact:([0-9]{1,2})");
    private static final EndgameOptions OPTIONS = new EndgameOptions(16, 1);

    ExactAdjudicator {
        if (empties < 1 || empties > MOST_EMPTIES) {
            throw new IllegalArgumentException(
                    "exact adjudication starts at 1 to " + MOST_EMPTIES + " empty squares, got " + empties);
        }
    }

    /// Parses a rule such as `exact:12`; returns 0 for `none`.
    static int read(String rule) {
        Matcher matcher = FORM.matcher(rule);
        if (rule.equals("none")) {
            return 0;
        }
        if (!matcher.matches()) {
            throw new IllegalArgumentException("adjudicate: write exact:N, where N is the number of empty squares"
                    + " (1 to " + MOST_EMPTIES + "), or none; got '" + rule + "'");
        }
        try {
            return new ExactAdjudicator(Integer.parseInt(matcher.group(1))).empties();
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException("adjudicate: " + wrong.getMessage(), wrong);
        }
    }

    @Override
    public Optional<Outcome> adjudicate(OthelloPosition position) {
        if (Long.bitCount(position.empty()) > empties) {
            return Optional.empty();
        }
        // A solver per game: it is not shared by games that are played in parallel, and its table is small.
        int lead = new EndgameSolver(OPTIONS).solve(position).score();
        int black = (Square.COUNT + (position.toMove() == Disc.BLACK ? lead : -lead)) / 2;
        return Optional.of(Outcome.of(black, Square.COUNT - black));
    }
}
