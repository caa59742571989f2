package dev.quoin.arena.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.agent.CrosswordAgents;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.Budget;
import dev.quoin.game.agent.AgentCatalog;
import dev.quoin.game.kit.GameKit;
import dev.quoin.game.kit.GameKits;
import dev.quoin.game.kit.GameSettings;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.play.Terms;
import dev.quoin.game.player.Contestant;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class SelfPlayRunTest {
    private static final Variant MINI = Variants.named("mini");
    private static final CrosswordRuleset CROSSWORD = CrosswordRuleset.of(
            MINI, Lexicons.named(MINI.lexicon(), MINI.tiles().alphabet()));
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @TempDir
    Path scratch;

    private static <P, M> SelfPlayConfig<P, M> config(
            Ruleset<P, M> ruleset, AgentCatalog<P, M> agents, long seed, String... names) {
        List<Contestant<P, M>> contestants = Arrays.stream(names)
                .map(name -> Contestant.of(name, agents.agent(name).prepare(ruleset.game())))
                .toList();
        return new SelfPlayConfig<>(ruleset, contestants, Terms.standard(), seed, Map.of("version", "1"));
    }

    private static SelfPlayConfig<?, ?> crossword(long seed, String... names) {
        return config(CROSSWORD, CrosswordAgents.catalog(), seed, names);
    }

    private static SelfPlayConfig<?, ?> othello(String... names) {
        return othello(GameKits.named("othello"), names);
    }

    private static <P, M> SelfPlayConfig<P, M> othello(GameKit<P, M> kit, String... names) {
        return config(GameKits.open(kit, GameSettings.of(Map.of())), kit.agents(), 1, names);
    }

    private SelfPlayFolder folder(String name) {
        return new SelfPlayFolder(scratch.resolve(name));
    }

    private byte[] played(SelfPlayConfig<?, ?> config, String name, GameRange range, int jobs) throws IOException {
        SelfPlayFolder folder = folder(name);
        assertThat(new SelfPlayRun<>(config, folder, SelfPlayListener.none()).play(range, jobs))
                .isTrue();
        return Files.readAllBytes(folder.games());
    }

    @ParameterizedTest
    @ValueSource(strings = {"random greedy", "random random", "sim:iterations=20 sim:iterations=20", "level:3 static"})
    void crosswordGamesHaveTheSameBytesOnAnyNumberOfThreads(String agents) throws IOException {
        SelfPlayConfig<?, ?> config = crossword(7, agents.split(" "));
        byte[] one = played(config, "one", new GameRange(1, 12), 1);
        assertThat(played(config, "two", new GameRange(1, 12), 2)).isEqualTo(one);
        assertThat(played(config, "five", new GameRange(1, 12), 5)).isEqualTo(one);
    }

    @ParameterizedTest
    @ValueSource(strings = {"search:3 search:3", "patterns:2 random"})
    void othelloGamesHaveTheSameBytesOnAnyNumberOfThreads(String agents) throws IOException {
        SelfPlayConfig<?, ?> config = othello(agents.split(" "));
        byte[] one = played(config, "one", new GameRange(1, 12), 1);
        assertThat(played(config, "three", new GameRange(1, 12), 3)).isEqualTo(one);
    }

    @Test
    void rangesOneAfterTheOtherAreTheWhole() throws IOException {
        SelfPlayConfig<?, ?> config = crossword(7, "random", "greedy");
        var joined = new ByteArrayOutputStream();
        joined.write(played(config, "a", new GameRange(1, 7), 2));
        joined.write(played(config, "b", new GameRange(8, 8), 1));
        joined.write(played(config, "c", new GameRange(9, 20), 3));
        assertThat(joined.toByteArray()).isEqualTo(played(config, "whole", new GameRange(1, 20), 2));
    }

    @Test
    void aFileThatWasCutAnywhereIsCompleted() throws IOException {
        SelfPlayConfig<?, ?> config = crossword(7, "random", "random");
        byte[] whole = played(config, "whole", new GameRange(1, 4), 1);
        for (int cut = 0; cut <= whole.length; cut += 97) {
            Files.createDirectories(folder("cut").root());
            Files.copy(folder("whole").settings(), folder("cut").settings(), StandardCopyOption.REPLACE_EXISTING);
            Files.write(folder("cut").games(), Arrays.copyOf(whole, cut));
            assertThat(played(config, "cut", new GameRange(1, 4), 2))
                    .as("cut at " + cut)
                    .isEqualTo(whole);
        }
    }

    @Test
    void anInterruptedRunIsResumed() throws IOException {
        SelfPlayConfig<?, ?> config = crossword(7, "greedy", "random");
        Thread runner = Thread.currentThread();
        var interrupting = new SelfPlayListener() {
            private int games;

            @Override
            public void began(int played, int total) {}

            @Override
            public void finished() {
                games++;
                if (games == 5) {
                    runner.interrupt();
                }
            }
        };
        boolean complete = new SelfPlayRun<>(config, folder("stopped"), interrupting).play(new GameRange(1, 5000), 2);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(complete).isFalse();
        int games = Files.readAllLines(folder("stopped").games()).size();
        assertThat(games).isBetween(1, 4999);
        var range = new GameRange(1, games + 10);
        assertThat(played(config, "stopped", range, 2)).isEqualTo(played(config, "whole", range, 2));
    }

    @Test
    void everyLineIsTheReplayOfItsMoves() throws IOException {
        replay(CROSSWORD, crossword(3, "static", "random"));
        replayOthello(GameKits.named("othello"));
    }

    private <P, M> void replayOthello(GameKit<P, M> kit) throws IOException {
        replay(GameKits.open(kit, GameSettings.of(Map.of())), othello("greedy", "random"));
    }

    /// The slow way: the moves alone, played from the seed.
    private <P, M> void replay(Ruleset<P, M> ruleset, SelfPlayConfig<?, ?> config) throws IOException {
        String name = ruleset.setting().getOrDefault("game", "");
        played(config, name, new GameRange(1, 4), 2);
        int number = 0;
        for (String line : Files.readAllLines(folder(name).games())) {
            number++;
            JsonNode game = JSON.readTree(line);
            assertThat(game.get("game").intValue()).isEqualTo(number);
            String first = config.contestants().get(number % 2 == 1 ? 0 : 1).name();
            assertThat(game.get("agents").get(0).stringValue()).isEqualTo(first);
            var deal = ruleset.deal(game.get("seed").longValue());
            P position = deal.start();
            for (JsonNode move : game.get("moves")) {
                assertThat(move.get("seat").intValue()).isEqualTo(ruleset.game().toMove(position));
                assertSame(ruleset, position, move);
                P before = position;
                String text = move.get("move").stringValue();
                position = deal.play(position, ruleset.game().notation().read(position, text));
                assertThat(move.get("gain").intValue()).isEqualTo(ruleset.score(before, position));
            }
            assertSame(ruleset, position, game.get("end"));
            var outcome = ruleset.game().outcome(position).orElseThrow();
            assertThat(numbers(game.get("points"))).isEqualTo(outcome.points());
            JsonNode winner = game.get("winner");
            assertThat(winner.isNull() ? -1 : winner.intValue())
                    .isEqualTo(outcome.winner().orElse(-1));
        }
    }

    private static <P, M> void assertSame(Ruleset<P, M> ruleset, P position, JsonNode written) {
        for (int seat = 0; seat < 2; seat++) {
            var view = ruleset.protocolView().board(position, seat);
            assertThat(written.get("board").stringValue()).isEqualTo(view.board());
            assertThat(written.has("racks") ? written.get("racks").get(seat).stringValue() : "")
                    .isEqualTo(view.rack());
        }
        assertThat(numbers(written.get("points"))).isEqualTo(ruleset.points(position));
    }

    private static List<Integer> numbers(JsonNode array) {
        return array.valueStream().map(JsonNode::intValue).toList();
    }

    @Test
    void aFolderOfOtherGamesIsRefused() throws IOException {
        var range = new GameRange(1, 3);
        played(crossword(1, "random", "random"), "games", range, 1);
        assertThatThrownBy(() -> played(crossword(2, "random", "random"), "games", range, 1))
                .isInstanceOf(SelfPlayException.class)
                .hasMessageContaining("seed is 1 there and 2 here");
        assertThatThrownBy(() -> played(crossword(1, "random", "random"), "games", new GameRange(1, 2), 1))
                .hasMessageContaining("has 3 games, but the run has only 2");
        assertThatThrownBy(() -> played(crossword(1, "random", "random"), "games", new GameRange(2, 4), 1))
                .hasMessageContaining("line 1 is not game 2");
        Files.writeString(scratch.resolve("notes.txt"), "mine");
        assertThatThrownBy(() -> played(crossword(1, "random", "random"), ".", range, 1))
                .hasMessageContaining("contains other files but no self-play");
    }

    @Test
    void damagedFilesAreRefused() throws IOException {
        var range = new GameRange(1, 3);
        SelfPlayConfig<?, ?> config = crossword(1, "random", "random");
        played(config, "games", range, 1);
        List<String> lines = Files.readAllLines(folder("games").games());
        Files.write(folder("games").games(), List.of(lines.get(0), "zero", lines.get(2)));
        assertThatThrownBy(() -> played(config, "games", range, 1)).hasMessageContaining("line 2 is not game 2");
        Files.writeString(folder("games").settings(), "{oops");
        assertThatThrownBy(() -> played(config, "games", range, 1)).hasMessageContaining("settings.json is damaged");
    }

    @Test
    void anAgentThatFailsEndsTheRun() {
        Contestant<CrosswordPosition, CrosswordMove> broken = Contestant.of("broken", chance -> (seen, budget) -> {
            throw new IllegalStateException("out of ideas");
        });
        var config = new SelfPlayConfig<>(CROSSWORD, List.of(broken, broken), Terms.standard(), 1, Map.of());
        assertThatThrownBy(() -> played(config, "broken", new GameRange(1, 3), 2))
                .isInstanceOf(SelfPlayException.class)
                .hasMessageContaining("agent broken failed in game")
                .hasMessageContaining("out of ideas");
    }

    @Test
    void anErrorOfTheMachineEndsTheRunOfAllThreads() {
        Contestant<CrosswordPosition, CrosswordMove> deep = Contestant.of("deep", chance -> (seen, budget) -> {
            throw new StackOverflowError("too deep");
        });
        var config = new SelfPlayConfig<>(CROSSWORD, List.of(deep, deep), Terms.standard(), 1, Map.of());
        assertThatThrownBy(() -> played(config, "deep", new GameRange(1, 1000), 2))
                .isInstanceOf(SelfPlayException.class);
    }

    @Test
    void aTimeLimitIsRefused() {
        var agent = Contestant.of(
                "random", CrosswordAgents.catalog().agent("random").prepare(CROSSWORD.game()));
        var terms = Terms.standard().withBudget(new Budget.Time(Duration.ofMillis(5)));
        assertThatThrownBy(() -> new SelfPlayConfig<>(CROSSWORD, List.of(agent, agent), terms, 1, Map.of()))
                .hasMessageContaining("no time limit");
    }
}
