package dev.quoin.server.daily;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.server.Client;
import dev.quoin.server.Client.Answer;
import dev.quoin.server.Databases.Kind;
import dev.quoin.server.daily.TestServer.Home;
import java.nio.file.Path;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

@ParameterizedClass
@MethodSource("dev.quoin.server.Databases#all")
class DailyDatesTest {
    private final HandClock clock = new HandClock("2026-11-15T23:59:59.999Z");

    private final Kind kind;

    @TempDir
    Path folder;

    @AutoClose
    private TestServer server;

    private Client client;

    DailyDatesTest(Kind kind) {
        this.kind = kind;
    }

    @BeforeEach
    void start() {
        server = TestServer.start(Home.in(kind, folder), clock);
        client = server.client();
    }

    @Test
    void theDayChangesAtMidnightInUtc() {
        Answer before = client.get("/api/daily");
        assertThat(before.string("today")).isEqualTo("2026-11-15");
        assertThat(before.string("now")).isEqualTo("2026-11-15T23:59:59.999Z");
        assertThat(before.string("next")).isEqualTo("2026-11-16T00:00:00Z");
        assertThat(before.string("first")).isEqualTo("2026-01-01");
        assertThat(Players.begin(client, "2026-11-16").status()).isEqualTo(404);
        clock.set("2026-11-16T00:00:00Z");
        assertThat(client.get("/api/daily").string("today")).isEqualTo("2026-11-16");
        assertThat(Players.begin(client, "2026-11-16").isTrue("ranked")).isTrue();
    }

    @Test
    void aGameBegunBeforeMidnightCountsForItsDate() {
        Answer begun = Players.begin(client, "2026-11-15");
        Answer game = begun;
        clock.set("2026-11-16T00:30:00Z");
        while (!game.isTrue("over")) {
            game = Players.playBest(client, game.json());
        }
        assertThat(game.isTrue("ranked")).isTrue();
        Answer board = client.get("/api/daily/puzzles/2026-11-15/leaderboard");
        assertThat(board.string("/entries/0/entry")).isEqualTo(begun.string("id"));
        assertThat(client.get("/api/daily/puzzles/2026-11-16/leaderboard").number("players"))
                .isZero();
        assertThat(client.get("/api/player").number("streak")).isEqualTo(1);
        assertThat(client.get("/api/player").string("/dates/0")).isEqualTo("2026-11-15");
    }

    @Test
    void aGameThatIsNotFinishedWhenItsDateClosesLosesItsRank() {
        Client inTime = server.client();
        Answer lastSecond = Players.begin(inTime, "2026-11-15");
        Answer tooLate =
                Players.skip(client, Players.begin(client, "2026-11-15").json());
        clock.set("2026-11-16T11:59:59.999Z");
        while (!lastSecond.isTrue("over")) {
            lastSecond = Players.playBest(inTime, lastSecond.json());
        }
        clock.set("2026-11-16T12:00:00Z");
        String path = "/api/daily/games/" + tooLate.string("id");
        assertThat(client.get(path).isTrue("ranked")).isFalse();
        assertThat(client.get("/api/daily/archive?month=2026-11").isTrue("/days/14/ranked"))
                .isFalse();
        while (!tooLate.isTrue("over")) {
            tooLate = Players.playBest(client, tooLate.json());
            assertThat(tooLate.isTrue("ranked")).isFalse();
        }
        assertThat(client.get(path + "/result").isTrue("ranked")).isFalse();
        assertThat(client.get("/api/player").number("played")).isZero();
        Answer board = client.get("/api/daily/puzzles/2026-11-15/leaderboard");
        assertThat(board.number("players")).isEqualTo(1);
        assertThat(board.string("/entries/0/entry")).isEqualTo(lastSecond.string("id"));
        assertThat(inTime.get("/api/daily/games/" + lastSecond.string("id")).isTrue("ranked"))
                .isTrue();
    }

    @Test
    void aGameOfAPastDateHasNoRank() {
        clock.set("2026-11-16T00:00:00Z");
        assertThat(client.get("/api/daily/puzzles/2026-11-15").isTrue("ranked")).isFalse();
        Answer game = Players.finish(client, "2026-11-15", 5);
        assertThat(game.isTrue("ranked")).isFalse();
        assertThat(game.isTrue("practice")).isFalse();
        assertThat(client.get("/api/daily/puzzles/2026-11-15/leaderboard").number("players"))
                .isZero();
        assertThat(client.get("/api/player").number("played")).isZero();
        assertThat(client.get("/api/player").number("streak")).isZero();
        Answer result = client.get("/api/daily/games/" + game.string("id") + "/result");
        assertThat(result.isTrue("ranked")).isFalse();
        assertThat(result.at("rank").isMissingNode()).isTrue();
    }

    @Test
    void aSecondGameIsPracticeAndChangesNoRank() {
        Answer first = Players.finish(client, "2026-11-15", 1);
        assertThat(Players.begin(client, "2026-11-15").string("id")).isEqualTo(first.string("id"));
        Answer board = client.get("/api/daily/puzzles/2026-11-15/leaderboard");
        Answer practice = Players.practise(client, "2026-11-15");
        assertThat(practice.status()).isEqualTo(201);
        assertThat(practice.isTrue("ranked")).isFalse();
        assertThat(practice.isTrue("practice")).isTrue();
        assertThat(Players.practise(client, "2026-11-15").string("id"))
                .as("a practice that is not finished goes on")
                .isEqualTo(practice.string("id"));
        while (!practice.isTrue("over")) {
            practice = Players.playBest(client, practice.json());
        }
        assertThat(practice.number("total")).isGreaterThan(first.number("total"));
        assertThat(client.get("/api/daily/puzzles/2026-11-15/leaderboard").text())
                .isEqualTo(board.text());
        assertThat(client.get("/api/daily/puzzles/2026-11-15").number("total")).isEqualTo(first.number("total"));
        assertThat(Players.practise(client, "2026-11-15").string("id")).isNotEqualTo(practice.string("id"));
    }

    @Test
    void nobodyPractisesBeforeTheFirstGameIsFinished() {
        Answer first = Players.practise(client, "2026-11-15");
        assertThat(first.isTrue("ranked")).isTrue();
        assertThat(first.isTrue("practice")).isFalse();
        assertThat(Players.practise(client, "2026-11-15").string("id")).isEqualTo(first.string("id"));
    }

    @ParameterizedTest
    @CsvSource({
        "2026-11-16, 404, not available yet",
        "2025-12-31, 404, first puzzle",
        "9999-12-31, 404, not available yet",
        "2026-02-30, 400, must be like",
        "yesterday, 400, must be like",
    })
    void datesWithoutPuzzleAreRefused(String date, int status, String reason) {
        for (Answer answer : java.util.List.of(
                client.get("/api/daily/puzzles/" + date),
                client.get("/api/daily/puzzles/" + date + "/leaderboard"),
                Players.begin(client, date))) {
            assertThat(answer.status()).isEqualTo(status);
            assertThat(answer.string("message")).contains(reason);
        }
    }

    @Test
    void theArchiveMarksWhatWasDone() {
        Players.finish(client, "2026-11-15", 2);
        Players.begin(client, "2026-11-02");
        Answer archive = client.get("/api/daily/archive?month=2026-11");
        assertThat(archive.string("first")).isEqualTo("2026-01-01");
        assertThat(archive.string("last")).isEqualTo("2026-11-15");
        assertThat(archive.at("days").size()).isEqualTo(15);
        JsonNode last = archive.at("/days/14");
        assertThat(last.path("word").asString()).isEqualTo("ACHIEVE");
        assertThat(last.path("status").asString()).isEqualTo("finished");
        assertThat(last.path("total").asInt()).isPositive();
        assertThat(last.path("ranked").asBoolean()).isTrue();
        assertThat(archive.string("/days/1/status")).isEqualTo("begun");
        assertThat(archive.string("/days/0/status")).isEqualTo("new");
        assertThat(client.get("/api/daily/archive?month=2026-12").at("days").isEmpty())
                .isTrue();
        assertThat(client.get("/api/daily/archive?month=2025-12").at("days").isEmpty())
                .isTrue();
        assertThat(client.get("/api/daily/archive?month=2026-02").at("days").size())
                .isEqualTo(28);
        assertThat(client.get("/api/daily/archive?month=november").status()).isEqualTo(400);
        assertThat(client.get("/api/daily/archive").status()).isEqualTo(400);
    }
}
