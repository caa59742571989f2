package dev.quoin.server.daily;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.server.Client;
import dev.quoin.server.Client.Answer;
import dev.quoin.server.Databases.Kind;
import dev.quoin.server.daily.TestServer.Home;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

@ParameterizedClass
@MethodSource("dev.quoin.server.Databases#all")
class DailyPlayTest {
    private static final String TODAY = "2026-11-15";

    private static final HandClock CLOCK = new HandClock(TODAY + "T12:00:00Z");

    @TempDir
    static Path folder;

    /// One for all tests on one kind of database: every client is a new player.
    private static final Map<Kind, TestServer> SERVERS = new ConcurrentHashMap<>();

    private final Kind kind;
    private final TestServer server;
    private final Client client;

    DailyPlayTest(Kind kind) {
        CLOCK.set(TODAY + "T12:00:00Z");
        this.kind = kind;
        this.server = SERVERS.computeIfAbsent(kind, DailyPlayTest::start);
        this.client = server.client();
    }

    private static TestServer start(Kind kind) {
        return TestServer.start(Home.in(kind, folder.resolve("server" + SERVERS.size())), CLOCK);
    }

    @AfterAll
    static void stop() {
        SERVERS.values().forEach(TestServer::close);
    }

    @Test
    void aWholeGameIsPlayedByTilesAndByText() {
        Answer game = Players.begin(client, TODAY);
        assertThat(game.status()).isEqualTo(201);
        assertThat(game.headers().firstValue("Location")).contains("/api/daily/games/" + game.string("id"));
        assertThat(game.string("word")).isEqualTo("ACHIEVE");
        assertThat(game.string("rack")).isEqualTo("EENNOQT");
        assertThat(game.number("bag")).isEqualTo(98 - 7 - 7);
        assertThat(game.isTrue("ranked")).isTrue();

        String text = Players.bestText(game.json());
        Answer next = Players.playText(client, game.json(), text.toLowerCase(Locale.ROOT));
        assertThat(next.status()).isEqualTo(200);
        assertThat(next.string("/turns/0/text")).isEqualTo(text);
        assertThat(next.number("/turns/0/percent")).isEqualTo(100);
        while (!next.isTrue("over")) {
            int turn = next.number("turn");
            next = Players.playBest(client, next.json());
            assertThat(next.status()).isEqualTo(200);
            assertThat(next.number("turn")).isEqualTo(turn + 1);
        }
        int sum = 0;
        for (JsonNode turn : next.at("turns")) {
            sum += turn.path("score").asInt();
        }
        assertThat(next.number("total")).isEqualTo(sum).isGreaterThan(100);
        assertThat(next.at("turns").size()).isEqualTo(5);
        assertThat(client.get("/api/daily/games/" + game.string("id")).text()).isEqualTo(next.text());
    }

    @ParameterizedTest
    @CsvSource({
        "2026-01-01, PERSON, H6, ANODEBQ",
        "2026-01-02, AHEAD, H5, EAUIIAF",
        "2026-02-28, SEVEN, H6, TAXTNND",
        "2026-11-15, ACHIEVE, H2, NTEOQNE",
        "2026-12-31, IMAGINE, H3, GDZPRDR",
        "2027-01-01, UNKNOWN, 8D, RTIRVFB",
        "2027-04-12, ALBUM, 8E, YOITWFJ",
        "2028-02-29, EDITION, 8F, SDUOAGB",
        "2035-07-04, ALARM, H8, EWNTRGI",
        "2100-12-31, LINEAR, 8C, BNQTERA",
    })
    void aDateHasTheSamePuzzleOnEveryServer(
            String date, String word, String square, String draws, @TempDir Path other) {
        CLOCK.set("2101-01-01T00:00:00Z");
        Answer puzzle = client.get("/api/daily/puzzles/" + date);
        assertThat(puzzle.string("word")).isEqualTo(word);
        assertThat(puzzle.string("rack")).isEqualTo(sorted(draws));
        boolean down = square.startsWith("H");
        int row = down ? Integer.parseInt(square.substring(1)) - 1 : 7;
        int column = down ? 7 : square.charAt(1) - 'A';
        assertThat(puzzle.at("board").path(row).asString().charAt(column)).isEqualTo(word.charAt(0));
        try (TestServer second = TestServer.start(Home.in(kind, other), CLOCK)) {
            Client stranger = second.client();
            assertThat(stranger.get("/api/daily/puzzles/" + date).text()).isEqualTo(puzzle.text());
        }
    }

    private static String sorted(String letters) {
        return letters.chars()
                .sorted()
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    @Nested
    class Refusals {
        @Test
        void theReasonNamesTheWord() {
            Answer game = Players.begin(client, TODAY);
            Answer refused = Players.playText(client, game.json(), "9H NQ");
            assertThat(refused.status()).isEqualTo(422);
            assertThat(refused.string("/refusal/reason")).isEqualTo("invalid-word");
            assertThat(refused.at("/refusal/words").toString()).contains("NQ", "ACHIEVEN");
            assertThat(refused.string("message")).contains("NQ");
            assertThat(refused.number("/game/freeRefusals")).isEqualTo(9);
            assertThat(refused.number("/game/attempt")).isEqualTo(1);
            assertThat(refused.number("/game/turn")).isZero();
            assertThat(refused.string("/game/rack")).isEqualTo(game.string("rack"));
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "not-on-rack       | [{\"row\":9,\"column\":8,\"letter\":\"Z\",\"blank\":false}]",
                    "not-on-rack       | [{\"row\":9,\"column\":8,\"letter\":\"E\",\"blank\":true}]",
                    "touches-nothing   | [{\"row\":15,\"column\":1,\"letter\":\"E\",\"blank\":false}]",
                    "contradicts-board | [{\"row\":8,\"column\":8,\"letter\":\"E\",\"blank\":false}]",
                    "leaves-board      | [{\"row\":16,\"column\":8,\"letter\":\"E\",\"blank\":false}]",
                })
        void eachFaultHasItsReason(String reason, String tiles) {
            Answer game = Players.begin(client, TODAY);
            Answer refused = Players.move(client, game.json(), "\"kind\":\"play\",\"tiles\":" + tiles);
            assertThat(refused.status()).isEqualTo(422);
            assertThat(refused.string("/refusal/reason")).isEqualTo(reason);
            assertThat(refused.number("/game/freeRefusals")).isEqualTo(9);
        }

        @Test
        void tenAreFreeAndTheEleventhCostsTheTurn() {
            JsonNode game = Players.begin(client, TODAY).json();
            for (int refusal = 1; refusal <= 10; refusal++) {
                game = Players.playText(client, game, "9H NQ").at("game");
                assertThat(game.path("turn").asInt()).isZero();
                assertThat(game.path("freeRefusals").asInt()).isEqualTo(10 - refusal);
            }
            Answer eleventh = Players.playText(client, game, "9H NQ");
            assertThat(eleventh.status()).isEqualTo(422);
            assertThat(eleventh.number("/game/turn")).isEqualTo(1);
            assertThat(eleventh.string("/game/turns/0/kind")).isEqualTo("lost");
            assertThat(eleventh.string("/game/rack")).isEqualTo("EENNOQT");
            assertThat(Players.playBest(client, eleventh.at("game")).number("turn"))
                    .isEqualTo(2);
        }

        @Test
        void whatIsNoPlayIsNotCounted() {
            Answer game = Players.begin(client, TODAY);
            for (String text : List.of("hello", "pass", "exch E", "99Z WORD", "8H ZZ")) {
                Answer answer = Players.playText(client, game.json(), text);
                assertThat(answer.status()).as(text).isEqualTo(400);
                assertThat(answer.string("message")).isNotBlank();
            }
            assertThat(client.get("/api/daily/games/" + game.string("id")).text())
                    .isEqualTo(game.text());
        }
    }

    @Nested
    class Previews {
        @Test
        void tellWhatAPlayWouldScoreAndNotWhetherItsWordsAreInTheList() {
            Answer game = Players.begin(client, TODAY);
            String path = "/api/daily/games/" + game.string("id") + "/preview";
            Answer noWord = client.post(path, "{\"text\":\"9H NQ\"}");
            assertThat(noWord.isTrue("legal")).isTrue();
            assertThat(noWord.number("score")).isPositive();
            assertThat(noWord.at("refusal").isMissingNode()).isTrue();
            String best = Players.tiles(Players.best(game.json()).orElseThrow());
            Answer word = client.post(path, "{\"tiles\":" + best + "}");
            assertThat(word.json().propertyNames()).isEqualTo(noWord.json().propertyNames());
            assertThat(word.number("score"))
                    .isEqualTo(Players.playBest(client, game.json()).number("total"));
        }

        @Test
        void tellWhyTilesCannotLieThere() {
            Answer game = Players.begin(client, TODAY);
            Answer preview = client.post("/api/daily/games/" + game.string("id") + "/preview", "{\"text\":\"1A TEN\"}");
            assertThat(preview.isTrue("legal")).isFalse();
            assertThat(preview.string("/refusal/reason")).isEqualTo("touches-nothing");
            assertThat(client.get("/api/daily/games/" + game.string("id")).text())
                    .isEqualTo(game.text());
        }
    }

    @Nested
    class ForgedRequests {
        @Test
        void aMoveOutOfTurnIsRefusedWithTheGame() {
            Answer game = Players.begin(client, TODAY);
            String path = "/api/daily/games/" + game.string("id") + "/moves";
            Answer first = client.post(path, "{\"turn\":0,\"attempt\":0,\"kind\":\"skip\"}");
            assertThat(first.status()).isEqualTo(200);
            for (String body : List.of(
                    "{\"turn\":0,\"attempt\":0,\"kind\":\"skip\"}",
                    "{\"turn\":0,\"attempt\":1,\"kind\":\"skip\"}",
                    "{\"turn\":1,\"attempt\":0,\"kind\":\"skip\"}",
                    "{\"turn\":2,\"attempt\":2,\"kind\":\"skip\"}")) {
                Answer again = client.post(path, body);
                assertThat(again.status()).as(body).isEqualTo(409);
                assertThat(again.at("game")).isEqualTo(first.json());
            }
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "",
                    "null",
                    "[]",
                    "{}",
                    "{\"turn\":0,\"attempt\":0}",
                    "{\"turn\":0,\"kind\":\"skip\"}",
                    "{\"turn\":0,\"attempt\":0,\"kind\":\"skip\",\"score\":1000}",
                    "{\"turn\":0,\"attempt\":0,\"kind\":\"skip\",\"text\":\"8H TEN\"}",
                    "{\"turn\":0,\"attempt\":0,\"kind\":\"exchange\"}",
                    "{\"turn\":-1,\"attempt\":0,\"kind\":\"skip\"}",
                    "{\"turn\":0.5,\"attempt\":0,\"kind\":\"skip\"}",
                    "{\"turn\":\"0\",\"attempt\":0,\"kind\":\"skip\"}",
                    "{\"turn\":0,\"attempt\":0,\"kind\":\"play\"}",
                    "{\"turn\":0,\"attempt\":0,\"kind\":\"play\",\"tiles\":[]}",
                    "{\"turn\":0,\"attempt\":0,\"kind\":\"play\",\"tiles\":[null]}",
                    "{\"turn\":0,\"attempt\":0,\"kind\":\"play\",\"tiles\":"
                            + "[{\"row\":0,\"column\":8,\"letter\":\"E\",\"blank\":false}]}",
                    "{\"turn\":0,\"attempt\":0,\"kind\":\"play\",\"tiles\":"
                            + "[{\"row\":9,\"column\":8,\"letter\":\"ß\",\"blank\":false}]}",
                })
        void whatIsNoMoveIsUnreadableAndChangesNothing(String body) {
            Answer game = Players.begin(client, TODAY);
            Answer answer = client.post("/api/daily/games/" + game.string("id") + "/moves", body);
            assertThat(answer.status()).as(answer.text()).isEqualTo(400);
            assertThat(client.get("/api/daily/games/" + game.string("id")).text())
                    .isEqualTo(game.text());
        }

        @Test
        void tooManyTilesAndTooLongABodyAreRefused() {
            Answer game = Players.begin(client, TODAY);
            String path = "/api/daily/games/" + game.string("id") + "/moves";
            String tile = "{\"row\":9,\"column\":8,\"letter\":\"E\",\"blank\":false}";
            String eight = String.join(",", java.util.Collections.nCopies(8, tile));
            assertThat(client.post(path, "{\"turn\":0,\"attempt\":0,\"kind\":\"play\",\"tiles\":[" + eight + "]}")
                            .status())
                    .isEqualTo(400);
            String endless = "{\"turn\":0,\"attempt\":0,\"kind\":\"play\",\"text\":\"8H " + "E".repeat(500_000) + "\"}";
            // Often, since a client that is cut off while it sends reads no answer at times.
            for (int time = 0; time < 20; time++) {
                assertThat(client.post(path, endless).status()).isEqualTo(413);
            }
            assertThat(client.get("/api/daily/games/" + game.string("id")).text())
                    .isEqualTo(game.text());
        }

        @Test
        void nobodySeesOrPlaysTheGameOfSomebodyElse() {
            Answer game = Players.begin(client, TODAY);
            Client stranger = server.client();
            String path = "/api/daily/games/" + game.string("id");
            assertThat(stranger.get(path).status()).isEqualTo(403);
            assertThat(stranger.get(path).text()).doesNotContain("rack");
            assertThat(Players.skip(stranger, game.json()).status()).isEqualTo(403);
            assertThat(stranger.post(path + "/preview", "{\"text\":\"9H NE\"}").status())
                    .isEqualTo(403);
            assertThat(stranger.get(path + "/result").status()).isEqualTo(403);
            assertThat(stranger.get("/api/daily/games/aaaaaaaaaaaa").status()).isEqualTo(404);
            assertThat(client.get("/api/daily/games/" + game.string("id")).text())
                    .isEqualTo(game.text());
        }

        @Test
        void aForgedCookieIsNobody() {
            Answer game = Players.begin(client, TODAY);
            Client stranger = client.forged();
            assertThat(stranger.get("/api/daily/games/" + game.string("id")).status())
                    .isEqualTo(403);
        }

        @Test
        void aPageOfAnotherSiteChangesNothing() {
            Answer game = Players.begin(client, TODAY);
            Answer answer = client.send(client.json("/api/daily/games/" + game.string("id") + "/moves")
                    .header("Origin", "https://example.org")
                    .POST(BodyPublishers.ofString("{\"turn\":0,\"attempt\":0,\"kind\":\"skip\"}"))
                    .build());
            assertThat(answer.status()).isEqualTo(403);
            assertThat(client.get("/api/daily/games/" + game.string("id")).text())
                    .isEqualTo(game.text());
        }
    }

    @Test
    void ofManySubmissionsOfOneTurnExactlyOneIsAccepted() throws Exception {
        JsonNode game = Players.begin(client, TODAY).json();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int turn = 0; turn < 5; turn++) {
                JsonNode now = game;
                Callable<Answer> play = () -> Players.playBest(client, now);
                var answers = threads.invokeAll(java.util.Collections.nCopies(8, play));
                int accepted = 0;
                for (var answer : answers) {
                    assertThat(answer.get().status()).isIn(200, 409);
                    accepted += answer.get().status() == 200 ? 1 : 0;
                }
                assertThat(accepted).isEqualTo(1);
                game = client.get("/api/daily/games/" + now.path("id").asString())
                        .json();
                assertThat(game.path("turn").asInt()).isEqualTo(turn + 1);
                assertThat(game.path("attempt").asInt()).isEqualTo(turn + 1);
            }
        }
    }

    @Test
    void manyStartsAtOnceAreOneGame() throws Exception {
        client.get("/api/player");
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Callable<Answer> start = () -> Players.begin(client, TODAY);
            var ids = new java.util.TreeSet<String>();
            int created = 0;
            for (var answer : threads.invokeAll(java.util.Collections.nCopies(8, start))) {
                ids.add(answer.get().string("id"));
                created += answer.get().status() == 201 ? 1 : 0;
            }
            assertThat(ids).hasSize(1);
            assertThat(created).isEqualTo(1);
        }
    }

    @Test
    void aGameGoesOnAfterARestart(@TempDir Path other) {
        Home home = Home.in(kind, other);
        Answer played;
        Client player;
        try (TestServer first = TestServer.start(home, CLOCK)) {
            player = first.client();
            Answer refused =
                    Players.playText(player, Players.begin(player, TODAY).json(), "9H NQ");
            played = Players.playBest(player, refused.at("game"));
        }
        try (TestServer second = TestServer.start(home, CLOCK)) {
            Client again = player.at(second.site());
            assertThat(Players.begin(again, TODAY).text()).isEqualTo(played.text());
            assertThat(Players.playBest(again, played.json()).number("turn")).isEqualTo(2);
        }
    }
}
