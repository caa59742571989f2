package dev.quoin.crossword.endgame;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.variant.Variant;
import java.util.Arrays;

/// What [LaneWords] finds, kept by the tiles of a lane, player and rack. Mutable, not thread-safe.
///
/// The scores of a lane are one block: for each different tile of the rack the highest of the lane, then the same
/// for each square of the lane. [#NONE] where no word is possible.
final class LaneScores {
    static final int NONE = -1;

    private static final int FIRST_SLOTS = 1 << 10;
    private static final int MOST_SLOTS = 1 << 16;
    private static final int MOST_SCORES = 1 << 21;

    private final EndgameBoard board;
    private final RackCode[] codes;
    private final LaneWords words;
    private long[] keys = new long[FIRST_SLOTS];
    private int[] starts = new int[FIRST_SLOTS];
    private int entries;
    private int[] scores = new int[FIRST_SLOTS];
    private int size;

    LaneScores(Lexicon lexicon, Variant variant, EndgameBoard board, RackCode[] codes) {
        this.board = board;
        this.codes = codes;
        words = new LaneWords(lexicon, variant, board);
    }

    int at(int index) {
        return scores[index];
    }

    /// Sets where the blocks of all lanes begin. They are valid until the next call.
    void find(int player, long rack, int kinds, int[] blocks) {
        makeRoom();
        long owner = EndgameBoard.mix(rack << 1 | player);
        for (int lane = 0; lane < blocks.length; lane++) {
            long key = board.tileKeys[lane] + owner | 1;
            int slot = slot(key);
            blocks[lane] = keys[slot] == key ? starts[slot] : enter(slot, key, lane, player, rack, kinds);
        }
    }

    private int slot(long key) {
        int last = keys.length - 1;
        int slot = (int) (key >>> 40) & last;
        while (keys[slot] != 0 && keys[slot] != key) {
            slot = slot + 1 & last;
        }
        return slot;
    }

    private int enter(int slot, long key, int lane, int player, long rack, int kinds) {
        int start = size;
        size += (board.stride - 1) * kinds;
        if (size > scores.length) {
            scores = Arrays.copyOf(scores, 2 * size);
        }
        Arrays.fill(scores, start, size, NONE);
        words.find(lane, codes[player], rack, scores, start + kinds);
        for (int at = start + kinds; at < size; at++) {
            int highest = start + (at - start) % kinds;
            scores[highest] = Math.max(scores[highest], scores[at]);
        }
        keys[slot] = key;
        starts[slot] = start;
        entries++;
        return start;
    }

    /// Makes sure that there are slots for all lanes.
    private void makeRoom() {
        if (2 * (entries + board.lanes) <= keys.length && size <= MOST_SCORES) {
            return;
        }
        long[] oldKeys = keys;
        int[] oldStarts = starts;
        boolean isFull = keys.length == MOST_SLOTS || size > MOST_SCORES;
        keys = new long[isFull ? FIRST_SLOTS : 2 * keys.length];
        starts = new int[keys.length];
        if (isFull) {
            entries = 0;
            size = 0;
            return;
        }
        for (int old = 0; old < oldKeys.length; old++) {
            if (oldKeys[old] != 0) {
                int slot = slot(oldKeys[old]);
                keys[slot] = oldKeys[old];
                starts[slot] = oldStarts[old];
            }
        }
    }

    /// Finds the words that a lane may have once tiles of one rack are added, whatever crosses them. Mutable, not
    /// thread-safe.
    ///
    /// For each empty square and tile, it finds the highest score of such a word with the tile on the square. All
    /// added tiles count as placed by one play. So no word that is ever made in the lane with these tiles scores
    /// more, in however many plays, as long as nobody else adds to the lane.
    static final class LaneWords {
        private final EndgameBoard board;
        private final long[] graph;
        private final long root;
        private final long separatorBit;
        private final int separatorDistance;
        private final int[] letterValues = new int[32];

        // The rack: counts by letter, with letter 32 at 0; which letters have any; blanks apart.
        private final int[] counts = new int[32];
        private final int[] kinds = new int[32];
        private int held;
        private int blanks;

        // The current lane, and the tiles added to it so far.
        private int first;
        private final int[] addedSquares = new int[Variant.LARGEST_RACK];
        private final int[] addedKinds = new int[Variant.LARGEST_RACK];
        private int added;

        private int[] best = {};
        private int from;
        private int width;

        LaneWords(Lexicon lexicon, Variant variant, EndgameBoard board) {
            this.board = board;
            graph = lexicon.graph();
            root = lexicon.root();
            separatorBit = lexicon.separator();
            separatorDistance = lexicon.separatorDistance();
            for (int letter = 1; letter <= lexicon.alphabet().size(); letter++) {
                letterValues[letter & 31] = variant.tiles().valueOfNumber(letter);
            }
        }

        /// Raises `scores[at + square * kinds + kind]` to the highest scores of words in a lane. The kinds are the
        /// different tiles of `rack`, in the order of `code`.
        void find(int lane, RackCode code, long rack, int[] scores, int at) {
            best = scores;
            from = at;
            hold(code, rack);
            first = lane * board.stride + 1;
            int end = first + (lane < board.rows ? board.columns : board.rows);
            for (int square = first; square < end; square++) {
                if (board.letters[square] == 0) {
                    begin(square);
                }
            }
        }

        private void hold(RackCode code, long rack) {
            held = 0;
            blanks = code.count(rack, Tile.BLANK);
            width = blanks == 0 ? 0 : 1;
            for (int letter = 1; letter <= Alphabet.MOST_LETTERS; letter++) {
                int count = code.count(rack, letter);
                counts[letter & 31] = count;
                if (count > 0) {
                    held |= 1 << letter;
                    kinds[letter & 31] = width++;
                }
            }
        }

        /// Finds the words whose first added tile is on `square`.
        private void begin(int square) {
            int values = 0;
            int start = square;
            while (board.letters[start - 1] != 0) {
                values += board.values[--start];
            }
            int usable = (int) root & available();
            for (; usable != 0; usable &= usable - 1) {
                int letter = Integer.numberOfTrailingZeros(usable);
                long node = step(root, letter);
                for (int left = square - 1; left >= start && node != 0; left--) {
                    node = step(node, board.letters[left]);
                }
                if (node == 0) {
                    continue;
                }
                boolean isWord = node < 0 && start < square && board.letters[square + 1] == 0;
                long right = (node & separatorBit) == 0 ? 0 : graph[Lexicon.place(node) - separatorDistance];
                if (isWord || right != 0) {
                    addBoth(right, square, letter, values, 1, isWord);
                }
            }
        }

        /// Adds a letter, as a tile of its own and as a blank, and goes on to the right.
        ///
        /// @param sum the score of the letters before it, without word multipliers
        private void addBoth(long node, int square, int letter, int sum, int multiplier, boolean isWord) {
            int product = multiplier * board.wordMultipliers[square];
            if (counts[letter] > 0) {
                if (--counts[letter] == 0) {
                    held ^= 1 << letter;
                }
                int more = sum + letterValues[letter] * board.letterMultipliers[square];
                add(node, square, kinds[letter], more, product, isWord);
                if (counts[letter]++ == 0) {
                    held ^= 1 << letter;
                }
            }
            if (blanks > 0) {
                blanks--;
                add(node, square, 0, sum, product, isWord);
                blanks++;
            }
        }

        private void add(long node, int square, int kind, int sum, int multiplier, boolean isWord) {
            addedSquares[added] = square - first;
            addedKinds[added++] = kind;
            if (isWord) {
                record(sum * multiplier);
            }
            if (node != 0) {
                right(node, square + 1, sum, multiplier);
            }
            added--;
        }

        private void right(long after, int from, int before, int multiplier) {
            long node = after;
            int square = from;
            int sum = before;
            while (board.letters[square] != 0) {
                sum += board.values[square];
                node = step(node, board.letters[square++]);
                if (node == 0) {
                    return;
                }
            }
            if (node < 0 && square > from) {
                record(sum * multiplier);
            }
            if (board.crossing[square] == 0) {
                return;
            }
            int usable = (int) node & available();
            for (; usable != 0; usable &= usable - 1) {
                int letter = Integer.numberOfTrailingZeros(usable);
                long child = step(node, letter);
                addBoth(child, square, letter, sum, multiplier, child < 0 && board.letters[square + 1] == 0);
            }
        }

        /// The letters that can still be added: those of the rack, or any with a blank.
        private int available() {
            return blanks > 0 ? board.usable : held;
        }

        private void record(int score) {
            for (int index = 0; index < added; index++) {
                int at = from + addedSquares[index] * width + addedKinds[index];
                best[at] = Math.max(best[at], score);
            }
        }

        /// The arc of a letter, or 0 if it cannot follow. Negative when the letter completes a word.
        private long step(long node, int letter) {
            int bit = 1 << letter;
            int following = (int) node;
            return (following & bit) == 0 ? 0 : graph[Lexicon.place(node) + Integer.bitCount(following & bit - 1)];
        }
    }
}
