package dev.quoin.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.Cards.Table;
import dev.quoin.game.Nim.Heap;
import dev.quoin.game.Transcript.Ending;
import dev.quoin.game.Transcript.Turn;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class MatchTest {
    private final Nim nim = new Nim();

    @Test
    void bestPlayWinsAsFirstSeatUnlessTheHeapIsAMultipleOfFour() {
        Agent<Heap, Integer> best = (heap, budget) -> Math.max(1, heap.stones() % 4);
        Agent<Heap, Integer> one = (heap, budget) -> 1;
        var match = Match.between(nim, List.of(best, one));
        for (int seed = 0; seed < 20; seed++) {
            Transcript<Heap, Integer> game = match.play(new Random(seed));
            if (game.start().stones() % 4 != 0) {
                assertThat(game.ending()).isEqualTo(new Ending.Finished(Outcome.of(1, 0)));
            }
        }
    }

    @Test
    void transcriptHoldsEveryTurn() {
        var match = Match.between(nim, List.of((heap, budget) -> 1, (heap, budget) -> 1));
        Transcript<Heap, Integer> game = match.play(new Random(3));
        assertThat(game.turns()).hasSize(game.start().stones());
        assertThat(game.turns()).extracting(Turn::seat).startsWith(0, 1, 0, 1);
        assertThat(game.turns().getFirst().after())
                .isEqualTo(new Heap(game.start().stones() - 1, 1));
        assertThat(game.end().stones()).isZero();
        assertThat(game.turns()).allMatch(turn -> turn.refusals().isEmpty() && !turn.substituted());
    }

    @Test
    void watcherSeesTheTurnsAsTheyHappen() {
        var seen = new ArrayList<Turn<Heap, Integer>>();
        var match = Match.between(nim, List.of((heap, budget) -> 1, (heap, budget) -> 1));
        assertThat(match.play(new Random(3), seen::add).turns()).isEqualTo(seen);
    }

    @Test
    void sameSeedGivesTheSameTranscript() {
        assertThat(randomGame(5)).isEqualTo(randomGame(5));
        assertThat(randomGame(5)).isNotEqualTo(randomGame(6));
    }

    @Test
    void agentsSeeOnlyWhatTheirSeatMaySee() {
        var cards = new Cards();
        var seen = new ArrayList<Table>();
        Agent<Table, Integer> spy = (table, budget) -> {
            seen.add(table);
            return table.hands().get(table.toMove()).getFirst();
        };
        Match.between(cards, List.of(spy, spy, spy)).play(new Random(1));
        assertThat(seen).hasSize(12).allSatisfy(table -> {
            assertThat(table.hands().get(table.toMove())).doesNotContain(0);
            assertThat(table.hands().get((table.toMove() + 1) % 3)).allMatch(card -> card == 0);
        });
    }

    @Test
    void budgetIsUnlimitedUnlessSaid() {
        assertThat(Match.between(nim, List.of((heap, budget) -> 1)).budget()).isEqualTo(new Budget.Unlimited());
    }

    @Test
    void budgetIsHandedToTheAgents() {
        var budgets = new ArrayList<Budget>();
        Agent<Heap, Integer> agent = (heap, budget) -> {
            budgets.add(budget);
            return 1;
        };
        var nodes = new Budget.Nodes(50);
        new Match<>(nim, List.of(agent, agent), nodes, 1, Forfeiture.loss()).play(new Random(1));
        assertThat(budgets).isNotEmpty().containsOnly(nodes);
    }

    @Nested
    class RefusedMoves {
        @Test
        void agentIsToldAndAskedAgain() {
            var told = new ArrayList<String>();
            Iterator<Integer> answers = List.of(9, 4, 1).iterator();
            var agent = new Agent<Heap, Integer>() {
                @Override
                public Integer choose(Heap seen, Budget budget) {
                    return answers.hasNext() ? answers.next() : 1;
                }

                @Override
                public void refused(IllegalMoveException why) {
                    told.add(why.sentence());
                }
            };
            Transcript<Heap, Integer> game =
                    Match.between(nim, List.of(agent, (heap, budget) -> 1)).play(new Random(1));
            assertThat(told).containsExactly("take 1 to 3 stones, got 9", "take 1 to 3 stones, got 4");
            Turn<Heap, Integer> first = game.turns().getFirst();
            assertThat(first.move()).isEqualTo(1);
            assertThat(first.refusals())
                    .extracting(refusal -> refusal.move().orElseThrow())
                    .containsExactly(9, 4);
            assertThat(first.refusals()).extracting(Transcript.Refusal::code).containsOnly(12);
        }

        @Test
        void lastTryLosesTheGame() {
            Transcript<Heap, Integer> game = Match.between(nim, List.of((heap, budget) -> 1, (heap, budget) -> 0))
                    .play(new Random(1));
            assertThat(game.turns()).hasSize(1);
            assertThat(game.ending()).isInstanceOfSatisfying(Ending.Forfeited.class, forfeited -> {
                assertThat(forfeited.seat()).isEqualTo(1);
                assertThat(forfeited.refusals()).hasSize(Match.DEFAULT_TRIES);
            });
        }

        @Test
        void lastTryCanBecomeAMoveOfTheGame() {
            var match = new Match<>(
                    nim,
                    List.of((heap, budget) -> 7, (heap, budget) -> 1),
                    Budget.unlimited(),
                    2,
                    Forfeiture.substitute(1));
            Transcript<Heap, Integer> game = match.play(new Random(1));
            assertThat(game.ending()).isInstanceOf(Ending.Finished.class);
            assertThat(game.turns()).allSatisfy(turn -> {
                assertThat(turn.substituted()).isEqualTo(turn.seat() == 0);
                assertThat(turn.refusals()).hasSize(turn.seat() == 0 ? 2 : 0);
            });
        }

        @Test
        void answerThatCannotBeReadIsARefusedMove() {
            Agent<Heap, Integer> mumbler = (heap, budget) -> nim.read(heap, "what?");
            Transcript<Heap, Integer> game =
                    Match.between(nim, List.of(mumbler, mumbler)).play(new Random(1));
            assertThat(game.ending())
                    .isInstanceOfSatisfying(
                            Ending.Forfeited.class,
                            forfeited -> assertThat(forfeited.refusals()).allSatisfy(refusal -> {
                                assertThat(refusal.move()).isEmpty();
                                assertThat(refusal.code()).isEqualTo(11);
                                assertThat(refusal.message()).isEqualTo("expected 'take N', got 'what?'");
                            }));
        }
    }

    @Nested
    class BadMatches {
        @Test
        void withoutAgentsOrTries() {
            assertThatThrownBy(() -> Match.between(nim, List.of())).hasMessageContaining("got none");
            assertThatThrownBy(() ->
                            new Match<>(nim, List.of((heap, budget) -> 1), Budget.unlimited(), 0, Forfeiture.loss()))
                    .hasMessageContaining("at least 1 try a turn, got 0");
        }

        @Test
        void withTooFewAgentsNameTheSeat() {
            var match = Match.between(nim, List.of((heap, budget) -> 1));
            assertThatThrownBy(() -> match.play(new Random(1)))
                    .hasMessage("the game gave the turn to seat 1, the match has seats 0 to 0");
        }

        @Test
        void withImpossibleBudgets() {
            assertThatThrownBy(() -> new Budget.Nodes(0)).hasMessageContaining("at least 1, got 0");
            assertThatThrownBy(() -> new Budget.Time(Duration.ZERO)).hasMessageContaining("PT0S");
            assertThatThrownBy(() -> new Budget.Time(Duration.ofSeconds(-1))).hasMessageContaining("PT-1S");
            assertThat(new Budget.Nodes(1).limit()).isEqualTo(1);
            assertThat(new Budget.Time(Duration.ofNanos(1)).limit()).isEqualTo(Duration.ofNanos(1));
        }
    }

    private Transcript<Heap, Integer> randomGame(long seed) {
        var first = new RandomAgent<>(nim, new Random(seed + 1));
        var second = new RandomAgent<>(nim, new Random(seed + 2));
        return Match.between(nim, List.of(first, second)).play(new Random(seed));
    }
}
