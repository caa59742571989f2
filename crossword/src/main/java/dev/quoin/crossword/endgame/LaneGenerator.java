package dev.quoin.crossword.endgame;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.variant.Variant;

/// Finds the plays of one lane: Gordon's algorithm from the anchors of the lane. Mutable, not thread-safe.
///
/// A play belongs to the first anchor that it fills. Unlike the generator of whole boards, it lists a blank and a
/// natural
/// tile for the same letter as they come, because it runs only once for each state of a lane.
final class LaneGenerator {
    private final EndgameBoard board;
    private final long[] graph;
    private final long root;
    private final long separatorBit;
    private final int separatorDistance;
    private final int bingoCount;
    private final int bingoBonus;
    private final int[] letterValues = new int[32];

    // The rack: counts by letter, with letter 32 at 0; which letters have any; blanks apart.
    private final int[] counts = new int[32];
    private int held;
    private int blanks;
    private RackCode code;

    // The current lane and anchor.
    private int lane;
    private int first;
    private int anchor;
    private int leftEnd;

    // The tiles placed so far.
    private final byte[] placed = new byte[32];
    private int squares;
    private int blankSquares;
    private long need;

    private PackedPlays out = new PackedPlays();

    LaneGenerator(Lexicon lexicon, Variant variant, EndgameBoard board, RackCode code) {
        this.board = board;
        this.code = code;
        graph = lexicon.graph();
        root = lexicon.root();
        separatorBit = lexicon.separator();
        separatorDistance = lexicon.separatorDistance();
        bingoCount = variant.rackSize();
        bingoBonus = variant.bingoBonus();
        for (int letter = 1; letter <= lexicon.alphabet().size(); letter++) {
            letterValues[letter & 31] = variant.tiles().valueOfNumber(letter);
        }
    }

    /// Adds the plays of a lane from `rack`, in the code `rackCode`, to `plays`.
    void generate(int ofLane, RackCode rackCode, long rack, PackedPlays plays) {
        out = plays;
        lane = ofLane;
        code = rackCode;
        held = 0;
        blanks = code.count(rack, Tile.BLANK);
        for (int letter = 1; letter <= Alphabet.MOST_LETTERS; letter++) {
            counts[letter & 31] = code.count(rack, letter);
            held |= counts[letter & 31] > 0 ? 1 << letter : 0;
        }
        first = lane * board.stride + 1;
        int end = first + (lane < board.rows ? board.columns : board.rows);
        int previous = first - 1;
        for (int square = first; square < end; square++) {
            if (board.isAnchor(square)) {
                anchor = square;
                leftEnd = previous;
                left(root, square);
                previous = square;
            }
        }
    }

    /// Extends the word to the left from `square`, which may hold a tile.
    private void left(long node, int from) {
        int square = from;
        while (board.letters[square] != 0) {
            node = step(node, board.letters[square--]);
            if (node == 0) {
                return;
            }
        }
        if (square != anchor) {
            if (node < 0 && board.letters[anchor + 1] == 0) {
                record(square + 1, anchor);
            }
            if ((node & separatorBit) != 0) {
                right(graph[Lexicon.place(node) - separatorDistance], anchor + 1, square + 1);
            }
        }
        if (square <= leftEnd) {
            return;
        }
        int usable = (int) node & board.crossChecks[square] & available();
        for (; usable != 0; usable &= usable - 1) {
            int letter = Integer.numberOfTrailingZeros(usable);
            long child = step(node, letter);
            if (counts[letter] > 0) {
                place(square, letter);
                left(child, square - 1);
                takeBack(square, letter);
            }
            if (blanks > 0) {
                placeBlank(square, letter);
                left(child, square - 1);
                takeBackBlank(square);
            }
        }
    }

    /// Extends the word to the right from `square`, which may hold a tile.
    private void right(long node, int from, int start) {
        int square = from;
        while (board.letters[square] != 0) {
            node = step(node, board.letters[square++]);
            if (node == 0) {
                return;
            }
        }
        if (node < 0 && square > anchor + 1) {
            record(start, square - 1);
        }
        int usable = (int) node & board.crossChecks[square] & available();
        for (; usable != 0; usable &= usable - 1) {
            int letter = Integer.numberOfTrailingZeros(usable);
            long child = step(node, letter);
            if (counts[letter] > 0) {
                place(square, letter);
                right(child, square + 1, start);
                takeBack(square, letter);
            }
            if (blanks > 0) {
                placeBlank(square, letter);
                right(child, square + 1, start);
                takeBackBlank(square);
            }
        }
    }

    /// The letters that can still be placed: those of the rack, or any with a blank.
    private int available() {
        return held | -blanks >> 31;
    }

    private void place(int square, int letter) {
        placed[square - first] = Tile.natural(letter == 0 ? 32 : letter);
        squares |= 1 << square - first;
        need += code.unit(letter == 0 ? 32 : letter);
        if (--counts[letter] == 0) {
            held ^= 1 << letter;
        }
    }

    private void takeBack(int square, int letter) {
        squares ^= 1 << square - first;
        need -= code.unit(letter == 0 ? 32 : letter);
        if (counts[letter]++ == 0) {
            held ^= 1 << letter;
        }
    }

    private void placeBlank(int square, int letter) {
        placed[square - first] = Tile.blankAs(letter == 0 ? 32 : letter);
        squares |= 1 << square - first;
        blankSquares |= 1 << square - first;
        need += code.unit(Tile.BLANK);
        blanks--;
    }

    private void takeBackBlank(int square) {
        squares ^= 1 << square - first;
        blankSquares ^= 1 << square - first;
        need -= code.unit(Tile.BLANK);
        blanks++;
    }

    /// The arc of a letter, or 0 if it cannot follow. Negative when the letter completes a word.
    private long step(long node, int letter) {
        int bit = 1 << letter;
        int following = (int) node;
        return (following & bit) == 0 ? 0 : graph[Lexicon.place(node) + Integer.bitCount(following & bit - 1)];
    }

    /// Adds the play whose main word is from `start` to `end`.
    private void record(int start, int end) {
        if (start == end) {
            return;
        }
        int count = Integer.bitCount(squares);
        if (count == 1 && lane >= board.rows && board.crossSums[anchor] >= 0) {
            return; // found in the row, where it also makes a word
        }
        int sum = 0;
        int crossSum = 0;
        int face = 0;
        int multiplier = 1;
        long letters = 0;
        int index = 0;
        for (int square = start; square <= end; square++) {
            if ((squares >>> square - first & 1) == 0) {
                sum += board.values[square];
                continue;
            }
            int tile = placed[square - first];
            int letterValue = Tile.isBlank(tile) ? 0 : letterValues[Tile.letter(tile) & 31];
            int value = letterValue * board.letterMultipliers[square];
            face += letterValue;
            sum += value;
            multiplier *= board.wordMultipliers[square];
            if (board.crossSums[square] >= 0) {
                crossSum += (board.crossSums[square] + value) * board.wordMultipliers[square];
            }
            letters |= (Tile.letter(tile) & 31L) << 5 * index++;
        }
        int score = sum * multiplier + crossSum + (count >= bingoCount ? bingoBonus : 0);
        if (score > PackedPlays.LARGEST_SCORE) {
            throw new IllegalArgumentException("the endgame solver supports plays of up to " + PackedPlays.LARGEST_SCORE
                    + " points, got one of " + score);
        }
        int blankTiles = blankSquares == 0 ? 0 : Integer.compress(blankSquares, squares);
        long head = PackedPlays.head(score, face, lane, squares, blankTiles);
        out.add(head, letters, need, PackedPlays.mark(head, letters));
    }
}
