package dev.quoin.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameScheduleTest {
    private static final MatchSecret SECRET = new MatchSecret(new byte[32]);

    @TempDir
    Path folder;

    private static List<GameNumber> order(int pairs, int jobs, Optional<MatchSecret> secret) {
        var order = new GameSchedule(new PairRange(1, 1000), () -> pairs, jobs, secret, Optional.empty());
        var all = new ArrayList<GameNumber>();
        for (Optional<GameNumber> next = order.next(); next.isPresent(); next = order.next()) {
            all.add(next.get());
        }
        return all;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 31, 32, 33, 64, 100, 333})
    void everyGameIsPlayedOnceAndTheGamesOfAPairFarApart(int pairs) {
        for (int jobs : new int[] {1, 20}) {
            List<GameNumber> order = order(pairs, jobs, Optional.of(SECRET));
            assertThat(new HashSet<>(order)).hasSize(2 * pairs);
            assertThat(order).hasSize(2 * pairs);
            var first = new HashMap<Integer, Integer>();
            for (int at = 0; at < order.size(); at++) {
                Integer before = first.putIfAbsent(order.get(at).pair(), at);
                if (before != null) {
                    assertThat(at - before).isGreaterThanOrEqualTo(Math.min(pairs / 2, Math.max(16, 2 * jobs)));
                }
            }
        }
    }

    @Test
    void whichGameOfAPairComesFirstIsRandom() {
        assertThat(order(64, 1, Optional.of(SECRET)).subList(0, 64))
                .extracting(GameNumber::game)
                .contains(1, 2);
    }

    @Test
    void withoutExternalAgentsThePairsFollowEachOther() {
        assertThat(order(2, 3, Optional.empty()))
                .extracting(GameNumber::label)
                .containsExactly("00001a", "00001b", "00002a", "00002b");
    }

    @Test
    void aTestedMatchDoesNotRunFarAheadOfItsOldestPair() throws Exception {
        Set<Integer> played = ConcurrentHashMap.newKeySet();
        var lead = new GameSchedule.Lead(3, played::contains);
        var order = new GameSchedule(new PairRange(5, 100), () -> 100, 2, Optional.empty(), Optional.of(lead));
        var handed = new ArrayList<Integer>();
        for (int game = 0; game < 6; game++) {
            handed.add(order.next().orElseThrow().pair());
        }
        assertThat(handed).containsExactly(5, 5, 6, 6, 7, 7);
        var next = new CompletableFuture<Optional<GameNumber>>();
        Thread waiting = Thread.ofPlatform().daemon().start(() -> next.complete(order.next()));
        played.addAll(List.of(6, 7));
        order.played();
        while (waiting.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
        assertThat(next).isNotDone();
        played.add(5);
        order.played();
        assertThat(next.get()).contains(new GameNumber(8, 1));
    }

    @Test
    void aVerdictAndTheEndReleaseWhoeverWaits() throws Exception {
        var last = new AtomicInteger(100);
        var lead = new GameSchedule.Lead(1, pair -> false);
        var order = new GameSchedule(new PairRange(1, 100), last::get, 1, Optional.empty(), Optional.of(lead));
        order.next();
        order.next();
        var verdict = new CompletableFuture<Optional<GameNumber>>();
        Thread.ofPlatform().daemon().start(() -> verdict.complete(order.next()));
        last.set(1);
        order.played();
        assertThat(verdict.get()).isEmpty();
        last.set(100);
        var closed = new CompletableFuture<Optional<GameNumber>>();
        Thread.ofPlatform().daemon().start(() -> closed.complete(order.next()));
        order.close();
        assertThat(closed.get()).isEmpty();
    }

    @Test
    void aBlockWaitsForTheBlockBeforeTheLast() {
        Set<Integer> played = ConcurrentHashMap.newKeySet();
        var lead = new GameSchedule.Lead(4, played::contains);
        var order = new GameSchedule(new PairRange(1, 1000), () -> 1000, 1, Optional.of(SECRET), Optional.of(lead));
        for (int game = 0; game < 4 * GameSchedule.BLOCK; game++) {
            assertThat(order.next().orElseThrow().pair()).isLessThanOrEqualTo(2 * GameSchedule.BLOCK);
        }
        for (int pair = 1; pair <= GameSchedule.BLOCK; pair++) {
            played.add(pair);
        }
        assertThat(order.next().orElseThrow().pair()).isGreaterThan(2 * GameSchedule.BLOCK);
    }

    @Test
    void idsAreKeptInTheFolderAndDifferFromFolderToFolder() {
        var number = new GameNumber(1, 1);
        String id = MatchSecret.in(folder.resolve("secret")).gameId(number, 1);
        assertThat(id).matches("[0-9a-f]{16}");
        assertThat(MatchSecret.in(folder.resolve("secret")).gameId(number, 1)).isEqualTo(id);
        assertThat(MatchSecret.in(folder.resolve("other")).gameId(number, 1)).isNotEqualTo(id);
        assertThat(MatchSecret.in(folder.resolve("secret")).gameId(number, 2)).isNotEqualTo(id);
    }
}
