package dev.quoin.crossword.solver;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.format.FormatFault;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Reads the board text format from a stream, one board at a time, so that each can be answered before the
/// next is read; for one thread.
///
/// All methods throw a [dev.quoin.game.format.FormatException] that names the line, what was found and what is
/// expected.
public final class BoardReader {
    private static final String CELL =
            "a letter, or a word and a letter multiplier such as .. 3. .2 31 (each . or 1 to 9)";
    private static final String SIZE =
            "the size of the next board, " + Board.SHORTEST_SIDE + " to " + Board.LONGEST_SIDE;
    private static final String TRAY = "1 to " + Variant.LARGEST_RACK + " tiles: letters a to z, * for a blank";

    private final TokenReader tokens;

    /// A reader of this stream; `source` is what refusals call it.
    public BoardReader(InputStream in, String source) {
        this.tokens = new TokenReader(in, source);
    }

    /// The next board with its tray, empty at the end of the input.
    public Optional<Puzzle> puzzle() {
        return board().map(board -> new Puzzle(board, tray(board)));
    }

    /// The next pair of boards, empty at the end of the input.
    public Optional<BoardPair> pair() {
        return board().map(before -> new BoardPair(before, second(before)));
    }

    private TextBoard second(TextBoard before) {
        checkMultipliers(before, Variant.LARGEST_RACK);
        return board().orElseThrow(() -> tokens.tooShort("result board", "a second board, after the play"));
    }

    private Optional<TextBoard> board() {
        String token = tokens.next();
        if (token == null) {
            return Optional.empty();
        }
        int size = size(token);
        var cells = new ArrayList<String>(size * size);
        for (int square = 0; square < size * size; square++) {
            cells.add(cell(tokens.next(), size, square));
        }
        return Optional.of(TextBoard.of(size, cells));
    }

    private int size(String token) {
        int size = 0;
        for (int at = 0; at < token.length(); at++) {
            char c = token.charAt(at);
            if (c < '0' || c > '9' || at == 2) {
                throw tokens.refusal("size", SIZE);
            }
            size = 10 * size + c - '0';
        }
        if (size < Board.SHORTEST_SIDE || size > Board.LONGEST_SIDE) {
            throw tokens.refusal("size", SIZE);
        }
        return size;
    }

    private String cell(@Nullable String token, int size, int square) {
        if (token == null) {
            throw tokens.tooShort(cellName(size, square), CELL);
        }
        if (!TextBoard.isTile(token) && !TextBoard.isSquare(token)) {
            throw tokens.refusal(cellName(size, square), CELL);
        }
        return token;
    }

    private static String cellName(int size, int square) {
        return "cell " + (square % size + 1) + " of row " + (square / size + 1) + " (board of size " + size + ")";
    }

    private String tray(TextBoard board) {
        String token = tokens.next();
        if (token == null) {
            throw tokens.tooShort("tray", TRAY);
        }
        for (int at = 0; at < token.length(); at++) {
            char c = token.charAt(at);
            if (c != '*' && (c < 'a' || c > 'z')) {
                throw tokens.refusal("tray", TRAY);
            }
        }
        if (token.length() > Variant.LARGEST_RACK) {
            String length = token.length() < TokenReader.LONGEST ? token.length() + "" : "more than " + token.length();
            throw tokens.refusal("tray", length + " tiles (" + FormatFault.quoted(token) + ")", TRAY);
        }
        checkMultipliers(board, token.length());
        return token;
    }

    private void checkMultipliers(TextBoard board, int tiles) {
        if (!BoardVariant.scoresFit(board, tiles)) {
            throw tokens.refusal(
                    "board",
                    "multipliers under which " + tiles + " tiles could score too much to count",
                    "smaller ones");
        }
    }
}
