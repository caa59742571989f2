package dev.quoin.crossword.daily.line;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.lexicon.AnagramFilter;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import java.util.Arrays;
import java.util.SplittableRandom;

/// A position, and its traits after a play. Mutable, not thread-safe.
///
/// The tiles on the board determine which were drawn and so the rack: a fingerprint of the board identifies
/// the whole position.
final class Scene {
    private final DailyDraws deal;
    private final HotSquares hot;
    private final int columns;
    private final int letters;
    private final long[] prints;
    private final int[] values = new int[Alphabet.MOST_LETTERS + 1];

    private final byte[] board;
    private final int[] rack = new int[Alphabet.MOST_LETTERS + 1];
    private final int[] rackAfter = new int[Alphabet.MOST_LETTERS + 1];
    private int drawn;

    private final Traits now = new Traits();
    private final Traits after = new Traits();

    Scene(DailyDraws deal) {
        this.deal = deal;
        hot = HotSquares.of(deal.variant());
        columns = deal.variant().columns();
        letters = deal.variant().tiles().alphabet().size();
        board = new byte[deal.variant().rows() * columns];
        prints = new SplittableRandom(7).longs((long) board.length << 5).toArray();
        for (int letter = 1; letter <= letters; letter++) {
            values[letter] = deal.variant().tiles().valueOfNumber(letter);
        }
    }

    /// Sets up the position after these plays from the start.
    void set(PlayBuffer path) {
        System.arraycopy(deal.board().tiles(), 0, board, 0, board.length);
        now.clear();
        for (int square = 0; square < board.length; square++) {
            if (board[square] != Tile.EMPTY) {
                now.place(square, Tile.letter(board[square]));
            }
        }
        Arrays.fill(rack, 0);
        drawn = 0;
        draw(deal.variant().rackSize());
        for (int index = 0; index < path.size(); index++) {
            place(path, index);
        }
    }

    private void draw(int count) {
        int end = Math.min(deal.size(), drawn + count);
        for (; drawn < end; drawn++) {
            rack[deal.draw(drawn)]++;
            now.draw(deal.draw(drawn));
        }
    }

    private void place(PlayBuffer path, int index) {
        int row = path.row(index);
        int column = path.column(index);
        var direction = path.direction(index);
        int count = path.count(index);
        for (int placed = 0; placed < count; row += direction.rowStep(), column += direction.columnStep()) {
            int square = row * columns + column;
            if (board[square] == Tile.EMPTY) {
                byte tile = path.tile(index, placed++);
                board[square] = tile;
                rack[tile]--;
                now.place(square, tile);
                now.leave(tile);
            }
        }
        draw(count);
    }

    Board board() {
        return Board.of(deal.variant().rows(), columns, board);
    }

    Tiles rack() {
        return Tiles.of(rack);
    }

    /// The traits of the position after a play.
    Traits after(PlayBuffer plays, int index) {
        after.copy(now);
        int row = plays.row(index);
        int column = plays.column(index);
        var direction = plays.direction(index);
        int rowStep = direction.rowStep();
        int columnStep = direction.columnStep();
        int count = plays.count(index);
        for (int placed = 0; placed < count; row += rowStep, column += columnStep) {
            int square = row * columns + column;
            if (board[square] == Tile.EMPTY) {
                int tile = plays.tile(index, placed++);
                after.place(square, tile);
                after.leave(tile);
            }
        }
        int end = Math.min(deal.size(), drawn + count);
        for (int at = drawn; at < end; at++) {
            after.draw(deal.draw(at));
        }
        return after;
    }

    /// The rack after a play.
    Tiles rackAfter(PlayBuffer plays, int index) {
        System.arraycopy(rack, 0, rackAfter, 0, rack.length);
        int count = plays.count(index);
        for (int placed = 0; placed < count; placed++) {
            rackAfter[plays.tile(index, placed)]--;
        }
        int end = Math.min(deal.size(), drawn + count);
        for (int at = drawn; at < end; at++) {
            rackAfter[deal.draw(at)]++;
        }
        return Tiles.of(rackAfter);
    }

    /// The inputs of an estimate, updated tile by tile.
    final class Traits {
        /// A fingerprint of the board.
        long print;

        /// The rack as a hash of the anagram filter.
        long rackSum;

        /// The total value of the tiles on the rack.
        int rackValue;

        /// The number of tiles drawn.
        int drawn;

        /// The letters on the board, and those on hot squares, as masks.
        int boardLetters;

        int hotLetters;

        private void clear() {
            print = 0;
            rackSum = 0;
            rackValue = 0;
            drawn = 0;
            boardLetters = 0;
            hotLetters = 0;
        }

        private void copy(Traits other) {
            print = other.print;
            rackSum = other.rackSum;
            rackValue = other.rackValue;
            drawn = other.drawn;
            boardLetters = other.boardLetters;
            hotLetters = other.hotLetters;
        }

        private void place(int square, int letter) {
            print ^= prints[square << 5 | letter];
            boardLetters |= 1 << letter;
            hotLetters |= hot.contains(square) ? 1 << letter : 0;
        }

        private void leave(int letter) {
            rackSum -= AnagramFilter.letterHash(letter);
            rackValue -= values[letter];
        }

        private void draw(int letter) {
            rackSum += AnagramFilter.letterHash(letter);
            rackValue += values[letter];
            drawn++;
        }
    }
}
