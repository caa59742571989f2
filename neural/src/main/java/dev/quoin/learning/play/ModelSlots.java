package dev.quoin.learning.play;

import dev.quoin.env.slots.Slots;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import java.util.function.Supplier;

/// A pool of slots that agents share. It grows to the maximum number in use at the same time. Thread-safe.
///
/// Setting up a slot can take milliseconds, and environments create an agent for every episode.
final class ModelSlots<S extends Slots> {
    private final ConcurrentLinkedQueue<ModelSlot<S>> free = new ConcurrentLinkedQueue<>();
    private final Supplier<S> maker;

    /// Creates a pool with one slot.
    ModelSlots(S first, Supplier<S> maker) {
        this.maker = maker;
        free.add(ModelSlot.of(first));
    }

    <T> T use(Function<ModelSlot<S>, T> work) {
        ModelSlot<S> slot = free.poll();
        if (slot == null) {
            slot = ModelSlot.of(maker.get());
        }
        try {
            return work.apply(slot);
        } finally {
            free.add(slot);
        }
    }
}
