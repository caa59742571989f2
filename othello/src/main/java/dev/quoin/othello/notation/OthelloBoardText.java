package dev.quoin.othello.notation;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;
import java.util.Optional;

/// A board as text: 64 characters from a1 to h8, row by row, then the side to move.
///
/// The canonical form is `X` for Black, `O` for White, `-` for an empty square, a space, and the side to
/// move:
///
/// ```text
/// ---------------------------OX------XO--------------------------- X
/// ```
///
/// Reading is lenient: see [#read(String)].
public final class OthelloBoardText {
    private OthelloBoardText() {}

    /// Parses a position.
    ///
    /// Black is `X`, `x`, `*`, `b`, `B`, `@`, `#` or `●`, White `O`, `o`, `0`, `w`, `W` or `○`, an empty
    /// square `-`, `.` or `_`. Spaces, line ends and bars between squares are ignored. A board of eight
    /// lines may have column letters above or below it and row numbers at its sides. The side to move is one
    /// of the same characters, or `black` or `white`, after the board; `to move` may follow.
    ///
    /// @throws dev.quoin.game.format.FormatException when the text is not a position, with the line and
    ///     column
    public static OthelloPosition read(String text) {
        return BoardScan.of("board", 1, text).position(Optional.empty());
    }

    /// Parses a position; `unlessGiven` is the default side to move.
    ///
    /// @throws dev.quoin.game.format.FormatException when the text is not a position
    public static OthelloPosition read(String text, Disc unlessGiven) {
        return BoardScan.of("board", 1, text).position(Optional.of(unlessGiven));
    }

    /// Parses a position on one line of a file, for formats that contain boards.
    ///
    /// @throws dev.quoin.game.format.FormatException that names the file and the line
    public static OthelloPosition read(String source, int line, String text) {
        return BoardScan.of(source, line, text).position(Optional.empty());
    }

    /// Writes a position as one line.
    public static String write(OthelloPosition position) {
        var text = new StringBuilder(Square.COUNT + 2);
        for (int square = 0; square < Square.COUNT; square++) {
            text.append(character(position, square));
        }
        return text.append(' ').append(character(position.toMove())).toString();
    }

    /// Draws a position with coordinates and the side to move; [#read(String)] can parse it.
    public static String draw(OthelloPosition position) {
        var text = new StringBuilder("  a b c d e f g h\n");
        for (int row = 0; row < Square.SIDE; row++) {
            text.append(row + 1);
            for (int column = 0; column < Square.SIDE; column++) {
                text.append(' ').append(character(position, Square.at(row, column)));
            }
            text.append('\n');
        }
        return text.append(position.toMove().displayName()).append(" to move\n").toString();
    }

    private static char character(OthelloPosition position, int square) {
        long bit = Square.bit(square);
        return (position.black() & bit) != 0
                ? character(Disc.BLACK)
                : (position.white() & bit) != 0 ? character(Disc.WHITE) : '-';
    }

    private static char character(Disc disc) {
        return disc == Disc.BLACK ? 'X' : 'O';
    }
}
