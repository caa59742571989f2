package dev.quoin.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.MoveReason;
import dev.quoin.game.RandomAgent;
import dev.quoin.game.Refusal;
import dev.quoin.game.play.Clock;
import dev.quoin.game.play.GameRunner;
import dev.quoin.game.play.Terms;
import dev.quoin.game.play.TimeControl;
import dev.quoin.game.play.TurnListener;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.PlayerError;
import dev.quoin.game.player.Request;
import dev.quoin.game.player.Seating;
import dev.quoin.game.player.Workspace;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.match.BalancedOpenings;
import dev.quoin.othello.match.OthelloRuleset;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ClockedGamesTest {
    private static final CrosswordRuleset CROSSWORD =
            CrosswordRuleset.of(Variants.named("standard"), Lexicons.named("mini"));
    private static final OthelloRuleset OTHELLO = new OthelloRuleset(BalancedOpenings.standard());
    private static final Workspace NOWHERE = Workspace.in(Path.of("nowhere"));
    private static final CrosswordMove PASS = new CrosswordMove.Pass();

    private final AtomicLong time = new AtomicLong();

    private static <P, M> Player<P, M> player(String name, Agent<P, M> agent) {
        return Contestant.of(name, chance -> agent).enter(NOWHERE);
    }

    private Agent<CrosswordPosition, CrosswordMove> thinking(Duration each) {
        return (seen, budget) -> {
            time.addAndGet(each.toNanos());
            return PASS;
        };
    }

    private LoggedGame play(Terms terms, Agent<CrosswordPosition, CrosswordMove> first) {
        var runner = new GameRunner<>(CROSSWORD, terms, TurnListener.none(), time::get);
        return LoggedGame.of(
                CROSSWORD,
                1,
                "game",
                runner.play(1, "game", List.of(player("first", first), player("second", (seen, budget) -> PASS))));
    }

    private static Terms clock(int seconds, Clock.Overtime overtime) {
        return Terms.standard().withClock(new Clock(Duration.ofSeconds(seconds), overtime));
    }

    @Nested
    class Clocks {
        @Test
        void everyMinuteBegunBeyondTheClockCostsPoints() {
            LoggedGame record = play(clock(60, Clock.Overtime.PENALTY), thinking(Duration.ofSeconds(50)));
            LoggedGame quick = play(clock(60, Clock.Overtime.PENALTY), thinking(Duration.ofSeconds(20)));
            assertThat(record.overtime()).containsExactly(20, 0);
            assertThat(quick.overtime()).containsExactly(0, 0);
            assertThat(record.points().get(0)).isEqualTo(quick.points().get(0) - 20);
            assertThat(record.stopped()).isFalse();
        }

        @Test
        void aSuddenClockLosesTheGame() {
            LoggedGame record = play(clock(60, Clock.Overtime.LOSS), thinking(Duration.ofSeconds(25)));
            assertThat(record.stop(0).orElseThrow())
                    .isEqualTo(new Refusal(PlayerError.OUT_OF_TIME, "it used 75.0 s, but the clock allowed 60.0 s"));
            assertThat(record.winner()).hasValue(1);
            assertThat(record.moves()).hasSize(4);
        }

        @Test
        void overtimeOfEveryMoveAddsUp() {
            Clock perMove = new Clock(TimeControl.parse("10s/move"), Clock.Overtime.PENALTY);
            LoggedGame late = play(Terms.standard().withClock(perMove), thinking(Duration.ofSeconds(40)));
            LoggedGame inTime = play(Terms.standard().withClock(perMove), thinking(Duration.ofSeconds(10)));
            // Three turns of 30 s each over the limit.
            assertThat(late.overtime()).containsExactly(20, 0);
            assertThat(inTime.overtime()).containsExactly(0, 0);
        }

        @Test
        void anIncrementDoesNotPayForEarlierOvertime() {
            Clock increment = new Clock(TimeControl.parse("10s+60s"), Clock.Overtime.PENALTY);
            LoggedGame record = play(Terms.standard().withClock(increment), thinking(Duration.ofSeconds(15)));
            assertThat(record.overtime()).containsExactly(10, 0);
        }

        @Test
        void seatsMayHaveOtherTerms() {
            Terms sudden = clock(60, Clock.Overtime.LOSS);
            var runner = new GameRunner<>(CROSSWORD, Terms.standard(), TurnListener.none(), time::get)
                    .withSeats(List.of(Terms.standard(), sudden));
            var slow = thinking(Duration.ofSeconds(25));
            var record = LoggedGame.of(
                    CROSSWORD, 1, "game", runner.play(1, "game", List.of(player("free", slow), player("timed", slow))));
            assertThat(record.stops()).containsOnlyKeys(1);
        }

        @Test
        void theClockRunsForTheSeatThatThinksOnly() {
            var seconds = new ArrayList<Double>();
            Player<CrosswordPosition, CrosswordMove> listening = new Listening(seconds);
            new GameRunner<>(CROSSWORD, clock(60, Clock.Overtime.PENALTY), TurnListener.none(), time::get)
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
            // With 100 tiles left, each player has about 14 turns to come.
            assertThat(budgets)
                    .containsExactly(
                            new Budget.Time(Duration.ofSeconds(60).dividedBy(14)),
                            new Budget.Time(Duration.ofSeconds(45).dividedBy(14)),
                            new Budget.Time(Duration.ofSeconds(30).dividedBy(14)));
        }

        @Test
        void othelloHasNoPointsToLoseSoTheGameIsLost() {
            Agent<OthelloPosition, OthelloMove> slow = (seen, budget) -> {
                time.addAndGet(Duration.ofSeconds(40).toNanos());
                return seen.legal().getFirst();
            };
            Agent<OthelloPosition, OthelloMove> quick =
                    (seen, budget) -> seen.legal().getFirst();
            var runner = new GameRunner<>(OTHELLO, clock(60, Clock.Overtime.PENALTY), TurnListener.none(), time::get);
            var record = LoggedGame.of(
                    OTHELLO, 1, "game", runner.play(1, "game", List.of(player("quick", quick), player("slow", slow))));
            assertThat(record.stop(1).orElseThrow().code()).isEqualTo(51);
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
            seconds.add(request.limit().secondsToGo());
            return PASS;
        }

        @Override
        public void close() {}
    }

    @Nested
    class Tries {
        @Test
        void anAgentThatCrashesLosesThatGameOnly() {
            LoggedGame record = play(Terms.standard(), (seen, budget) -> {
                throw new IllegalStateException("out of ideas");
            });
            assertThat(record.stop(0).orElseThrow().code()).isEqualTo(52);
            assertThat(record.stop(0).orElseThrow().message()).contains("out of ideas");
        }

        @Test
        void anAgentIsToldWhyItWasRefused() {
            var told = new ArrayList<Integer>();
            play(Terms.standard(), new Agent<>() {
                @Override
                public CrosswordMove choose(CrosswordPosition seen, Budget budget) {
                    throw new IllegalMoveException(MoveReason.UNREADABLE, "what?");
                }

                @Override
                public void refused(Refusal why) {
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
            var record = LoggedGame.of(
                    OTHELLO,
                    1,
                    "game",
                    GameRunner.of(OTHELLO, Terms.standard())
                            .play(1, "game", List.of(player("lost", lost), player("fine", fine))));
            assertThat(record.stop(0).orElseThrow().code()).isEqualTo(42);
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
                    Contestant.of("random", chance -> new RandomAgent<>(OTHELLO.game(), chance));
            try (var one = random.enter(NOWHERE);
                    var two = random.enter(NOWHERE)) {
                var played = GameRunner.of(OTHELLO, Terms.standard()).play(3, "game", List.of(one, two));
                String text = OTHELLO.recordFormat().write(played);
                assertThat(text)
                        .startsWith("(;GM[Othello]PB[random]PW[random]TY[8]RE[")
                        .endsWith(";)\n");
                assertThat(OTHELLO.points(played.end()).stream()
                                .mapToInt(Integer::intValue)
                                .sum())
                        .isEqualTo(64);
            }
        }
    }
}
