package dev.quoin.othello.picture;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;
import dev.quoin.othello.search.Variation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/// The content of a picture of a board. Immutable. Bit 0 of a bitboard is a1.
///
/// @param position the position
/// @param last the square of the last move, or empty
/// @param dotted squares with a dot, such as the legal moves
/// @param values short texts on empty squares, by square
/// @param best the squares with the best text
public record Diagram(OthelloPosition position, long last, long dotted, Map<Integer, String> values, long best) {
    public Diagram {
        values = Map.copyOf(values);
    }

    /// Returns a diagram of the position alone.
    public static Diagram of(OthelloPosition position) {
        return new Diagram(position, 0, 0, Map.of(), 0);
    }

    /// Returns a copy with a mark on the last disc played; a pass has none.
    public Diagram withLast(List<OthelloMove> moves) {
        for (OthelloMove move : moves.reversed()) {
            if (move instanceof OthelloMove.Place(int square)) {
                return new Diagram(position, Square.bit(square), dotted, values, best);
            }
        }
        return this;
    }

    /// Returns a copy with a dot on every legal move.
    public Diagram withLegal() {
        return new Diagram(position, last, position.moves(), values, best);
    }

    /// Returns a copy with a text for every line on the square of its move; the best line comes first.
    public Diagram withValues(List<Variation> lines, Function<Variation, String> text) {
        var texts = new HashMap<Integer, String>();
        long bestSquares = 0;
        for (Variation line : lines) {
            if (line.move() instanceof OthelloMove.Place(int square)) {
                texts.put(square, text.apply(line));
                bestSquares |= line.value() == lines.getFirst().value() ? Square.bit(square) : 0;
            }
        }
        return new Diagram(position, last, dotted, texts, bestSquares);
    }

    /// Returns the squares with a dot, except those that have a text.
    public long dots() {
        long dots = dotted;
        for (int square : values.keySet()) {
            dots &= ~Square.bit(square);
        }
        return dots;
    }

    /// Returns one line: whose turn it is, or how the game ended.
    public String title() {
        if (position.isOver()) {
            return "The game is over: "
                    + position.winner()
                            .map(disc -> disc.displayName() + " has won")
                            .orElse("a draw");
        }
        String mover = position.toMove().displayName();
        return mover + (position.mustPass() ? " must pass" : " to move");
    }

    /// Returns a complete description in words, for people who cannot see the picture.
    public String description() {
        var words = new StringBuilder(title()).append(". ");
        for (Disc disc : Disc.values()) {
            words.append(disc.displayName()).append(" has ").append(position.count(disc));
            words.append(position.count(disc) == 1 ? " disc: " : " discs: ");
            words.append(names(position.discs(disc))).append(". ");
        }
        if (last != 0) {
            words.append("Last move: ").append(names(last)).append(". ");
        }
        if (dotted != 0) {
            words.append("Possible moves: ").append(names(dotted)).append(". ");
        }
        if (!values.isEmpty()) {
            var texts = new ArrayList<String>();
            new TreeMap<>(values).forEach((square, text) -> texts.add(Square.name(square) + " " + text));
            words.append("Values: ").append(String.join(", ", texts)).append(". ");
        }
        return words.toString().strip();
    }

    private static String names(long squares) {
        if (squares == 0) {
            return "none";
        }
        var names = new ArrayList<String>();
        for (long left = squares; left != 0; left &= left - 1) {
            names.add(Square.name(Long.numberOfTrailingZeros(left)));
        }
        return String.join(" ", names);
    }
}
