package dev.quoin.crossword.movegen;

import dev.quoin.crossword.lexicon.AnagramFilter;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.util.Arrays;

/// Computes an upper bound of the value of each anchor's plays without searching (MAGPIE's "shadow"
/// playing), so that anchors can be searched best first. Mutable, not thread-safe.
///
/// For every span of squares that a play of the anchor could fill: crossed squares get the best tile that their
/// cross-check allows, the others get the best tiles of the rack, the most valuable on the largest letter
/// multiplier.
final class AnchorBounds {
    private static final int LEVEL_BITS = Grid.LEVEL_BITS;
    private static final int LEVEL_MASK = (1 << LEVEL_BITS) - 1;
    private static final long NOT_ASKED = -1;

    private final Grid grid;
    private final int bingoCount;
    private final int bingoBonus;
    private final int letterCount;
    private final int[] letterValues = new int[Alphabet.MOST_LETTERS + 1];

    // The rack: total value of its k most valuable tiles, and the highest value among a set of its letters, one bit for
    // each distinct letter.
    private final int[] dearest = new int[LEVEL_MASK + 1];
    private final int[] bestValues = new int[1 << Variant.LARGEST_RACK];
    private int rackSize;
    private int available;

    // What filling the squares on each side of the anchor adds, by number of squares filled.
    private final Side left = new Side();
    private final Side right = new Side();

    // Whether the whole rack, or all of it but one tile, may make a word with the tiles of the last hash.
    private final AnagramFilter anagrams;
    private int blanks;
    private long rackSum;
    private long wholeRackAsked;
    private long allButOneAsked;
    private boolean wholeRackMay;
    private boolean allButOneMay;
    private int rackLetters;

    private final Valuation valuation;

    /// The most tiles of plays that the graph search finds.
    private int most;

    /// By tiles placed: the best value of what is kept then or when fewer are placed, in the unit of the valuation.
    private final int[] bestLeaves = new int[Variant.LARGEST_RACK + 1];

    AnchorBounds(AnagramFilter anagrams, Variant variant, Grid grid, Valuation valuation) {
        this.anagrams = anagrams;
        this.valuation = valuation;
        this.grid = grid;
        bingoCount = variant.rackSize();
        bingoBonus = variant.bingoBonus();
        letterCount = variant.tiles().alphabet().size();
        for (int letter = 1; letter <= letterCount; letter++) {
            letterValues[letter] = variant.tiles().valueOfNumber(letter);
        }
    }

    /// Computes rough bounds of all anchors for this rack, and queues them.
    ///
    /// @param hasMap whether plays with the whole rack are queued apart, for a [WholeRackSearch]
    void measure(Tiles rack, Anchors anchors, boolean hasMap) {
        readRack(rack);
        most = hasMap ? rackSize - 1 : rackSize;
        anchors.clearQueue();
        for (int anchor = 0; anchor < anchors.size; anchor++) {
            if (readSides(anchors, anchor)) {
                roughBounds(anchors, anchor, hasMap);
            }
        }
    }

    /// The most squares to the left of the anchor whose sides were read last.
    int mostBefore() {
        return Math.min(left.size, rackSize);
    }

    /// The bound of plays with the whole rack that fill so many squares to the left.
    int wholeRackBound(int before) {
        int after = rackSize - before;
        return after <= right.size && wholeRackMayMakeWord(right.letterSums[after])
                ? valuation.bound(score(before, after), rackSize, valuation.blanks)
                : Anchors.NO_PLAY;
    }

    /// The letters that such plays pass through, as a hash of the anagram filter.
    long lettersThrough(int before) {
        return right.letterSums[rackSize - before];
    }

    /// Upper bounds of the plays of the anchor whose sides were read last. More squares score more, so for each number
    /// to
    /// the left only the whole rack and the largest number to the right that keeps a tile are tried.
    private void roughBounds(Anchors anchors, int anchor, boolean hasMap) {
        int whole = Anchors.NO_PLAY;
        int others = Anchors.NO_PLAY;
        int last = mostBefore();
        for (int before = anchors.isEmptyAnchor(anchor) ? 1 : 0; before <= last; before++) {
            whole = Math.max(whole, wholeRackBound(before));
            int after = Math.min(right.size, rackSize - 1 - before);
            if (after >= 0 && before + after > 0) {
                int bound = score(before, after) * valuation.scale + bestLeaves[before + after];
                others = Math.max(others, bound);
            }
        }
        if (hasMap) {
            anchors.queue(anchor, others);
            anchors.queue(anchor | Anchors.WHOLE_RACK, whole);
        } else {
            anchors.queue(anchor, Math.max(whole, others));
        }
    }

    private void readRack(Tiles rack) {
        rackSize = rack.size();
        blanks = rack.count(Tile.BLANK);
        bestLeaves[0] = Anchors.NO_PLAY;
        for (int count = 1; count <= rackSize; count++) {
            bestLeaves[count] = Math.max(bestLeaves[count - 1], valuation.bound(0, count, valuation.blanks));
        }
        available = blanks > 0 ? grid.free : 0;
        rackSum = 0;
        for (int letter = 1; letter < letterValues.length; letter++) {
            rackSum += rack.count(letter) * AnagramFilter.letterHash(letter);
        }
        wholeRackAsked = NOT_ASKED;
        allButOneAsked = NOT_ASKED;
        dearest[0] = 0;
        int taken = 0;
        int all = 0;
        for (int letter = 1; letter < letterValues.length; letter++) {
            all |= rack.count(letter) > 0 ? 1 << letter : 0;
        }
        available |= all;
        rackLetters = all;
        int sets = 1;
        for (int rest = all; rest != 0; rest &= rest - 1) {
            int value = letterValues[(Integer.numberOfTrailingZeros(rest) - 1 & 31) + 1];
            for (int set = 0; set < sets; set++) {
                bestValues[sets + set] = Math.max(bestValues[set], value);
            }
            sets *= 2;
        }
        while (all != 0) {
            int value = largestValue(all);
            int mask = 0;
            for (int rest = Lexicon.inOrder(all); rest != 0; rest &= rest - 1) {
                int letter = Integer.numberOfTrailingZeros(rest) + 1;
                if (letterValues[letter] == value) {
                    mask |= 1 << letter;
                    for (int copies = rack.count(letter); copies > 0; copies--) {
                        dearest[taken + 1] = dearest[taken] + value;
                        taken++;
                    }
                }
            }
            all &= ~mask;
        }
        Arrays.fill(dearest, taken + 1, dearest.length, dearest[taken]);
    }

    private int largestValue(int letters) {
        int largest = 0;
        for (int rest = Lexicon.inOrder(letters); rest != 0; rest &= rest - 1) {
            largest = Math.max(largest, letterValues[Integer.numberOfTrailingZeros(rest) + 1]);
        }
        return largest;
    }

    /// Computes the bounds of one anchor's spans, and returns the largest. Unlike the rough bound, this also asks
    /// the Bloom filter whether all tiles of the rack but one make a word.
    int measure(Anchors anchors, int anchor, SpanBounds into) {
        if (!readSides(anchors, anchor)) {
            return Anchors.NO_PLAY;
        }
        int first = anchors.isEmptyAnchor(anchor) ? 1 : 0;
        int best = Anchors.NO_PLAY;
        int mostBefore = Math.min(left.size, most);
        int tables = valuation.blanks;
        for (int before = first; before <= mostBefore; before++) {
            int last = Math.min(right.size, most - before);
            for (int after = 0; after <= last; after++) {
                int count = before + after;
                boolean none = count == 0
                        || count == rackSize && !wholeRackMayMakeWord(right.letterSums[after])
                        || count == rackSize - 1 && !allButOneMayMakeWord(right.letterSums[after]);
                int score = none ? 0 : score(before, after);
                for (int table = 0; table <= tables; table++) {
                    into.set(table, before, count, none ? Anchors.NO_PLAY : valuation.bound(score, count, table));
                }
                best = none ? best : Math.max(best, valuation.bound(score, count, tables));
            }
            for (int table = 0; table <= tables; table++) {
                into.endRow(table, before, before + last);
            }
        }
        for (int table = 0; table <= tables; table++) {
            into.end(table, first, mostBefore);
        }
        return best;
    }

    /// Reads both sides of an anchor; false if it has no plays. An empty anchor counts as the first square to the
    /// left.
    boolean readSides(Anchors anchors, int anchor) {
        int first = anchors.firsts[anchor];
        int last = anchors.lasts[anchor];
        int through = 0;
        long letterSum = 0;
        if (anchors.isEmptyAnchor(anchor)) {
            last = first++;
        } else {
            if (grid.blockNodes[last] == 0) {
                return false;
            }
            for (int square = first; square <= last; square++) {
                through += grid.values[square];
                letterSum += AnagramFilter.letterHash(grid.letters[square]);
            }
        }
        readLeft(first - 1, anchors.leftBarriers[anchor]);
        readRight(last + 1, anchors.rightBarriers[anchor], through, letterSum);
        return true;
    }

    private void readLeft(int from, int barrier) {
        long sums = 0;
        long free = 0;
        int multiplier = 1;
        int count = 0;
        int square = from;
        while (count < rackSize && square != barrier) {
            int usable = grid.extensionSets[square] & available;
            if (usable == 0) {
                break;
            }
            multiplier *= grid.wordMultipliers[square];
            free += grid.freeLevels[square];
            sums += bestValue(usable) * grid.crossedFactors[square] + grid.crossScores[square];
            count++;
            square--;
            left.sums[count] = sums;
            left.free[count] = free;
            left.multipliers[count] = multiplier;
        }
        left.size = count;
    }

    private void readRight(int from, int barrier, int through, long letterSum) {
        long sums = through;
        long free = 0;
        int multiplier = 1;
        int count = 0;
        int square = from;
        right.sums[0] = sums;
        right.letterSums[0] = letterSum;
        while (count < rackSize && square != barrier) {
            int usable = grid.extensionSets[square] & available;
            if (usable == 0) {
                break;
            }
            multiplier *= grid.wordMultipliers[square];
            free += grid.freeLevels[square];
            sums += bestValue(usable) * grid.crossedFactors[square] + grid.crossScores[square];
            count++;
            square++;
            while (grid.letters[square] != 0) {
                sums += grid.values[square];
                letterSum += AnagramFilter.letterHash(grid.letters[square++]);
            }
            right.sums[count] = sums;
            right.free[count] = free;
            right.multipliers[count] = multiplier;
            right.letterSums[count] = letterSum;
        }
        right.size = count;
    }

    private int score(int before, int after) {
        long sums = left.sums[before] + right.sums[after];
        long free = left.free[before] + right.free[after];
        int main = (int) sums
                + dearest[(int) free & LEVEL_MASK]
                + dearest[(int) free >>> LEVEL_BITS & LEVEL_MASK]
                + dearest[(int) free >>> 2 * LEVEL_BITS & LEVEL_MASK];
        // Few boards have letter multipliers above 3.
        for (long levels = free >>> 3 * LEVEL_BITS; levels != 0; levels >>>= LEVEL_BITS) {
            main += dearest[(int) levels & LEVEL_MASK];
        }
        int bonus = before + after >= bingoCount ? bingoBonus : 0;
        return main * (left.multipliers[before] * right.multipliers[after]) + (int) (sums >>> 32) + bonus;
    }

    private long bestValue(int usable) {
        return bestValues[Integer.compress(usable, rackLetters)];
    }

    /// What filling one to twelve squares adds; entry 0 is none.
    private static final class Side {
        /// What is scored in the main word before word multipliers (low half), and in crossing words (high half).
        final long[] sums = new long[Variant.LARGEST_RACK + 1];

        /// How many squares that no word crosses have a letter multiplier of at least 1, 2, 3 …, four bits each: what
        /// k squares at a level add is `dearest[k]`.
        final long[] free = new long[Variant.LARGEST_RACK + 1];

        final int[] multipliers = new int[Variant.LARGEST_RACK + 1];

        /// The letters passed through, as a hash of the anagram filter.
        final long[] letterSums = new long[Variant.LARGEST_RACK + 1];

        int size;

        Side() {
            multipliers[0] = 1;
        }
    }

    private boolean wholeRackMayMakeWord(long letterSum) {
        if (letterSum != wholeRackAsked) {
            wholeRackAsked = letterSum;
            wholeRackMay = mayMakeWord(rackSum + letterSum, blanks);
        }
        return wholeRackMay;
    }

    private boolean allButOneMayMakeWord(long letterSum) {
        if (letterSum != allButOneAsked) {
            allButOneAsked = letterSum;
            allButOneMay = findAllButOne(letterSum);
        }
        return allButOneMay;
    }

    /// With more than one blank the lookup costs more than it saves.
    private boolean mayMakeWord(long sum, int blanks) {
        if (blanks != 1) {
            return blanks > 1 || anagrams.mightContain(sum);
        }
        for (int letter = 1; letter <= letterCount; letter++) {
            if (anagrams.mightContain(sum + AnagramFilter.letterHash(letter))) {
                return true;
            }
        }
        return false;
    }

    private boolean findAllButOne(long letterSum) {
        if (blanks > 0 && mayMakeWord(rackSum + letterSum, blanks - 1)) {
            return true;
        }
        for (int rest = Lexicon.inOrder(rackLetters); rest != 0; rest &= rest - 1) {
            int letter = Integer.numberOfTrailingZeros(rest) + 1;
            if (mayMakeWord(rackSum - AnagramFilter.letterHash(letter) + letterSum, blanks)) {
                return true;
            }
        }
        return false;
    }
}
