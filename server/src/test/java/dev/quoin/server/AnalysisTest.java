package dev.quoin.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.othello.notation.Transcripts;
import dev.quoin.server.ServerConfig.Extras;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What is said about pasted positions, agents that are watched, results that are shown, and what operators ask.
class AnalysisTest {
    private static final String EXAMPLE = "15/15/15/15/15/15/15/3QUiZ8/15/15/15/15/15/15/15 AEINRT?/ 64/0 0";

    @TempDir
    Path folder;

    private Running running;
    private Client client;

    @BeforeEach
    void begin() throws Exception {
        Path match = Files.createDirectories(folder.resolve("arena/first"));
        Files.writeString(
                match.resolve("report.html"),
                "<!doctype html><title>one v two</title><b><a href=\"replay.html\">75.0</a></b>");
        Files.writeString(match.resolve("result.json"), "{\"games\":12}");
        running = Running.with(
                folder, settings -> settings.withExtras(new Extras(Optional.of(folder.resolve("arena")), Map.of())));
        client = running.client();
    }

    @AfterEach
    void end() {
        running.close();
    }

    private Client.Answer ask(String game, String position, String more) {
        String text = JsonMapper.shared().writeValueAsString(position);
        return client.post("/api/analysis/" + game, "{\"position\": " + text + more + "}");
    }

    @Test
    void aCgpPositionIsRankedWithReceipts() {
        JsonNode answer = ask("crossword", EXAMPLE, ", \"top\": 3").json();

        assertThat(answer.path("plays").size()).isEqualTo(3);
        assertThat(answer.path("count").asInt()).isGreaterThan(100);
        assertThat(answer.path("plays").path(0).path("receipt").path("total"))
                .isEqualTo(answer.path("plays").path(0).path("score"));
    }

    @Test
    void playsHaveALeaveAndAnEquity() {
        JsonNode answer = ask("crossword", EXAMPLE, ", \"top\": 1000").json();

        assertThat(answer.path("leaves").asBoolean()).isTrue();
        for (JsonNode play : answer.path("plays")) {
            assertThat(play.path("leave").asString().length()
                            + play.path("tiles").size())
                    .isEqualTo(7);
            assertThat(play.path("equity").decimalValue().stripTrailingZeros().scale())
                    .isLessThanOrEqualTo(1);
        }
        assertThat(answer.path("plays")
                        .valueStream()
                        .map(play -> play.path("leave").asString()))
                .contains("", "INT");
        assertThat(ask("crossword", EXAMPLE, ", \"sort\": \"score\", \"top\": 1000")
                        .json())
                .as("the default order")
                .isEqualTo(answer);
    }

    @Test
    void withEquityTheListedPlaysAreTheBestByEquity() {
        String few = "15/15/15/15/15/15/15/7CAT5/15/15/15/15/15/15/15 QSTU?/ 0/0 0";
        JsonNode all = ask("crossword", few, ", \"top\": 1000").json();
        assertThat(all.path("plays").size())
                .as("every play")
                .isEqualTo(all.path("count").asInt());
        List<JsonNode> byScore = all.path("plays").valueStream().toList();

        List<JsonNode> byEquity = ask("crossword", few, ", \"sort\": \"equity\", \"top\": 20")
                .json()
                .path("plays")
                .valueStream()
                .toList();

        assertThat(byEquity).hasSize(20).isSubsetOf(byScore).isNotEqualTo(byScore.subList(0, 20));
        assertThat(equities(byEquity))
                .isEqualTo(equities(byScore).stream()
                        .sorted(Comparator.reverseOrder())
                        .limit(20)
                        .toList());
    }

    private static List<Double> equities(List<JsonNode> plays) {
        return plays.stream().map(play -> play.path("equity").asDouble()).toList();
    }

    @Test
    void withoutLeaveValuesPlaysAreSortedByScore() {
        String wide = "21/".repeat(20) + "21 AEINRT?/ 0/0 0";
        JsonNode byScore = ask("crossword", wide, ", \"variant\": \"super\"").json();

        assertThat(byScore.path("leaves").asBoolean()).isFalse();
        assertThat(byScore.path("plays").path(0).has("leave")).isTrue();
        assertThat(byScore.path("plays").path(0).has("equity")).isFalse();
        assertThat(ask("crossword", wide, ", \"variant\": \"super\", \"sort\": \"equity\"")
                        .json())
                .isEqualTo(byScore);
    }

    @Test
    void aPositionWithTooManyTilesOfAKindHasNoEquities() {
        String impossible = "15/15/15/15/15/15/15/5ZAZEN5/15/15/15/15/15/15/15 AEINRT?/ 0/0 0";
        JsonNode answer = ask("crossword", impossible, ", \"sort\": \"equity\"").json();

        assertThat(answer.path("leaves").asBoolean()).isTrue();
        assertThat(answer.path("plays").path(0).has("equity")).isFalse();
        assertThat(answer.path("plays"))
                .isEqualTo(ask("crossword", impossible, "").json().path("plays"));
    }

    @Test
    void anUnknownOrderIsRejected() {
        assertThat(ask("crossword", EXAMPLE, ", \"sort\": \"length\"").status()).isEqualTo(400);
    }

    @Test
    void aGameRecordHoldsThePositionsBeforeItsTurns() {
        String record = """
                #player1 a A
                #player2 b B
                >a: QUIZAEI 8E QUIZ +64 64
                >b: AEINRST 9G RESIANT +0 0
                """;
        JsonNode first = ask("crossword", record, ", \"turn\": 0").json();
        JsonNode second = ask("crossword", record, "").json();

        assertThat(first.path("turns").asInt()).isEqualTo(2);
        assertThat(first.path("rack").asString()).isEqualTo("AEIIQUZ");
        assertThat(first.path("board").path(7).asString()).isEqualTo("...............");
        assertThat(second.path("board").path(7).asString()).isEqualTo("....QUIZ.......");
        assertThat(second.path("scores").path(1).asInt()).isEqualTo(64);
    }

    @Test
    void aBoardOfTheSolverBringsItsOwnSquares() {
        JsonNode answer = ask("crossword", """
                        5
                        3. .. .. .. 3.
                        ..  c  a  t ..
                        .. ..  r .2 ..
                        .. ..  E .. ..
                        3. .. .. .. 3.
                        toloeri
                        """, "").json();

        assertThat(answer.path("squares").path(0).asString()).isEqualTo("3.......3.");
        assertThat(answer.path("board").path(3).asString()).isEqualTo("..e..");
        assertThat(answer.path("plays").size()).isPositive();
    }

    @Test
    void anotherRackMayBeAskedFor() {
        assertThat(ask("crossword", EXAMPLE, ", \"rack\": \"AB\"")
                        .json()
                        .path("rack")
                        .asString())
                .isEqualTo("AB");
        assertThat(ask("crossword", EXAMPLE, ", \"rack\": \"???????\"").status())
                .isEqualTo(422);
    }

    @Test
    void textThatCannotBeReadIsExplainedWithoutPlacesInAParser() {
        assertThat(ask("othello", "hello world", "").string("message"))
                .isEqualTo("cannot read 'hello world' as a position. Give a transcript (f5d6c3…), a board of 64 squares"
                        + " with the side to move, an OBF line, or a game in GGF, SGF or PGN");
        assertThat(ask("othello", "f5a1", "").string("message"))
                .isEqualTo(
                        "cannot read this transcript: move 2: found 'a1', expected a legal move: a1 turns no disc for"
                                + " White");
        assertThat(ask("crossword", "15/15 ABC", "").string("message"))
                .startsWith("scores: found the end of the line, expected ");
        assertThat(ask("crossword", "", "").string("message"))
                .isEqualTo("the position is empty. Paste CGP, GCG or a solver board");
        assertThat(ask("crossword", "#player1 a A\n>a: ABC nonsense\n", "").string("message"))
                .startsWith("line 2: ");
    }

    @Test
    void whatIsNoPositionIsToldWhere() {
        assertThat(ask("crossword", "nonsense", "").status()).isEqualTo(422);
        assertThat(ask("crossword", "", "").status()).isEqualTo(422);
        assertThat(ask("othello", "nonsense", "").status()).isEqualTo(422);
        assertThat(ask("othello", "f5d6", ", \"seconds\": 100").status()).isEqualTo(400);
    }

    @Test
    void anOthelloPositionHasAValueForEveryMove() {
        JsonNode answer = ask("othello", "f5d6c3d3c4", ", \"seconds\": 0.1").json();
        JsonNode earlier =
                ask("othello", "f5d6c3d3c4", ", \"seconds\": 0.1, \"turn\": 1").json();

        assertThat(answer.path("toMove").asString()).isEqualTo("white");
        assertThat(answer.path("moves").size())
                .isEqualTo(Transcripts.read("f5d6c3d3c4").end().legal().size());
        assertThat(earlier.path("moves").size())
                .isEqualTo(Transcripts.read("f5").end().legal().size());
        assertThat(earlier.path("turns").asInt()).isEqualTo(5);
    }

    @Test
    void everyMoveIsJudgedAtOneDepthSoThatTheyStandBestFirst() {
        JsonNode moves =
                ask("othello", "f5d6c3d3c4", ", \"seconds\": 0.3").json().path("moves");

        for (int at = 1; at < moves.size(); at++) {
            assertThat(moves.path(at).path("value").asDouble())
                    .isLessThanOrEqualTo(moves.path(at - 1).path("value").asDouble());
        }
    }

    @Test
    void aFinishedOthelloGameHasNoMoves() {
        JsonNode answer = ask("othello", "X".repeat(64) + " X", "").json();

        assertThat(answer.path("moves").size()).isZero();
        assertThat(answer.path("black").asInt()).isEqualTo(64);
    }

    @Test
    void twoAgentsPlayWhileSomebodyLooks() {
        for (String game : new String[] {"crossword", "othello"}) {
            JsonNode begun = client.post(
                            "/api/watch",
                            "{\"game\": \"" + game + "\", \"variant\": \"mini\", \"agents\": [\"greedy\", \"random\"],"
                                    + " \"pause\": 0}")
                    .json();
            String path = "/api/" + game + "/games/" + begun.path("id").asString();

            JsonNode end = client.await(path, now -> now.path("over").asBoolean());

            assertThat(end.path("you").isNull()).isTrue();
            assertThat(end.path("turn").asInt()).isGreaterThan(2);
        }
        assertThat(client.get("/api/games").json().path("games").size())
                .as("games of one's own")
                .isZero();
    }

    @Test
    void resultsOfTheArenaAreListedAndShown() {
        JsonNode result = client.get("/api/arena").json().path("results").path(0);

        assertThat(result.path("title").asString()).isEqualTo("one v two");
        assertThat(result.path("games").asInt()).isEqualTo(12);
        assertThat(client.get(result.path("page").asString()).text()).contains("one v two", "<b>75.0</b>");
        assertThat(client.get("/api/arena/..").status()).isIn(400, 404);
        assertThat(client.get("/api/arena/%2e%2e%2fagents").status()).isIn(400, 404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/health", "/api/catalogue", "/api/daily", "/openapi.yaml", "/api/nothing"})
    void headIsAnsweredAsGetWithoutABody(String path) throws Exception {
        try (HttpClient http =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
            HttpResponse<String> get =
                    http.send(client.request(path).GET().build(), HttpResponse.BodyHandlers.ofString());
            HttpResponse<String> head =
                    http.send(client.request(path).HEAD().build(), HttpResponse.BodyHandlers.ofString());

            assertThat(head.statusCode()).isEqualTo(get.statusCode());
            assertThat(head.headers().firstValue("Content-Type"))
                    .isEqualTo(get.headers().firstValue("Content-Type"));
            assertThat(head.headers().firstValue("Content-Security-Policy")).isPresent();
            assertThat(head.body()).isEmpty();
        }
    }

    @Test
    void theHeadOfAStreamEnds() throws Exception {
        JsonNode begun = client.post("/api/crossword/games", "{\"variant\": \"mini\", \"opponent\": \"greedy\"}")
                .json();
        String events = "/api/crossword/games/" + begun.path("id").asString() + "/events";
        try (HttpClient http =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
            HttpResponse<String> head =
                    http.send(client.request(events).HEAD().build(), HttpResponse.BodyHandlers.ofString());

            assertThat(head.statusCode()).isEqualTo(200);
            assertThat(head.headers().firstValue("Content-Type").orElse("")).startsWith("text/event-stream");
        }
    }

    @Test
    void operatorsSeeHealthAndCounters() {
        assertThat(client.get("/health").json().path("status").asString()).isEqualTo("ok");
        String metrics = client.get("/metrics").text();
        assertThat(metrics)
                .contains("quoin_http_requests_total{method=\"GET\",path=\"/health\",status=\"200\"} 1")
                .contains("quoin_http_seconds_count")
                .contains("# TYPE quoin_work_analyses_queued gauge")
                .contains("# TYPE quoin_work_rejected_total counter");
    }

    @Test
    void everyAnswerCarriesTheHeadersThatProtect() {
        for (String path : new String[] {"/", "/api/catalogue", "/api/nothing", "/health"}) {
            Client.Answer answer = client.get(path);
            assertThat(answer.header("Content-Security-Policy")).contains("script-src 'self'");
            assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
        }
    }
}
