package dev.quoin.game.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.game.Cards;
import dev.quoin.game.Cards.Table;
import dev.quoin.game.Deal;
import dev.quoin.game.Game;
import dev.quoin.game.GameRecord;
import dev.quoin.game.GameRecord.Ending;
import dev.quoin.game.MoveReason;
import dev.quoin.game.Nim;
import dev.quoin.game.Nim.Heap;
import dev.quoin.game.Outcome;
import dev.quoin.game.RandomAgent;
import dev.quoin.game.Refusal;
import dev.quoin.game.Turn;
import dev.quoin.game.kit.ProtocolView;
import dev.quoin.game.kit.RecordFormat;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.TurnLoop;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class GameRunnerTest {
    private static final Agent<Heap, Integer> ONE = (heap, budget) -> 1;

    private final Nim nim = new Nim();

    private GameRunner<Heap, Integer> runner(Terms terms) {
        return GameRunner.of(Ruleset.of("nim", nim, 2), terms);
    }

    private static Player<Heap, Integer> player(Agent<Heap, Integer> agent) {
        return Player.of("agent", agent);
    }

    @Test
    void bestPlayWinsAsFirstSeatUnlessTheHeapIsAMultipleOfFour() {
        Agent<Heap, Integer> best = (heap, budget) -> Math.max(1, heap.stones() % 4);
        Agent<Heap, Integer> one = (heap, budget) -> 1;
        for (int seed = 0; seed < 20; seed++) {
            GameRecord<Heap, Integer> game = GameRunner.play(nim, List.of(best, one), new Random(seed));
            if (game.start().stones() % 4 != 0) {
                assertThat(game.ending()).isEqualTo(new Ending.Finished(Outcome.of(1, 0)));
            }
        }
    }

    @Test
    void transcriptHoldsEveryTurn() {
        GameRecord<Heap, Integer> game = GameRunner.play(nim, List.of(ONE, ONE), new Random(3));
        assertThat(game.turns()).hasSize(game.start().stones());
        assertThat(game.turns()).extracting(Turn::seat).startsWith(0, 1, 0, 1);
        assertThat(game.turns().getFirst().after())
                .isEqualTo(new Heap(game.start().stones() - 1, 1));
        assertThat(game.end().stones()).isZero();
        assertThat(game.turns()).allMatch(turn -> turn.refusals().isEmpty() && !turn.substituted());
    }

    @Test
    void listenerSeesTheTurnsAsTheyHappen() {
        var seen = new ArrayList<Turn<Heap, Integer>>();
        GameRecord<Heap, Integer> game = runner(Terms.standard())
                .withListener((label, turn) -> seen.add(turn))
                .play(3, "game", List.of(player(ONE), player(ONE)));
        assertThat(game.turns()).isNotEmpty().isEqualTo(seen);
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
        GameRunner.play(cards, List.of(spy, spy, spy), new Random(1));
        assertThat(seen).hasSize(12).allSatisfy(table -> {
            assertThat(table.hands().get(table.toMove())).doesNotContain(0);
            assertThat(table.hands().get((table.toMove() + 1) % 3)).allMatch(card -> card == 0);
        });
    }

    @Test
    void budgetIsUnlimitedUnlessSaid() {
        assertThat(Terms.standard().budget()).isEqualTo(new Budget.Unlimited());
    }

    @Test
    void budgetIsHandedToTheAgents() {
        var budgets = new ArrayList<Budget>();
        Agent<Heap, Integer> agent = (heap, budget) -> {
            budgets.add(budget);
            return 1;
        };
        var nodes = new Budget.Nodes(50);
        runner(Terms.standard().withBudget(nodes)).play(1, "game", List.of(player(agent), player(agent)));
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
                public void refused(Refusal why) {
                    told.add(why.message());
                }
            };
            GameRecord<Heap, Integer> game = GameRunner.play(nim, List.of(agent, ONE), new Random(1));
            assertThat(told).containsExactly("take 1 to 3 stones, got 9", "take 1 to 3 stones, got 4");
            Turn<Heap, Integer> first = game.turns().getFirst();
            assertThat(first.move()).isEqualTo(1);
            assertThat(first.refusals())
                    .extracting(Refusal::message)
                    .containsExactly("take 1 to 3 stones, got 9", "take 1 to 3 stones, got 4");
            assertThat(first.refusals()).extracting(Refusal::code).containsOnly(12);
        }

        @Test
        void lastTryLosesTheGame() {
            var asked = new AtomicInteger();
            Agent<Heap, Integer> none = (heap, budget) -> {
                asked.incrementAndGet();
                return 0;
            };
            GameRecord<Heap, Integer> game = GameRunner.play(nim, List.of(ONE, none), new Random(1));
            assertThat(game.turns()).hasSize(1);
            assertThat(game.ending()).isInstanceOfSatisfying(Ending.Forfeited.class, forfeited -> {
                assertThat(forfeited.reasons()).containsOnlyKeys(1);
                assertThat(asked).hasValue(TurnLoop.DEFAULT_TRIES);
                assertThat(forfeited.refusals().get(1))
                        .as("the illegal moves before the last")
                        .hasSize(TurnLoop.DEFAULT_TRIES - 1);
            });
        }

        @Test
        void illegalMovesBeforeAFailureAreKept() {
            Iterator<Integer> answers = List.of(9, 4).iterator();
            Agent<Heap, Integer> crashing = (heap, budget) -> answers.next();
            GameRecord<Heap, Integer> game = GameRunner.play(nim, List.of(crashing, ONE), new Random(1));
            assertThat(game.ending())
                    .isInstanceOfSatisfying(
                            Ending.Forfeited.class,
                            forfeited -> assertThat(forfeited.refusals().get(0))
                                    .extracting(Refusal::message)
                                    .containsExactly("take 1 to 3 stones, got 9", "take 1 to 3 stones, got 4"));
        }

        @Test
        void lastTryCanBecomeAMoveOfTheGame() {
            var substituting = new Ruleset<Heap, Integer>() {
                private final Ruleset<Heap, Integer> plain = Ruleset.of("nim", nim, 2);

                @Override
                public Game<Heap, Integer> game() {
                    return nim;
                }

                @Override
                public Map<String, String> setting() {
                    return plain.setting();
                }

                @Override
                public Deal<Heap, Integer> deal(long seed) {
                    return plain.deal(seed);
                }

                @Override
                public List<Integer> points(Heap position) {
                    return plain.points(position);
                }

                @Override
                public int score(Heap before, Heap after) {
                    return 0;
                }

                @Override
                public Optional<Integer> pass(Heap position) {
                    return Optional.of(1);
                }

                @Override
                public String tag(Heap before, Integer move) {
                    return "";
                }

                @Override
                public Optional<Integer> overtimePenalty(Duration clock, Duration used) {
                    return Optional.empty();
                }

                @Override
                public ProtocolView<Heap, Integer> protocolView() {
                    return plain.protocolView();
                }

                @Override
                public RecordFormat<Heap, Integer> recordFormat() {
                    return plain.recordFormat();
                }
            };
            GameRecord<Heap, Integer> game = GameRunner.of(
                            substituting, Terms.standard().withTries(2, Terms.AfterTries.PASS))
                    .play(1, "game", List.of(player((heap, budget) -> 7), player(ONE)));
            assertThat(game.ending()).isInstanceOf(Ending.Finished.class);
            assertThat(game.turns()).allSatisfy(turn -> {
                assertThat(turn.substituted()).isEqualTo(turn.seat() == 0);
                assertThat(turn.refusals()).hasSize(turn.seat() == 0 ? 2 : 0);
            });
        }

        @Test
        void answerThatCannotBeReadIsARefusedMove() {
            Agent<Heap, Integer> mumbler = (heap, budget) -> nim.read(heap, "what?");
            GameRecord<Heap, Integer> game = GameRunner.play(nim, List.of(mumbler, mumbler), new Random(1));
            assertThat(game.ending())
                    .isInstanceOfSatisfying(
                            Ending.Forfeited.class,
                            forfeited -> assertThat(forfeited.reasons())
                                    .containsExactly(Map.entry(
                                            0, new Refusal(MoveReason.UNREADABLE, "expected 'take N', got 'what?'"))));
        }
    }

    @Nested
    class BadMatches {
        @Test
        void withoutAgentsOrTries() {
            assertThatThrownBy(() -> GameRunner.play(nim, List.of(), new Random(1)))
                    .hasMessageContaining("got none");
            assertThatThrownBy(() -> Terms.standard().withTries(0, Terms.AfterTries.LOSS))
                    .hasMessageContaining("at least 1 try per turn, got 0");
        }

        @Test
        void withTooFewAgentsNameTheSeat() {
            assertThatThrownBy(() -> GameRunner.play(nim, List.of(ONE), new Random(1)))
                    .hasMessage("the game gave the turn to seat 1, there are seats 0 to 0");
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

    private GameRecord<Heap, Integer> randomGame(long seed) {
        var first = new RandomAgent<>(nim, new Random(seed + 1));
        var second = new RandomAgent<>(nim, new Random(seed + 2));
        return GameRunner.play(nim, List.of(first, second), new Random(seed));
    }
}
