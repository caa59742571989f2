package dev.quoin.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Programs outside as opponents.
@DisabledOnOs(OS.WINDOWS)
class OutsiderTest {

    @TempDir
    Path folder;

    private Running with(String crossword) {
        return Running.with(
                folder,
                settings -> settings.withExtras(new Settings.Extras(Optional.empty(), List.of(crossword), List.of())));
    }

    @Test
    void aProgramIsOfferedAndReplies() {
        Path agent = Path.of(System.getProperty("quoin.root", ".."), "examples/agents/first.sh")
                .toAbsolutePath();
        try (Running running = with("first=oneshot:" + agent)) {
            Client client = running.client();
            assertThat(client.get("/api/catalogue").text()).contains("\"first\"");

            // A deal without a play makes it pass, as a program that failed would; not twenty deals in a row.
            assertThat(IntStream.range(0, 20)
                            .mapToObj(deal -> Person.begin(client, "mini", "first", "opponent")
                                    .awaitTurn())
                            .mapToInt(game ->
                                    game.path("moves").path(0).path("score").asInt()))
                    .anyMatch(score -> score > 0);
        }
    }

    @Test
    void aProgramThatDiesPasses() {
        try (Running running = with("dead=false")) {
            JsonNode game =
                    Person.begin(running.client(), "mini", "dead", "opponent").awaitTurn();

            assertThat(game.path("moves").path(0).path("kind").asString()).isEqualTo("pass");
        }
    }
}
