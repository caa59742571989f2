package dev.quoin.env.opponent;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/// Warns once about a failing opponent and once about a failing reward function. Thread-safe.
public final class Warnings {
    private final Consumer<String> listener;
    private final AtomicBoolean opponentTold = new AtomicBoolean();
    private final AtomicBoolean rewardTold = new AtomicBoolean();

    /// Creates warnings for a listener.
    public Warnings(Consumer<String> listener) {
        this.listener = listener;
    }

    /// Reports that the opponent threw an exception.
    public void opponent(RuntimeException failed) {
        opponent(reason(failed));
    }

    /// Reports that the opponent failed for a reason.
    public void opponent(String reason) {
        if (opponentTold.compareAndSet(false, true)) {
            listener.accept("the opponent failed; playing a random move instead: " + reason);
        }
    }

    /// Reports that the reward function threw an exception.
    public void reward(RuntimeException failed) {
        reward(reason(failed));
    }

    /// Reports that the reward function failed for a reason.
    public void reward(String reason) {
        if (rewardTold.compareAndSet(false, true)) {
            listener.accept("the reward function failed; using the sparse reward instead: " + reason);
        }
    }

    private static String reason(RuntimeException failed) {
        String message = failed.getMessage();
        return message == null ? failed.getClass().getSimpleName() : message;
    }
}
