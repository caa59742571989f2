package dev.quoin.crossword.movegen;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.leave.LeaveValues;
import dev.quoin.crossword.lexicon.AnagramMap;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import org.jspecify.annotations.Nullable;

/// The GADDAG move generator: finds every legal play with its score. Mutable, not thread-safe; allocates
/// nothing per call except room in the buffer.
public final class MoveGenerator {
    /// A quarter of what an `int` holds, so that leaves can be added.
    private static final int MOST_POINTS = Integer.MAX_VALUE / 4 / LeaveTable.MILLIPOINTS;

    /// So many searches for the best plays pay for the [AnagramMap].
    private static final int SEARCHES_BEFORE_MAP = 50;

    private final Lexicon lexicon;
    private final Variant variant;
    private final Grid grid;
    private final Anchors anchors;
    private final GaddagSearch search;
    private final BlankChoices choices;
    private final AnchorBounds bounds;
    private final WholeRackSearch wholeRacks;
    private final PlayOrder order;
    private final DepthFirstOrder fixedOrder = new DepthFirstOrder();
    private final Valuation valuation = new Valuation();
    private final boolean symmetric;

    /// Whether equities in millipoints fit into an `int`.
    private final boolean hasEquities;

    private int searches;
    private @Nullable AnagramMap map;

    /// Creates a generator for boards of this variant.
    public MoveGenerator(Lexicon lexicon, Variant variant) {
        if (!lexicon.alphabet().equals(variant.tiles().alphabet())) {
            throw new IllegalArgumentException("a lexicon must have the letters of its variant: "
                    + variant.tiles().alphabet() + ", got " + lexicon.alphabet());
        }
        this.lexicon = lexicon;
        this.variant = variant;
        grid = new Grid(lexicon, variant);
        anchors = new Anchors(grid);
        choices = new BlankChoices(variant, grid, valuation);
        search = new GaddagSearch(lexicon, variant, grid, choices, valuation);
        bounds = new AnchorBounds(lexicon.anagrams(), variant, grid, valuation);
        wholeRacks = new WholeRackSearch(
                grid, bounds, search, variant.tiles().alphabet().size());
        order = new PlayOrder(grid);
        symmetric = isSymmetric(variant);
        hasEquities = variant.scoreBound() <= MOST_POINTS;
    }

    /// Sets the board. Cheap if tiles were only added since the last call.
    public void load(Board board) {
        grid.load(board);
    }

    /// Sets the board to that of `before` after play `index` of `plays`, which must be legal there. Cheaper
    /// than [#load], for searches that try many plays of one position. The other generator must have the
    /// same variant and lexicon.
    public void follow(MoveGenerator before, PlayBuffer plays, int index) {
        assert before.variant.equals(variant) && before.lexicon.equals(lexicon);
        grid.follow(before.grid, plays, index);
    }

    /// Sets the board to that of another generator of the same variant and lexicon.
    public void copy(MoveGenerator other) {
        assert other.variant.equals(variant) && other.lexicon.equals(lexicon);
        grid.copy(other.grid);
    }

    /// Returns whether the board has no tiles.
    public boolean isEmpty() {
        return grid.isEmpty();
    }

    /// Returns whether only plays across are listed, because the board is empty and symmetric: the plays
    /// down are the same, transposed.
    public boolean leavesOutTransposed() {
        return symmetric && grid.isEmpty();
    }

    /// Stores all legal plays in `plays`, in no particular order.
    public void all(Tiles rack, PlayBuffer plays) {
        valuation.byScore();
        begin(rack, plays, false);
        for (int anchor = 0; anchor < anchors.size; anchor++) {
            search.run(anchors, anchor);
        }
    }

    /// Like [#all], but in an order that does not change with the search, for callers to which the index of a play
    /// matters: a random choice, or the first of equals. So saved games and seeds keep their moves.
    public void allInFixedOrder(Tiles rack, PlayBuffer plays) {
        valuation.byScore();
        begin(rack, plays, false);
        for (int anchor = 0; anchor < anchors.size; anchor++) {
            int from = plays.size;
            search.run(anchors, anchor);
            fixedOrder.sort(plays, from, anchors.firstLeft(anchor), search);
        }
    }

    /// Stores all legal plays with the highest score in `plays`, in the order of [#top].
    public void best(Tiles rack, PlayBuffer plays) {
        best(rack, 0, plays);
    }

    /// Like [#best(Tiles, PlayBuffer)], but finds nothing if no play scores at least `floor`. The higher the floor,
    /// the faster the search.
    public void best(Tiles rack, int floor, PlayBuffer plays) {
        valuation.byScore();
        findBest(rack, Math.max(0, floor), plays);
    }

    /// Stores all legal plays with the highest equity in `plays`, in the order of [#top(Tiles, LeaveValues, int,
    /// PlayBuffer)]: score and leave, in millipoints. Finds nothing if no play has at least the equity `floor`; use
    /// `Integer.MIN_VALUE` for no floor.
    ///
    /// @param leaves the values of the leaves of this rack
    public void best(Tiles rack, LeaveValues leaves, int floor, PlayBuffer plays) {
        byEquity(rack, leaves);
        findBest(rack, Math.max(GaddagSearch.LOWEST_FLOOR, floor), plays);
    }

    private void byEquity(Tiles rack, LeaveValues leaves) {
        if (!hasEquities) {
            throw new IllegalArgumentException(
                    "plays of " + variant.name() + " score too much to be ranked by equity in millipoints");
        }
        valuation.byEquity(leaves, rack.size(), rack.blanks());
    }

    private void findBest(Tiles rack, int floor, PlayBuffer plays) {
        begin(rack, plays, true);
        search.floor = floor;
        measure(rack);
        while (searchLargest()) {}
        plays.dropBelow(search.floor);
        order.sort(plays);
    }

    /// Stores the `most` best legal plays in `plays`, best first: by score, then by the alphabetically first
    /// main word, the blank that comes earliest in it, the topmost and leftmost first square, and across
    /// before down.
    public void top(Tiles rack, int most, PlayBuffer plays) {
        valuation.byScore();
        findTop(rack, most, plays);
    }

    /// Stores the `most` legal plays with the highest equity in `plays`, best first: by equity, then in the order of
    /// [#top(Tiles, int, PlayBuffer)].
    ///
    /// @param leaves the values of the leaves of this rack
    public void top(Tiles rack, LeaveValues leaves, int most, PlayBuffer plays) {
        byEquity(rack, leaves);
        findTop(rack, most, plays);
    }

    private void findTop(Tiles rack, int most, PlayBuffer plays) {
        if (most < 1) {
            throw new IllegalArgumentException("at least one play must be asked for, got " + most);
        }
        begin(rack, plays, false);
        search.floor = GaddagSearch.LOWEST_FLOOR;
        measure(rack);
        while (searchLargest()) {
            if (plays.size / 2 > most) {
                search.floor = order.valueAt(plays, most);
                plays.dropBelow(search.floor);
            }
        }
        order.sort(plays);
        plays.cut(most);
    }

    /// Like [#top], but returns the total number of legal plays. It must find every play, so it costs as
    /// much as [#all].
    public int topAndCount(Tiles rack, int most, PlayBuffer plays) {
        if (most < 1) {
            throw new IllegalArgumentException("at least one play must be asked for, got " + most);
        }
        all(rack, plays);
        int count = plays.size;
        if (count > most) {
            plays.dropBelow(order.valueAt(plays, most));
        }
        order.sort(plays);
        plays.cut(most);
        return count;
    }

    /// Computes the bounds of all anchors.
    private void measure(Tiles rack) {
        if (map == null && ++searches > SEARCHES_BEFORE_MAP) {
            map = lexicon.anagramMap();
        }
        // A single tile can make words in two lanes, which the graph search tells apart.
        boolean hasMap = map != null && rack.size() > 1 && rack.blanks() <= WholeRackSearch.MOST_BLANKS;
        bounds.measure(rack, anchors, hasMap);
        wholeRacks.begin(rack);
    }

    /// Searches the anchor with the largest bound, or only tightens its bound if that moves it behind another.
    /// Returns false if no anchor can reach the floor.
    private boolean searchLargest() {
        if (anchors.largestBound() < search.floor) {
            return false;
        }
        int anchor = anchors.poll();
        AnagramMap words = map;
        if (words != null && (anchor & Anchors.WHOLE_RACK) != 0) {
            wholeRacks.run(words, anchors, anchor & ~Anchors.WHOLE_RACK);
            return true;
        }
        int bound = bounds.measure(anchors, anchor, search.spans);
        if (bound >= anchors.largestBound() && bound >= search.floor) {
            search.run(anchors, anchor);
        } else {
            anchors.queue(anchor, bound);
        }
        return true;
    }

    private void begin(Tiles rack, PlayBuffer plays, boolean onlyBest) {
        if (rack.size() > Variant.LARGEST_RACK) {
            throw new IllegalArgumentException(
                    "a rack must hold at most " + Variant.LARGEST_RACK + " tiles, got " + rack.size());
        }
        plays.clear(!valuation.isByScore());
        search.begin(rack, plays, onlyBest);
        choices.begin(rack);
        anchors.collect(variant.startRow(), variant.startColumn(), !symmetric);
    }

    /// Whether a play across and its transpose score the same on the empty board.
    private static boolean isSymmetric(Variant variant) {
        if (variant.rows() != variant.columns() || variant.startRow() != variant.startColumn()) {
            return false;
        }
        var layout = variant.layout();
        for (int row = 0; row < variant.rows(); row++) {
            for (int column = 0; column < row; column++) {
                if (layout.letterMultiplier(row, column) != layout.letterMultiplier(column, row)
                        || layout.wordMultiplier(row, column) != layout.wordMultiplier(column, row)) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Returns the variant and the word list, for debugging.
    @Override
    public String toString() {
        return "MoveGenerator for " + variant.name() + " with " + lexicon;
    }
}
