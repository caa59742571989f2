package dev.quoin.server.daily;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.daily.DailyKey;
import dev.quoin.crossword.daily.DailyPuzzle;
import dev.quoin.crossword.daily.DailySecret;
import dev.quoin.server.Client;
import dev.quoin.server.Client.Answer;
import dev.quoin.server.Databases.Kind;
import dev.quoin.server.Running;
import dev.quoin.server.daily.TestServer.Home;
import dev.quoin.server.daily.key.PuzzleKeys;
import dev.quoin.server.http.Refused;
import dev.quoin.server.store.Database;
import dev.quoin.server.store.DatabaseException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

class DailyKeyTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 11, 15);
    private static final LocalDate TOMORROW = TODAY.plusDays(1);
    private static final Optional<DailySecret> SECRET = secret("an operator keeps this to herself");
    private static final Optional<DailySecret> OTHER = secret("this is not the same secret");

    private final HandClock clock = new HandClock(TODAY + "T13:00:00Z");

    @TempDir
    Path folder;

    private static Optional<DailySecret> secret(String text) {
        return Optional.of(DailySecret.of(text.getBytes(US_ASCII)));
    }

    private Running started(Optional<DailySecret> secret) {
        return Running.with(folder, settings -> settings.withClock(clock).withDailySecret(secret));
    }

    private static JsonNode puzzle(Client client, LocalDate date) {
        Answer answer = client.get("/api/daily/puzzles/" + date);
        assertThat(answer.status()).isEqualTo(200);
        return answer.json();
    }

    private static String startOf(DailyPuzzle puzzle) {
        var start = dev.quoin.crossword.daily.DailyLetters.of(puzzle.edition()).start(puzzle);
        return start.position().rack().show(dev.quoin.crossword.tile.Alphabet.latin());
    }

    @Test
    void aSecretChangesThePuzzlesFromTheNextDayOnAndItsKeyIsPublishedAfterwards() {
        try (Running running = started(SECRET)) {
            Client client = running.client();
            JsonNode today = puzzle(client, TODAY);
            assertThat(today.path("rack").asString()).isEqualTo(startOf(DailyPuzzle.of(TODAY)));
            assertThat(today.has("key")).isFalse();

            clock.set(TOMORROW + "T00:00:00Z");
            JsonNode ranked = puzzle(client, TOMORROW);
            assertThat(ranked.path("ranked").asBoolean()).isTrue();
            assertThat(ranked.path("key").isNull()).isTrue();
            assertThat(ranked.path("word").asString())
                    .isEqualTo(DailyPuzzle.of(TOMORROW).word());
            assertThat(ranked.path("rack").asString()).isNotEqualTo(startOf(DailyPuzzle.of(TOMORROW)));
            clock.set(TOMORROW.plusDays(1) + "T11:59:59.999Z");
            assertThat(puzzle(client, TOMORROW).path("key").isNull()).isTrue();

            clock.set(TOMORROW.plusDays(1) + "T12:00:00Z");
            JsonNode closed = puzzle(client, TOMORROW);
            var published = new DailyKey(closed.path("key").asString());
            assertThat(published).isEqualTo(SECRET.orElseThrow().key(TOMORROW));
            assertThat(closed.path("rack")).isEqualTo(ranked.path("rack"));
            assertThat(startOf(DailyPuzzle.of(TOMORROW, published)))
                    .isEqualTo(ranked.path("rack").asString());
            assertThat(puzzle(client, TODAY).path("board")).isEqualTo(today.path("board"));
            assertThat(puzzle(client, TODAY).path("rack")).isEqualTo(today.path("rack"));
        }
    }

    @Test
    void withoutASecretNothingChanges() {
        try (Running running = started(Optional.empty())) {
            JsonNode today = puzzle(running.client(), TODAY);
            assertThat(today.path("rack").asString()).isEqualTo("EENNOQT");
            assertThat(today.has("key")).isFalse();
        }
    }

    @Test
    void aRestartNeedsTheSameSecret() {
        String rack;
        try (Running running = started(SECRET)) {
            clock.set(TOMORROW + "T01:00:00Z");
            rack = puzzle(running.client(), TOMORROW).path("rack").asString();
        }
        assertThatThrownBy(() -> started(OTHER))
                .isInstanceOf(DatabaseException.class)
                .hasMessage(
                        "The daily puzzles of this database use another key from 2026-11-16 on. Pass the file of that"
                                + " key with --daily-key-file.");
        assertThatThrownBy(() -> started(Optional.empty()))
                .isInstanceOf(DatabaseException.class)
                .hasMessage("The daily puzzles of this database use a key from 2026-11-16 on. Pass the file of that key"
                        + " with --daily-key-file.");
        try (Running running = started(SECRET)) {
            assertThat(puzzle(running.client(), TOMORROW).path("rack").asString())
                    .isEqualTo(rack);
        }
    }

    @ParameterizedTest
    @MethodSource("dev.quoin.server.Databases#all")
    void aServerWithoutTheSecretThatAnotherBroughtDealsNoOtherPuzzle(Kind kind) {
        Home home = Home.in(kind, folder);
        try (Database database = home.open()) {
            PuzzleKeys before = PuzzleKeys.open(database, Optional.empty(), TODAY);
            PuzzleKeys after = PuzzleKeys.open(database, SECRET, TODAY);
            assertThat(before.puzzle(TODAY)).isEqualTo(after.puzzle(TODAY)).isEqualTo(DailyPuzzle.of(TODAY));
            assertThat(after.puzzle(TOMORROW)).isNotEqualTo(DailyPuzzle.of(TOMORROW));
            assertThatThrownBy(() -> before.puzzle(TOMORROW)).isInstanceOf(Refused.class);
            assertThat(PuzzleKeys.open(database, SECRET, TOMORROW).puzzle(TOMORROW))
                    .as("the date when it began stays")
                    .isEqualTo(after.puzzle(TOMORROW));
        }
    }
}
