package dev.quoin.env.crossword;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.PremiumLayout;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.space.ElementType;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;

/// Writes the observation of one seat: the board, its own rack, the scores and the unseen tiles. After
/// [#bind], different threads may use it for different slots.
///
/// Only the sum of the other racks and the bag is written.
public final class CrosswordObservation {
    private static final int LARGEST_SCORE = 100_000;
    private static final int LARGEST_MULTIPLIER = 9;

    private final Variant variant;
    private final int squares;
    private final int kinds;
    private MemorySegment board = MemorySegment.NULL;
    private MemorySegment blanks = MemorySegment.NULL;
    private MemorySegment rack = MemorySegment.NULL;
    private MemorySegment scoreSelf = MemorySegment.NULL;
    private MemorySegment scoreOther = MemorySegment.NULL;
    private MemorySegment bag = MemorySegment.NULL;
    private MemorySegment unseen = MemorySegment.NULL;
    private MemorySegment scoreless = MemorySegment.NULL;
    private MemorySegment premiums = MemorySegment.NULL;

    /// Creates observations for games of a variant.
    public CrosswordObservation(Variant variant) {
        this.variant = variant;
        squares = variant.rows() * variant.columns();
        kinds = variant.tiles().alphabet().size() + 1;
    }

    /// Returns the fields of the observation.
    public List<Field> fields() {
        int rows = variant.rows();
        int columns = variant.columns();
        int most = variant.tiles().distribution().size();
        return List.of(
                Field.of("board", ElementType.INT8, 0, kinds - 1.0, rows, columns),
                Field.of("blanks", ElementType.INT8, 0, 1, rows, columns),
                Field.of("rack", ElementType.INT8, 0, variant.rackSize(), kinds),
                Field.of("score_self", ElementType.INT32, -LARGEST_SCORE, LARGEST_SCORE, 1),
                Field.of("score_opp", ElementType.INT32, -LARGEST_SCORE, LARGEST_SCORE, 1),
                Field.of("bag_size", ElementType.INT32, 0, most, 1),
                Field.of("unseen", ElementType.INT8, 0, Math.min(most, Byte.MAX_VALUE), kinds),
                Field.of("scoreless_turns", ElementType.INT32, 0, variant.scorelessTurns(), 1),
                Field.of("premiums", ElementType.INT8, 1, LARGEST_MULTIPLIER, 2, rows, columns));
    }

    /// Sets the buffers to write to.
    public void bind(ObservationBuffers buffers) {
        board = buffers.segment("board");
        blanks = buffers.segment("blanks");
        rack = buffers.segment("rack");
        scoreSelf = buffers.segment("score_self");
        scoreOther = buffers.segment("score_opp");
        bag = buffers.segment("bag_size");
        unseen = buffers.segment("unseen");
        scoreless = buffers.segment("scoreless_turns");
        premiums = buffers.segment("premiums");
    }

    /// Writes the part that never changes in an episode: word multipliers, then letter multipliers.
    public void showPremiums(int slot) {
        PremiumLayout layout = variant.layout();
        long at = 2L * slot * squares;
        for (int square = 0; square < squares; square++) {
            int row = square / variant.columns();
            int column = square % variant.columns();
            put(premiums, at + square, layout.wordMultiplier(row, column));
            put(premiums, at + squares + square, layout.letterMultiplier(row, column));
        }
    }

    /// Writes what a seat sees.
    public void show(int slot, CrosswordPosition position, int seat) {
        showBoard(slot, position.board());
        showTiles(slot, position, seat);
        scoreSelf.setAtIndex(ValueLayout.JAVA_INT, slot, position.scores().get(seat));
        int other = position.players() == 1 ? 0 : position.scores().get(1 - seat);
        scoreOther.setAtIndex(ValueLayout.JAVA_INT, slot, other);
        bag.setAtIndex(ValueLayout.JAVA_INT, slot, position.bagSize());
        scoreless.setAtIndex(ValueLayout.JAVA_INT, slot, position.scorelessTurns());
    }

    private void showBoard(int slot, Board shown) {
        long at = (long) slot * squares;
        for (int row = 0; row < variant.rows(); row++) {
            for (int column = 0; column < variant.columns(); column++) {
                byte tile = shown.at(row, column);
                put(board, at, Tile.letter(tile));
                put(blanks, at++, Tile.isBlank(tile) ? 1 : 0);
            }
        }
    }

    private void showTiles(int slot, CrosswordPosition position, int seat) {
        long at = (long) slot * kinds;
        Tiles own = position.rack(seat);
        Tiles others = position.players() == 1 ? Tiles.none() : position.rack(1 - seat);
        for (int number = 0; number < kinds; number++) {
            put(rack, at + place(number), own.count(number));
            put(unseen, at + place(number), position.pool().count(number) + others.count(number));
        }
    }

    /// Letters first, blanks last.
    private int place(int number) {
        return number == Tile.BLANK ? kinds - 1 : number - 1;
    }

    /// Returns the complete position, including what the seats cannot see.
    ///
    /// It starts with the letters on the squares, row by row, negative for a blank. Then come the tiles in
    /// each rack and in the bag, by kind in the order of the observed rack, the scores, the number of
    /// consecutive scoreless turns and the seat to move.
    int[] everything(CrosswordPosition position) {
        int players = position.players();
        var numbers = new int[squares + (players + 1) * kinds + players + 2];
        int at = 0;
        for (byte tile : position.board().tiles()) {
            numbers[at++] = Tile.isBlank(tile) ? -Tile.letter(tile) : Tile.letter(tile);
        }
        for (int holder = 0; holder <= players; holder++) {
            Tiles tiles = holder < players ? position.rack(holder) : position.pool();
            for (int number = 0; number < kinds; number++) {
                numbers[at + place(number)] = tiles.count(number);
            }
            at += kinds;
        }
        for (int score : position.scores()) {
            numbers[at++] = score;
        }
        numbers[at++] = position.scorelessTurns();
        numbers[at] = position.toMove();
        return numbers;
    }

    private static void put(MemorySegment column, long at, int value) {
        column.set(ValueLayout.JAVA_BYTE, at, (byte) value);
    }
}
