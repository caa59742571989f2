package dev.quoin.game.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.Deal;
import dev.quoin.game.Nim;
import dev.quoin.game.Nim.Heap;
import dev.quoin.game.kit.OpeningBook.Order;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OpeningBookTest {
    private static final Nim NIM = new Nim();

    private static OpeningBook<Heap, Integer> book(int openings, Order order, long seed) {
        return OpeningBook.of(
                IntStream.rangeClosed(1, openings)
                        .mapToObj(OpeningBookTest::opening)
                        .toList(),
                "checksum 1234",
                order,
                seed);
    }

    private static Opening<Heap, Integer> opening(int stones) {
        return new Opening<>(
                stones, stones + " stones", seed -> Deal.from(new Heap(stones, 0), NIM, new SplittableRandom(seed)));
    }

    private static List<Integer> numbers(OpeningBook<Heap, Integer> book, int pairs) {
        return IntStream.rangeClosed(1, pairs)
                .mapToObj(pair -> book.ofPair(pair).number())
                .toList();
    }

    @Test
    void inOrderTheFirstFollowsTheLast() {
        assertThat(numbers(book(3, Order.SEQUENTIAL, 1), 7)).containsExactly(1, 2, 3, 1, 2, 3, 1);
        assertThat(book(3, Order.SEQUENTIAL, 1).ofPair(5).opening().deal(9).start())
                .isEqualTo(new Heap(2, 0));
    }

    @Test
    void aSeedShufflesAndTheOrderRepeats() {
        List<Integer> order = numbers(book(20, Order.SHUFFLED, 1), 40);
        assertThat(order.subList(0, 20))
                .doesNotHaveDuplicates()
                .isNotEqualTo(numbers(book(20, Order.SEQUENTIAL, 1), 20));
        assertThat(order.subList(20, 40)).isEqualTo(order.subList(0, 20));
        assertThat(numbers(book(20, Order.SHUFFLED, 1), 40)).isEqualTo(order);
        assertThat(numbers(book(20, Order.SHUFFLED, 2), 40)).isNotEqualTo(order);
    }

    @Test
    void itIsDescribedForLogsAndNeverEmpty() {
        assertThat(book(3, Order.SHUFFLED, 1).description()).isEqualTo("3 from a file, checksum 1234, shuffled");
        assertThatThrownBy(() -> book(0, Order.SEQUENTIAL, 1)).hasMessageContaining("at least 1 opening");
    }
}
