package dev.quoin.env.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.env.AutoresetMode;
import dev.quoin.env.Environments;
import java.util.ArrayList;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class SlotTwinTest {
    static Stream<Arguments> modesAndThreads() {
        return Stream.of(AutoresetMode.values())
                .flatMap(mode -> Stream.of(1, 2, 3, 4).map(threads -> Arguments.of(mode, threads)));
    }

    @ParameterizedTest
    @MethodSource("modesAndThreads")
    void everySlotOfAVectorIsAnEnvironmentOfItsOwn(AutoresetMode mode, int threads) {
        Map<String, ?> options = Map.of("opponent", "greedy", "agent_player", "random", "reward_mode", "dense");
        int slots = 7;
        var checker = EnvironmentChecker.of("Othello-v0", options);
        try (var vector = Environments.makeVector("Othello-v0", options, slots, mode, threads)) {
            vector.reset(40);
            var twins = new ArrayList<SlotTwin>();
            for (int slot = 0; slot < slots; slot++) {
                twins.add(new SlotTwin(vector, slot, checker, 40 + slot));
            }
            var random = new SplittableRandom(threads);
            for (int step = 0; step < 150; step++) {
                twins.forEach(twin -> assertThat(twin.different()).isEmpty());
                twins.forEach(twin -> twin.choose(random));
                vector.step();
                twins.forEach(SlotTwin::step);
            }
            assertThat(twins).allSatisfy(twin -> assertThat(twin.episodes()).isGreaterThan(3));
        }
    }
}
