package dev.quoin.env.opponent;

import dev.quoin.env.slots.BatchPolicy;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.game.player.TurnLoop;
import java.util.OptionalInt;

/// The replies of a [BatchPolicy], stored until each slot plays its own. Mutable: only one thread may call
/// [#ask]; afterwards any thread may call [#answer].
public final class BatchedReplies {
    /// The answer of a slot for which no legal action was chosen.
    public static final int NONE = -1;

    /// Checks whether an action is legal in a slot.
    @FunctionalInterface
    public interface Legality {
        boolean allows(int slot, int action);
    }

    private final BatchPolicy policy;
    private final Warnings warnings;
    private final int[] answers;

    /// @param count the number of slots
    public BatchedReplies(BatchPolicy policy, Warnings warnings, int count) {
        this.policy = policy;
        this.warnings = warnings;
        answers = new int[count];
    }

    /// Asks for the moves of some slots in one call.
    public void ask(ObservationBuffers shown, int[] slots, Legality legality) {
        for (int slot : slots) {
            answers[slot] = NONE;
        }
        try {
            int[] chosen = policy.choose(shown, slots.clone());
            if (chosen.length != slots.length) {
                warnings.opponent("it chose " + chosen.length + " actions for " + slots.length + " slots");
                return;
            }
            OptionalInt illegal = OptionalInt.empty();
            for (int index = 0; index < slots.length; index++) {
                if (legality.allows(slots[index], chosen[index])) {
                    answers[slots[index]] = chosen[index];
                } else if (illegal.isEmpty()) {
                    illegal = OptionalInt.of(chosen[index]);
                }
            }
            illegal.ifPresent(action -> warnings.opponent("it chose " + action + ", which is not legal"));
        } catch (RuntimeException failed) {
            if (TurnLoop.isCancelled(failed)) {
                throw failed;
            }
            warnings.opponent(failed);
        }
    }

    /// Returns the legal action chosen for a slot, or [#NONE].
    public int answer(int slot) {
        return answers[slot];
    }
}
