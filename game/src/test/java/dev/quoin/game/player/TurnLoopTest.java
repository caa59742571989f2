package dev.quoin.game.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.game.Nim;
import dev.quoin.game.Nim.Heap;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.play.Clock;
import dev.quoin.game.play.GameRunner;
import dev.quoin.game.play.Terms;
import dev.quoin.game.play.TurnListener;
import dev.quoin.game.player.TurnLoop.Answer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class TurnLoopTest {
    private static final Agent<Heap, Integer> STOPPED = (heap, budget) -> {
        Thread.currentThread().interrupt();
        throw new CancellationException("stopped");
    };

    private static Answer<Heap, Integer> ask(Agent<Heap, Integer> agent) {
        var heap = new Heap(7, 0);
        return TurnLoop.ask(agent, heap, Budget.unlimited(), stones -> new Heap(heap.stones() - stones, 1), 3);
    }

    @Test
    void anInterruptedAgentHasNotFailed() {
        assertThatThrownBy(() -> ask(STOPPED))
                .isInstanceOf(CancellationException.class)
                .hasMessage("stopped");
        assertThat(Thread.interrupted()).isTrue();
    }

    @Test
    void aCancellationThatNobodyAskedForIsAFailure() {
        Answer<Heap, Integer> answer = ask((heap, budget) -> {
            throw new CancellationException("a future of its own");
        });
        assertThat(answer).isInstanceOf(Answer.Failed.class);
        assertThat(answer.trouble()).hasValue("a future of its own");
    }

    @Test
    void anInterruptedAgentThatAnswersHasAnswered() {
        Answer<Heap, Integer> answer = ask((heap, budget) -> {
            Thread.currentThread().interrupt();
            return 2;
        });
        assertThat(Thread.interrupted()).isTrue();
        assertThat(answer).isEqualTo(new Answer.Moved<>(2, new Heap(5, 1), List.of()));
    }

    @Test
    void anInterruptedGameIsNotLostOnTime() {
        var time = new AtomicLong();
        Agent<Heap, Integer> slow = (heap, budget) -> {
            time.addAndGet(Duration.ofHours(1).toNanos());
            return STOPPED.choose(heap, budget);
        };
        var terms = Terms.standard().withClock(new Clock(Duration.ofSeconds(1), Clock.Overtime.LOSS));
        var runner = new GameRunner<>(Ruleset.of("nim", new Nim(), 2), terms, TurnListener.none(), time::get);
        var players = List.of(Player.of("slow", slow), Player.of("one", (Agent<Heap, Integer>) (heap, budget) -> 1));
        assertThatThrownBy(() -> runner.play(1, "game", players)).isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
    }
}
