package dev.quoin.crossword.movegen;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;

/// Finds every legal play with its score. Mutable, for one thread; nothing is allocated per call but room in the
/// buffer.
public final class MoveGenerator {
    private final Lexicon lexicon;
    private final Variant variant;
    private final Grid grid;
    private final Starts starts;
    private final PlaySearch search;
    private final BlankChoices choices;
    private final ScoreBounds bounds;
    private final PlayOrder order;
    private final boolean symmetric;

    /// A generator for boards of this variant.
    public MoveGenerator(Lexicon lexicon, Variant variant) {
        if (!lexicon.alphabet().equals(variant.tiles().alphabet())) {
            throw new IllegalArgumentException("a lexicon must have the letters of its variant: "
                    + variant.tiles().alphabet() + ", got " + lexicon.alphabet());
        }
        this.lexicon = lexicon;
        this.variant = variant;
        grid = new Grid(lexicon, variant);
        starts = new Starts(grid);
        choices = new BlankChoices(variant, grid);
        search = new PlaySearch(lexicon, variant, grid, choices);
        bounds = new ScoreBounds(lexicon.anagrams(), variant, grid);
        order = new PlayOrder(grid);
        symmetric = isSymmetric(variant);
    }

    /// Sets the board; cheap when tiles were only added since the last call.
    public void load(Board board) {
        grid.load(board);
    }

    /// Sets the board to that of `before` after play `index` of `plays`, which must be legal there. Cheaper
    /// than to load it, for searches that look at many plays of one position. The other generator must be for
    /// the same variant and lexicon.
    public void follow(MoveGenerator before, PlayBuffer plays, int index) {
        assert before.variant.equals(variant) && before.lexicon.equals(lexicon);
        grid.follow(before.grid, plays, index);
    }

    /// Whether only plays across are listed, because the board is empty and is its own mirror image: the
    /// plays down are the same, mirrored.
    public boolean leavesOutMirrors() {
        return symmetric && grid.isEmpty();
    }

    /// Puts every legal play into `plays`, in no particular order.
    public void all(Tiles rack, PlayBuffer plays) {
        begin(rack, plays, false);
        for (int start = 0; start < starts.size; start++) {
            search.run(starts, start);
        }
    }

    /// Puts every legal play that scores most into `plays`, the first in the order of [#top] first.
    public void best(Tiles rack, PlayBuffer plays) {
        best(rack, 0, plays);
    }

    /// Like [#best(Tiles, PlayBuffer)], but nothing when no play scores at least `floor`; the higher the
    /// floor, the less there is to search.
    public void best(Tiles rack, int floor, PlayBuffer plays) {
        begin(rack, plays, true);
        search.floor = Math.max(0, floor);
        bounds.measure(rack, starts);
        while (searchLargest()) {}
        plays.dropBelow(search.floor);
        order.sort(plays);
    }

    /// Puts the `most` best legal plays into `plays`, best first: by score, then by the alphabetically first
    /// main word, the blank that comes earliest in it, the topmost and leftmost first square, and across
    /// before down.
    public void top(Tiles rack, int most, PlayBuffer plays) {
        if (most < 1) {
            throw new IllegalArgumentException("at least one play must be asked for, got " + most);
        }
        begin(rack, plays, false);
        bounds.measure(rack, starts);
        while (searchLargest()) {
            if (plays.size / 2 > most) {
                search.floor = order.scoreAt(plays, most);
                plays.dropBelow(search.floor);
            }
        }
        order.sort(plays);
        plays.cut(most);
    }

    /// Like [#top], and returns how many legal plays there are in all. Every play must be found for that, so it costs
    /// as
    /// much as [#all].
    public int topAndCount(Tiles rack, int most, PlayBuffer plays) {
        if (most < 1) {
            throw new IllegalArgumentException("at least one play must be asked for, got " + most);
        }
        all(rack, plays);
        int count = plays.size;
        if (count > most) {
            plays.dropBelow(order.scoreAt(plays, most));
        }
        order.sort(plays);
        plays.cut(most);
        return count;
    }

    /// Takes the start with the largest bound and searches it, or only makes its bound exact when that moves
    /// it behind another; false when no start can reach the floor.
    private boolean searchLargest() {
        int start = starts.largest(search.floor);
        if (start < 0) {
            return false;
        }
        starts.bounds[start] = bounds.measure(starts, start, search.reach);
        if (starts.bounds[start] >= starts.runnerUp) {
            starts.bounds[start] = -1;
            search.run(starts, start);
        }
        return true;
    }

    private void begin(Tiles rack, PlayBuffer plays, boolean onlyBest) {
        if (rack.size() > Variant.LARGEST_RACK) {
            throw new IllegalArgumentException(
                    "a rack must hold at most " + Variant.LARGEST_RACK + " tiles, got " + rack.size());
        }
        plays.clear();
        search.begin(rack, plays, onlyBest);
        choices.begin(rack);
        starts.collect(variant.startRow(), variant.startColumn(), !symmetric);
    }

    /// Whether a play across and its mirror image down are the same on the empty board.
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
}
