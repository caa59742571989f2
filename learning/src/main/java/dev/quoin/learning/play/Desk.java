package dev.quoin.learning.play;

import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.Slots;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import java.util.function.Supplier;

/// One game of an environment, to show positions to a model. For one thread at a time.
///
/// @param slots the game
/// @param shown what it shows
/// @param <S> the kind of game
record Desk<S extends Slots>(S slots, ObservationBuffers shown) {
    static <S extends Slots> Desk<S> of(S slots) {
        ObservationBuffers columns = ObservationBuffers.allocate(slots.layout().fields(), slots.count());
        slots.bind(columns);
        return new Desk<>(slots, columns);
    }

    /// Desks that many agents share: there are as many as were in use at once. Safe for threads.
    ///
    /// A desk may take milliseconds to set up, and environments make an agent for every episode.
    static final class Room<S extends Slots> {
        private final ConcurrentLinkedQueue<Desk<S>> free = new ConcurrentLinkedQueue<>();
        private final Supplier<S> maker;

        /// A room with one desk.
        Room(S first, Supplier<S> maker) {
            this.maker = maker;
            free.add(of(first));
        }

        <T> T use(Function<Desk<S>, T> work) {
            Desk<S> desk = free.poll();
            if (desk == null) {
                desk = of(maker.get());
            }
            try {
                return work.apply(desk);
            } finally {
                free.add(desk);
            }
        }
    }
}
