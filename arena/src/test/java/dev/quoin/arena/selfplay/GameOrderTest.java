package dev.quoin.arena.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameOrderTest {
    private final List<Integer> passedOn = new ArrayList<>();

    private GameOrder order(int first, int last, int lead) {
        return new GameOrder(first, last, lead, line -> passedOn.add((int) line[0]));
    }

    private static byte[] line(int game) {
        return new byte[] {(byte) game};
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void linesArePassedOnInOrderHoweverGamesEnd(long seed) throws InterruptedException {
        int lead = 8;
        var chance = new SplittableRandom(seed);
        GameOrder order = order(3, 100, lead);
        var running = new ArrayList<Integer>();
        int handedOut = 0;
        while (passedOn.size() < 98) {
            boolean isFull = handedOut - passedOn.size() >= lead;
            if (!isFull && handedOut < 98 && (running.isEmpty() || chance.nextBoolean())) {
                running.add(order.next().orElseThrow());
                handedOut++;
            } else {
                int game = running.get(chance.nextInt(running.size()));
                running.removeIf(each -> each == game);
                order.ended(game, line(game));
            }
        }
        assertThat(passedOn).isEqualTo(IntStream.rangeClosed(3, 100).boxed().toList());
        assertThat(order.next()).isEmpty();
    }

    @Test
    void aGameWaitsUntilTheOldestHasEnded() throws InterruptedException {
        GameOrder order = order(1, 10, 2);
        assertThat(order.next()).hasValue(1);
        assertThat(order.next()).hasValue(2);
        order.ended(2, line(2));
        var third = new ArrayList<OptionalInt>();
        Thread waiting = Thread.ofPlatform().start(() -> {
            try {
                third.add(order.next());
            } catch (InterruptedException given) {
                Thread.currentThread().interrupt();
            }
        });
        while (waiting.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
        order.ended(1, line(1));
        waiting.join();
        assertThat(third).containsExactly(OptionalInt.of(3));
        assertThat(passedOn).containsExactly(1, 2);
    }

    @Test
    void aClosedOrderHandsOutNothingAndStillTakesWhatIsRunning() throws InterruptedException {
        GameOrder order = order(1, 10, 5);
        assertThat(order.next()).hasValue(1);
        order.close();
        assertThat(order.next()).isEmpty();
        order.ended(1, line(1));
        assertThat(passedOn).containsExactly(1);
    }
}
