package dev.quoin.env.search;

import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.slots.SplitMixRandom;
import java.nio.ByteBuffer;
import java.util.Arrays;

/// An evaluator whose policy and value are arbitrary, but always the same for what a player sees.
final class Oracle {
    private Oracle() {}

    /// The value of an Othello position, with few bits so that sums are exact in any order.
    static float value(long mover, long other) {
        return (mixed(mover, other, 64) >> 52) / 2048f;
    }

    /// The logit of a square.
    static float logit(long mover, long other, int square) {
        return (mixed(mover, other, square) >> 54) / 256f;
    }

    private static long mixed(long mover, long other, int salt) {
        return new SplitMixRandom(new SplitMixRandom(mover + 31 * other).nextLong() + salt).nextLong();
    }

    /// Evaluates rows of Othello with the observation `bits`.
    static void othello(Mcts mcts, int rows) {
        ByteBuffer boards = mcts.buffers().buffer("observation");
        var logits = mcts.evaluations().buffer(Mcts.LOGITS).asFloatBuffer();
        var values = mcts.evaluations().buffer(Mcts.VALUES).asFloatBuffer();
        for (int row = 0; row < rows; row++) {
            long mover = boards.getLong(row * 24);
            long other = boards.getLong(row * 24 + 8);
            for (int square = 0; square < 64; square++) {
                logits.put(row * 64 + square, logit(mover, other, square));
            }
            values.put(row, value(mover, other));
        }
    }

    /// Evaluates rows of any environment by a hash of all fields of the observation.
    static void any(Mcts mcts, int rows) {
        ObservationBuffers shown = mcts.buffers();
        SlotLayout layout = mcts.layout();
        var logits = mcts.evaluations().buffer(Mcts.LOGITS).asFloatBuffer();
        var values = mcts.evaluations().buffer(Mcts.VALUES).asFloatBuffer();
        for (int row = 0; row < rows; row++) {
            int slot = row;
            var fields = layout.observation().stream()
                    .map(field -> shown.value(field, slot))
                    .toArray();
            long hash = Arrays.deepHashCode(fields);
            for (int action = 0; action < layout.actions(); action++) {
                logits.put(row * layout.actions() + action, logit(hash, 1, action));
            }
            values.put(row, value(hash, 1));
        }
    }
}
