package dev.quoin.crossword.equity;

import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.leave.LeaveValues;
import dev.quoin.crossword.leave.RackParts;
import dev.quoin.crossword.leave.UnseenCorrections;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.util.Arrays;
import java.util.Optional;

/// Finds the moves of a rack with the highest equity, on the board of a generator. Mutable, not thread-safe;
/// allocates nothing per search. [StaticEvaluator] does the same for positions.
///
/// An exchange is worth the tiles kept. A pass is worth less than any other move, because the same moves are at
/// best still there a turn later; it is left when there is nothing else.
public final class StaticSearch {
    /// First plays to list at first; usually the best is among them.
    private static final int FIRST_OPENINGS = 16;

    private final Variant variant;
    private final LeaveTable table;
    private final LeaveValues leaves;
    private final LateGame late;
    private final FirstPlay firstPlay;

    /// Whether values are adjusted at the beginning and near the end of a game.
    private final boolean adjusts;

    /// By number of a letter and feature; no corrections if empty.
    private final Optional<UnseenCorrections> corrections;

    private final int[] features;

    /// By leave: the correction of its value.
    private int[] corrected = new int[128];

    private boolean corrects;

    private final PlayBuffer plays = new PlayBuffer();
    private Tiles rack = Tiles.none();
    private int bag;

    /// The best moves: indexes of plays, or leaves of exchanges.
    private int[] best = new int[128];

    private int size;
    private boolean arePlays;
    private int equity;

    StaticSearch(Variant variant, LeaveTable table, boolean adjusts) {
        this.variant = variant;
        this.table = table;
        this.leaves = new LeaveValues(table);
        this.late = new LateGame(variant);
        this.firstPlay = new FirstPlay(variant);
        this.adjusts = adjusts;
        this.corrections = adjusts ? table.corrections() : Optional.empty();
        this.features = new int[corrections.map(UnseenCorrections::features).orElse(0)];
    }

    /// Creates a search for racks of this variant.
    ///
    /// @param table the values of leaves; must be for the tiles of the variant
    public StaticSearch(Variant variant, LeaveTable table) {
        this(variant, table, true);
    }

    /// Sets the tiles that are not on the board, by number. Needed before values are found if the table has
    /// corrections.
    public void setOffBoard(int[] counts) {
        if (corrections.isPresent()) {
            corrections.get().describe(counts, features);
        }
    }

    /// Finds the best moves of a rack on the board of `generator`.
    ///
    /// @param tilesInBag the number of tiles in the bag
    /// @param unseenPoints the value of all unseen tiles in points; matters only with an empty bag
    /// @param mustPlay whether exchanges are out of the question while there is a play
    public void find(
            MoveGenerator generator, Tiles tiles, int tilesInBag, int unseenPoints, int players, boolean mustPlay) {
        value(tiles, tilesInBag, unseenPoints, players);
        int floor = size == 0 || mustPlay ? Integer.MIN_VALUE : equity;
        if (adjusts && generator.isEmpty()) {
            findOpenings(generator, floor);
        } else {
            findPlays(generator, floor);
        }
        if (size == 0) {
            equity = leaves.value(leaves.parts().size() - 1);
        }
    }

    /// Stores the `most` plays with the highest equity in `found`, best first. For the best exchanges, see
    /// [#leaves]: they are worth what is kept.
    public void top(MoveGenerator generator, int most, PlayBuffer found) {
        generator.top(rack, leaves, most, found);
    }

    /// Values all leaves of a rack and finds the best exchanges.
    public void value(Tiles tiles, int tilesInBag, int unseenPoints, int players) {
        rack = tiles;
        bag = tilesInBag;
        leaves.load(tiles);
        corrects = corrections.isPresent() && bag >= variant.rackSize();
        if (corrects) {
            correct(corrections.get());
        }
        findExchanges();
        if (adjusts) {
            late.adjust(leaves, bag, unseenPoints, players);
        }
    }

    /// Corrections are learned, and hold, while the bag can refill a rack.
    private void correct(UnseenCorrections known) {
        RackParts parts = leaves.parts();
        corrected = corrected.length < parts.size() ? new int[parts.size()] : corrected;
        corrected[0] = 0;
        int size = 1;
        for (int letter = 0; letter < parts.letters(); letter++) {
            int correction = known.of(parts.number(letter), features);
            int part = size;
            for (int count = 1; count <= parts.count(letter); count++) {
                for (int from = 0; from < size; from++, part++) {
                    corrected[part] = corrected[from] + count * correction;
                    leaves.set(part, leaves.value(part) + corrected[part]);
                }
            }
            size = part;
        }
        leaves.findBest();
    }

    /// Finds the play after so many better ones, counted from the best again if there are not so many, or a better
    /// exchange. Needs [#value] first.
    void findOverlooking(MoveGenerator generator, int overlooked, boolean mustPlay) {
        generator.top(rack, leaves, overlooked + 1, plays);
        if (plays.size() > 0) {
            int play = overlooked % plays.size();
            if (size == 0 || plays.equity(play) >= equity || mustPlay) {
                arePlays = true;
                equity = plays.equity(play);
                size = 0;
                add(play);
            }
        }
        if (size == 0) {
            equity = leaves.value(leaves.parts().size() - 1);
        }
    }

    private void findExchanges() {
        size = 0;
        arePlays = false;
        equity = Integer.MIN_VALUE;
        int parts = bag < variant.exchangeMinimum() ? 0 : leaves.parts().size();
        for (int part = 0; part < parts - 1; part++) {
            if (leaves.value(part) >= equity && bag >= rack.size() - leaves.tileCount(part)) {
                size = leaves.value(part) > equity ? 0 : size;
                equity = leaves.value(part);
                add(part);
            }
        }
        equity += size == 0 ? 0 : bonusOfBag();
    }

    /// What an exchange is worth more because of the few tiles that stay in the bag.
    public int bonusOfBag() {
        return adjusts ? late.withLeft(bag) : 0;
    }

    private void add(int move) {
        best = size == best.length ? Arrays.copyOf(best, 2 * size) : best;
        best[size++] = move;
    }

    private void findPlays(MoveGenerator generator, int floor) {
        generator.best(rack, leaves, floor, plays);
        if (plays.size() > 0) {
            arePlays = true;
            equity = plays.equity(0);
            size = 0;
            for (int play = 0; play < plays.size(); play++) {
                add(play);
            }
        }
    }

    /// The cost of a first play depends on its squares, which the generator does not know. It lists more plays until
    /// the rest cannot be better, whatever they cost.
    private void findOpenings(MoveGenerator generator, int floor) {
        int most = FIRST_OPENINGS;
        do {
            generator.top(rack, leaves, most, plays);
            chooseOpening(floor);
            most *= 4;
        } while (plays.size() == most / 4 && plays.equity(plays.size() - 1) >= Math.max(floor, equity));
    }

    private void chooseOpening(int floor) {
        int highest = floor;
        arePlays = false;
        for (int play = 0; play < plays.size(); play++) {
            int value = plays.equity(play) - firstPlay.cost(plays, play);
            if (value > highest || value == highest && !arePlays) {
                arePlays = true;
                highest = value;
                equity = value;
                size = 0;
            }
            if (arePlays && value == highest) {
                add(play);
            }
        }
    }

    /// Returns the number of best moves; 0 if there is nothing but a pass. They are all plays if any of them is.
    public int size() {
        return size;
    }

    /// Returns whether the best moves are plays; otherwise they are exchanges.
    public boolean arePlays() {
        return arePlays;
    }

    /// Returns the index in [#plays] of one of the best plays, or the leave of one of the best exchanges.
    public int best(int index) {
        return best[index];
    }

    /// Returns the buffer that the best plays are in.
    public PlayBuffer plays() {
        return plays;
    }

    /// Returns the equity of the best moves.
    public int equity() {
        return equity;
    }

    /// Returns the values of the leaves of the rack, adjusted for plays.
    public LeaveValues leaves() {
        return leaves;
    }

    /// Returns the value of a leave in the table with its correction, not adjusted for the tiles in the bag.
    public int tableValue(int part) {
        int rank = leaves.rank(part);
        int value = rank >= 0 ? table.value(rank) : table.value(leaves.parts().tiles(part));
        return corrects ? value + corrected[part] : value;
    }

    /// Returns the cost of a play on an empty board.
    public int openingCost(PlayBuffer found, int play) {
        return firstPlay.cost(found, play);
    }

    FirstPlay firstPlay() {
        return firstPlay;
    }

    Tiles rack() {
        return rack;
    }
}
