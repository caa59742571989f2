package dev.quoin.env.othello;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/// Tells once of each part from outside that failed. For any number of threads.
final class Warnings {
    private final Consumer<String> listener;
    private final AtomicBoolean opponentTold = new AtomicBoolean();
    private final AtomicBoolean rewardTold = new AtomicBoolean();

    Warnings(Consumer<String> listener) {
        this.listener = listener;
    }

    void opponent(RuntimeException failed) {
        opponent(reason(failed));
    }

    void opponent(String reason) {
        if (opponentTold.compareAndSet(false, true)) {
            listener.accept("the opponent failed, a random move is played instead: " + reason);
        }
    }

    void reward(RuntimeException failed) {
        reward(reason(failed));
    }

    void reward(String reason) {
        if (rewardTold.compareAndSet(false, true)) {
            listener.accept("the reward failed, a sparse one is given instead: " + reason);
        }
    }

    private static String reason(RuntimeException failed) {
        String message = failed.getMessage();
        return message == null ? failed.getClass().getSimpleName() : message;
    }
}
