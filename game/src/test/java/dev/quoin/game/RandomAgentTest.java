package dev.quoin.game;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.game.Nim.Heap;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RandomAgentTest {
    @Test
    void everyLegalMoveIsEquallyLikely() {
        var agent = new RandomAgent<>(new Nim(), new Random(1));
        var counts = new int[4];
        for (int time = 0; time < 3000; time++) {
            counts[agent.choose(new Heap(9, 0), Budget.unlimited())]++;
        }
        assertThat(counts[0]).isZero();
        assertThat(List.of(counts[1], counts[2], counts[3])).allMatch(count -> count > 900 && count < 1100);
    }
}
