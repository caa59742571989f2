package dev.quoin.crossword.movegen;

import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;

/// The search through the word graph from one start. Mutable, for one thread; allocates nothing.
///
/// From a block the search spells backwards from the block's last letter, so that every step already has the block in
/// its word; an open start is filled first. Wherever a word may turn, the search goes on to the right of the start.
///
/// A blank is not tried letter by letter. The search goes through words once, takes a blank only where no natural tile
/// is left, and scores as if there were no blanks; [BlankChoices] then lists the ways in which blanks can stand in.
///
/// Which letters complete a word and which children are worth a visit is as good as random, and a mispredicted branch
/// costs as much as handling several letters. So there is no recursion, and the one loop over letters does not branch:
/// it writes every play and every child, and steps past only those that count.
final class PlaySearch {
    private static final int LETTER_BITS = 5;
    private static final int DEPTHS = Variant.LARGEST_RACK + 1;
    private static final int MOST_CHILDREN = 32;

    // A step to take: letter (5 bits), square (11), depth (4), and the sign for the right.
    private static final int SQUARE_SHIFT = 5;
    private static final int SQUARE_BITS = 2047;
    private static final int DEPTH_SHIFT = 16;
    private static final int RIGHT = 1 << 31;

    private final Grid grid;
    private final long[] graph;
    private final long root;
    private final int bingoCount;
    private final int bingoBonus;
    private final long[] letterValues = new long[32];

    private final byte[] letters;
    private final byte[] values;
    private final int[] allowed;
    private final long[] factors;
    private final long[] crossSums;
    private final byte[] wordMultipliers;

    /// Plays below this score are not wanted.
    int floor;

    // What has been placed, by depth: the rack left as letters it has (low half) and letters it has twice (high half),
    // blanks left, the sum of the main word (low half) and the crossing words (high half), the main word's multiplier,
    // the tiles placed, the first square of the word.
    private final long[] racks = new long[DEPTHS];
    private final int[] blanks = new int[DEPTHS];
    private final long[] sums = new long[DEPTHS];
    private final int[] multipliers = new int[DEPTHS];
    private final long[] tiles = new long[DEPTHS];
    private final int[] wordStarts = new int[DEPTHS];

    // Letters that the rack has three times or more, and how many by depth; they are rare.
    private int many;
    private final byte[] counts = new byte[32];

    // Steps still to take.
    private final long[] nodes = new long[DEPTHS * MOST_CHILDREN * 2];
    private final int[] steps = new int[DEPTHS * MOST_CHILDREN * 2];

    // The start being searched.
    private boolean down;
    private int laneFirst;
    private int lanePlace;
    private int placeStep;
    private int rightStart;
    private int reachable;

    private PlayBuffer out = new PlayBuffer();

    PlaySearch(Lexicon lexicon, Variant variant, Grid grid) {
        this.grid = grid;
        graph = lexicon.graph();
        root = lexicon.root();
        bingoCount = variant.rackSize();
        bingoBonus = variant.bingoBonus();
        for (int letter = 1; letter <= lexicon.alphabet().size(); letter++) {
            letterValues[letter] = variant.tiles().valueOfNumber(letter);
        }
        letters = grid.letters;
        values = grid.values;
        allowed = grid.allowed;
        factors = grid.factors;
        crossSums = grid.crossSums;
        wordMultipliers = grid.wordMultipliers;
    }

    void begin(Tiles rack) {
        floor = 0;
        many = 0;
        long masks = 0;
        for (int letter = 1; letter < counts.length; letter++) {
            int count = rack.count(letter);
            counts[letter] = (byte) count;
            masks |= count > 0 ? 1L << letter : 0;
            masks |= count > 1 ? 1L << letter + 32 : 0;
            many |= count > 2 ? 1 << letter : 0;
        }
        racks[0] = masks;
        blanks[0] = rack.count(Tile.BLANK);
        multipliers[0] = 1;
        tiles[0] = 0;
    }

    /// Adds the plays of one start to `plays`.
    void run(Starts starts, int start, PlayBuffer plays) {
        out = plays;
        enterLane(starts.lanes[start]);
        int leftBarrier = starts.leftBarriers[start];
        int rightBarrier = starts.rightBarriers[start];
        int allowedLeft = allowed[leftBarrier];
        int allowedRight = allowed[rightBarrier];
        allowed[leftBarrier] = 0;
        allowed[rightBarrier] = 0;
        if (starts.isOpen(start)) {
            runOpen(starts.firsts[start]);
        } else {
            runBlock(starts.firsts[start], starts.lasts[start]);
        }
        allowed[leftBarrier] = allowedLeft;
        allowed[rightBarrier] = allowedRight;
    }

    private void enterLane(int lane) {
        down = grid.isColumn(lane);
        laneFirst = lane * grid.stride + 1;
        var direction = down ? Direction.DOWN : Direction.ACROSS;
        lanePlace = down ? PlayBuffer.place(0, lane - grid.rows, direction) : PlayBuffer.place(lane, 0, direction);
        placeStep = down ? PlayBuffer.place(1, 0, Direction.ACROSS) : PlayBuffer.place(0, 1, Direction.ACROSS);
    }

    private void runOpen(int square) {
        rightStart = square + 1;
        reachable = 0;
        sums[0] = 0;
        // No letter completes a word here: a word has two letters at least.
        drain(pushLeft(root, square, 0, 0, 0));
    }

    private void runBlock(int first, int last) {
        long node = grid.blockNodes[last];
        if (node == 0) {
            return;
        }
        int sum = 0;
        for (int square = first; square <= last; square++) {
            sum += values[square];
        }
        sums[0] = sum;
        rightStart = last + 1;
        reachable = grid.lettersBehind[rightStart];
        wordStarts[0] = first;
        drain(extendLeft(node, first - 1, 0, 0));
    }

    /// Takes all steps, the last pushed first: a step finds what was placed before it as its parent left it.
    private void drain(int top) {
        while (top > 0) {
            long node = nodes[--top];
            int step = steps[top];
            int letter = step & 31;
            int square = step >>> SQUARE_SHIFT & SQUARE_BITS;
            int depth = step >>> DEPTH_SHIFT & 15;
            long rack = racks[depth];
            int bit = 1 << letter;
            int held = bit & (int) rack;
            int left = blanks[depth] - (held == 0 ? 1 : 0);
            long rest = rack & ~(held & ~(rack >>> 32) & 0xffffffffL | (long) held << 32);
            if ((held & many) != 0) {
                rest = takeOfMany(letter, depth, rack);
            }
            long sum = sums[depth] + crossSums[square] + letterValues[letter] * factors[square];
            int multiplier = multipliers[depth] * wordMultipliers[square];
            long placed = tiles[depth];
            int wordStart = wordStarts[depth];
            placed = step < 0 ? placed | (long) letter << LETTER_BITS * depth : placed << LETTER_BITS | letter;
            depth++;
            racks[depth] = rest;
            blanks[depth] = left;
            sums[depth] = sum;
            multipliers[depth] = multiplier;
            tiles[depth] = placed;
            if (step < 0) {
                wordStarts[depth] = wordStart;
                int next = square + 1;
                while (letters[next] != 0) {
                    sum += values[next++];
                }
                sums[depth] = sum;
                top = pushRight(node, next, depth, top);
            } else {
                wordStarts[depth] = square;
                top = extendLeft(node, square - 1, depth, top);
            }
        }
    }

    /// Letters of which the rack had three or more: count those among the tiles placed.
    private long takeOfMany(int letter, int depth, long rack) {
        int used = 1;
        for (long rest = tiles[depth]; rest != 0; rest >>>= LETTER_BITS) {
            used += (rest & 31) == letter ? 1 : 0;
        }
        int left = counts[letter] - used;
        long bit = 1L << letter;
        return left >= 2 ? rack : left == 1 ? rack & ~(bit << 32) : rack & ~(bit << 32 | bit);
    }

    private int extendLeft(long node, int square, int depth, int top) {
        int place = (int) (node >>> 32);
        top = pushLeft(node, square, depth, top, (int) graph[place]);
        if ((node & Lexicon.TURN) != 0) {
            long turned = graph[place + 1];
            if (((int) turned & allowed[rightStart] & available(depth)) != 0) {
                top = pushRight(turned, rightStart, depth, top);
            }
        }
        return top;
    }

    /// The letters that the rack can still place; any with a blank.
    private int available(int depth) {
        return (int) racks[depth] | -blanks[depth] >> 31;
    }

    private int pushLeft(long node, int square, int depth, int top, int completing) {
        int usable = (int) node & allowed[square] & available(depth);
        if (usable == 0) {
            return top;
        }
        return push(
                node,
                usable,
                square,
                depth,
                top,
                isRepeat(square, depth) ? 0 : completing,
                square,
                Lexicon.TURN,
                allowed[square - 1],
                tiles[depth] << LETTER_BITS,
                0,
                depth << DEPTH_SHIFT | square << SQUARE_SHIFT);
    }

    private int pushRight(long node, int square, int depth, int top) {
        int usable = (int) node & allowed[square] & available(depth);
        if (usable == 0) {
            return top;
        }
        if (letters[square + 1] != 0) {
            return pushThrough(node, usable, square, depth, top);
        }
        int completing = isRepeat(square, depth) ? 0 : (int) graph[(int) (node >>> 32)];
        return push(
                node,
                usable,
                square,
                depth,
                top,
                completing,
                wordStarts[depth],
                0,
                allowed[square + 1],
                tiles[depth],
                LETTER_BITS * depth,
                RIGHT | depth << DEPTH_SHIFT | square << SQUARE_SHIFT);
    }

    /// Whether a tile on this square alone also makes a word across, where its play was found already.
    private boolean isRepeat(int square, int depth) {
        return depth == 0 && down && grid.isCrossed(square);
    }

    private int push(
            long node,
            int usable,
            int square,
            int depth,
            int top,
            int completing,
            int wordStart,
            int always,
            int allowedNext,
            long placed,
            int shift,
            int stepBase) {
        int place = (int) (node >>> 32) + 1;
        long rack = racks[depth];
        int blanksHere = blanks[depth];
        int once = ~(int) (rack >>> 32);
        long factor = factors[square];
        long sum = sums[depth] + crossSums[square];
        int multiplier = multipliers[depth] * wordMultipliers[square];
        int bonus = depth + 1 >= bingoCount ? bingoBonus : 0;
        long head = PlayBuffer.head(lanePlace + (wordStart - laneFirst) * placeStep, 0, depth + 1, 0);
        out.ensureRoom(MOST_CHILDREN);
        long[] heads = out.heads;
        long[] found = out.tiles;
        int size = out.size;
        int floor = this.floor;
        do {
            int letter = Integer.numberOfTrailingZeros(usable);
            int bit = 1 << letter;
            long total = sum + letterValues[letter] * factor;
            int score = (int) total * multiplier + (int) (total >>> 32) + bonus;
            heads[size] = (long) score << 32 | head;
            found[size] = placed | (long) letter << shift;
            size += completing >>> letter & 1 & ~(score - floor >> 31);
            long child = graph[place + Integer.bitCount((int) node & (bit - 1))];
            int held = bit & (int) rack;
            int rest = (int) rack & ~(held & once);
            int left = blanksHere - (held == 0 ? 1 : 0);
            nodes[top] = child;
            steps[top] = stepBase | letter;
            int leaves = (int) child & (always | allowedNext & (rest | -left >> 31));
            int needed = (int) (graph[leaves == 0 ? 0 : (int) (child >>> 32)] >>> 32);
            int missing = Integer.bitCount(needed & ~(rest | reachable));
            top += leaves == 0 ? 0 : 1 + (left - missing >> 31);
            usable &= usable - 1;
        } while (usable != 0);
        out.size = size;
        return top;
    }

    /// Fills `square`, then passes through the tiles that follow it.
    private int pushThrough(long node, int usable, int square, int depth, int top) {
        long factor = factors[square];
        long sum = sums[depth] + crossSums[square];
        int multiplier = multipliers[depth] * wordMultipliers[square];
        int bonus = depth + 1 >= bingoCount ? bingoBonus : 0;
        long head = PlayBuffer.head(lanePlace + (wordStarts[depth] - laneFirst) * placeStep, 0, depth + 1, 0);
        boolean repeat = isRepeat(square, depth);
        int last = square + 1;
        int through = values[last];
        while (letters[last + 1] != 0) {
            through += values[++last];
        }
        for (; usable != 0; usable &= usable - 1) {
            int letter = Integer.numberOfTrailingZeros(usable);
            long child = step(node, letter);
            for (int at = square + 1; at < last; at++) {
                child = step(child, letters[at]);
            }
            int lastBit = 1 << letters[last];
            if (((int) child & lastBit) == 0) {
                continue;
            }
            if (((int) graph[(int) (child >>> 32)] & lastBit) != 0 && !repeat) {
                long total = sum + through + letterValues[letter] * factor;
                int score = (int) total * multiplier + (int) (total >>> 32) + bonus;
                if (score >= floor) {
                    out.add((long) score << 32 | head, tiles[depth] | (long) letter << LETTER_BITS * depth);
                }
            }
            child = step(child, letters[last]);
            nodes[top] = child;
            steps[top] = RIGHT | depth << DEPTH_SHIFT | square << SQUARE_SHIFT | letter;
            top += child == 0 ? 0 : 1;
        }
        return top;
    }

    private long step(long node, int letter) {
        int bit = 1 << letter;
        return ((int) node & bit) == 0 ? 0 : graph[(int) (node >>> 32) + 1 + Integer.bitCount((int) node & (bit - 1))];
    }
}
