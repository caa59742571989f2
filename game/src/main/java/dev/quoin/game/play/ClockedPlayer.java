package dev.quoin.game.play;

import dev.quoin.game.player.Notice;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.PlayerError;
import dev.quoin.game.player.PlayerFailure;
import dev.quoin.game.player.Request;
import dev.quoin.game.player.Seating;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.LongSupplier;

/// A player on a clock. Running out of time overrides its reply.
record ClockedPlayer<P, M>(Player<P, M> player, GameClock clock, LongSupplier nanos) implements Player<P, M> {
    @Override
    public String name() {
        return player.name();
    }

    @Override
    public void begin(Seating seating) {
        player.begin(seating);
    }

    @Override
    public M choose(Request<P> request) {
        long begun = nanos.getAsLong();
        M move;
        try {
            move = player.choose(request);
        } catch (PlayerFailure | CancellationException ended) {
            clock.add(nanos.getAsLong() - begun);
            throw ended;
        } catch (RuntimeException why) {
            clock.add(nanos.getAsLong() - begun);
            requireTime();
            throw why;
        }
        clock.add(nanos.getAsLong() - begun);
        requireTime();
        return move;
    }

    private void requireTime() {
        if (clock.isLost()) {
            throw new PlayerFailure(PlayerError.OUT_OF_TIME, clock.sentence());
        }
    }

    @Override
    public void told(Notice<P> notice) {
        player.told(notice);
    }

    @Override
    public Optional<Duration> cpuTime() {
        return player.cpuTime();
    }

    @Override
    public void close() {
        player.close();
    }
}
