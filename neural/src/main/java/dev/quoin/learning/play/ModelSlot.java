package dev.quoin.learning.play;

import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.Slots;

/// One slot of an environment, in which positions are set up for a model. Not thread-safe.
///
/// @param slots the environment, with a single slot
/// @param columns the observation of the slot
/// @param <S> the kind of environment
record ModelSlot<S extends Slots>(S slots, ObservationBuffers columns) {
    static <S extends Slots> ModelSlot<S> of(S slots) {
        ObservationBuffers columns = ObservationBuffers.allocate(slots.layout().fields(), slots.count());
        slots.bind(columns);
        return new ModelSlot<>(slots, columns);
    }
}
