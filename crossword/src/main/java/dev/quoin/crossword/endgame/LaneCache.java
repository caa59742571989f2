package dev.quoin.crossword.endgame;

import java.util.Arrays;

/// The plays of lanes, by lane key and player. Mutable, not thread-safe.
///
/// A search meets the same few states of a lane again and again, because plays elsewhere leave it as it is. Plays are
/// kept for a rack; a smaller rack selects from them, and a rack with other tiles replaces them by those of both.
final class LaneCache {
    private static final int SLOTS = 1 << 17;
    private static final int MOST_ENTRIES = SLOTS / 2;
    private static final int MOST_PLAYS = 1 << 21;

    private final EndgameBoard board;
    private final LaneGenerator generator;
    private final RackCode[] codes;
    private final long[] keys = new long[SLOTS];
    private final long[] racks = new long[SLOTS];
    private final int[] starts = new int[SLOTS];
    private final int[] ends = new int[SLOTS];
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
        int slot = (int) (key >>> 7) & SLOTS - 1;
        while (keys[slot] != 0 && keys[slot] != key) {
            slot = slot + 1 & SLOTS - 1;
        }
        return slot;
    }

    private int generate(int found, long key, int lane, int player, long rack) {
        misses++;
        int slot = found;
        if (entries == MOST_ENTRIES || plays.size > MOST_PLAYS) {
            Arrays.fill(keys, 0);
            plays.size = 0;
            entries = 0;
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
}
