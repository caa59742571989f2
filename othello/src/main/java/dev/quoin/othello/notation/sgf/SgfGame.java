package dev.quoin.othello.notation.sgf;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.MoveSequence;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// A game of an SGF record: its main line. Immutable.
///
/// @param properties what the first node says about the game, by name, such as `PB`; without board and moves
/// @param sequence the moves, including passes
public record SgfGame(Map<String, String> properties, MoveSequence sequence) {
    public SgfGame {
        properties = Collections.unmodifiableMap(new LinkedHashMap<>(properties));
    }

    /// Returns the value of a property, such as `PB`; empty when it is missing or blank.
    public Optional<String> property(String name) {
        return Optional.ofNullable(properties.get(name)).map(String::strip).filter(value -> !value.isEmpty());
    }

    /// Returns what is wrong with the result if it differs from that of the moves. Empty when it is right or
    /// cannot be checked, because the game is unfinished or was resigned.
    public Optional<String> remark() {
        OthelloPosition end = sequence.end();
        Optional<Integer> written = property("RE").flatMap(SgfGame::lead);
        int discs = end.count(Disc.BLACK) - end.count(Disc.WHITE);
        int points = end.points(Disc.BLACK) - end.points(Disc.WHITE);
        if (!end.isOver() || written.isEmpty() || written.get() == discs || written.get() == points) {
            return Optional.empty();
        }
        return Optional.of("RE: found " + property("RE").orElse("") + ", expected " + result(points)
                + ", the result of the moves");
    }

    /// Black's margin by a result such as `B+12`; empty for any other, such as `B+R` or `Void`.
    private static Optional<Integer> lead(String result) {
        if (result.matches("[BbWw]\\+[0-9]{1,2}(\\.0{1,3})?")) {
            int discs = Integer.parseInt(result.substring(2).split("\\.")[0]);
            return Optional.of(Character.toUpperCase(result.charAt(0)) == 'B' ? discs : -discs);
        }
        return result.equals("0") || result.equalsIgnoreCase("Draw") ? Optional.of(0) : Optional.empty();
    }

    private static String result(int lead) {
        return lead == 0 ? "0" : (lead > 0 ? "B+" : "W+") + Math.abs(lead);
    }
}
