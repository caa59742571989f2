package dev.quoin.arena.replay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.arena.log.LoggedMove;
import dev.quoin.arena.match.GameNumber;
import dev.quoin.arena.match.MatchFolder;
import dev.quoin.crossword.agent.CrosswordAgents;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.GameRecord;
import dev.quoin.game.agent.AgentCatalog;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.play.GameRunner;
import dev.quoin.game.play.Terms;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.Workspace;
import dev.quoin.othello.agent.OthelloAgents;
import dev.quoin.othello.match.BalancedOpenings;
import dev.quoin.othello.match.OthelloRuleset;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReplayFilesTest {
    private static final CrosswordRuleset CROSSWORD =
            CrosswordRuleset.of(Variants.named("mini"), Lexicons.named("mini"));
    private static final OthelloRuleset OTHELLO = new OthelloRuleset(BalancedOpenings.standard());

    @TempDir
    Path scratch;

    private <P, M> GameRecord<P, M> record(Ruleset<P, M> ruleset, AgentCatalog<P, M> agents, long seed) {
        List<Player<P, M>> players = List.of("greedy", "random").stream()
                .map(name -> Contestant.of(name, agents.agent(name).prepare(ruleset.game()))
                        .enter(Workspace.in(scratch)))
                .toList();
        return GameRunner.of(ruleset, Terms.standard()).play(seed, "00001a", players);
    }

    /// The board at the end of a replayed game, from its start and the changes of each move.
    private static List<String> end(JsonNode game, int squares) {
        var board = new ArrayList<>(java.util.Collections.nCopies(squares, ""));
        game.get("start").get("squares").properties().forEach(square -> change(board, square));
        game.get("moves").forEach(move -> move.get("squares").properties().forEach(square -> change(board, square)));
        return board;
    }

    private static void change(List<String> board, Map.Entry<String, JsonNode> square) {
        board.set(Integer.parseInt(square.getKey()), square.getValue().asString());
    }

    private <P, M> void replays(Ruleset<P, M> ruleset, AgentCatalog<P, M> agents) {
        for (long seed = 1; seed <= 5; seed++) {
            GameRecord<P, M> record = record(ruleset, agents, seed);
            LoggedGame logged = LoggedGame.of(ruleset, seed, "00001a", record);
            JsonNode game = JsonMapper.builder().build().readTree(ReplayGame.json(ruleset, ruleset.deal(seed), logged));
            List<String> squares = ruleset.boardView().orElseThrow().squares(record.end());
            assertThat(end(game, squares.size())).isEqualTo(squares);
            assertThat(game.get("moves")).hasSize(record.turns().size());
            assertThat(game.get("end").asString()).isEmpty();
            assertThat(game.get("start").get("points").toString())
                    .isEqualTo(ruleset.points(ruleset.deal(seed).start())
                            .toString()
                            .replace(" ", ""));
            JsonNode last = game.get("moves").get(record.turns().size() - 1);
            assertThat(last.get("points").toString())
                    .isEqualTo(ruleset.points(record.end()).toString().replace(" ", ""));
        }
    }

    @Test
    void aReplayEndsWithTheBoardOfTheGame() {
        replays(CROSSWORD, CrosswordAgents.catalog());
        replays(OTHELLO, OthelloAgents.catalog());
    }

    @Test
    void aGameOfAnotherVersionIsReplayedAsFarAsPossible() {
        var moves = List.of(new LoggedMove(0, "no such move", 1, 1, List.of(), false, ""));
        var logged = new LoggedGame(1, "00001a", List.of("a", "b"), moves, List.of(1, 0), List.of(0, 0), Map.of());
        JsonNode game = JsonMapper.builder().build().readTree(ReplayGame.json(CROSSWORD, CROSSWORD.deal(1), logged));
        assertThat(game.get("moves")).isEmpty();
        assertThat(game.get("end").asString()).startsWith("The rest of this game cannot be replayed: no such move");
    }

    private ReplayFiles<?, ?> files(List<String> names) {
        return new ReplayFiles<>(CROSSWORD, CROSSWORD::deal, names, new MatchFolder(scratch), "report.html");
    }

    private static LoggedGame empty(GameNumber number, String name) {
        return new LoggedGame(
                number.pair(), number.label(), List.of(name, "b"), List.of(), List.of(0, 0), List.of(0, 0), Map.of());
    }

    private String script(int first) throws IOException {
        return Files.readString(scratch.resolve("replay/%05d.js".formatted(first)));
    }

    @Test
    void gamesAreInScriptsOfTwentyPairsAndAResumedMatchCompletesThem() throws IOException {
        ReplayFiles<?, ?> files = files(List.of("a", "b"));
        for (int pair = 1; pair <= 21; pair++) {
            for (int game = 1; game <= 2; game++) {
                var number = new GameNumber(pair, game);
                files.add(number, empty(number, "a"));
            }
        }
        files.write();
        assertThat(script(1))
                .startsWith("quoinReplay(1, 40, [\n")
                .contains("00001a", "00020b")
                .endsWith("\n]);\n");
        assertThat(script(21)).startsWith("quoinReplay(21, 2, [\n");
        assertThat(scratch.resolve("replay.html")).content().contains("\"last\":21");
        ReplayFiles<?, ?> resumed = files(List.of("a", "b"));
        for (int pair = 1; pair <= 22; pair++) {
            var number = new GameNumber(pair, 1);
            resumed.add(number, empty(number, "other"));
        }
        resumed.write();
        assertThat(script(1))
                .as("a complete script stays")
                .contains("quoinReplay(1, 40, [")
                .doesNotContain("other");
        assertThat(script(21)).startsWith("quoinReplay(21, 2, [\n").contains("00022a");
        assertThat(scratch.resolve("replay.html")).content().contains("\"last\":22");
    }

    @Test
    void namesAndMessagesCannotBecomeMarkup() throws IOException {
        String name = "</script><script>alert(1)</script>";
        ReplayFiles<?, ?> files = files(List.of(name, "b"));
        files.add(new GameNumber(1, 1), empty(new GameNumber(1, 1), name));
        files.write();
        String page = Files.readString(scratch.resolve("replay.html"));
        assertThat(page.split("<script", -1)).as("the data and the script").hasSize(3);
        assertThat(page).contains("\\u003c/script>").doesNotContain("alert(1)</script>");
        assertThat(page).contains("default-src 'none'", "script-src 'sha256-");
        String script = page.substring(page.lastIndexOf("<script>"));
        assertThat(script).doesNotContain("innerHTML", "insertAdjacent", "document.write", "eval(", "fetch(");
        assertThat(page).doesNotContain("http://", "https://", "//cdn");
    }
}
