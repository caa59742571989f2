package dev.quoin.server.daily;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.server.Client;
import dev.quoin.server.Client.Answer;
import dev.quoin.server.Databases.Kind;
import dev.quoin.server.daily.TestServer.Home;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

@ParameterizedClass
@MethodSource("dev.quoin.server.Databases#all")
class DailyResultTest {
    private static final String TODAY = "2026-11-15";

    /// When today is over in every time zone.
    private static final String CLOSING = "2026-11-16T12:00:00Z";

    private final HandClock clock = new HandClock(TODAY + "T12:00:00Z");

    private final Kind kind;

    @TempDir
    Path folder;

    private Home home;
    private TestServer server;
    private Client client;

    DailyResultTest(Kind kind) {
        this.kind = kind;
    }

    @BeforeEach
    void start() {
        home = Home.in(kind, folder);
        server = TestServer.start(home, clock);
        client = server.client();
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private static Answer result(Client client, Answer game) {
        return client.get("/api/daily/games/" + game.string("id") + "/result");
    }

    private static Answer resultWithLine(Client client, Answer game) throws InterruptedException {
        Answer result = result(client, game);
        while (result.at("bestLine").isNull()) {
            assertThat(result.number("retryAfter")).isPositive();
            Thread.sleep(Duration.ofMillis(20));
            result = result(client, game);
        }
        return result;
    }

    @Test
    void eachTurnStandsBesideTheBestPlay() {
        Answer game = Players.finish(client, TODAY, 2);
        clock.set(CLOSING);
        Answer result = result(client, game);
        assertThat(result.number("total")).isEqualTo(game.number("total"));
        assertThat(result.number("/turns/0/percent")).isEqualTo(100);
        assertThat(result.string("/turns/0/text")).isEqualTo(result.string("/turns/0/best"));
        assertThat(result.number("/turns/0/score")).isEqualTo(result.number("/turns/0/bestScore"));
        assertThat(result.number("/turns/4/percent")).isZero();
        assertThat(result.number("/turns/4/bestScore")).isPositive();
        assertThat(result.at("/turns/4/bestTiles").size()).isPositive();
        assertThat(result.at("/turns/4/text").isMissingNode()).isTrue();
        assertThat(result.number("streak")).isEqualTo(1);
    }

    @Test
    void theBestLineComesAfterAWhileAndStays() throws InterruptedException {
        Answer game = Players.finish(client, TODAY, 1);
        clock.set(CLOSING);
        Answer result = resultWithLine(client, game);
        assertThat(result.at("retryAfter").isNull()).isTrue();
        assertThat(result.at("/bestLine/turns").size()).isEqualTo(5);
        int sum = 0;
        for (JsonNode turn : result.at("/bestLine/turns")) {
            sum += turn.path("score").asInt();
        }
        int total = result.number("/bestLine/total");
        assertThat(total).isEqualTo(sum).isGreaterThan(game.number("total"));
        assertThat(result.number("/bestLine/percent")).isEqualTo(100 * game.number("total") / total);
        assertThat(result.string("/bestLine/turns/0/rack")).isEqualTo("EENNOQT");
        server.close();
        server = TestServer.start(home, clock);
        Client again = client.at(server.site());
        assertThat(result(again, game).at("bestLine")).isEqualTo(result.at("bestLine"));
    }

    @Test
    void whileTheDateIsOpenOnlyPercentagesAreTold() throws InterruptedException {
        Answer game = Players.finish(client, TODAY, 2);
        Answer practice = Players.practise(client, TODAY);
        while (!practice.isTrue("over")) {
            practice = Players.skip(client, practice.json());
        }
        for (String time : List.of(TODAY + "T12:00:00Z", "2026-11-16T11:59:59.999Z")) {
            clock.set(time);
            for (Answer own : List.of(game, practice)) {
                Answer result = resultWithLine(client, own);
                assertThat(result.isTrue("revealed")).isFalse();
                assertThat(result.string("revealAt")).isEqualTo(CLOSING);
                for (JsonNode turn : result.at("turns")) {
                    assertThat(turn.propertyNames()).isSubsetOf("number", "text", "score", "percent");
                }
                assertThat(result.at("bestLine").propertyNames()).containsExactly("percent");
            }
        }
        clock.set(CLOSING);
        Answer after = result(client, game);
        assertThat(after.isTrue("revealed")).isTrue();
        assertThat(after.string("/turns/4/best")).isNotEmpty();
        assertThat(after.at("/bestLine/turns").size()).isEqualTo(5);
    }

    @Test
    void aGameOfYesterdayBegunLateIsToldNoMore() throws InterruptedException {
        clock.set("2026-11-16T11:00:00Z");
        Answer late = Players.finish(client, TODAY, 0);
        Answer result = resultWithLine(client, late);
        assertThat(result.isTrue("revealed")).isFalse();
        assertThat(result.at("/turns/0/best").isMissingNode()).isTrue();
        assertThat(result.at("/bestLine/turns").isMissingNode()).isTrue();
    }

    @Test
    void thereIsNoResultBeforeTheEnd() {
        Answer game = Players.begin(client, TODAY);
        Answer result = result(client, game);
        assertThat(result.status()).isEqualTo(409);
        assertThat(result.string("code")).isEqualTo("not-over");
    }

    @Test
    void whatIsSharedHasTheAddressOfTheServer() {
        Answer result = result(client, Players.finish(client, TODAY, 0));
        assertThat(result.string("share")).isEqualTo("""
                Daily Letters · 15 November 2026
                🟥🟥🟥🟥🟥  0
                %s/daily/2026-11-15""".formatted(server.site()));
        assertThat(result.string("spoken"))
                .isEqualTo("Daily Letters of 15 November 2026: 0 points; the turns scored 0, 0, 0, 0 and 0.");
    }

    @Test
    void ranksAreSharedByEqualTotals() {
        Client second = server.client();
        Client third = server.client();
        Client fourth = server.client();
        Answer best = Players.finish(client, TODAY, 5);
        Answer equal = Players.finish(second, TODAY, 2);
        clock.pass(Duration.ofMinutes(1));
        Answer alsoEqual = Players.finish(third, TODAY, 2);
        Answer last = Players.finish(fourth, TODAY, 0);
        Answer won = result(client, best);
        assertThat(won.number("rank")).isEqualTo(1);
        assertThat(won.number("players")).isEqualTo(4);
        assertThat(won.at("percentile").asDouble()).isEqualTo(100);
        assertThat(result(second, equal).number("rank")).isEqualTo(2);
        assertThat(result(second, equal).at("percentile").asDouble()).isEqualTo(66.7);
        assertThat(result(third, alsoEqual).number("rank")).isEqualTo(2);
        assertThat(result(fourth, last).number("rank")).isEqualTo(4);
        assertThat(result(fourth, last).at("percentile").asDouble()).isZero();

        Answer board = third.get("/api/daily/puzzles/" + TODAY + "/leaderboard");
        assertThat(board.at("entries")
                        .valueStream()
                        .map(entry -> entry.path("rank").asInt()))
                .containsExactly(1, 2, 2, 4);
        assertThat(board.string("/entries/1/entry")).as("the earlier first").isEqualTo(equal.string("id"));
        assertThat(board.at("entries")
                        .valueStream()
                        .map(entry -> entry.path("you").asBoolean()))
                .containsExactly(false, false, true, false);
        assertThat(board.at("/entries/0/turns").size()).isEqualTo(5);
    }

    @Test
    void leaderboardAndRecordsHoldTenAtMost() {
        for (int player = 0; player < 11; player++) {
            Client other = server.client();
            Players.finish(other, TODAY, player == 10 ? 1 : 0);
        }
        Answer board = client.get("/api/daily/puzzles/" + TODAY + "/leaderboard");
        assertThat(board.number("players")).isEqualTo(11);
        assertThat(board.at("entries").size()).isEqualTo(10);
        assertThat(board.number("/entries/0/total")).isPositive();
        Answer records = client.get("/api/daily/records");
        assertThat(records.at("records").size()).isEqualTo(10);
        assertThat(records.number("/records/0/total")).isEqualTo(board.number("/entries/0/total"));
        assertThat(records.string("/records/0/date")).isEqualTo(TODAY);
    }

    @Test
    void anotherGameIsShownOnlyToWhoHasFinishedThatDay() {
        Answer game = Players.finish(client, TODAY, 5);
        String path = "/api/daily/puzzles/" + TODAY + "/leaderboard/" + game.string("id");
        Client other = server.client();
        assertThat(other.get(path).status()).isEqualTo(403);
        Answer begun = Players.begin(other, TODAY);
        assertThat(other.get(path).status()).isEqualTo(403);
        assertThat(other.get("/api/daily/puzzles/" + TODAY + "/leaderboard/" + begun.string("id"))
                        .status())
                .isEqualTo(403);
        Players.finish(other, TODAY, 0);
        assertThat(client.get(path).status()).as("one's own").isEqualTo(200);
        clock.set("2026-11-16T11:59:59.999Z");
        Answer tooSoon = other.get(path);
        assertThat(tooSoon.status()).isEqualTo(403);
        assertThat(tooSoon.string("code")).isEqualTo("daily-open");
        assertThat(tooSoon.string("message"))
                .isEqualTo("You can see other players' games of 2026-11-15 from 2026-11-16 12:00 UTC on, when the"
                        + " day is over in every time zone.");
        assertThat(other.get("/api/daily/puzzles/" + TODAY + "/leaderboard").isTrue("revealed"))
                .isFalse();
        clock.set(CLOSING);
        assertThat(other.get("/api/daily/puzzles/" + TODAY + "/leaderboard").isTrue("revealed"))
                .isTrue();
        Answer replay = other.get(path);
        assertThat(replay.status()).isEqualTo(200);
        assertThat(replay.at("board")).isEqualTo(game.at("board"));
        assertThat(replay.at("turns")).isEqualTo(game.at("turns"));
        assertThat(replay.number("total")).isEqualTo(game.number("total"));
        assertThat(other.get("/api/daily/puzzles/" + TODAY + "/leaderboard/aaaaaaaaaaaa")
                        .status())
                .isEqualTo(404);
        Answer practice = Players.practise(client, TODAY);
        assertThat(other.get("/api/daily/puzzles/" + TODAY + "/leaderboard/" + practice.string("id"))
                        .status())
                .isEqualTo(404);
    }
}
