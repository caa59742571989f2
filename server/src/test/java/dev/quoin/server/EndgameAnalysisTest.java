package dev.quoin.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.endgame.CrosswordEndgameOptions;
import dev.quoin.crossword.endgame.CrosswordEndgameOptions.RootValues;
import dev.quoin.crossword.endgame.CrosswordEndgameResult;
import dev.quoin.crossword.endgame.CrosswordEndgameSolver;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.MoveReading;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.notation.cgp.CgpReader;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.SquareName;
import dev.quoin.crossword.tile.Tile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The exact values of positions with an empty bag.
class EndgameAnalysisTest {
    private static final String BOARD = "MEOU3F3K3/3HAW1EF2IVY1/4GENERICS3/7LI1IT3/4A3E1R4/4L3Z1RULY1/2LOCA2E1I4/"
            + "3HONDAS6/4V10/2IBEX1Q7/M2ED2ABUTIlON/OP1G3I3NONA/PUlSATED7/ER2GITS7/D2JOTA8";
    private static final String POSITION = BOARD + " ANORTW/EER 375/378 0";

    @TempDir
    Path folder;

    private Running running;
    private Client client;

    @BeforeEach
    void begin() {
        running = Running.in(folder);
        client = running.client();
    }

    @AfterEach
    void end() {
        running.close();
    }

    private Client.Answer ask(String position, String more) {
        String text = JsonMapper.shared().writeValueAsString(position);
        return client.post("/api/analysis/crossword", "{\"position\": " + text + more + "}");
    }

    private static List<JsonNode> plays(JsonNode answer) {
        return answer.path("plays").valueStream().toList();
    }

    @Test
    void everyPlayHasTheValueThatTheSolverFinds() {
        JsonNode answer = ask(POSITION, ", \"endgame\": true, \"top\": 1000").json();

        CgpPosition position = CgpReader.position(POSITION);
        CrosswordEndgameResult expected = solved(position);
        Map<String, Integer> values = new HashMap<>();
        expected.moves().forEach(each -> values.put(squares(each.move()), each.value()));
        JsonNode endgame = answer.path("endgame");
        assertThat(endgame.path("value").asInt()).isEqualTo(expected.value()).isEqualTo(15);
        assertThat(endgame.path("exact").asBoolean()).isTrue();
        assertThat(endgame.path("opponent").asString()).isEqualTo("EER");
        assertThat(endgame.path("pass").path("value").asInt()).isEqualTo(values.get(""));
        assertThat(plays(answer)).hasSize(values.size() - 1).allSatisfy(play -> {
            assertThat(play.path("endgame").path("bound").asString()).isEqualTo("exact");
            assertThat(play.path("endgame").path("value").asInt())
                    .isEqualTo(values.get(play.path("tiles")
                            .valueStream()
                            .map(tile -> tile.path("square").asString()
                                    + tile.path("letter").asString())
                            .collect(Collectors.joining(" "))));
        });
    }

    private static String squares(CrosswordMove move) {
        List<Placement> tiles = move instanceof CrosswordMove.Play play ? play.placements() : List.of();
        return tiles.stream()
                .map(tile -> SquareName.of(tile.row(), tile.column()) + Tile.show(tile.tile()))
                .collect(Collectors.joining(" "));
    }

    private static CrosswordEndgameResult solved(CgpPosition position) {
        Crossword game = Crossword.standard();
        var options = CrosswordEndgameOptions.standard().withRootValues(RootValues.ALL);
        return new CrosswordEndgameSolver(game.lexicon(), game.variant(), options).solve(position.dealt());
    }

    @Test
    void theLineIsPlayedToTheEndAndItsFirstPlayIsListedFirst() {
        JsonNode answer = ask(POSITION, ", \"endgame\": true").json();

        JsonNode line = answer.path("endgame").path("line");
        assertThat(plays(answer).getFirst().path("move")).isEqualTo(line.path(0));
        var game = Crossword.standard();
        var position = CgpReader.position(POSITION).dealt();
        var notation = CrosswordMoveText.of(game.variant().tiles().alphabet());
        for (JsonNode text : line) {
            CrosswordMove move = switch (notation.read(position.board(), text.asString())) {
                case MoveReading.Read(CrosswordMove read) -> read;
                case MoveReading.Refused refused -> throw new AssertionError(refused);
            };
            position = game.play(position, move, new Random(1));
        }
        assertThat(game.referee().isOver(position)).isTrue();
        assertThat(position.scores().get(0) - position.scores().get(1)).isEqualTo(375 - 378 + 15);
    }

    @Test
    void playsAreSortedByTheirValueUnlessAnotherOrderIsAskedFor() {
        JsonNode byDefault = ask(POSITION, ", \"endgame\": true").json();
        JsonNode byScore =
                ask(POSITION, ", \"endgame\": true, \"sort\": \"score\"").json();

        assertThat(ask(POSITION, ", \"sort\": \"endgame\"").json()).isEqualTo(byDefault);
        assertThat(plays(byDefault))
                .extracting(play -> -play.path("endgame").path("value").asInt())
                .isSorted();
        assertThat(plays(byScore))
                .extracting(play -> -play.path("score").asInt())
                .isSorted();
        assertThat(plays(byScore)).isNotEqualTo(plays(byDefault)).allMatch(play -> play.has("endgame"));
    }

    @Test
    void nothingIsSolvedUnlessItIsAskedFor() {
        JsonNode answer = ask(POSITION, "").json();

        assertThat(answer.has("endgame")).isFalse();
        assertThat(plays(answer)).isNotEmpty().noneMatch(play -> play.has("endgame"));
    }

    @Test
    void theOpponentHasTheTilesThatAreNotSeen() {
        JsonNode given = ask(POSITION, ", \"endgame\": true").json();

        assertThat(ask(BOARD + " ANORTW/ 375/378 0", ", \"endgame\": true")
                        .json()
                        .path("endgame"))
                .isEqualTo(given.path("endgame"));
        assertThat(ask(BOARD + " / 0/0 0", ", \"rack\": \"ANORTW\", \"endgame\": true")
                        .json()
                        .path("endgame"))
                .isEqualTo(given.path("endgame"));
    }

    /// A bag with tiles, three players, a game that is over, and more tiles than the game has.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "15/15/15/15/15/15/15/3QUiZ8/15/15/15/15/15/15/15 AEINRT?/ 64/0 0",
                BOARD + " ANORTW/EE/R 375/378/0 0",
                BOARD + " ANORTW/E 375/378 0",
                BOARD + " ANORTW/EER 375/378 6",
                BOARD + " ANORTWQ/ 375/378 0",
            })
    void otherPositionsAreAnalyzedWithoutValues(String position) {
        Client.Answer answer = ask(position, ", \"sort\": \"endgame\"");

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.json().has("endgame")).isFalse();
        assertThat(plays(answer.json()))
                .isEqualTo(plays(ask(position, ", \"sort\": \"score\"").json()))
                .noneMatch(play -> play.has("endgame"));
    }

    @Test
    void questionsWithOtherTypesAreRejected() {
        assertThat(ask(POSITION, ", \"endgame\": \"maybe\"").status()).isEqualTo(400);
        assertThat(ask(POSITION, ", \"sort\": \"end\"").status()).isEqualTo(400);
        assertThat(ask(BOARD + " ANORTWEER/ 375/378 0", ", \"endgame\": true").status())
                .isEqualTo(422);
    }

    @Test
    void theTurnsOfAGameRecordAreSolvedOnceTheBagIsEmpty() throws IOException {
        String record = Files.readString(Path.of("../examples/game.gcg"));
        JsonNode last = ask(record, ", \"endgame\": true").json();
        int turn = last.path("turn").asInt();
        JsonNode first =
                ask(record, ", \"endgame\": true, \"turn\": " + (turn - 4)).json();
        JsonNode before =
                ask(record, ", \"endgame\": true, \"turn\": " + (turn - 6)).json();

        assertThat(last.path("endgame").path("exact").asBoolean()).isTrue();
        assertThat(last.path("endgame").path("opponent").asString()).isEqualTo("I");
        assertThat(first.path("rack").asString()).isEqualTo("AAEGNUY");
        assertThat(first.path("endgame").path("value").asInt())
                .as("what 'quoin endgame' says")
                .isEqualTo(14);
        assertThat(before.has("endgame")).isFalse();
    }

    @Test
    void valuesThatAreNotProvedSaySo() throws IOException {
        // Two blanks: a proof takes more than ten minutes.
        String record;
        try (var in =
                Objects.requireNonNull(getClass().getResourceAsStream("compatibility/stored/standard-finished.gcg"))) {
            record = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }

        JsonNode answer = ask(record, ", \"endgame\": true").json();

        assertThat(answer.path("endgame").path("opponent").asString()).isEqualTo("AEOQ");
        assertThat(answer.path("endgame").path("exact").asBoolean()).isFalse();
        assertThat(answer.path("endgame").path("line").path(0))
                .isEqualTo(answer.path("plays").path(0).path("move"));
        assertThat(plays(answer))
                .extracting(play -> play.path("endgame").path("bound").asString())
                .containsOnly("estimate");
    }

    @Test
    void passesBeforeTheTurnCount() {
        String record = """
                #player1 a A
                #player2 b B
                >a: QUIZAEI 8E QUIZ +64 64
                >b: AEINRST - +0 0
                >a: AEI - +0 64
                >b: AEINRST 9G RESIANT +0 0
                >b: AEINRST -- +0 0
                >a: AEI -A +0 64
                >b: AE - +0 0
                """;

        assertThat(List.of(0, 1, 2, 3, 4, 5).stream()
                        .map(turn -> ask(record, ", \"turn\": " + turn).string("cgp"))
                        .map(cgp -> cgp.split(" ")[3]))
                .containsExactly("0", "0", "1", "2", "3", "4");
    }
}
