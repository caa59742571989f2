package dev.quoin.learning.leave;

import dev.quoin.crossword.leave.LeaveValues;
import dev.quoin.crossword.leave.MultisetRank;
import dev.quoin.crossword.leave.RackParts;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.util.Arrays;

/// For every leave, the sum of what the racks that contain it are worth more than others, and their number.
/// Mutable, not thread-safe.
///
/// A rack counts for a leave as often as the leave can be picked from its tiles. The racks of a leave are then
/// distributed as if the leave was kept and the rest drawn at random. Sums are integers, so their order does
/// not matter.
final class LeaveSums implements PositionSums {
    /// By rank of the leave, in millipoints.
    final long[] sums;

    final long[] weights;

    private final long[][] choose = new long[Variant.LARGEST_RACK + 1][Variant.LARGEST_RACK + 1];
    private long[] ways = new long[128];

    LeaveSums(MultisetRank ranks) {
        sums = new long[ranks.size()];
        weights = new long[ranks.size()];
        for (int from = 0; from < choose.length; from++) {
            choose[from][0] = 1;
            for (int count = 1; count <= from; count++) {
                choose[from][count] = choose[from - 1][count - 1] + choose[from - 1][count];
            }
        }
    }

    @Override
    public void add(Tiles offBoard, LeaveValues[] racks, long[] excesses) {
        for (int rack = 0; rack < racks.length; rack++) {
            add(racks[rack], excesses[rack]);
        }
    }

    /// Adds a rack to all its leaves.
    ///
    /// @param excess by how much the rack is worth more than others, in millipoints
    void add(LeaveValues rack, long excess) {
        RackParts parts = rack.parts();
        ways = ways.length < parts.size() ? new long[parts.size()] : ways;
        ways[0] = 1;
        int known = 1;
        for (int letter = 0; letter < parts.letters(); letter++) {
            int held = parts.count(letter);
            int part = known;
            for (int count = 1; count <= held; count++) {
                for (int from = 0; from < known; from++) {
                    ways[part++] = ways[from] * choose[held][count];
                }
            }
            known = part;
        }
        for (int part = 0; part < known; part++) {
            int rank = rack.rank(part);
            if (rank != MultisetRank.NONE) {
                sums[rank] += ways[part] * excess;
                weights[rank] += ways[part];
            }
        }
    }

    /// Adds the sums of others.
    void addAll(LeaveSums others) {
        for (int rank = 0; rank < sums.length; rank++) {
            sums[rank] += others.sums[rank];
            weights[rank] += others.weights[rank];
        }
    }

    void clear() {
        Arrays.fill(sums, 0);
        Arrays.fill(weights, 0);
    }
}
