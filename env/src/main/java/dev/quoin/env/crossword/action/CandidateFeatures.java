package dev.quoin.env.crossword.action;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/// Writes the features of each candidate. After binding, different threads may use it for different slots.
///
/// | feature | meaning |
/// |---|---|
/// | 0, 1, 2 | 1 for a play, an exchange, the pass |
/// | 3 | the score, divided by 100 |
/// | 4 | the tiles placed or exchanged, divided by the size of a rack |
/// | 5 | the blanks placed |
/// | 6, 7 | the row and the column of the main word's first square, divided by the rows and the columns |
/// | 8 | 1 when the main word is vertical |
/// | 9 | the length of the main word, divided by the longer side of the board |
/// | 10 | 1 when the play ends the game: it uses the last tile and the bag is empty |
/// | from 11 | the tiles kept, by letter, the blanks last |
final class CandidateFeatures {
    /// An upper bound of the features: no play of a shipped variant scores 10,000.
    static final double HIGHEST = 100;

    private static final int KEPT = 11;
    private static final float SCORE_SCALE = 100;

    private final Variant variant;
    private final int rows;
    private final int letters;
    private MemorySegment features = MemorySegment.NULL;
    private MemorySegment tiles = MemorySegment.NULL;

    CandidateFeatures(Variant variant, int rows) {
        this.variant = variant;
        this.rows = rows;
        letters = variant.tiles().alphabet().size();
    }

    void bind(MemorySegment boundFeatures, MemorySegment boundTiles) {
        features = boundFeatures;
        tiles = boundTiles;
    }

    /// Returns the number of features of a candidate.
    int width() {
        return KEPT + letters + 1;
    }

    /// Returns the highest tile code: letters start at 1, followed by blanks that stand for them.
    int highestTile() {
        return 2 * letters;
    }

    /// Writes a candidate into an empty row.
    void write(int slot, int row, CrosswordPosition position, LegalActions legal) {
        long at = ((long) slot * rows + row) * width();
        int choice = legal.choices[row];
        if (choice >= 0) {
            writePlay(at, ((long) slot * rows + row) * variant.rackSize(), position, legal, choice);
        } else {
            int given = LegalActions.PASS - choice;
            put(at, given > 0 ? 1 : 2, 1);
            put(at, 4, (float) given / variant.rackSize());
            writeKept(at, position.rack(), Exchanges.given(position.rack(), variant.tiles(), given));
        }
    }

    private void writePlay(long at, long tileAt, CrosswordPosition position, LegalActions legal, int play) {
        int placed = legal.plays.count(play);
        put(at, 0, 1);
        put(at, 3, legal.plays.score(play) / SCORE_SCALE);
        put(at, 4, (float) placed / variant.rackSize());
        put(at, 5, legal.plays.blankCount(play));
        put(at, 6, (float) legal.plays.row(play) / variant.rows());
        put(at, 7, (float) legal.plays.column(play) / variant.columns());
        put(at, 8, legal.plays.direction(play) == Direction.DOWN ? 1 : 0);
        int longest = Math.max(variant.rows(), variant.columns());
        put(at, 9, (float) wordLength(legal, play, position.board()) / longest);
        put(at, 10, position.bagSize() == 0 && placed == position.rack().size() ? 1 : 0);
        for (int number = 0; number <= letters; number++) {
            put(at, kept(number), position.rack().count(number));
        }
        for (int tile = 0; tile < placed; tile++) {
            byte code = legal.plays.tile(play, tile);
            long kept = at + kept(Tile.rackNumber(code));
            features.setAtIndex(ValueLayout.JAVA_FLOAT, kept, features.getAtIndex(ValueLayout.JAVA_FLOAT, kept) - 1);
            int shown = Tile.letter(code) + (Tile.isBlank(code) ? letters : 0);
            tiles.setAtIndex(ValueLayout.JAVA_BYTE, tileAt + tile, (byte) shown);
        }
    }

    private void writeKept(long at, Tiles rack, Tiles given) {
        for (int number = 0; number <= letters; number++) {
            put(at, kept(number), rack.count(number) - given.count(number));
        }
    }

    private int kept(int number) {
        return KEPT + (number == Tile.BLANK ? letters : number - 1);
    }

    private static int wordLength(LegalActions legal, int play, Board board) {
        boolean down = legal.plays.direction(play) == Direction.DOWN;
        int row = legal.plays.row(play);
        int column = legal.plays.column(play);
        int left = legal.plays.count(play);
        int length = 0;
        while (true) {
            boolean taken = board.hasTile(row, column);
            if (!taken && left == 0) {
                return length;
            }
            left -= taken ? 0 : 1;
            row += down ? 1 : 0;
            column += down ? 0 : 1;
            length++;
        }
    }

    /// Erases a candidate.
    void erase(int slot, int row) {
        long at = (long) slot * rows + row;
        for (int feature = 0; feature < width(); feature++) {
            put(at * width(), feature, 0);
        }
        for (int tile = 0; tile < variant.rackSize(); tile++) {
            tiles.setAtIndex(ValueLayout.JAVA_BYTE, at * variant.rackSize() + tile, (byte) 0);
        }
    }

    private void put(long at, int feature, float value) {
        features.setAtIndex(ValueLayout.JAVA_FLOAT, at + feature, value);
    }
}
