package dev.quoin.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.arena.crossword.CrosswordDiscipline;
import dev.quoin.arena.othello.BalancedOpenings;
import dev.quoin.arena.othello.OthelloDiscipline;
import dev.quoin.arena.player.BuiltIn;
import dev.quoin.arena.player.Contestant;
import dev.quoin.arena.player.Player;
import dev.quoin.arena.player.Quarters;
import dev.quoin.arena.player.Request;
import dev.quoin.arena.player.Roster;
import dev.quoin.arena.player.Seating;
import dev.quoin.arena.record.Complaint;
import dev.quoin.arena.record.GameRecord;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.RandomAgent;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ArbiterTest {
    private static final CrosswordDiscipline CROSSWORD =
            CrosswordDiscipline.of(Variants.named("standard"), Lexicons.named("mini"));
    private static final OthelloDiscipline OTHELLO = new OthelloDiscipline(BalancedOpenings.standard());
    private static final Quarters NOWHERE = Quarters.in(Path.of("nowhere"));
    private static final CrosswordMove PASS = new CrosswordMove.Pass();

    private final AtomicLong time = new AtomicLong();

    private static <P, M> Player<P, M> player(String name, Agent<P, M> agent) {
        return new BuiltIn<P, M>(name, chance -> agent).enter(NOWHERE);
    }

    private Agent<CrosswordPosition, CrosswordMove> thinking(Duration each) {
        return (seen, budget) -> {
            time.addAndGet(each.toNanos());
            return PASS;
        };
    }

    private GameRecord play(Terms terms, Agent<CrosswordPosition, CrosswordMove> first) {
        var arbiter = new Arbiter<>(CROSSWORD, terms, Watcher.none(), time::get);
        return arbiter.play(1, "game", List.of(player("first", first), player("second", (seen, budget) -> PASS)))
                .record();
    }

    private static Terms clock(int seconds, Clock.Overtime overtime) {
        return Terms.standard().withClock(new Clock(Duration.ofSeconds(seconds), overtime));
    }

    @Nested
    class Clocks {
        @Test
        void everyMinuteBegunBeyondTheClockCostsPoints() {
            GameRecord record = play(clock(60, Clock.Overtime.PENALTY), thinking(Duration.ofSeconds(50)));
            GameRecord quick = play(clock(60, Clock.Overtime.PENALTY), thinking(Duration.ofSeconds(20)));
            assertThat(record.overtime()).containsExactly(20, 0);
            assertThat(quick.overtime()).containsExactly(0, 0);
            assertThat(record.points().get(0)).isEqualTo(quick.points().get(0) - 20);
            assertThat(record.stopped()).isFalse();
        }

        @Test
        void aSuddenClockLosesTheGame() {
            GameRecord record = play(clock(60, Clock.Overtime.LOSS), thinking(Duration.ofSeconds(25)));
            assertThat(record.stops().get(0))
                    .isEqualTo(new Complaint(51, "it thought for 75.0 s, the clock gave 60.0 s"));
            assertThat(record.winner()).hasValue(1);
            assertThat(record.moves()).hasSize(4);
        }

        @Test
        void theClockRunsForTheSeatThatThinksOnly() {
            var seconds = new ArrayList<Double>();
            Player<CrosswordPosition, CrosswordMove> listening = new Listening(seconds);
            new Arbiter<>(CROSSWORD, clock(60, Clock.Overtime.PENALTY), Watcher.none(), time::get)
                    .play(1, "game", List.of(listening, player("slow", thinking(Duration.ofSeconds(9)))));
            assertThat(seconds).isNotEmpty().containsOnly(60.0);
        }

        @Test
        void anAgentInsideHasItsShareOfTheClock() {
            var budgets = new ArrayList<Budget>();
            play(clock(60, Clock.Overtime.LOSS), (seen, budget) -> {
                budgets.add(budget);
                time.addAndGet(Duration.ofSeconds(15).toNanos());
                return PASS;
            });
            assertThat(budgets)
                    .containsExactly(
                            new Budget.Time(Duration.ofSeconds(4)),
                            new Budget.Time(Duration.ofSeconds(3)),
                            new Budget.Time(Duration.ofSeconds(2)));
        }

        @Test
        void othelloHasNoPointsToLoseSoTheGameIsLost() {
            Agent<OthelloPosition, OthelloMove> slow = (seen, budget) -> {
                time.addAndGet(Duration.ofSeconds(40).toNanos());
                return seen.legal().getFirst();
            };
            Agent<OthelloPosition, OthelloMove> quick =
                    (seen, budget) -> seen.legal().getFirst();
            var record = new Arbiter<>(OTHELLO, clock(60, Clock.Overtime.PENALTY), Watcher.none(), time::get)
                    .play(1, "game", List.of(player("quick", quick), player("slow", slow)))
                    .record();
            assertThat(record.stops().get(1).code()).isEqualTo(51);
            assertThat(record.winner()).hasValue(0);
        }
    }

    private record Listening(List<Double> seconds) implements Player<CrosswordPosition, CrosswordMove> {
        @Override
        public String name() {
            return "listening";
        }

        @Override
        public void begin(Seating seating) {}

        @Override
        public CrosswordMove choose(Request<CrosswordPosition> request) {
            seconds.add(request.allowance().secondsToGo());
            return PASS;
        }

        @Override
        public void close() {}
    }

    @Nested
    class Tries {
        @Test
        void anAgentThatCrashesLosesThatGameOnly() {
            GameRecord record = play(Terms.standard(), (seen, budget) -> {
                throw new IllegalStateException("out of ideas");
            });
            assertThat(record.stops().get(0).code()).isEqualTo(52);
            assertThat(record.stops().get(0).message()).contains("out of ideas");
        }

        @Test
        void anAgentIsToldWhyItWasRefused() {
            var told = new ArrayList<Integer>();
            play(Terms.standard(), new Agent<>() {
                @Override
                public CrosswordMove choose(CrosswordPosition seen, Budget budget) {
                    throw new IllegalMoveException(11, "what?");
                }

                @Override
                public void refused(IllegalMoveException why) {
                    told.add(why.code());
                }
            });
            assertThat(told).hasSize(6).containsOnly(11);
        }

        @Test
        void inOthelloAPlayerThatMayNotPassLosesInstead() {
            Agent<OthelloPosition, OthelloMove> lost = (seen, budget) -> OthelloMove.place(27);
            Agent<OthelloPosition, OthelloMove> fine =
                    (seen, budget) -> seen.legal().getFirst();
            var record = Arbiter.of(OTHELLO, Terms.standard())
                    .play(1, "game", List.of(player("lost", lost), player("fine", fine)))
                    .record();
            assertThat(record.stops().get(0).code()).isEqualTo(42);
            assertThat(record.winner()).hasValue(1);
        }
    }

    @Nested
    class OthelloGames {
        @Test
        void aSeedGivesBothColoursTheSameOpening() {
            for (long seed = 0; seed < 20; seed++) {
                assertThat(OTHELLO.deal(seed).start())
                        .isEqualTo(OTHELLO.deal(seed).start());
            }
            assertThat(OTHELLO.deal(1).start()).isNotEqualTo(OTHELLO.deal(2).start());
        }

        @Test
        void theSheetIsAGgfOfTheWholeGame() {
            Contestant<OthelloPosition, OthelloMove> random =
                    new BuiltIn<>("random", chance -> new RandomAgent<>(OTHELLO.game(), chance));
            try (var one = random.enter(NOWHERE);
                    var two = random.enter(NOWHERE)) {
                var played = Arbiter.of(OTHELLO, Terms.standard()).play(3, "game", List.of(one, two));
                String sheet = OTHELLO.sheet().write(played);
                assertThat(sheet)
                        .startsWith("(;GM[Othello]PB[random]PW[random]TY[8]RE[")
                        .endsWith(";)\n");
                assertThat(played.record().points().stream()
                                .mapToInt(Integer::intValue)
                                .sum())
                        .isEqualTo(64);
            }
        }
    }

    @Test
    void aRosterKnowsNamesAndArguments() {
        Roster<CrosswordPosition, CrosswordMove> roster = Roster.<CrosswordPosition, CrosswordMove>empty()
                .with(
                        "pass",
                        (spec, argument) -> new BuiltIn<>(spec + "!" + argument, chance -> (seen, budget) -> PASS));
        assertThat(roster.contestant("pass:3").name()).isEqualTo("pass:3!3");
        assertThat(roster.contestant("mine=pass").name()).isEqualTo("mine");
        assertThat(roster.contestant("mine=pass").enter(NOWHERE).name()).isEqualTo("mine");
        assertThatThrownBy(() -> roster.contestant("greddy"))
                .hasMessage("no contestant is called 'greddy', expected one of pass");
    }
}
