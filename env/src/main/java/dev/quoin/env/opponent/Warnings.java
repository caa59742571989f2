package dev.quoin.env.opponent;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/// Warns once about an opponent that fails and once about a reward that does. For any number of threads.
public final class Warnings {
    private final Consumer<String> listener;
    private final AtomicBoolean opponentTold = new AtomicBoolean();
    private final AtomicBoolean rewardTold = new AtomicBoolean();

    /// Warnings for a listener.
    public Warnings(Consumer<String> listener) {
        this.listener = listener;
    }

    /// The opponent threw.
    public void opponent(RuntimeException failed) {
        opponent(reason(failed));
    }

    /// The opponent failed for a reason.
    public void opponent(String reason) {
        if (opponentTold.compareAndSet(false, true)) {
            listener.accept("the opponent failed; playing a random move instead: " + reason);
        }
    }

    /// The reward function threw.
    public void reward(RuntimeException failed) {
        reward(reason(failed));
    }

    /// The reward function failed for a reason.
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
