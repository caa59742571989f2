package dev.quoin.crossword.leave;

import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.util.Arrays;

/// The values of all leaves of one rack, for the move generator. Mutable, not thread-safe; allocates nothing
/// per rack.
///
/// Leaves are numbered by [RackParts]. After [#load] their values are those of the table; the caller may then
/// change them to suit the position, for example near the end of the game, and must call [#findBest]
/// afterwards.
public final class LeaveValues {
    private static final int MOST_BLANKS = Variant.LARGEST_RACK;

    /// Less than any value: there is no such leave. Half of the range is left for scores.
    public static final int NONE = Integer.MIN_VALUE / 2;

    private static final int WIDTH = Variant.LARGEST_RACK + 1;

    private final LeaveTable table;
    private final MultisetRank ranks;
    private final RackParts parts = new RackParts();
    private int[] values = new int[128];
    private int[] rankOf = new int[128];
    private byte[] tileCounts = new byte[128];
    private int tiles;
    private int blanks;

    /// By blanks that the leave may have at most, and tiles of the leave: the best value.
    private final int[] best = new int[(MOST_BLANKS + 1) * WIDTH];

    /// Creates values for racks of the variant that the table is for.
    public LeaveValues(LeaveTable table) {
        this.table = table;
        this.ranks = table.ranks();
    }

    /// Looks up the values of all leaves of a rack.
    public void load(Tiles rack) {
        parts.load(rack);
        tiles = rack.size();
        blanks = rack.blanks();
        if (values.length < parts.size()) {
            values = new int[parts.size()];
            rankOf = new int[parts.size()];
            tileCounts = new byte[parts.size()];
        }
        int most = ranks.mostTiles();
        rankOf[0] = 0;
        tileCounts[0] = 0;
        values[0] = table.value(0);
        int known = 1;
        for (int letter = 0; letter < parts.letters(); letter++) {
            int number = parts.number(letter);
            int inBag = ranks.bag().count(number);
            int part = known;
            for (int count = 1; count <= parts.count(letter); count++) {
                for (int from = 0; from < known; from++, part++) {
                    int kept = tileCounts[from] + count;
                    boolean ranked = rankOf[from] != MultisetRank.NONE && kept <= most && count <= inBag;
                    int rank = ranked
                            ? rankOf[from] + ranks.term(number, most - tileCounts[from], count)
                            : MultisetRank.NONE;
                    rankOf[part] = rank;
                    tileCounts[part] = (byte) kept;
                    values[part] = ranked ? table.value(rank) : 0;
                }
            }
            known = part;
        }
        if (tiles > most || rankOf[known - 1] == MultisetRank.NONE) {
            fillUnranked();
        }
        findBest();
    }

    /// Leaves without a rank get the mean of their parts with one tile less, each tile counted once.
    private void fillUnranked() {
        for (int part = 1; part < parts.size(); part++) {
            if (rankOf[part] == MultisetRank.NONE) {
                long sum = 0;
                for (int letter = 0; letter < parts.letters(); letter++) {
                    int count = parts.count(part, letter);
                    sum += count == 0 ? 0 : (long) count * values[part - parts.stride(parts.number(letter))];
                }
                values[part] = (int) (sum / tileCounts[part]);
            }
        }
    }

    /// Returns the leaves of the rack.
    public RackParts parts() {
        return parts;
    }

    /// Returns the number of tiles in a leave.
    public int tileCount(int part) {
        return tileCounts[part];
    }

    /// Returns the rank of a leave in the table, or [MultisetRank#NONE].
    public int rank(int part) {
        return rankOf[part];
    }

    /// Returns the value of a leave in millipoints.
    public int value(int part) {
        return values[part];
    }

    /// Changes the value of a leave.
    public void set(int part, int value) {
        values[part] = value;
    }

    /// Finds the best values again, after values were changed.
    public void findBest() {
        for (int allowed = 0; allowed <= blanks; allowed++) {
            Arrays.fill(best, allowed * WIDTH, allowed * WIDTH + tiles + 1, NONE);
        }
        // Blanks have the lowest number, so the blanks of a part are what is left when it is divided by their count +
        // 1.
        int withBlanks = blanks + 1;
        for (int part = 0; part < parts.size(); part++) {
            int at = part % withBlanks * WIDTH + tileCounts[part];
            best[at] = Math.max(best[at], values[part]);
        }
        for (int allowed = 1; allowed <= blanks; allowed++) {
            for (int kept = 0; kept <= tiles; kept++) {
                int at = allowed * WIDTH + kept;
                best[at] = Math.max(best[at], best[at - WIDTH]);
            }
        }
    }

    /// Returns the best value of the leaves with `kept` tiles, of which at most `blanks` are blanks; [#NONE] if
    /// there is none.
    public int best(int blanks, int kept) {
        return best[blanks * WIDTH + kept];
    }

    /// Returns the number of the leave when these tiles of a play are placed: letters of five bits, first
    /// lowest, as the move generator packs them, and which of them are blanks.
    public int after(long letters, int count, int blankTiles) {
        int part = parts.size() - 1;
        long rest = letters;
        for (int tile = 0; tile < count; tile++) {
            boolean isBlank = (blankTiles >>> tile & 1) != 0;
            part -= parts.stride(isBlank ? Tile.BLANK : ((int) rest - 1 & 31) + 1);
            rest >>>= 5;
        }
        return part;
    }
}
