package dev.quoin.env.othello;

import dev.quoin.game.format.FormatException;
import dev.quoin.othello.agent.Openings;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.match.BalancedOpenings;
import dev.quoin.othello.notation.Transcripts;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The reset option `opening`: moves that are played before the episode starts, or how to choose them.
final class OpeningOption {
    private static final Pattern DRAWN =
            Pattern.compile("(balanced|random:(?<moves>\\d{1,3}))(:(?<seed>-?\\d{1,19}))?");
    private static final String ALLOWED =
            "moves such as 'f5d6c3', 'balanced', 'balanced:SEED', 'random:MOVES' or 'random:MOVES:SEED'";

    /// The last balanced opening, cached because finding one takes milliseconds and both games of a pair use
    /// the same.
    private static final AtomicReference<@Nullable Balanced> LAST = new AtomicReference<>();

    private OpeningOption() {}

    private record Balanced(long seed, OthelloPosition end) {}

    /// Reads the option as a function from the seed of the episode to the position after the opening. An
    /// opening with a seed ignores that of the episode.
    ///
    /// - `f5d6c3`: moves from the start position.
    /// - `balanced`: one of the [BalancedOpenings] that arena matches start from.
    /// - `random:8`: eight random moves.
    ///
    /// @throws IllegalArgumentException if the value is not allowed
    static LongFunction<OthelloPosition> read(Object value) {
        if (!(value instanceof String text)) {
            throw new IllegalArgumentException(ALLOWED);
        }
        Matcher drawn = DRAWN.matcher(text);
        return drawn.matches() ? drawn(drawn) : moves(text);
    }

    private static LongFunction<OthelloPosition> drawn(Matcher text) {
        LongFunction<OthelloPosition> opening;
        long own;
        try {
            String moves = text.group("moves");
            opening = moves == null ? OpeningOption::balanced : random(Integer.parseInt(moves));
            String seed = text.group("seed");
            if (seed == null) {
                return opening;
            }
            own = Long.parseLong(seed);
        } catch (IllegalArgumentException wrong) {
            throw new IllegalArgumentException(ALLOWED + " (" + wrong.getMessage() + ")", wrong);
        }
        return _ -> opening.apply(own);
    }

    private static OthelloPosition balanced(long seed) {
        Balanced last = LAST.get();
        if (last == null || last.seed() != seed) {
            last = new Balanced(seed, BalancedOpenings.standard().opening(seed).end());
            LAST.set(last);
        }
        return last.end();
    }

    private static LongFunction<OthelloPosition> random(int moves) {
        var checked = new Openings(moves, 0);
        return seed -> new Openings(checked.plies(), seed).opening(0).end();
    }

    private static LongFunction<OthelloPosition> moves(String text) {
        OthelloPosition end;
        try {
            end = Transcripts.read(text).end();
        } catch (FormatException wrong) {
            throw new IllegalArgumentException(ALLOWED + " (" + wrong.fault().problemInText() + ")", wrong);
        }
        return _ -> end;
    }
}
