package dev.quoin.server.daily;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.server.Client;
import dev.quoin.server.Client.Answer;
import dev.quoin.server.Running;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The analysis does not play a ranked game for anybody.
class DailyAnalysisTest {
    private static final String TODAY = "2026-11-15";

    private final HandClock clock = new HandClock(TODAY + "T13:00:00Z");

    @TempDir
    Path folder;

    private Running running;
    private Client client;

    @BeforeEach
    void start() {
        running = Running.with(folder, settings -> settings.withClock(clock));
        client = running.client();
    }

    @AfterEach
    void stop() {
        running.close();
    }

    private Answer analyzed(String position, String more) {
        return client.post(
                "/api/analysis/crossword",
                "{\"position\": " + JsonMapper.shared().writeValueAsString(position) + more + "}");
    }

    private void assertRefused(String position, String more) {
        Answer answer = analyzed(position, more);
        assertThat(answer.status()).as(position + more).isEqualTo(403);
        assertThat(answer.string("code")).isEqualTo("daily-open");
        assertThat(answer.at("plays").isMissingNode()).isTrue();
    }

    /// The rows of a board in CGP.
    private static String cgp(List<String> rows, String rack) {
        return rows.stream().map(DailyAnalysisTest::row).collect(Collectors.joining("/")) + " " + rack + "/ 0/0 0";
    }

    private static String row(String text) {
        var shown = new StringBuilder();
        int empty = 0;
        for (int at = 0; at < text.length(); at++) {
            char square = text.charAt(at);
            if (square == '.') {
                empty++;
            } else {
                shown.append(empty == 0 ? "" : empty).append(square);
                empty = 0;
            }
        }
        return shown.append(empty == 0 ? "" : empty).toString();
    }

    private static List<String> rows(JsonNode game) {
        return game.path("board").valueStream().map(JsonNode::asString).toList();
    }

    private static List<String> transposed(List<String> rows) {
        var turned = new ArrayList<String>();
        for (int column = 0; column < rows.getFirst().length(); column++) {
            int at = column;
            turned.add(rows.stream().map(row -> row.substring(at, at + 1)).collect(Collectors.joining()));
        }
        return turned;
    }

    private static List<String> mirrored(List<String> rows) {
        return rows.stream()
                .map(row -> new StringBuilder(row).reverse().toString())
                .toList();
    }

    /// The same in the middle of a board of 21 by 21.
    private static List<String> large(List<String> rows) {
        var more = new ArrayList<String>();
        for (int row = 0; row < 21; row++) {
            more.add(row < 4 || row >= 19 ? ".".repeat(21) : "..." + rows.get(row - 4) + "...");
        }
        return more;
    }

    /// The same as the solver reads it, with squares of its own.
    private static String forTheSolver(List<String> rows, String rack) {
        return "15\n"
                + rows.stream()
                        .map(row -> row.chars()
                                .mapToObj(square -> square == '.' ? " .." : "  " + (char) square)
                                .collect(Collectors.joining()))
                        .collect(Collectors.joining("\n"))
                        .toLowerCase(java.util.Locale.ROOT)
                + "\n" + rack.toLowerCase(java.util.Locale.ROOT) + "\n";
    }

    @Test
    void aPositionOfTodayIsRefusedInEveryDress() {
        Answer game = Players.begin(client, TODAY);
        while (!game.isTrue("over")) {
            List<String> rows = rows(game.json());
            String rack = game.string("rack");
            assertRefused(cgp(rows, rack), "");
            assertRefused(cgp(transposed(rows), rack), "");
            assertRefused(cgp(mirrored(rows), rack), "");
            assertRefused(cgp(rows.reversed(), rack), "");
            assertRefused(cgp(rows, rack), ", \"variant\": \"wwf\"");
            assertRefused(cgp(large(rows), rack), ", \"variant\": \"super\"");
            assertRefused(cgp(rows, rack).toLowerCase(java.util.Locale.ROOT), ", \"rack\": \"" + rack + "\"");
            assertRefused(cgp(rows, ""), ", \"rack\": \"" + rack.substring(1) + "?\"");
            assertRefused(forTheSolver(rows, rack), "");
            game = Players.playBest(client, game.json());
        }
    }

    @Test
    void aTurnOfAGameRecordIsNoWayAround() {
        // The daily word of 15 November 2026 is ACHIEVE, down from H2.
        String record = """
                #player1 a A
                #player2 b B
                >a: ACHIEVE H2 ACHIEVE +78 78
                >b: NTEOQNE 3H .ENOTE +14 14
                >a: ABCDEFG 1A AB +0 78
                """;
        assertRefused(record, ", \"turn\": 1");
        assertRefused(record, "");
        assertThat(analyzed(record, ", \"turn\": 0").status()).isEqualTo(200);
    }

    @Test
    void theRefusalSaysWhenTheAnalysisIsOpen() {
        String position = cgp(rows(Players.begin(client, TODAY).json()), "EENNOQT");
        assertThat(analyzed(position, "").string("message"))
                .isEqualTo("This position is too similar to the daily puzzle of 2026-11-15, which is still open."
                        + " You can analyze it from 2026-11-16 12:00 UTC on.");
        clock.set("2026-11-16T11:59:59.999Z");
        assertRefused(position, "");
        clock.set("2026-11-16T12:00:00Z");
        assertThat(analyzed(position, "").status()).isEqualTo(200);
    }

    @Test
    void otherPositionsAreAnalyzedAsBefore() {
        assertThat(analyzed("15/15/15/15/15/15/15/3QUiZ8/15/15/15/15/15/15/15 AEINRT?/ 64/0 0", "")
                        .status())
                .isEqualTo(200);
        assertThat(analyzed("15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 EENNOQT/ 0/0 0", "")
                        .status())
                .isEqualTo(200);
        String earlier = cgp(rows(Players.begin(client, "2026-11-13").json()), "AEINRST");
        assertThat(analyzed(earlier, "").status()).isEqualTo(200);
    }
}
