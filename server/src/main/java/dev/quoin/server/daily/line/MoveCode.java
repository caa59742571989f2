package dev.quoin.server.daily.line;

import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import java.util.ArrayList;
import java.util.Locale;
import java.util.stream.Collectors;

/// The encoding of moves in the database: `skip`, or `across` or `down` and each tile as row, column (from
/// 0) and code.
///
/// The usual notation cannot express every rejected move, such as tiles that are not in one line.
public final class MoveCode {
    private static final String SKIP = "skip";

    private MoveCode() {}

    /// Writes a move.
    public static String write(CrosswordMove move) {
        return switch (move) {
            case CrosswordMove.Pass _ -> SKIP;
            case Play play ->
                play.direction().name().toLowerCase(Locale.ROOT)
                        + play.placements().stream()
                                .map(tile -> " " + tile.row() + "," + tile.column() + "," + tile.tile())
                                .collect(Collectors.joining());
            case CrosswordMove.Exchange _ ->
                throw new IllegalArgumentException("Daily Letters has no exchanges, got " + move);
        };
    }

    /// Reads a move.
    public static CrosswordMove read(String text) {
        if (text.equals(SKIP)) {
            return new CrosswordMove.Pass();
        }
        String[] words = text.split(" ");
        var placements = new ArrayList<Placement>();
        for (int at = 1; at < words.length; at++) {
            String[] numbers = words[at].split(",");
            placements.add(new Placement(
                    Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]), Byte.parseByte(numbers[2])));
        }
        return new Play(Direction.valueOf(words[0].toUpperCase(Locale.ROOT)), placements);
    }
}
