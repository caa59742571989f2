package dev.quoin.crossword.solver;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Faces;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.format.FormatFault;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Reads the board text format from a stream, one board at a time, so that each can be answered before the
/// next is read. Not thread-safe.
///
/// All methods throw a [dev.quoin.game.format.FormatException] that names the line, what was found and what
/// was expected.
public final class BoardReader {
    private static final String CELL =
            "a letter, or a word and a letter multiplier such as .. 3. .2 31 (each . or 1 to 9)";
    private static final String SIZE =
            "the size of the next board, " + Board.SHORTEST_SIDE + " to " + Board.LONGEST_SIDE;

    private final TokenReader tokens;
    private final Variant rules;
    private final Alphabet alphabet;
    private final String expectedTray;

    /// Creates a reader of boards with the letters of the standard game; `source` is its name in messages.
    public BoardReader(InputStream in, String source) {
        this(in, source, BoardVariant.standard());
    }

    /// Creates a reader of boards with the letters of a variant, in UTF-8; `source` is its name in messages.
    public BoardReader(InputStream in, String source, Variant rules) {
        this.tokens = new TokenReader(in, source);
        this.rules = rules;
        this.alphabet = rules.tiles().alphabet();
        String letters = alphabet.equals(Alphabet.latin())
                ? "letters a to z"
                : "letters of " + alphabet.describe() + " in lower case";
        this.expectedTray = "1 to " + Variant.LARGEST_RACK + " tiles: " + letters + ", * for a blank";
    }

    /// Reads the next board with its tray; empty at the end of the input.
    public Optional<Puzzle> puzzle() {
        return board().map(board -> new Puzzle(board, tray(board)));
    }

    /// Reads the next pair of boards; empty at the end of the input.
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
        return Optional.of(TextBoard.of(size, cells, rules));
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
        String cell = decoded(token);
        if (!TextBoard.isSquare(cell) && TextBoard.tile(cell, alphabet).isEmpty()) {
            throw tokens.refusal(cellName(size, square), FormatFault.quoted(cell), CELL);
        }
        return cell;
    }

    private static String cellName(int size, int square) {
        return "cell " + (square % size + 1) + " of row " + (square / size + 1) + " (board of size " + size + ")";
    }

    private String tray(TextBoard board) {
        String token = tokens.next();
        if (token == null) {
            throw tokens.tooShort("tray", expectedTray);
        }
        String tray = decoded(token);
        int tiles = 0;
        for (int at = 0; at < tray.length(); tiles++) {
            int end = Faces.end(tray, at);
            boolean blank = tray.charAt(at) == '*';
            if (end < 0 || !blank && !isTrayTile(Faces.at(tray, at, end))) {
                throw tokens.refusal("tray", FormatFault.quoted(tray), expectedTray);
            }
            at = end;
        }
        if (tiles > Variant.LARGEST_RACK) {
            String length = token.length() < TokenReader.LONGEST ? tiles + "" : "more than " + tiles;
            throw tokens.refusal("tray", length + " tiles (" + FormatFault.quoted(tray) + ")", expectedTray);
        }
        checkMultipliers(board, tiles);
        return tray;
    }

    private boolean isTrayTile(String face) {
        return TextBoard.tile(face, alphabet)
                .filter(tile -> !Tile.isBlank(tile))
                .isPresent();
    }

    /// Tokens are read byte by byte; other letters than a to z are UTF-8.
    private static String decoded(String token) {
        String text = new String(token.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8);
        return text.indexOf('\uFFFD') < 0 ? Faces.normal(text) : token;
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
