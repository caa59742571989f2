package dev.quoin.crossword.movegen;

import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.lexicon.AnagramMap;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.util.Arrays;

/// The GADDAG search from one anchor: Gordon's algorithm with extension sets and score bounds. Mutable, not
/// thread-safe.
///
/// From a block, the search spells backwards from the block's last letter, so the block is in the word from the
/// start; an empty anchor is filled first. At every separator the search continues to the right of the anchor.
///
/// The search is breadth-first. A *frontier* holds all partial words that end on the same square; filling the next
/// square makes the next frontier. What depends on the square alone is read once for all of them, and entries are
/// added without branches: each is written behind the last, and counts only if it leads on. Most branches of a
/// recursive search are mispredicted, and each of them waits for an arc from memory.
///
/// A blank is not tried as a letter that the rack also has as a natural tile. The search visits each word
/// once and uses a blank only where no natural tile is left; [BlankChoices] then lists the other places of
/// the blanks.
final class GaddagSearch {
    private static final int LETTER_BITS = 5;

    // The blanks of a partial word, packed into an int: which of its tiles are blanks, in the order of the board (bits
    // 0–11, as in the head of a play), whether a blank stands for a letter that the rack also had (12), and the blanks
    // left (16–19).
    private static final int TILE_BITS = (1 << 12) - 1;
    private static final int SWAPS_SHIFT = 12;
    private static final int SWAPS = 1 << SWAPS_SHIFT;
    private static final int LEFT_SHIFT = 16;
    private static final int LEFT_UNIT = 1 << LEFT_SHIFT;

    /// A bit that heads of plays do not use: the play has other choices of blanks.
    private static final int HAS_CHOICES_SHIFT = 27;

    // The fields of an entry of a frontier.
    private static final int NODE = 0;
    private static final int RACK = 1;
    private static final int TILES = 2;
    private static final int SUM = 3;
    private static final int BLANKS = 4;
    private static final int FIELDS = 5;

    /// Instead of a number of tiles to the left, while words are extended to the left.
    private static final int LEFT = -1;

    /// The most entries, or plays, that one entry adds.
    private static final int MOST_ADDED = 32;

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

    /// Bounds of the current anchor.
    final SpanBounds spans = new SpanBounds();

    // The rack is passed through the search as a long: the letters it has (low half), those it has twice (high half).
    // Letters it has more often are rare and counted among the tiles placed.
    private long fullRack;
    private int rackSize;
    private int blanks;
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

    /// The first square of a word without tiles to the left.
    private int wordBase;

    // The frontiers to the left and to the right of the anchor, and the one that is being made. To the right, entries
    // are in the order of the number of their tiles to the left, each of which makes a segment.
    private long[] lefts = new long[1024 * FIELDS];
    private long[] rights = new long[1024 * FIELDS];
    private long[] next = new long[1024 * FIELDS];
    private final int[] segmentEnds = new int[Variant.LARGEST_RACK + 1];
    private final int[] multipliers = new int[Variant.LARGEST_RACK + 1];
    private int segments;

    // What filling a square needs to know besides its parameters: the place of plays, how far the tiles move to make
    // room for one more, which tile in the order of the board that is, how many are to the left, and bits of arcs that
    // lead on.
    private int place;
    private int tilesShift;
    private int tile;
    private int leftTiles;
    private long leadingOn;

    private PlayBuffer out = new PlayBuffer();

    /// Where plays are collected without branches: [#out], or words whose blanks are to be placed.
    private PlayBuffer found = out;
    private final PlayBuffer words = new PlayBuffer();

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
        rackSize = rack.size();
        blanks = rack.count(Tile.BLANK);
        found = blanks == 0 ? out : words;
        words.clear();
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
        int end = emptyAnchor
                ? startEmpty(anchors.firsts[anchor])
                : startBlock(anchors.firsts[anchor], anchors.lasts[anchor]);
        goRight(end);
        extensionSets[leftBarrier] = leftSet;
        extensionSets[rightBarrier] = rightSet;
        if (words.size > 0) {
            placeBlanks();
        }
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

    /// Makes the first frontier to the right of an empty anchor; returns its end.
    private int startEmpty(int square) {
        reachable = 0;
        if (extensionSets[square - 1] != 0) {
            wordBase = square + 1;
            setRightStart(square + 1);
            return goLeft(root, square, 0);
        }
        wordBase = square;
        rightStart = square;
        segments = 1;
        segmentEnds[0] = put(rights, 0, forwardRoot, fullRack, 0, 0, blanks << LEFT_SHIFT);
        multipliers[0] = 1;
        return segmentEnds[0];
    }

    /// Makes the first frontier to the right of a block; returns its end.
    private int startBlock(int first, int last) {
        int sum = 0;
        for (int square = first; square <= last; square++) {
            sum += values[square];
        }
        wordBase = first;
        setRightStart(last + 1);
        reachable = grid.lettersFrom(lane, rightStart - laneFirst);
        return goLeft(grid.blockNodes[last], first - 1, sum);
    }

    private void setRightStart(int square) {
        rightStart = square;
        separator = (extensionSets[square] & available(fullRack, blanks << LEFT_SHIFT)) == 0 ? 0 : separatorBit;
    }

    /// Extends words to the left from `square`, one square after the other. Returns the end of the frontier to the
    /// right, which has all that cross a separator.
    private int goLeft(long node, int square, int sum) {
        int end = put(lefts, 0, node, fullRack, 0, sum, blanks << LEFT_SHIFT);
        int multiplier = 1;
        int crossed = 0;
        int placed = 0;
        while (end > 0) {
            boolean crosses =
                    separator != 0 && (placed > 0 || !emptyAnchor) && !isBelowFloor(valuation.blanks, placed, placed);
            crossed = crosses ? cross(end, crossed) : crossed;
            segmentEnds[placed] = crossed;
            multipliers[placed++] = multiplier;
            if (extensionSets[square] == 0 || isBelowFloor(valuation.blanks, LEFT, placed - 1)) {
                break;
            }
            multiplier *= wordMultipliers[square];
            end = fillLeft(end, square--, placed - 1, multiplier);
            long[] filled = next;
            next = lefts;
            lefts = filled;
        }
        segments = placed;
        return crossed;
    }

    /// Adds the words of the frontier to the left that can go on after a separator to the frontier to the right, from
    /// `out` on; returns its end.
    private int cross(int end, int out) {
        long[] from = lefts;
        rights = withRoom(rights, out + end);
        long[] to = rights;
        int set = extensionSets[rightStart];
        for (int at = 0; at < end; at += FIELDS) {
            long node = from[at + NODE];
            long rack = from[at + RACK];
            int blankState = (int) from[at + BLANKS];
            int crosses = (int) (-(node & separator) >>> 63);
            // Any other arc if there is no separator.
            long after = graph[Lexicon.place(node) - separatorDistance * crosses];
            put(to, out, after, rack, from[at + TILES], from[at + SUM], blankState);
            long ways = (int) after & set & available(rack, blankState) & 0xffffffffL;
            out += FIELDS & (int) (-ways >> 63) & -crosses;
        }
        return out;
    }

    private int fillLeft(int end, int square, int placed, int multiplier) {
        place = lanePlace + (square - laneFirst) * placeStep;
        tilesShift = LETTER_BITS;
        tile = 0;
        leftTiles = LEFT;
        leadingOn = placed + 1 < rackSize ? separator : 0;
        return fill(lefts, 0, end, 0, square, square + 1, extensionSets[square - 1], placed, multiplier);
    }

    /// Extends the words of the frontier to the right, one square after the other.
    private void goRight(int end) {
        int square = rightStart;
        tilesShift = 0;
        leadingOn = 0;
        for (int filled = 0; end > 0; filled++) {
            int after = square + 1;
            while (letters[after] != 0) {
                after++;
            }
            end = fillRight(square, after, filled);
            square = after;
        }
    }

    private int fillRight(int square, int after, int filled) {
        int at = 0;
        int end = 0;
        for (int left = 0; left < segments; left++) {
            int stop = segmentEnds[left];
            int placed = left + filled;
            multipliers[left] *= wordMultipliers[square];
            if (at < stop && !isBelowFloor(valuation.blanks, left, placed)) {
                leftTiles = left;
                place = lanePlace + (wordBase - left - laneFirst) * placeStep;
                tile = placed;
                end = fill(rights, at, stop, end, square, after, extensionSets[after], placed, multipliers[left]);
            }
            at = stop;
            segmentEnds[left] = end;
        }
        long[] made = next;
        next = rights;
        rights = made;
        return end;
    }

    /// Fills `square` in every way that leads on: takes the entries of `from` between `at` and `stop`, records the
    /// plays that this completes, and puts the others into [#next] from `end` on. Returns the end there.
    ///
    /// @param after the square after this one and the tiles that follow it
    /// @param nextSet the letters that can be placed on the next square
    /// @param placed the number of tiles already placed
    private int fill(
            long[] from, int at, int stop, int end, int square, int after, int nextSet, int placed, int multiplier) {
        long[] graph = this.graph;
        long[] to = next;
        int shift = tilesShift;
        int letterShift = tile * LETTER_BITS;
        int blankTile = (1 << tile) - LEFT_UNIT;
        int blankTiles = shift == 0 ? 0 : TILE_BITS;
        int set = extensionSets[square];
        long factor = factors[square];
        long added = crossScores[square];
        for (int through = square + 1; through < after; through++) {
            added += values[through];
        }
        int count = placed + 1;
        int bonus = count >= bingoCount ? bingoBonus : 0;
        long placeAndCount = PlayBuffer.head(place, 0, count, 0);
        long completes = completes(square, placed);
        boolean collects = floor == NO_FLOOR;
        boolean hasBlanks = blanks > 0;
        boolean prunes = !collects && valuation.blanks > 0;
        int valueOfKept = collects ? 0 : valuation.bound(0, count, valuation.blanks);
        PlayBuffer plays = found;
        long[] heads = plays.heads;
        long[] playTiles = plays.tiles;
        int size = plays.size;
        for (; at < stop; at += FIELDS) {
            long node = from[at + NODE];
            long rack = from[at + RACK];
            int state = (int) from[at + BLANKS];
            int following = (int) node;
            int usable = following & set & available(rack, state);
            if (usable == 0 || prunes && isBelowFloor(state >>> LEFT_SHIFT, leftTiles, placed)) {
                continue;
            }
            long tiles = from[at + TILES] << shift;
            long sum = from[at + SUM] + added;
            state += state & blankTiles;
            int arcs = Lexicon.place(node);
            if (end + MOST_ADDED * FIELDS > to.length) {
                next = withRoom(to, end);
                to = next;
            }
            if (collects && size + MOST_ADDED > heads.length) {
                plays.size = size;
                plays.reserve(MOST_ADDED);
                heads = plays.heads;
                playTiles = plays.tiles;
            }
            do {
                int bit = usable & -usable;
                int letter = Integer.numberOfTrailingZeros(usable);
                usable ^= bit;
                long child = graph[arcs + Integer.bitCount(following & bit - 1)];
                for (int through = square + 1; through < after; through++) {
                    child = step(child, 1 << letters[through]);
                }
                long mask = bit & 0xffffffffL;
                // Without the letter this changes nothing, and a blank is placed.
                long rest = (bit & many) != 0
                        ? takeOfMany(rack, letter, tiles >>> shift, placed)
                        : rack & ~(mask & ~(rack >>> 32) | mask << 32);
                long value = letterValues[letter] * factor;
                int nextState = state;
                if (hasBlanks) {
                    int held = (int) rack >>> letter & 1;
                    value &= -held;
                    int swaps = ((int) fullRack >>> letter & 1) << SWAPS_SHIFT;
                    nextState = state + (blankTile & held - 1) | swaps & held - 1;
                }
                long total = sum + value;
                long word = tiles | (long) letter << letterShift;
                int score = (int) total * multiplier + (int) (total >>> 32) + bonus;
                if (collects) {
                    int hasChoices = -(nextState >>> SWAPS_SHIFT) >>> 31;
                    heads[size] = PlayBuffer.withScore(placeAndCount, score)
                            | nextState & TILE_BITS
                            | hasChoices << HAS_CHOICES_SHIFT;
                    playTiles[size] = word;
                    size += (int) ((child & completes) >>> 63);
                } else if ((child & completes) != 0
                        && (score * valuation.scale + valueOfKept >= floor || (nextState & SWAPS) != 0)) {
                    record(PlayBuffer.withScore(placeAndCount, score) | nextState & TILE_BITS, word, nextState);
                }
                put(to, end, child, rest, word, total, nextState);
                end += FIELDS & -leadsOn(child, rest, nextState, nextSet);
            } while (usable != 0);
        }
        if (collects) {
            plays.size = size;
        }
        return end;
    }

    /// 1 if a word goes on behind this arc with a letter that can be placed on the next square, or with one of
    /// [#leadingOn]; otherwise 0.
    private int leadsOn(long arc, long rack, int state, int nextSet) {
        int missing = (int) (arc >>> Lexicon.NOTED_SHIFT) & 127 & ~Integer.compress((int) rack | reachable, noted);
        long ways = arc & leadingOn | (int) arc & nextSet & available(rack, state) & 0xffffffffL;
        return (int) (-ways >>> 63) & ~((state >>> LEFT_SHIFT) - Integer.bitCount(missing)) >>> 31;
    }

    private static int put(long[] frontier, int at, long node, long rack, long tiles, long sum, int blankState) {
        frontier[at + NODE] = node;
        frontier[at + RACK] = rack;
        frontier[at + TILES] = tiles;
        frontier[at + SUM] = sum;
        frontier[at + BLANKS] = blankState;
        return at + FIELDS;
    }

    /// A frontier with the same entries and room for more after `end`.
    private static long[] withRoom(long[] frontier, int end) {
        int needed = end + MOST_ADDED * FIELDS;
        return needed <= frontier.length ? frontier : Arrays.copyOf(frontier, 2 * needed);
    }

    /// Whether no play with `left` tiles to the left and more in all than `placed` can reach the floor when `blanks`
    /// are left. With [#LEFT], whether none with more tiles to the left than `placed` can.
    private boolean isBelowFloor(int blanks, int left, int placed) {
        return floor > NO_FLOOR
                && (left == LEFT ? spans.boundLeft(blanks, placed) : spans.bound(blanks, left, placed)) < floor;
    }

    private long step(long node, int bit) {
        return ((int) node & bit) == 0 ? 0 : graph[Lexicon.place(node) + Integer.bitCount((int) node & bit - 1)];
    }

    /// The letters that can still be placed: those of the rack, or any with a blank.
    private static int available(long rack, int state) {
        return (int) rack | -(state >>> LEFT_SHIFT) >> 31;
    }

    /// The rack without one tile of a letter of which it had more than two.
    private long takeOfMany(long rack, int letter, long tiles, int placed) {
        int left = counts[letter] - 1;
        long rest = tiles;
        for (int tile = 0; tile < placed; tile++) {
            left -= (rest & 31) == letter ? 1 : 0;
            rest >>>= LETTER_BITS;
        }
        long mask = 1L << letter;
        return left > 1 ? rack : left == 1 ? rack & ~(mask << 32) : rack & ~(mask << 32 | mask);
    }

    /// The bit of an arc that completes a play on this square. None for a first tile that makes no word in this
    /// lane, or that also makes a word across, where the same play is found.
    private long completes(int square, int placed) {
        return placed == 0 && (emptyAnchor || down && grid.isCrossed(square)) ? 0 : Lexicon.COMPLETES;
    }

    /// Records the plays of a word, if they reach the floor.
    private void record(long head, long tiles, int state) {
        if (state >>> SWAPS_SHIFT != 0) {
            int best = choices.list(startOf(head), head, tiles, floor, out);
            floor = raises ? Math.max(floor, best) : floor;
            return;
        }
        int value = valuation.of(PlayBuffer.score(head), tiles, PlayBuffer.count(head), PlayBuffer.blanks(head));
        if (value >= floor) {
            if (valuation.isByScore()) {
                out.add(head, tiles);
            } else {
                out.add(head, tiles, value);
            }
            floor = raises ? value : floor;
        }
    }

    /// Places the blanks of the words that were collected.
    private void placeBlanks() {
        for (int index = 0; index < words.size; index++) {
            long head = words.heads[index] & ~(1L << HAS_CHOICES_SHIFT);
            if (head == words.heads[index]) {
                out.add(head, words.tiles[index]);
            } else {
                choices.list(startOf(head), head, words.tiles[index], floor, out);
            }
        }
        words.clear();
    }

    /// The first square of the main word of a play in this lane.
    int startOf(long head) {
        return laneFirst + (down ? PlayBuffer.row(head) : PlayBuffer.column(head));
    }

    /// Records a word of the rack's tiles that fits on the board from square `start`.
    ///
    /// @param left the letters of the rack by number, without blanks; changed
    void record(AnagramMap map, int word, int start, byte[] left, int blanks) {
        long sum = 0;
        int multiplier = 1;
        int state = blanks << LEFT_SHIFT;
        long tiles = 0;
        int count = 0;
        int length = map.length(word);
        for (int at = 0; at < length; at++) {
            int square = start + at;
            if (letters[square] != 0) {
                sum += values[square];
                continue;
            }
            int letter = map.letter(word, at);
            tiles |= (long) (letter & 31) << LETTER_BITS * count;
            sum += crossScores[square];
            multiplier *= wordMultipliers[square];
            if (left[letter] > 0) {
                left[letter]--;
                sum += letterValues[letter & 31] * factors[square];
            } else {
                int swaps = ((int) fullRack >>> letter & 1) << SWAPS_SHIFT;
                state = state + (1 << count) - LEFT_UNIT | swaps;
            }
            count++;
        }
        int bonus = count >= bingoCount ? bingoBonus : 0;
        int score = (int) sum * multiplier + (int) (sum >>> 32) + bonus;
        int from = lanePlace + (start - laneFirst) * placeStep;
        record(PlayBuffer.head(from, score, count, state & TILE_BITS), tiles, state);
    }
}
