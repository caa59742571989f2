package dev.quoin.crossword.endgame;

import java.util.Arrays;

/// The plays of lanes, by lane key and player. Mutable, not thread-safe.
///
/// A search meets the same few states of a lane again and again, because plays elsewhere leave it as it is. Plays are
/// kept for a rack; a smaller rack selects from them, and a rack with other tiles replaces them by those of both.
final class LaneCache {
    private static final int FIRST_SLOTS = 1 << 12;
    private static final int MOST_SLOTS = 1 << 17;
    private static final int MOST_PLAYS = 1 << 21;

    private final EndgameBoard board;
    private final LaneGenerator generator;
    private final RackCode[] codes;
    private long[] keys = new long[FIRST_SLOTS];
    private long[] racks = new long[FIRST_SLOTS];
    private int[] starts = new int[FIRST_SLOTS];
    private int[] ends = new int[FIRST_SLOTS];
    private final PackedPlays plays = new PackedPlays();
    private int entries;

    /// How often the plays of a lane were generated.
    long misses;

    LaneCache(EndgameBoard board, LaneGenerator generator, RackCode[] codes) {
        this.board = board;
        this.generator = generator;
        this.codes = codes;
    }

    /// Adds the plays of `lane` that `player` can make with `rack` to `list`.
    void addPlays(int lane, int player, long rack, PackedPlays list) {
        long key = board.laneKeys[lane] + player | 1L << 63;
        int slot = slot(key);
        if (keys[slot] != key || !RackCode.contains(racks[slot], rack)) {
            slot = generate(slot, key, lane, player, rack);
        }
        list.addFitting(plays, starts[slot], ends[slot], rack);
    }

    private int slot(long key) {
        int last = keys.length - 1;
        int slot = (int) (key >>> 7) & last;
        while (keys[slot] != 0 && keys[slot] != key) {
            slot = slot + 1 & last;
        }
        return slot;
    }

    private int generate(int found, long key, int lane, int player, long rack) {
        misses++;
        int slot = found;
        if (2 * entries == keys.length || plays.size > MOST_PLAYS) {
            if (keys.length == MOST_SLOTS || plays.size > MOST_PLAYS) {
                clear();
            } else {
                grow();
            }
            slot = slot(key);
        }
        long wanted = rack;
        if (keys[slot] == key) {
            wanted = codes[player].union(rack, racks[slot]);
        } else {
            entries++;
        }
        keys[slot] = key;
        racks[slot] = wanted;
        starts[slot] = plays.size;
        generator.generate(lane, codes[player], wanted, plays);
        ends[slot] = plays.size;
        return slot;
    }

    private void clear() {
        Arrays.fill(keys, 0);
        plays.size = 0;
        entries = 0;
    }

    private void grow() {
        long[] oldKeys = keys;
        long[] oldRacks = racks;
        int[] oldStarts = starts;
        int[] oldEnds = ends;
        keys = new long[2 * oldKeys.length];
        racks = new long[keys.length];
        starts = new int[keys.length];
        ends = new int[keys.length];
        for (int old = 0; old < oldKeys.length; old++) {
            if (oldKeys[old] != 0) {
                int slot = slot(oldKeys[old]);
                keys[slot] = oldKeys[old];
                racks[slot] = oldRacks[old];
                starts[slot] = oldStarts[old];
                ends[slot] = oldEnds[old];
            }
        }
    }
}
