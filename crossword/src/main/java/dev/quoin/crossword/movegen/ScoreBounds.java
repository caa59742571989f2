package dev.quoin.crossword.movegen;

import dev.quoin.crossword.lexicon.AnagramFilter;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.util.Arrays;

/// Says for each start what its plays can score at the most, without searching. Mutable, for one thread.
///
/// For every run of squares that a play of the start could fill: squares that a word crosses get the best tile that its
/// cross-check allows, the others get the best tiles of the rack, the dearest on the largest letter multiplier.
final class ScoreBounds {
    private static final int LEVEL_BITS = 4;
    private static final long NOT_ASKED = -1;

    private final Grid grid;
    private final int bingoCount;
    private final int bingoBonus;
    private final int largestLetterMultiplier;
    private final int letterCount;
    private final int[] letterValues = new int[32];

    // The rack: what its k dearest tiles are worth together, and its letters by value, dearest first.
    private final int[] dearest = new int[Variant.LARGEST_RACK + 1];
    private final int[] lettersOfValue = new int[32];
    private final int[] values = new int[32];
    private int valueCount;
    private int rackSize;
    private int available;

    // The run of squares in hand.
    private int through;
    private int multiplier;
    private int fixedMain;
    private int fixedCross;
    private long freeSquares;
    private long throughSum;

    // Whether the whole rack, or all of it but one tile, may make a word with the tiles of the sum last asked for.
    private final AnagramFilter anagrams;
    private int blanks;
    private long rackSum;
    private long wholeRackAsked;
    private long allButOneAsked;
    private boolean wholeRackMay;
    private boolean allButOneMay;
    private int rackLetters;

    // Where the bounds of single runs are noted, when they are asked for.
    private RunBounds runs = new RunBounds();
    private boolean exact;

    ScoreBounds(AnagramFilter anagrams, Variant variant, Grid grid) {
        this.anagrams = anagrams;
        this.grid = grid;
        bingoCount = variant.rackSize();
        bingoBonus = variant.bingoBonus();
        int largest = 1;
        for (int row = 0; row < variant.rows(); row++) {
            for (int column = 0; column < variant.columns(); column++) {
                largest = Math.max(largest, variant.layout().letterMultiplier(row, column));
            }
        }
        largestLetterMultiplier = largest;
        letterCount = variant.tiles().alphabet().size();
        for (int letter = 1; letter <= letterCount; letter++) {
            letterValues[letter] = variant.tiles().valueOfNumber(letter);
        }
    }

    /// Works out rough bounds of all starts for this rack.
    void measure(Tiles rack, Starts starts) {
        readRack(rack);
        for (int start = 0; start < starts.size; start++) {
            starts.bounds[start] = starts.isOpen(start) ? boundOfOpen(starts, start) : boundOfBlock(starts, start);
        }
    }

    private void readRack(Tiles rack) {
        rackSize = rack.size();
        blanks = rack.count(Tile.BLANK);
        available = blanks > 0 ? Grid.FREE : 0;
        rackSum = 0;
        for (int letter = 1; letter < letterValues.length; letter++) {
            rackSum += rack.count(letter) * AnagramFilter.number(letter);
        }
        wholeRackAsked = NOT_ASKED;
        allButOneAsked = NOT_ASKED;
        valueCount = 0;
        dearest[0] = 0;
        int taken = 0;
        int all = 0;
        for (int letter = 1; letter < letterValues.length; letter++) {
            all |= rack.count(letter) > 0 ? 1 << letter : 0;
        }
        available |= all;
        rackLetters = all;
        while (all != 0) {
            int value = largestValue(all);
            int mask = 0;
            for (int rest = all; rest != 0; rest &= rest - 1) {
                int letter = Integer.numberOfTrailingZeros(rest);
                if (letterValues[letter] == value) {
                    mask |= 1 << letter;
                    for (int copies = rack.count(letter); copies > 0; copies--) {
                        dearest[taken + 1] = dearest[taken] + value;
                        taken++;
                    }
                }
            }
            values[valueCount] = value;
            lettersOfValue[valueCount++] = mask;
            all &= ~mask;
        }
        Arrays.fill(dearest, taken + 1, dearest.length, dearest[taken]);
    }

    private int largestValue(int letters) {
        int largest = 0;
        for (int rest = letters; rest != 0; rest &= rest - 1) {
            largest = Math.max(largest, letterValues[Integer.numberOfTrailingZeros(rest)]);
        }
        return largest;
    }

    /// Works out what plays of one start can score, by the tiles they place; returns the best of it. Unlike the rough
    /// bound this asks whether the whole rack makes a word at all.
    int measure(Starts starts, int start, RunBounds into) {
        runs = into;
        exact = true;
        int bound = starts.isOpen(start) ? boundOfOpen(starts, start) : boundOfBlock(starts, start);
        exact = false;
        return bound;
    }

    /// What `count` tiles, of which `left` to the left, can score; -1 when they make no word.
    private int bound(int left, int count) {
        boolean none = count == 0
                || count == rackSize && !wholeRackMayMakeWord()
                || exact && count == rackSize - 1 && !allButOneMayMakeWord();
        int score = none ? -1 : score(count);
        if (exact) {
            runs.set(left, count, score);
        }
        return score;
    }

    private int boundOfOpen(Starts starts, int start) {
        int square = starts.firsts[start];
        clear();
        if (!fill(square)) {
            return -1;
        }
        return boundOf(starts, start, square - 1, square + 1, 1);
    }

    private int boundOfBlock(Starts starts, int start) {
        int first = starts.firsts[start];
        int last = starts.lasts[start];
        if (grid.blockNodes[last] == 0) {
            return -1;
        }
        clear();
        for (int square = first; square <= last; square++) {
            passThrough(square);
        }
        return boundOf(starts, start, first - 1, last + 1, 0);
    }

    private void passThrough(int square) {
        through += grid.values[square];
        throughSum += AnagramFilter.number(grid.letters[square]);
    }

    private boolean wholeRackMayMakeWord() {
        if (throughSum != wholeRackAsked) {
            wholeRackAsked = throughSum;
            wholeRackMay = mayMakeWord(rackSum + throughSum, blanks);
        }
        return wholeRackMay;
    }

    private boolean allButOneMayMakeWord() {
        if (throughSum != allButOneAsked) {
            allButOneAsked = throughSum;
            allButOneMay = findAllButOne();
        }
        return allButOneMay;
    }

    /// With more than one blank the question costs more than its answer saves.
    private boolean mayMakeWord(long sum, int blanks) {
        if (blanks != 1) {
            return blanks > 1 || anagrams.mayBeWord(sum);
        }
        for (int letter = 1; letter <= letterCount; letter++) {
            if (anagrams.mayBeWord(sum + AnagramFilter.number(letter))) {
                return true;
            }
        }
        return false;
    }

    private boolean findAllButOne() {
        if (blanks > 0 && mayMakeWord(rackSum + throughSum, blanks - 1)) {
            return true;
        }
        for (int rest = rackLetters; rest != 0; rest &= rest - 1) {
            int letter = Integer.numberOfTrailingZeros(rest);
            if (mayMakeWord(rackSum - AnagramFilter.number(letter) + throughSum, blanks)) {
                return true;
            }
        }
        return false;
    }

    private void clear() {
        through = 0;
        throughSum = 0;
        multiplier = 1;
        fixedMain = 0;
        fixedCross = 0;
        freeSquares = 0;
    }

    /// Tries every number of squares to the left, and for each every number to the right.
    private int boundOf(Starts starts, int start, int leftSquare, int rightSquare, int placed) {
        int best = -1;
        int count = placed;
        int square = leftSquare;
        while (true) {
            best = Math.max(best, boundToTheRight(rightSquare, starts.rightBarriers[start], count));
            if (count == rackSize || square == starts.leftBarriers[start] || !fill(square)) {
                if (exact) {
                    runs.end(placed, count);
                }
                return best;
            }
            square--;
            count++;
        }
    }

    private int boundToTheRight(int from, int barrier, int placed) {
        int keptThrough = through;
        int keptMultiplier = multiplier;
        int keptMain = fixedMain;
        int keptCross = fixedCross;
        long keptFree = freeSquares;
        long keptSum = throughSum;
        int best = bound(placed, placed);
        int square = from;
        int count = placed;
        while (count < rackSize && square != barrier && fill(square)) {
            count++;
            square++;
            while (grid.letters[square] != 0) {
                passThrough(square++);
            }
            best = Math.max(best, bound(placed, count));
        }
        if (exact) {
            runs.endRow(placed, count);
        }
        through = keptThrough;
        multiplier = keptMultiplier;
        fixedMain = keptMain;
        fixedCross = keptCross;
        freeSquares = keptFree;
        throughSum = keptSum;
        return best;
    }

    /// Adds a square to the run; false when no tile of the rack can stand there.
    private boolean fill(int square) {
        int usable = grid.allowed[square] & available;
        if (usable == 0) {
            return false;
        }
        multiplier *= grid.wordMultipliers[square];
        long factor = grid.factors[square];
        int letterMultiplier = (int) factor;
        if (factor >>> 32 == 0) {
            // One more square at each level up to its multiplier: what k squares at a level add is dearest[k].
            freeSquares += 0x1111111111111111L & (1L << LEVEL_BITS * letterMultiplier) - 1;
            return true;
        }
        int value = bestValue(usable);
        fixedMain += value * letterMultiplier;
        fixedCross += value * (int) (factor >>> 32) + (int) (grid.crossSums[square] >>> 32);
        return true;
    }

    private int bestValue(int usable) {
        for (int at = 0; at < valueCount; at++) {
            if ((lettersOfValue[at] & usable) != 0) {
                return values[at];
            }
        }
        return 0;
    }

    private int score(int count) {
        int free = 0;
        long levels = freeSquares;
        for (int level = 0; level < largestLetterMultiplier; level++) {
            free += dearest[(int) levels & 15];
            levels >>>= LEVEL_BITS;
        }
        int bonus = count >= bingoCount ? bingoBonus : 0;
        return (through + fixedMain + free) * multiplier + fixedCross + bonus;
    }
}
