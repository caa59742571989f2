package dev.quoin.env.crossword.action;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.space.ElementType;
import dev.quoin.game.IllegalMoveException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// Actions that consist of a word, its first square and its direction; the last action is the pass.
///
/// Action `((row * columns + column) * 2 + direction) * words + word` stands for the whole word, including
/// tiles on the board; direction 0 is across. It is legal when it adds a tile and every word it forms is
/// valid. A blank is used only for letters missing from the rack. If several squares could take the blank,
/// it takes the one that costs the fewest points, and the first of those. A single tile that forms words in
/// both directions has an action for each.
public final class WordActions implements ActionScheme {
    private final Crossword game;
    private final int columns;
    private final WordIndex words;
    private final ThreadLocal<GeneratorScratch> scratches;
    private final ThreadLocal<int[]> entries;
    private final WordPlacement placement;
    private MemorySegment masks = MemorySegment.NULL;

    WordActions(Crossword game, ThreadLocal<GeneratorScratch> scratches) {
        this.game = game;
        this.scratches = scratches;
        columns = game.variant().columns();
        words = WordIndex.of(game.lexicon(), Math.max(game.variant().rows(), columns));
        entries = ThreadLocal.withInitial(() -> new int[count()]);
        placement = new WordPlacement(game);
    }

    @Override
    public int count() {
        return pass() + 1;
    }

    private int pass() {
        return game.variant().rows() * columns * 2 * words.size();
    }

    @Override
    public List<Field> fields() {
        return List.of(Field.of(SlotLayout.MASK, ElementType.INT8, 0, 1, count()));
    }

    @Override
    public void bind(ObservationBuffers shared) {
        masks = shared.segment(SlotLayout.MASK);
    }

    @Override
    public void find(CrosswordPosition position, LegalActions legal) {
        legal.clear();
        GeneratorScratch scratch = scratches.get();
        Board board = position.board();
        scratch.generator.load(board);
        scratch.generator.allInFixedOrder(position.rack(), scratch.found);
        int mirror = scratch.generator.leavesOutTransposed() ? LegalActions.MIRRORED : 0;
        int[] listed = entries.get();
        for (int play = 0; play < scratch.found.size(); play++) {
            long key = keyOf(scratch.found, play, board);
            int row = scratch.found.row(play);
            int column = scratch.found.column(play);
            boolean down = scratch.found.direction(play) == Direction.DOWN;
            offer(legal, listed, scratch.found, play, action(row, column, down, key));
            if (mirror != 0) {
                offer(legal, listed, scratch.found, play | mirror, action(column, row, !down, key));
            } else if (!down && scratch.found.count(play) == 1) {
                offerDown(legal, listed, scratch.found, play, board);
            }
        }
        keep(legal, listed, scratch.found);
        legal.add(pass(), LegalActions.PASS);
        legal.legalMoves = legal.size;
    }

    private int action(int row, int column, boolean down, long key) {
        return ((row * columns + column) * 2 + (down ? 1 : 0)) * words.size() + words.numberOf(key);
    }

    /// Lists an action, or updates it if it is listed with a worse play.
    private static void offer(LegalActions legal, int[] listed, PlayBuffer found, int choice, int action) {
        int entry = listed[action] - 1;
        if (entry < 0) {
            legal.add(action, choice);
            listed[action] = legal.size;
        } else if (isBetter(found, choice & ~LegalActions.MIRRORED, legal.choices[entry] & ~LegalActions.MIRRORED)) {
            legal.choices[entry] = choice;
        }
    }

    /// Fewer blanks, then more points, then the blank that comes first in the word.
    private static boolean isBetter(PlayBuffer found, int one, int other) {
        int blanks = found.blankCount(one) - found.blankCount(other);
        int points = found.score(one) - found.score(other);
        if (blanks != 0 || points != 0) {
            return blanks < 0 || blanks == 0 && points > 0;
        }
        for (int tile = 0; tile < found.count(one); tile++) {
            if (found.tile(one, tile) != found.tile(other, tile)) {
                return Tile.isBlank(found.tile(one, tile));
            }
        }
        return false;
    }

    /// Offers the vertical word of a single tile too, because the generator reports only its horizontal
    /// word.
    private void offerDown(LegalActions legal, int[] listed, PlayBuffer found, int play, Board board) {
        int row = found.row(play);
        int column = found.column(play);
        while (board.hasTile(row, column)) {
            column++;
        }
        if (!board.hasTile(row - 1, column) && !board.hasTile(row + 1, column)) {
            return;
        }
        int first = row;
        while (board.hasTile(first - 1, column)) {
            first--;
        }
        long key = 0;
        int shift = 0;
        for (int at = first; at == row || board.hasTile(at, column); at++) {
            int letter = Tile.letter(at == row ? found.tile(play, 0) : board.at(at, column));
            key |= (long) letter << shift;
            shift += WordIndex.LETTER_BITS;
        }
        offer(legal, listed, found, play, action(first, column, true, key));
    }

    /// Copies the offered plays into the legal actions, and clears the table of entries for the next call.
    private static void keep(LegalActions legal, int[] listed, PlayBuffer found) {
        for (int entry = 0; entry < legal.size; entry++) {
            listed[legal.actions[entry]] = 0;
            int choice = legal.choices[entry];
            legal.choices[entry] = legal.plays.size() | choice & LegalActions.MIRRORED;
            legal.plays.add(found, choice & ~LegalActions.MIRRORED);
        }
    }

    private static long keyOf(PlayBuffer found, int play, Board board) {
        boolean down = found.direction(play) == Direction.DOWN;
        int row = found.row(play);
        int column = found.column(play);
        int tiles = found.count(play);
        long key = 0;
        int placed = 0;
        for (int shift = 0; ; shift += WordIndex.LETTER_BITS) {
            boolean taken = board.hasTile(row, column);
            if (!taken && placed == tiles) {
                return key;
            }
            key |= (long) Tile.letter(taken ? board.at(row, column) : found.tile(play, placed++)) << shift;
            row += down ? 1 : 0;
            column += down ? 0 : 1;
        }
    }

    @Override
    public void show(int slot, CrosswordPosition position, LegalActions legal) {
        mark(slot, legal, (byte) 1);
    }

    @Override
    public void hide(int slot, LegalActions legal) {
        mark(slot, legal, (byte) 0);
    }

    private void mark(int slot, LegalActions legal, byte mark) {
        long start = (long) slot * count();
        for (int entry = 0; entry < legal.size; entry++) {
            masks.set(ValueLayout.JAVA_BYTE, start + legal.actions[entry], mark);
        }
    }

    @Override
    public void clear(int slot) {
        masks.asSlice((long) slot * count(), count()).fill((byte) 0);
    }

    /// Returns the word that an action places, legal or not; empty for the pass.
    ///
    /// @throws IndexOutOfBoundsException when there is no such action
    public Optional<WordAction> word(int action) {
        Objects.checkIndex(action, count());
        if (action == pass()) {
            return Optional.empty();
        }
        int place = action / words.size();
        return Optional.of(new WordAction(
                place / 2 / columns,
                place / 2 % columns,
                place % 2 == 0 ? Direction.ACROSS : Direction.DOWN,
                game.variant().tiles().alphabet().decode(words.letters(action % words.size()))));
    }

    @Override
    public IllegalMoveException refusal(CrosswordPosition position, LegalActions legal, int action) {
        int place = action / words.size();
        return placement.refusal(
                position,
                words.letters(action % words.size()),
                place / 2 / columns,
                place / 2 % columns,
                place % 2 == 0 ? Direction.ACROSS : Direction.DOWN);
    }
}
