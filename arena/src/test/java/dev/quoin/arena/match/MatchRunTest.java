package dev.quoin.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.arena.result.MatchResult;
import dev.quoin.arena.result.MoveTimes;
import dev.quoin.arena.result.PlayerStatistics;
import dev.quoin.arena.result.Sprt;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.game.play.Terms;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.PlayerError;
import dev.quoin.game.player.PlayerFailure;
import dev.quoin.game.player.Request;
import dev.quoin.game.player.Seating;
import dev.quoin.game.player.Workspace;
import dev.quoin.othello.agent.OthelloGreedyAgent;
import dev.quoin.othello.agent.SearchAgent;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.match.BalancedOpenings;
import dev.quoin.othello.match.OthelloRuleset;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MatchRunTest {
    private static final MoveTimes NO_TIMES = new MoveTimes(0, Duration.ZERO, Duration.ZERO, Duration.ZERO);

    @TempDir
    Path scratch;

    private MatchRun.Ending play(MatchConfig<CrosswordPosition, CrosswordMove> config, String folder, int jobs) {
        return new MatchRun<>(
                        config,
                        new MatchFolder(scratch.resolve(folder)),
                        MatchRun.Records.WRITTEN,
                        MatchListener.none())
                .play(jobs);
    }

    /// A result without its times, which are never the same.
    private static MatchResult timeless(MatchResult result) {
        List<PlayerStatistics> sides = result.sides().stream()
                .map(side -> new PlayerStatistics(
                        side.name(),
                        side.points(),
                        side.tags(),
                        NO_TIMES,
                        side.errors(),
                        side.stops(),
                        side.scores(),
                        side.moves(),
                        side.kills()))
                .toList();
        return new MatchResult(
                result.wins(),
                result.draws(),
                result.losses(),
                result.counts(),
                result.spread(),
                sides,
                result.test(),
                0,
                result.isolation());
    }

    /// Every game of a log without its times.
    private Map<String, String> games(String folder) throws IOException {
        var games = new TreeMap<String, String>();
        try (Stream<String> lines = Files.lines(scratch.resolve(folder).resolve(MatchFolder.LOG))) {
            lines.skip(1).forEach(line -> {
                LoggedGame record =
                        GameLine.read(line.getBytes(StandardCharsets.UTF_8)).record();
                String moves = record.moves().stream()
                        .map(move -> move.seat() + move.text())
                        .toList()
                        .toString();
                assertThat(games.put(record.label(), record.names() + " " + record.points() + moves))
                        .isNull();
            });
        }
        return games;
    }

    @Test
    void theResultDoesNotDependOnHowManyAreAtWork() throws Exception {
        var config = Matches.config(12);
        var alone = play(config, "one", 1);
        var together = play(config, "four", 4);
        assertThat(alone.complete()).isTrue();
        assertThat(alone.result().games()).isEqualTo(24);
        assertThat(timeless(together.result())).isEqualTo(timeless(alone.result()));
        assertThat(games("four")).isEqualTo(games("one")).hasSize(24);
    }

    @Test
    void aMatchThatIsMadeLongerIsTheLongerMatch() throws Exception {
        play(Matches.config(4), "grown", 2);
        var grown = play(Matches.config(9), "grown", 2);
        var whole = play(Matches.config(9), "whole", 2);
        assertThat(grown.resumed()).isEqualTo(8);
        assertThat(timeless(grown.result())).isEqualTo(timeless(whole.result()));
        assertThat(games("grown")).isEqualTo(games("whole")).hasSize(18);
    }

    @Test
    void logsOfPartsMakeTheLogOfTheWholeMatch() throws Exception {
        var config = Matches.config(7);
        var joined = new ArrayList<String>();
        for (var range : List.of(new PairRange(6, 7), new PairRange(1, 2), new PairRange(3, 5))) {
            var folder = new MatchFolder(scratch.resolve("part-" + range.first()));
            var ending = new MatchRun<>(config, folder, MatchRun.Records.LEFT_OUT, MatchListener.none()).play(2, range);
            assertThat(ending.complete()).isTrue();
            assertThat(ending.result().games()).isEqualTo(2 * (range.last() - range.first() + 1));
            List<String> lines = Files.readAllLines(folder.log());
            joined.addAll(joined.isEmpty() ? lines : lines.subList(1, lines.size()));
        }
        Files.createDirectories(scratch.resolve("joined"));
        Files.write(scratch.resolve("joined/games.jsonl"), joined);
        var put = play(config, "joined", 1);
        var whole = play(config, "whole", 1);
        assertThat(put.resumed()).isEqualTo(14);
        assertThat(timeless(put.result())).isEqualTo(timeless(whole.result()));
        assertThat(games("joined")).isEqualTo(games("whole")).hasSize(14);
    }

    @Test
    void aRangeOfPairsThatIsNoneIsRefused() {
        assertThatThrownBy(() -> new PairRange(0, 3)).hasMessageContaining("got 0-3");
        assertThatThrownBy(() -> new PairRange(4, 3)).hasMessageContaining("got 4-3");
    }

    @Test
    void aVerdictDoesNotDependOnHowManyAreAtWork() {
        var config = Matches.config(300, Optional.of(Sprt.between(-100, -50)));
        var alone = play(config, "one", 1).result();
        var together = play(config, "five", 5).result();
        assertThat(alone.verdict()).contains(Sprt.Verdict.ELO0);
        assertThat(alone.counts().pairs()).isLessThan(300);
        assertThat(timeless(together)).isEqualTo(timeless(alone));
    }

    @Test
    void bothGamesOfAPairBeginAlikeAndNoTwoPairsDo() {
        var config = Matches.config(100);
        assertThat(Stream.iterate(1, pair -> pair + 1)
                        .limit(100)
                        .map(config::seedOf)
                        .distinct())
                .hasSize(100);
        assertThat(config.seedOf(3)).isBetween(0L, 1L << 53);
        play(Matches.config(1), "pair", 1);
        assertThat(scratch.resolve("pair/records/00001a.gcg")).content().contains("#player1 random random");
        assertThat(scratch.resolve("pair/records/00001b.gcg")).content().contains("#player1 greedy greedy");
    }

    @Test
    void aMatchThatIsCompleteIsNotPlayedAgain() throws Exception {
        var first = play(Matches.config(3), "once", 2);
        byte[] log = Files.readAllBytes(scratch.resolve("once/games.jsonl"));
        var again = play(Matches.config(3), "once", 2);
        assertThat(again.resumed()).isEqualTo(6);
        assertThat(again.result()).isEqualTo(first.result());
        assertThat(Files.readAllBytes(scratch.resolve("once/games.jsonl"))).isEqualTo(log);
    }

    @Test
    void whatIsMissingInTheMiddleIsPlayed() throws Exception {
        var whole = play(Matches.config(6), "whole", 1);
        List<String> lines = new ArrayList<>(Files.readAllLines(scratch.resolve("whole/games.jsonl")));
        lines.remove(4);
        lines.remove(8);
        Files.createDirectories(scratch.resolve("holes"));
        Files.write(scratch.resolve("holes/games.jsonl"), lines);
        var mended = play(Matches.config(6), "holes", 2);
        assertThat(mended.resumed()).isEqualTo(10);
        assertThat(timeless(mended.result())).isEqualTo(timeless(whole.result()));
        assertThat(games("holes")).isEqualTo(games("whole"));
    }

    @Test
    void anInterruptedMatchKeepsWhatIsFinishedAndGoesOnLater() throws Exception {
        var config = Matches.config(200);
        Thread worker = Thread.currentThread();
        var finished = new AtomicInteger();
        MatchListener<CrosswordPosition, CrosswordMove> impatient = (number, record) -> {
            if (finished.incrementAndGet() == 20) {
                worker.interrupt();
            }
        };
        var folder = new MatchFolder(scratch.resolve("cut"));
        var ending = new MatchRun<>(config, folder, MatchRun.Records.LEFT_OUT, impatient).play(2);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(ending.complete()).isFalse();
        assertThat(finished.get()).isBetween(20, 399);
        assertThat(games("cut")).hasSize(finished.get());
        var rest = play(config, "cut", 2);
        assertThat(rest.resumed()).isEqualTo(finished.get());
        assertThat(timeless(rest.result()))
                .isEqualTo(timeless(play(config, "uncut", 2).result()));
        assertThat(games("cut")).isEqualTo(games("uncut"));
    }

    /// The search in the middle of which the match is interrupted would go on for days.
    @Test
    void aSearchIsCutOffAndItsGamePlayedAnewLater() throws Exception {
        Thread tester = Thread.currentThread();
        var deep = new AtomicBoolean();
        Contestant<OthelloPosition, OthelloMove> thinker = Contestant.of("thinker", chance -> {
            var quick = SearchAgent.ofDepth(2);
            return (seen, budget) -> {
                if (Long.bitCount(seen.empty()) < 40 && deep.compareAndSet(true, false)) {
                    tester.interrupt();
                    return SearchAgent.ofDepth(40).choose(seen, budget);
                }
                return quick.choose(seen, budget);
            };
        });
        Contestant<OthelloPosition, OthelloMove> other =
                Contestant.of("other", chance -> new OthelloGreedyAgent(chance));
        var config = new MatchConfig<>(
                new OthelloRuleset(BalancedOpenings.standard()),
                List.of(thinker, other),
                Terms.standard(),
                3,
                7,
                Optional.empty(),
                Map.of());
        deep.set(true);
        var folder = new MatchFolder(scratch.resolve("cut"));
        long begun = System.nanoTime();
        var cut = new MatchRun<>(config, folder, MatchRun.Records.WRITTEN, MatchListener.none()).play(1);
        assertThat(Thread.interrupted()).isTrue();
        // 2 s for games to end, and no more: the worker has ended when it was interrupted.
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(5));
        assertThat(cut.complete()).isFalse();
        assertThat(games("cut")).isEmpty();
        var rest = new MatchRun<>(config, folder, MatchRun.Records.WRITTEN, MatchListener.none()).play(1);
        var uncut = new MatchRun<>(
                        config,
                        new MatchFolder(scratch.resolve("uncut")),
                        MatchRun.Records.WRITTEN,
                        MatchListener.none())
                .play(1);
        assertThat(rest.resumed()).isZero();
        assertThat(timeless(rest.result())).isEqualTo(timeless(uncut.result()));
        assertThat(games("cut")).isEqualTo(games("uncut")).hasSize(6);
    }

    @Test
    void aContestantThatFailsLosesItsGamesAndNotTheMatch() {
        var config = Matches.config(List.of(new Fainting(), Matches.contestant("random")), 3, Optional.empty());
        MatchResult result = play(config, "faint", 2).result();
        assertThat(result.losses()).isEqualTo(6);
        assertThat(result.sides().get(0).stops()).containsEntry(PlayerError.DIED.code(), 6);
        assertThat(result.sides().get(1).errors()).isEmpty();
    }

    @Test
    void aFolderWithOtherThingsIsRefused() throws Exception {
        Files.createDirectories(scratch.resolve("mine"));
        Files.writeString(scratch.resolve("mine/letter.txt"), "dear");
        assertThatThrownBy(() -> play(Matches.config(1), "mine", 1))
                .isInstanceOf(MatchFolderException.class)
                .hasMessageContaining("contains other files but no match");
    }

    @Test
    void whatUnfinishedGamesLeftInTheLogsOfAgentsIsTakenAway() throws Exception {
        Path whole = scratch.resolve("logged");
        play(Matches.config(2), "logged", 1);
        List<String> lines = Files.readAllLines(whole.resolve("games.jsonl"));
        Files.write(whole.resolve("games.jsonl"), lines.subList(0, 4));
        Path logs = Files.createDirectories(whole.resolve("logs/greedy"));
        for (String name : List.of("00001a-it.log", "00002a-it.log", "00002b-it.log", "start.log")) {
            Files.writeString(logs.resolve(name), "note");
        }
        play(Matches.config(2), "logged", 1);
        try (Stream<Path> left = Files.list(logs)) {
            assertThat(left.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("00001a-it.log", "00002a-it.log", "start.log");
        }
    }

    @Test
    void labelsNameGames() {
        for (var number : List.of(new GameNumber(1, 1), new GameNumber(123_456, 2))) {
            assertThat(GameNumber.labelled(number.label())).contains(number);
        }
        assertThat(GameNumber.labelled("00000a")).isEmpty();
        assertThat(GameNumber.labelled("start.log")).isEmpty();
    }

    @Test
    void equalNamesAreMadeDifferent() {
        assertThat(MatchConfig.distinct(List.of("a", "b", "a", "a"))).containsExactly("a", "b", "a-2", "a-3");
        var twins = Matches.config(
                List.of(Matches.contestant("greedy"), Matches.contestant("greedy")), 2, Optional.empty());
        MatchResult result = play(twins, "twins", 1).result();
        assertThat(result.sides()).extracting(PlayerStatistics::name).containsExactly("greedy", "greedy-2");
        assertThat(result.counts().counts())
                .as("the same games with swapped seats")
                .containsExactly(0, 0, 2, 0, 0);
        assertThat(result.spread().mean()).isZero();
    }

    /// Gives up as soon as it is asked.
    private record Fainting()
            implements Contestant<CrosswordPosition, CrosswordMove>, Player<CrosswordPosition, CrosswordMove> {
        @Override
        public String name() {
            return "fainting";
        }

        @Override
        public String spec() {
            return "fainting";
        }

        @Override
        public Contestant<CrosswordPosition, CrosswordMove> named(String name, String spec) {
            return this;
        }

        @Override
        public Player<CrosswordPosition, CrosswordMove> enter(Workspace workspace) {
            return this;
        }

        @Override
        public void begin(Seating seating) {}

        @Override
        public CrosswordMove choose(Request<CrosswordPosition> request) {
            throw new PlayerFailure(PlayerError.DIED, "out of breath");
        }

        @Override
        public void close() {}
    }
}
