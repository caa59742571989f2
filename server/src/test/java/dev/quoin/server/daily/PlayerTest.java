package dev.quoin.server.daily;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.server.Client;
import dev.quoin.server.Client.Answer;
import dev.quoin.server.Databases.Kind;
import dev.quoin.server.daily.TestServer.Home;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/// `/api/player`, which is mostly about the daily puzzle.
@ParameterizedClass
@MethodSource("dev.quoin.server.Databases#all")
class PlayerTest {
    private final HandClock clock = new HandClock("2026-11-13T12:00:00Z");

    private final Kind kind;

    @TempDir
    Path folder;

    @AutoClose
    private TestServer server;

    private Client client;

    PlayerTest(Kind kind) {
        this.kind = kind;
    }

    @BeforeEach
    void start() {
        server = TestServer.start(Home.in(kind, folder), clock);
        client = server.client();
    }

    private Answer name(String name) {
        return client.put("/api/player/name", "{\"name\":\"" + name + "\"}");
    }

    @Test
    void statisticsFollowFromTheListOfFinishedGames() {
        Answer none = client.get("/api/player");
        assertThat(none.number("played")).isZero();
        assertThat(none.at("best").isNull()).isTrue();
        int first = Players.finish(client, "2026-11-13", 2).number("total");
        clock.set("2026-11-14T12:00:00Z");
        int second = Players.finish(client, "2026-11-14", 3).number("total");
        clock.set("2026-11-15T12:00:00Z");
        Players.begin(client, "2026-11-15");
        Answer player = client.get("/api/player");
        assertThat(player.number("played")).isEqualTo(2);
        assertThat(player.number("streak")).isEqualTo(2);
        assertThat(player.number("best")).isEqualTo(Math.max(first, second));
        assertThat(player.at("average").asDouble()).isEqualTo((first + second) / 2.0);
        assertThat(player.at("dates").valueStream().map(date -> date.asString()))
                .containsExactly("2026-11-13", "2026-11-14");
        assertThat(player.at("distribution")
                        .valueStream()
                        .mapToInt(range -> range.path("count").asInt())
                        .sum())
                .isEqualTo(2);
        int range = player.at("distribution").size() - 1;
        assertThat(player.number("/distribution/" + range + "/from")).isEqualTo(Math.max(first, second) / 50 * 50);
        clock.set("2026-11-17T12:00:00Z");
        assertThat(client.get("/api/player").number("streak")).isZero();
        assertThat(client.get("/api/player").number("longestStreak")).isEqualTo(2);
    }

    @Test
    void aNameIsGeneratedUntilOneIsChosen() {
        Answer before = client.get("/api/player");
        assertThat(before.isTrue("generated")).isTrue();
        assertThat(before.string("name")).matches("[A-Z][a-z]+ [A-Z][a-z]+");
        assertThat(name("abc").string("name")).isEqualTo("ABC");
        assertThat(client.get("/api/player").isTrue("generated")).isFalse();
        Players.finish(client, "2026-11-13", 0);
        assertThat(client.get("/api/daily/puzzles/2026-11-13/leaderboard").string("/entries/0/name"))
                .isEqualTo("ABC");
        assertThat(name("").text()).isEqualTo(client.get("/api/player").text());
        assertThat(client.get("/api/player").string("name")).isEqualTo(before.string("name"));
        assertThat(client.get("/api/daily/puzzles/2026-11-13/leaderboard").string("/entries/0/name"))
                .isEqualTo(before.string("name"));
    }

    @ParameterizedTest
    @CsvSource({"ab, 422", "A1C, 422", "ÄÖÜ, 422", "ABCD, 400", "ass, 422", "KKK, 422"})
    void aNameIsThreeDecentLetters(String name, int status) {
        Answer before = client.get("/api/player");
        Answer refused = name(name);
        assertThat(refused.status()).isEqualTo(status);
        assertThat(refused.string("message")).isNotBlank();
        assertThat(client.get("/api/player").text()).isEqualTo(before.text());
    }

    @Test
    void aCodeCarriesAPlayerToAnotherBrowserOnce() {
        Answer game = Players.finish(client, "2026-11-13", 1);
        Answer code = client.post("/api/player/code", "{}");
        assertThat(code.string("expires")).isEqualTo("2026-11-13T12:10:00Z");
        String body = "{\"code\":\"" + code.string("code").toLowerCase(java.util.Locale.ROOT) + "\"}";
        Client phone = server.client();
        Client thief = server.client();
        Answer there = phone.put("/api/player/code", body);
        assertThat(there.status()).isEqualTo(200);
        assertThat(there.text()).isEqualTo(client.get("/api/player").text());
        assertThat(phone.get("/api/daily/games/" + game.string("id")).text()).isEqualTo(game.text());
        assertThat(thief.put("/api/player/code", body).status()).isEqualTo(404);
        assertThat(thief.get("/api/player").number("played")).isZero();
    }

    @Test
    void aCodeEndsAfterTenMinutesAndWithTheNextOne() {
        String first = client.post("/api/player/code", "{}").string("code");
        String second = client.post("/api/player/code", "{}").string("code");
        Client phone = server.client();
        assertThat(phone.put("/api/player/code", "{\"code\":\"" + first + "\"}").status())
                .isEqualTo(404);
        clock.pass(Duration.ofMinutes(10));
        assertThat(phone.put("/api/player/code", "{\"code\":\"" + second + "\"}")
                        .status())
                .isEqualTo(404);
    }

    @Test
    void whoIsForgottenLeavesNothing() {
        name("ABC");
        Answer game = Players.finish(client, "2026-11-13", 1);
        String code = client.post("/api/player/code", "{}").string("code");
        Answer gone = client.delete("/api/player");
        assertThat(gone.status()).isEqualTo(204);
        assertThat(gone.headers().firstValue("Set-Cookie").orElse("")).contains("quoin=", "Expires=Thu, 01 Jan 1970");
        assertThat(client.get("/api/player").isTrue("generated")).isTrue();
        assertThat(client.get("/api/daily/games/" + game.string("id")).status()).isEqualTo(404);
        Answer board = client.get("/api/daily/puzzles/2026-11-13/leaderboard");
        assertThat(board.number("players")).isZero();
        assertThat(client.get("/api/daily/records").at("records").isEmpty()).isTrue();
        assertThat(client.put("/api/player/code", "{\"code\":\"" + code + "\"}").status())
                .isEqualTo(404);
    }
}
