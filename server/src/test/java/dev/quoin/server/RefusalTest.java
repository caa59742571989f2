package dev.quoin.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.server.Client.Answer;
import dev.quoin.server.Databases.Kind;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// What is refused is refused with 4xx and changes nothing.
@ParameterizedClass
@MethodSource("dev.quoin.server.Databases#all")
class RefusalTest {
    private static Running running;
    private static Client client;
    private static Person person;
    private static JsonNode before;

    // JUnit names the tests after the kind.
    RefusalTest(Kind kind) {}

    @BeforeParameterizedClassInvocation
    static void begin(Kind kind, @TempDir Path folder) {
        running = Running.on(kind, folder);
        client = running.client();
        person = Person.beginning(client, "standard", "greedy");
        before = person.game();
    }

    @AfterEach
    void nothingHasChanged() {
        assertThat(person.game()).isEqualTo(before);
    }

    @AfterParameterizedClassInvocation
    static void nothingHasChangedInTheDatabase() {
        try (var _ = running) {
            assertThat(person.at(running.restart(client)).game()).isEqualTo(before);
        }
    }

    private Answer move(String json) {
        return client.post(person.path() + "/moves", json);
    }

    private HttpRequest.Builder moving(String body) {
        return client.request(person.path() + "/moves").POST(BodyPublishers.ofString(body));
    }

    @Test
    void aForgedCookieIsSomebodyElse() {
        Client forger = running.client();
        forger.forgeCookie(client.cookie().replaceAll("\\..*", "") + "." + "A".repeat(43));

        assertThat(forger.post(person.path() + "/moves", "{\"turn\": 0, \"kind\": \"pass\"}")
                        .status())
                .isEqualTo(403);
        assertThat(forger.get("/api/games").json().path("games").size()).isZero();
    }

    @Test
    void aRequestOutOfTurnGetsTheGameAsItIs() {
        Answer answer = move("{\"turn\": 1, \"kind\": \"pass\"}");

        assertThat(answer.status()).isEqualTo(409);
        assertThat(answer.json().path("code").asString()).isEqualTo("out-of-turn");
        assertThat(answer.json().path("game")).isEqualTo(before);
    }

    @Test
    void aMoveAgainstTheRulesIsToldWhy() {
        Answer answer = move("{\"turn\": 0, \"kind\": \"play\", \"text\": \"1A ZZZZZZZ\"}");

        assertThat(answer.status()).isEqualTo(422);
        assertThat(answer.json().path("refusal").path("code").asInt()).isEqualTo(41);
        assertThat(answer.json().path("game")).isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "nonsense",
                "null",
                "[]",
                "{}",
                "{\"kind\": \"pass\"}",
                "{\"turn\": \"0\", \"kind\": \"pass\"}",
                "{\"turn\": 0.5, \"kind\": \"pass\"}",
                "{\"turn\": -1, \"kind\": \"pass\"}",
                "{\"turn\": 0, \"kind\": \"win\"}",
                "{\"turn\": 0, \"kind\": \"pass\", \"points\": 50}",
                "{\"turn\": 0, \"kind\": \"play\"}",
                "{\"turn\": 0, \"kind\": \"play\", \"tiles\": []}",
                "{\"turn\": 0, \"kind\": \"play\", \"tiles\": [null]}",
                "{\"turn\": 0, \"kind\": \"play\", \"tiles\": [{\"row\": 22, \"column\": 1, \"letter\": \"A\"}]}",
                "{\"turn\": 0, \"kind\": \"exchange\"}",
                "{\"turn\": 0, \"kind\": \"pass\"} {\"turn\": 0, \"kind\": \"pass\"}",
            })
    void whatIsNoMoveIsUnreadable(String body) {
        assertThat(move(body).status()).isEqualTo(400);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"turn\": 0, \"kind\": \"exchange\", \"exchange\": \"QQQQQQQ\"}",
                "{\"turn\": 0, \"kind\": \"exchange\", \"exchange\": \"1\"}",
                "{\"turn\": 0, \"kind\": \"play\", \"text\": \"pass\"}",
                "{\"turn\": 0, \"kind\": \"play\", \"text\": \"exch A\"}",
                "{\"turn\": 0, \"kind\": \"play\", \"tiles\": [{\"row\": 1, \"column\": 1, \"letter\": \"É\", \"blank\": true}]}",
            })
    void whatTheRulesForbidIsRefused(String body) {
        assertThat(move(body).status()).isEqualTo(422);
    }

    @Test
    void aBodyThatIsTooLongIsRefused() {
        String body = "{\"turn\": 0, \"kind\": \"pass\", \"text\": \"" + "A".repeat(70_000) + "\"}";

        assertThat(move(body).status()).isEqualTo(413);
    }

    @Test
    void aLongBodyWithoutALengthIsRefused() {
        byte[] body = ("{\"turn\": 0, \"kind\": \"pass\", \"text\": \"" + "A".repeat(70_000) + "\"}")
                .getBytes(java.nio.charset.StandardCharsets.UTF_8);
        HttpRequest request = client.request(person.path() + "/moves")
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofInputStream(() -> new java.io.ByteArrayInputStream(body)))
                .build();

        assertThat(client.send(request).status()).isEqualTo(413);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/jsonx"})
    void onlyJsonIsTaken(String type) {
        HttpRequest request = moving("{\"turn\": 0, \"kind\": \"pass\"}")
                .header("Content-Type", type)
                .build();

        assertThat(client.send(request).status()).isEqualTo(415);
    }

    @ParameterizedTest
    @ValueSource(strings = {"http://evil.example", "null", "http://localhost:1", "https://localhost.evil.example"})
    void pagesOfOtherSitesAreRefused(String origin) {
        HttpRequest request = moving("{\"turn\": 0, \"kind\": \"pass\"}")
                .header("Content-Type", "application/json")
                .header("Origin", origin)
                .build();

        assertThat(client.send(request).status()).isEqualTo(403);
    }

    @Test
    void requestsThatABrowserCallsCrossSiteAreRefused() {
        HttpRequest request = moving("{\"turn\": 0, \"kind\": \"pass\"}")
                .header("Content-Type", "application/json")
                .header("Sec-Fetch-Site", "cross-site")
                .build();

        assertThat(client.send(request).status()).isEqualTo(403);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/crossword/games/aaaaaaaaaaaa",
                "/api/crossword/games/AAAA",
                "/api/crossword/games/..%2f..%2fquoin.db",
                "/api/othello/games/aaaaaaaaaaaa",
                "/api/nothing"
            })
    void whatDoesNotExistIsUnknown(String path) {
        assertThat(client.get(path).status()).isIn(400, 404);
    }

    @Test
    void aCrosswordGameIsNoOthelloGame() {
        String id = person.path().replaceAll(".*/", "");

        assertThat(client.get("/api/othello/games/" + id).status()).isEqualTo(404);
    }

    @Test
    void opponentsAreThoseOfTheCatalogueAndNoFiles() {
        for (String opponent : new String[] {"clabbers2:/etc/passwd", "forest:x", "cmd:true", ""}) {
            assertThat(client.post(
                                    "/api/crossword/games",
                                    "{\"variant\": \"standard\", \"opponent\": \"" + opponent + "\"}")
                            .status())
                    .isEqualTo(404);
        }
        assertThat(client.post("/api/crossword/games", "{\"variant\": \"/etc/passwd\", \"opponent\": \"greedy\"}")
                        .status())
                .isEqualTo(404);
    }
}
