package dev.quoin.env.bridge;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.notation.MainWord;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.solver.PlayRanking;
import dev.quoin.crossword.solver.RankedPlay;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;

/// The move generator and the solver on plain arrays, for NumPy. Mutable, not thread-safe.
///
/// A board is an array of letter numbers (0 for an empty square, 1 for the first letter) and a second array
/// with 1 for each blank. A rack is an array of counts, letters first and blanks last. Plays are returned as
/// records of [#recordBytes] bytes, in little-endian order:
///
/// | bytes | meaning |
/// |---|---|
/// | 0, 1 | row and column of the main word's first square, from 0 |
/// | 2, 3 | how many tiles are placed, and how many of them are blanks |
/// | 4–7 | the score |
/// | 8–11 | the direction as a UTF-32 character: H or V |
/// | 12– | the main word in UTF-32, blanks in lower case, zero-padded to the longer side of the board |
public final class CrosswordArrays {
    private static final int HEAD = 12;

    private final Alphabet alphabet;
    private final MoveGenerator generator;
    private final PlayRanking ranking;
    private final PlayBuffer plays = new PlayBuffer();
    private final int recordBytes;
    private final int[] faces;

    /// Creates arrays for boards of a variant.
    ///
    /// @throws IllegalArgumentException when the lexicon has a different alphabet, or a letter has several
    ///     characters
    public CrosswordArrays(Lexicon lexicon, Variant variant) {
        alphabet = variant.tiles().alphabet();
        generator = new MoveGenerator(lexicon, variant);
        ranking = new PlayRanking(lexicon, variant);
        recordBytes = HEAD + Integer.BYTES * Math.max(variant.rows(), variant.columns());
        faces = new int[Tile.blankAs(Alphabet.MOST_LETTERS) + 1];
        for (int letter = 1; letter <= alphabet.size(); letter++) {
            faces[Tile.natural(letter)] = character(alphabet.show(Tile.natural(letter)));
            faces[Tile.blankAs(letter)] = character(alphabet.show(Tile.blankAs(letter)));
        }
    }

    private static int character(String face) {
        if (face.codePointCount(0, face.length()) != 1) {
            throw new IllegalArgumentException("arrays need letters of one character, got " + face);
        }
        return face.codePointAt(0);
    }

    /// Returns the size of one play in bytes.
    public int recordBytes() {
        return recordBytes;
    }

    /// Creates a board of a variant.
    ///
    /// @throws IllegalArgumentException when a number is not a letter of the variant
    public static Board board(Variant variant, byte[] letters, byte[] blanks) {
        var tiles = new byte[letters.length];
        int most = variant.tiles().alphabet().size();
        for (int square = 0; square < tiles.length; square++) {
            int letter = letters[square];
            if (letter < 0 || letter > most) {
                throw new IllegalArgumentException("a board must have 0 for an empty square or a letter 1.." + most
                        + ", got " + letter + " in row " + square / variant.columns() + ", column "
                        + square % variant.columns());
            }
            if (letter == 0 && blanks[square] != 0) {
                throw new IllegalArgumentException("a blank must stand for a letter, but row "
                        + square / variant.columns() + ", column " + square % variant.columns() + " is empty");
            }
            tiles[square] = blanks[square] == 0 ? Tile.natural(letter) : Tile.blankAs(letter);
        }
        return Board.of(variant.rows(), variant.columns(), tiles);
    }

    /// Returns the letter numbers of a board, row by row.
    public static byte[] letters(Board board) {
        byte[] tiles = board.tiles();
        for (int square = 0; square < tiles.length; square++) {
            tiles[square] = (byte) Tile.letter(tiles[square]);
        }
        return tiles;
    }

    /// Returns 1 for each blank on a board and 0 elsewhere, row by row.
    public static byte[] blanks(Board board) {
        byte[] tiles = board.tiles();
        for (int square = 0; square < tiles.length; square++) {
            tiles[square] = (byte) (Tile.isBlank(tiles[square]) ? 1 : 0);
        }
        return tiles;
    }

    /// Returns the word multipliers of a variant, then its letter multipliers, row by row.
    public static byte[] premiums(Variant variant) {
        int squares = variant.rows() * variant.columns();
        var premiums = new byte[2 * squares];
        for (int square = 0; square < squares; square++) {
            int row = square / variant.columns();
            int column = square % variant.columns();
            premiums[square] = (byte) variant.layout().wordMultiplier(row, column);
            premiums[squares + square] = (byte) variant.layout().letterMultiplier(row, column);
        }
        return premiums;
    }

    /// Creates tiles from counts, with the blanks last.
    public static Tiles tiles(int[] counts) {
        var numbers = new int[counts.length];
        numbers[Tile.BLANK] = counts[counts.length - 1];
        System.arraycopy(counts, 0, numbers, 1, counts.length - 1);
        return Tiles.of(numbers);
    }

    /// Returns the counts of tiles, with the blanks last.
    public static int[] counts(Tiles tiles, Alphabet alphabet) {
        var counts = new int[alphabet.size() + 1];
        for (int letter = 1; letter <= alphabet.size(); letter++) {
            counts[letter - 1] = tiles.count(letter);
        }
        counts[alphabet.size()] = tiles.blanks();
        return counts;
    }

    /// Returns every legal play, in no particular order.
    public byte[] all(Board board, Tiles rack) {
        generator.load(board);
        generator.allInFixedOrder(rack, plays);
        boolean mirrored = generator.leavesOutTransposed();
        byte[] room = room(mirrored ? 2 * plays.size() : plays.size());
        ByteBuffer records = into(room);
        for (int play = 0; play < plays.size(); play++) {
            write(records, play, board, Form.AS_FOUND);
        }
        for (int play = 0; mirrored && play < plays.size(); play++) {
            write(records, play, board, Form.TRANSPOSED);
        }
        return room;
    }

    /// Returns the best plays in the generator's order. On an empty symmetric board, vertical plays are left
    /// out.
    public byte[] top(Board board, Tiles rack, int most) {
        generator.load(board);
        generator.top(rack, most, plays);
        byte[] room = room(plays.size());
        ByteBuffer records = into(room);
        for (int play = 0; play < plays.size(); play++) {
            write(records, play, board, Form.AS_FOUND);
        }
        return room;
    }

    /// Returns the best plays in the solver's order.
    public byte[] ranked(Board board, Tiles rack, int most) {
        List<RankedPlay> found =
                most == 1 ? ranking.best(board, rack).stream().toList() : ranking.top(board, rack, most);
        byte[] room = room(found.size());
        ByteBuffer records = into(room);
        for (RankedPlay play : found) {
            MainWord word = play.word();
            head(
                    records,
                    word.start().row(),
                    word.start().column(),
                    word.start().direction());
            Tiles placed = PlayRules.tilesOf(play.play());
            tail(records, placed.size(), placed.blanks(), play.score());
            for (int at = 0; at < word.length(); at++) {
                records.putInt(faces[word.tile(at)]);
            }
            finish(records);
        }
        return room;
    }

    private enum Form {
        AS_FOUND,
        TRANSPOSED
    }

    /// Allocates space for records.
    private byte[] room(int count) {
        return new byte[Math.multiplyExact(count, recordBytes)];
    }

    private static ByteBuffer into(byte[] room) {
        return ByteBuffer.wrap(room).order(ByteOrder.LITTLE_ENDIAN);
    }

    private void write(ByteBuffer records, int play, Board board, Form form) {
        Direction direction = plays.direction(play);
        int row = plays.row(play);
        int column = plays.column(play);
        if (form == Form.AS_FOUND) {
            head(records, row, column, direction);
        } else {
            head(records, /* row= */ column, /* column= */ row, direction.turned());
        }
        int count = plays.count(play);
        tail(records, count, plays.blankCount(play), plays.score(play));
        int placed = 0;
        while (placed < count || board.hasTile(row, column)) {
            records.putInt(faces[board.hasTile(row, column) ? board.at(row, column) : plays.tile(play, placed++)]);
            row += direction.rowStep();
            column += direction.columnStep();
        }
        finish(records);
    }

    private static void head(ByteBuffer records, int row, int column, Direction direction) {
        records.put((byte) row).put((byte) column);
        records.putInt(records.position() + 6, direction == Direction.ACROSS ? 'H' : 'V');
    }

    private static void tail(ByteBuffer records, int count, int blanks, int score) {
        records.put((byte) count).put((byte) blanks).putInt(score);
        records.position(records.position() + Integer.BYTES);
    }

    /// Skips to the next record.
    private void finish(ByteBuffer records) {
        int behind = (records.position() + recordBytes - 1) / recordBytes;
        records.position(behind * recordBytes);
    }
}
