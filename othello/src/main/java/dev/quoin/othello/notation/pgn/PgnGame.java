package dev.quoin.othello.notation.pgn;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.MoveSequence;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// A game of a PGN file. Immutable.
///
/// @param tags the tags in order, by name, such as `Black`
/// @param sequence the moves, including passes
public record PgnGame(Map<String, String> tags, MoveSequence sequence) {
    public PgnGame {
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    }

    /// Returns the value of a tag, such as `Black`; empty when it is missing or unknown (`?`, `-`).
    public Optional<String> tag(String name) {
        return Optional.ofNullable(tags.get(name))
                .map(String::strip)
                .filter(value -> !value.isEmpty() && !value.equals("?") && !value.equals("-"));
    }

    /// Returns what is wrong with the result if it differs from that of the moves. Empty when it is right or
    /// cannot be checked, because the game is unfinished.
    public Optional<String> remark() {
        OthelloPosition end = sequence.end();
        String written = tag("Result").orElse("*");
        if (!end.isOver() || written.equals("*") || agrees(written, end)) {
            return Optional.empty();
        }
        return Optional.of("Result: found " + written + ", expected " + end.count(Disc.BLACK) + "-"
                + end.count(Disc.WHITE) + ", the result of the moves");
    }

    /// Whether a result is that of a position: discs, with empty squares for the winner or not, or only the winner.
    private static boolean agrees(String result, OthelloPosition end) {
        int black = end.count(Disc.BLACK);
        int white = end.count(Disc.WHITE);
        String winner = black > white ? "1-0" : black < white ? "0-1" : "1/2-1/2";
        return result.equals(black + "-" + white)
                || result.equals(end.points(Disc.BLACK) + "-" + end.points(Disc.WHITE))
                || result.equals(winner);
    }
}
