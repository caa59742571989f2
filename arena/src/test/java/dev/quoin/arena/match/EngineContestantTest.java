package dev.quoin.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.arena.log.LoggedMove;
import dev.quoin.game.RandomAgent;
import dev.quoin.game.play.Clock;
import dev.quoin.game.play.GameRunner;
import dev.quoin.game.play.Terms;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.Contestants;
import dev.quoin.game.player.Workspace;
import dev.quoin.game.process.Surroundings;
import dev.quoin.othello.Othello;
import dev.quoin.othello.agent.SearchAgent;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.match.BalancedOpenings;
import dev.quoin.othello.match.EngineContestant;
import dev.quoin.othello.match.OthelloKit;
import dev.quoin.othello.match.OthelloRuleset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EngineContestantTest {
    private static final OthelloRuleset OTHELLO = new OthelloRuleset(BalancedOpenings.standard());

    @TempDir
    Path folder;

    private static Contestant<OthelloPosition, OthelloMove> random() {
        return Contestant.of("random", chance -> new RandomAgent<>(OTHELLO.game(), chance));
    }

    private List<LoggedGame> games(Contestant<OthelloPosition, OthelloMove> contestant, int count) {
        return games(contestant, count, Terms.standard());
    }

    private List<LoggedGame> games(Contestant<OthelloPosition, OthelloMove> contestant, int count, Terms terms) {
        var records = new ArrayList<LoggedGame>();
        try (var engine = contestant.enter(Workspace.in(folder));
                var other = random().enter(Workspace.in(folder))) {
            for (int game = 0; game < count; game++) {
                var players = game % 2 == 0 ? List.of(engine, other) : List.of(other, engine);
                String label = "game" + game;
                records.add(LoggedGame.of(
                        OTHELLO, game / 2, label, GameRunner.of(OTHELLO, terms).play(game / 2, label, players)));
            }
        }
        return records;
    }

    private static List<List<String>> texts(List<LoggedGame> records) {
        return records.stream()
                .map(record -> record.moves().stream().map(LoggedMove::text).toList())
                .toList();
    }

    private static Contestant<OthelloPosition, OthelloMove> search(int depth) {
        return Contestant.of("search", chance -> SearchAgent.ofDepth(depth));
    }

    @Test
    void enginesPlayTheSameGamesOutsideAsInside() {
        var nboard = engine("nboard:" + "depth=3 " + EngineProgram.command("nboard"), Surroundings.bare());
        var gtp = engine("gtp:" + EngineProgram.command("gtp"), Surroundings.bare());
        assertThat(nboard.name()).isEqualTo("java");
        assertThat(nboard.depth()).isEqualTo(3);
        assertThat(texts(games(nboard, 4))).isEqualTo(texts(games(search(3), 4)));
        assertThat(texts(games(gtp, 4))).isEqualTo(texts(games(search(2), 4)));
    }

    @Test
    void everyLineOfTheDialogueCanBeHeard() {
        var heard = new ArrayList<String>();
        var gtp = engine("gtp:" + EngineProgram.command("gtp"), Surroundings.bare());
        var tapped = new Workspace(
                folder.resolve("work"),
                folder.resolve("logs"),
                (name, direction, line) -> heard.add(name + " " + direction + " " + line));
        try (var engine = gtp.enter(tapped);
                var other = random().enter(Workspace.in(folder))) {
            GameRunner.of(OTHELLO, Terms.standard()).play(0, "game", List.of(engine, other));
        }
        assertThat(heard).startsWith("java TO_AGENT name").contains("java TO_AGENT genmove black");
        assertThat(heard).anyMatch(line -> line.matches("java FROM_AGENT = [a-hA-H][1-8]"));
    }

    @Test
    void anEngineThatEndsLosesAndIsStartedAgain() {
        var dying = engine(
                "nboard:" + "sh -c 'while read a b; do [ $a = ping ] && echo pong $b; [ $a = go ] && exit 5; done'",
                Surroundings.bare());
        assertThat(games(dying, 2)).allSatisfy(record -> {
            int seat = record.names().indexOf("sh");
            assertThat(record.stop(seat).orElseThrow().code()).isEqualTo(52);
            assertThat(record.stop(seat).orElseThrow().message()).contains("exit code 5");
        });
    }

    @Test
    void anEngineThatDoesNotAnswerHasStalled() {
        var silent = engine(
                "nboard:" + "sh -c 'while read a b; do [ $a = ping ] && echo pong $b; done'", Surroundings.bare());
        Terms hurry = Terms.standard().withTimeout(Duration.ofMillis(500));
        assertThat(games(silent, 1, hurry).getFirst().stop(0).orElseThrow().code())
                .isEqualTo(54);
        Terms clock = hurry.withClock(new Clock(Duration.ofMillis(500), Clock.Overtime.LOSS));
        assertThat(games(silent, 1, clock).getFirst().stop(0).orElseThrow().code())
                .isEqualTo(51);
        var missing = engine("gtp:" + "/nowhere/engine", Surroundings.bare());
        assertThat(games(missing, 1).getFirst().stop(0).orElseThrow().code()).isEqualTo(52);
    }

    @Test
    void anEngineThatWritesWithoutEndHasFlooded() {
        var flooding = engine(
                "nboard:"
                        + "sh -c 'while read a b; do [ $a = ping ] && echo pong $b; [ $a = go ] && yes 2>/dev/null; done'",
                Surroundings.bare());
        assertThat(games(flooding, 1).getFirst().stop(0).orElseThrow().code()).isEqualTo(53);
    }

    @Test
    void anEngineIsKeptAsAnyAgentOutside() throws IOException {
        String script = "sleep 1000 & env | sed s/=.*// > names; echo $! > child; pwd > place;"
                + " while read a b; do [ $a = ping ] && echo pong $b; [ $a = go ] && echo thinking >&2"
                // Errors are read by another thread, which must not be late for the log of the game.
                + " && sleep 0.3 && echo === A1; done; trap : TERM; sleep 1000";
        var engine = engine(
                "nboard:" + "sh -c '" + script + "'", new Surroundings(Optional.empty(), Map.of("BOOK", "none")));
        games(engine, 2);
        Path work = folder.resolve("work");
        assertThat(Files.readAllLines(work.resolve("names")))
                .contains("BOOK", "PATH")
                .isSubsetOf("BOOK", "HOME", "LANG", "PATH", "PWD", "OLDPWD", "SHLVL", "_", "TMPDIR", "QUOIN_AGENT");
        assertThat(work.resolve("place")).content().startsWith(work.toRealPath().toString());
        assertThat(folder.resolve("logs/game0-sh.log")).content().startsWith("thinking");
        assertThat(folder.resolve("logs/game1-sh.log")).content().startsWith("thinking");
        long child = Long.parseLong(Files.readString(work.resolve("child")).strip());
        // One that has ended and was not fetched by its parent has no command any more.
        assertThat(ProcessHandle.of(child).flatMap(process -> process.info().command()))
                .isEmpty();
    }

    @Test
    void areNamedByTheirCommands() {
        assertThat(engine("edax=gtp:/opt/edax -gtp", Surroundings.bare()).name())
                .isEqualTo("edax");
        assertThat(engine("nboard:depth=8 ./ntest x", Surroundings.bare()).spec())
                .isEqualTo("nboard:depth=8 ./ntest x");
        assertThat(engine("nboard:depth=8:./ntest x", Surroundings.bare()).spec())
                .isEqualTo("nboard:depth=8 ./ntest x");
        assertThat(engine("gtp:./engine", Surroundings.bare()).spec()).isEqualTo("gtp:depth=6 ./engine");
    }

    private static EngineContestant engine(String text, Surroundings surroundings) {
        var kit = new OthelloKit();
        return (EngineContestant)
                new Contestants<>(new Othello(), kit.agents(), kit.programs(), surroundings).contestant(text);
    }
}
