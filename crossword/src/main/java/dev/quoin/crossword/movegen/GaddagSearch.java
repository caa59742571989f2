package dev.quoin.crossword.movegen;

import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.lexicon.AnagramMap;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;

/// The GADDAG search from one anchor: Gordon's algorithm with extension sets and score bounds. Mutable, not
/// thread-safe; allocates nothing.
///
/// From a block, the search spells backwards from the block's last letter, so the block is in the word from the
/// start; an empty anchor is filled first. At every separator the search continues to the right of the anchor.
///
/// A blank is not tried as a letter that the rack also has as a natural tile. The search visits each word
/// once and uses a blank only where no natural tile is left; [BlankChoices] then lists the other places of
/// the blanks.
final class GaddagSearch {
    private static final int LETTER_BITS = 5;

    // The state of a search, packed into an int: tiles placed (bits 0–7), blanks left (8–11), whether a blank stands
    // for
    // a letter that the rack also had (12), and which tiles, in the order placed, are blanks (16–27).
    private static final int COUNT_BITS = 255;
    private static final int BLANK_SHIFT = 8;
    private static final int BLANK_UNIT = 1 << BLANK_SHIFT;
    private static final int BLANK_BITS = 15 << BLANK_SHIFT;
    private static final int SWAPS = 1 << 12;
    private static final int BLANK_TILES_SHIFT = 16;

    /// No floor: nothing is pruned.
    static final int NO_FLOOR = Anchors.NO_PLAY + 1;

    /// A floor that every play reaches; what has no plays is pruned.
    static final int LOWEST_FLOOR = NO_FLOOR + 1;

    private final Grid grid;
    private final BlankChoices choices;
    private final Valuation valuation;
    private final long[] graph;
    private final long root;
    private final long forwardRoot;
    private final int noted;
    private final int bingoCount;
    private final int bingoBonus;
    /// By letter, with letter 32 at 0, which is its bit.
    private final long[] letterValues = new long[32];
    private final long separatorBit;
    private final int separatorDistance;

    private final byte[] letters;
    private final byte[] values;
    private final int[] extensionSets;
    private final long[] factors;
    private final long[] crossScores;
    private final byte[] wordMultipliers;

    /// Plays below this value are pruned.
    int floor;

    /// Whether every play found raises the floor to its value.
    private boolean raises;

    /// The bits of a state that choose a table of bounds: the blanks left, or none if leaves do not count.
    private int tableBits;

    /// Bounds of the current anchor.
    final SpanBounds spans = new SpanBounds();

    // The rack is passed through the search as a long: the letters it has (low half), those it has twice (high half).
    // Letters it has more often are rare and counted among the tiles placed.
    private long fullRack;
    private int state;
    private int many;
    private final byte[] counts = new byte[32];

    // The current anchor.
    private boolean down;
    private boolean emptyAnchor;
    private int lane;
    private int laneFirst;
    private int lanePlace;
    private int placeStep;
    private int rightStart;
    private long separator;
    private int reachable;

    // The word being extended to the right.
    private int wordStart;
    private int leftTiles;

    private PlayBuffer out = new PlayBuffer();

    GaddagSearch(Lexicon lexicon, Variant variant, Grid grid, BlankChoices choices, Valuation valuation) {
        this.grid = grid;
        this.choices = choices;
        this.valuation = valuation;
        graph = lexicon.graph();
        root = lexicon.root();
        forwardRoot = lexicon.forwardRoot();
        noted = lexicon.noted();
        separatorBit = lexicon.separator();
        separatorDistance = lexicon.separatorDistance();
        bingoCount = variant.rackSize();
        bingoBonus = variant.bingoBonus();
        for (int letter = 1; letter <= lexicon.alphabet().size(); letter++) {
            letterValues[letter & 31] = variant.tiles().valueOfNumber(letter);
        }
        letters = grid.letters;
        values = grid.values;
        extensionSets = grid.extensionSets;
        factors = grid.factors;
        crossScores = grid.crossScores;
        wordMultipliers = grid.wordMultipliers;
    }

    void begin(Tiles rack, PlayBuffer plays, boolean onlyBest) {
        out = plays;
        floor = NO_FLOOR;
        raises = onlyBest;
        tableBits = valuation.isByScore() ? 0 : BLANK_BITS;
        many = 0;
        long masks = 0;
        for (int letter = 1; letter <= counts.length; letter++) {
            int count = rack.count(letter);
            int bit = letter & 31;
            counts[bit] = (byte) count;
            masks |= count > 0 ? 1L << bit : 0;
            masks |= count > 1 ? 1L << bit + 32 : 0;
            many |= count > 2 ? 1 << letter : 0;
        }
        fullRack = masks;
        state = rack.count(Tile.BLANK) << BLANK_SHIFT;
    }

    /// Finds the plays of one anchor.
    void run(Anchors anchors, int anchor) {
        enterLane(anchors.lanes[anchor]);
        int leftBarrier = anchors.leftBarriers[anchor];
        int rightBarrier = anchors.rightBarriers[anchor];
        int leftSet = extensionSets[leftBarrier];
        int rightSet = extensionSets[rightBarrier];
        extensionSets[leftBarrier] = 0;
        extensionSets[rightBarrier] = 0;
        emptyAnchor = anchors.isEmptyAnchor(anchor);
        if (emptyAnchor) {
            runEmpty(anchors.firsts[anchor]);
        } else {
            runBlock(anchors.firsts[anchor], anchors.lasts[anchor]);
        }
        extensionSets[leftBarrier] = leftSet;
        extensionSets[rightBarrier] = rightSet;
    }

    /// Prepares for the plays of a lane.
    void enterLane(int lane) {
        this.lane = lane;
        down = grid.isColumn(lane);
        laneFirst = lane * grid.stride + 1;
        var direction = down ? Direction.DOWN : Direction.ACROSS;
        lanePlace = down ? PlayBuffer.place(0, lane - grid.rows, direction) : PlayBuffer.place(lane, 0, direction);
        placeStep = down ? PlayBuffer.place(1, 0, Direction.ACROSS) : PlayBuffer.place(0, 1, Direction.ACROSS);
    }

    private void runEmpty(int square) {
        reachable = 0;
        if (extensionSets[square - 1] == 0) {
            wordStart = square;
            leftTiles = 0;
            right(forwardRoot, square, fullRack, 0, 1, state, 0);
        } else {
            setRightStart(square + 1);
            left(root, square, fullRack, 0, 1, state, 0);
        }
    }

    private void runBlock(int first, int last) {
        int sum = 0;
        for (int square = first; square <= last; square++) {
            sum += values[square];
        }
        setRightStart(last + 1);
        reachable = grid.lettersFrom(lane, rightStart - laneFirst);
        left(grid.blockNodes[last], first - 1, fullRack, sum, 1, state, 0);
    }

    private void setRightStart(int square) {
        rightStart = square;
        separator = (extensionSets[square] & available(fullRack, state)) == 0 ? 0 : separatorBit;
    }

    /// Extends the word to the left from `square`, and to the right after a separator.
    private void left(long node, int square, long rack, long sum, int multiplier, int state, long tiles) {
        int following = (int) node;
        int place = Lexicon.place(node);
        int available = available(rack, state);
        if ((node & separator) != 0 && node != root) {
            long afterSeparator = graph[place - separatorDistance];
            int placed = state & COUNT_BITS;
            if (((int) afterSeparator & extensionSets[rightStart] & available) != 0 && !isBelowFloor(placed, state)) {
                wordStart = square + 1;
                leftTiles = placed;
                right(afterSeparator, rightStart, rack, sum, multiplier, state, tiles);
            }
        }
        int usable = following & extensionSets[square] & available;
        if (usable == 0 || isBelowFloor(state)) {
            return;
        }
        long factor = factors[square];
        sum += crossScores[square];
        multiplier *= wordMultipliers[square];
        tiles <<= LETTER_BITS;
        long completes = completes(square, state);
        long leaves = separator;
        int nextSet = extensionSets[square - 1];
        do {
            int bit = usable & -usable;
            int letter = Integer.numberOfTrailingZeros(usable);
            usable ^= bit;
            long child = graph[place + Integer.bitCount(following & bit - 1)];
            long rest = rack;
            long total = sum;
            int next;
            if ((bit & (int) rack) != 0) {
                rest = take(rack, bit, tiles >>> LETTER_BITS, state);
                total += letterValues[letter] * factor;
                next = state + 1;
            } else {
                next = placeBlank(state, bit);
            }
            if ((child & completes) != 0) {
                record(square, total, multiplier, next, tiles | letter, next & COUNT_BITS);
            }
            if ((child & leaves | (int) child & nextSet & available(rest, next)) != 0 && suffices(child, rest, next)) {
                left(child, square - 1, rest, total, multiplier, next, tiles | letter);
            }
        } while (usable != 0);
    }

    /// Extends the word to the right from the empty `square`.
    private void right(long node, int square, long rack, long sum, int multiplier, int state, long tiles) {
        if (isBelowFloor(leftTiles, state)) {
            return;
        }
        if (letters[square + 1] != 0) {
            rightThrough(node, square, rack, sum, multiplier, state, tiles);
            return;
        }
        int following = (int) node;
        int place = Lexicon.place(node);
        int usable = following & extensionSets[square] & available(rack, state);
        long factor = factors[square];
        sum += crossScores[square];
        multiplier *= wordMultipliers[square];
        int shift = LETTER_BITS * (state & COUNT_BITS);
        long completes = completes(square, state);
        int nextSet = extensionSets[square + 1];
        while (usable != 0) {
            int bit = usable & -usable;
            long letter = Integer.numberOfTrailingZeros(usable);
            usable ^= bit;
            long child = graph[place + Integer.bitCount(following & bit - 1)];
            long rest = rack;
            long total = sum;
            int next;
            if ((bit & (int) rack) != 0) {
                rest = take(rack, bit, tiles, state);
                total += letterValues[(int) letter] * factor;
                next = state + 1;
            } else {
                next = placeBlank(state, bit);
            }
            if ((child & completes) != 0) {
                record(wordStart, total, multiplier, next, tiles | letter << shift, leftTiles);
            }
            if (((int) child & nextSet & available(rest, next)) != 0 && suffices(child, rest, next)) {
                right(child, square + 1, rest, total, multiplier, next, tiles | letter << shift);
            }
        }
    }

    /// Fills `square`, then passes through the tiles that follow it.
    private void rightThrough(long node, int square, long rack, long sum, int multiplier, int state, long tiles) {
        int usable = (int) node & extensionSets[square] & available(rack, state);
        multiplier *= wordMultipliers[square];
        sum += crossScores[square];
        int end = square + 1;
        while (letters[end] != 0) {
            sum += values[end++];
        }
        int shift = LETTER_BITS * (state & COUNT_BITS);
        long completes = completes(square, state);
        for (; usable != 0; usable &= usable - 1) {
            long letter = Integer.numberOfTrailingZeros(usable);
            int bit = usable & -usable;
            long child = step(node, bit);
            for (int at = square + 1; at < end; at++) {
                child = step(child, 1 << letters[at]);
            }
            if (child == 0) {
                continue;
            }
            boolean held = (bit & (int) rack) != 0;
            long rest = held ? take(rack, bit, tiles, state) : rack;
            long total = held ? sum + letterValues[(int) letter] * factors[square] : sum;
            int next = held ? state + 1 : placeBlank(state, bit);
            if ((child & completes) != 0) {
                record(wordStart, total, multiplier, next, tiles | letter << shift, leftTiles);
            }
            if (((int) child & extensionSets[end] & available(rest, next)) != 0 && suffices(child, rest, next)) {
                right(child, end, rest, total, multiplier, next, tiles | letter << shift);
            }
        }
    }

    /// Whether no play with `left` tiles to the left and more tiles in all than now can reach the floor.
    private boolean isBelowFloor(int left, int state) {
        return floor > NO_FLOOR && spans.bound((state & tableBits) >>> BLANK_SHIFT, left, state & COUNT_BITS) < floor;
    }

    /// Whether no play with more tiles to the left than now can reach the floor.
    private boolean isBelowFloor(int state) {
        return floor > NO_FLOOR && spans.boundLeft((state & tableBits) >>> BLANK_SHIFT, state & COUNT_BITS) < floor;
    }

    private long step(long node, int bit) {
        return ((int) node & bit) == 0 ? 0 : graph[Lexicon.place(node) + Integer.bitCount((int) node & bit - 1)];
    }

    /// The letters that can still be placed: those of the rack, or any with a blank.
    private static int available(long rack, int state) {
        return (int) rack | -(state & BLANK_BITS) >> 31;
    }

    /// The rack without one tile of a letter it has.
    private long take(long rack, int bit, long tiles, int state) {
        if ((bit & many) != 0) {
            return takeOfMany(rack, bit, tiles, state & COUNT_BITS);
        }
        long once = bit & ~(rack >>> 32) & 0xffffffffL;
        return rack & ~(once | (long) bit << 32);
    }

    private long takeOfMany(long rack, int bit, long tiles, int placed) {
        int letter = Integer.numberOfTrailingZeros(bit);
        int left = counts[letter] - 1;
        long rest = tiles;
        for (int tile = 0; tile < placed; tile++) {
            left -= (rest & 31) == letter ? 1 : 0;
            rest >>>= LETTER_BITS;
        }
        long mask = bit & 0xffffffffL;
        return left > 1 ? rack : left == 1 ? rack & ~(mask << 32) : rack & ~(mask << 32 | mask);
    }

    private int placeBlank(int state, int bit) {
        int swaps = (bit & (int) fullRack) == 0 ? 0 : SWAPS;
        int tile = 1 << BLANK_TILES_SHIFT + (state & COUNT_BITS);
        return state + 1 - BLANK_UNIT | swaps | tile;
    }

    /// Whether the rack and the tiles ahead have the noted letters that every path behind this arc needs.
    private boolean suffices(long arc, long rack, int state) {
        int needed = (int) (arc >>> Lexicon.NOTED_SHIFT) & 127;
        int missing = needed & ~Integer.compress((int) rack | reachable, noted);
        return missing == 0 || Integer.bitCount(missing) <= (state & BLANK_BITS) >>> BLANK_SHIFT;
    }

    /// The bit of an arc that completes a play on this square. None for a first tile that makes no word in this
    /// lane, or that also makes a word across, where the same play is found.
    private long completes(int square, int state) {
        boolean first = (state & COUNT_BITS) == 0;
        return first && (emptyAnchor || down && grid.isCrossed(square)) ? 0 : Lexicon.COMPLETES;
    }

    private void record(int start, long sum, int multiplier, int state, long tiles, int leftTiles) {
        int count = state & COUNT_BITS;
        int score = (int) sum * multiplier + (int) (sum >>> 32) + (count >= bingoCount ? bingoBonus : 0);
        int place = lanePlace + (start - laneFirst) * placeStep;
        if ((state & (BLANK_BITS | SWAPS)) != 0) {
            int best = choices.list(
                    start, PlayBuffer.head(place, score, count, inOrder(state, leftTiles)), tiles, floor, out);
            floor = raises ? Math.max(floor, best) : floor;
        } else if (valuation.isByScore()) {
            if (score >= floor) {
                out.add(PlayBuffer.head(place, score, count, inOrder(state, leftTiles)), tiles);
                floor = raises ? score : floor;
            }
        } else if (valuation.bound(score, count, 0) >= floor) {
            int blankTiles = inOrder(state, leftTiles);
            int equity = valuation.of(score, tiles, count, blankTiles);
            if (equity >= floor) {
                out.add(PlayBuffer.head(place, score, count, blankTiles), tiles, equity);
                floor = raises ? equity : floor;
            }
        }
    }

    /// Records a word of the rack's tiles that fits on the board from square `start`.
    ///
    /// @param left the letters of the rack by number, without blanks; changed
    void record(AnagramMap map, int word, int start, byte[] left, int blanks) {
        long sum = 0;
        int multiplier = 1;
        int next = blanks << BLANK_SHIFT;
        long tiles = 0;
        int length = map.length(word);
        for (int at = 0; at < length; at++) {
            int square = start + at;
            if (letters[square] != 0) {
                sum += values[square];
                continue;
            }
            int letter = map.letter(word, at);
            tiles |= (long) (letter & 31) << LETTER_BITS * (next & COUNT_BITS);
            sum += crossScores[square];
            multiplier *= wordMultipliers[square];
            if (left[letter] > 0) {
                left[letter]--;
                sum += letterValues[letter & 31] * factors[square];
                next++;
            } else {
                next = placeBlank(next, 1 << letter);
            }
        }
        record(start, sum, multiplier, next, tiles, 0);
    }

    /// Which tiles are blanks, in the order of the board: those placed to the left were placed last first.
    private static int inOrder(int state, int leftTiles) {
        int ordered = 0;
        for (int rest = state >>> BLANK_TILES_SHIFT; rest != 0; rest &= rest - 1) {
            int tile = Integer.numberOfTrailingZeros(rest);
            ordered |= 1 << (tile < leftTiles ? leftTiles - 1 - tile : tile);
        }
        return ordered;
    }
}
