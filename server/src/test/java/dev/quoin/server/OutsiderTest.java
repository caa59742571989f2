package dev.quoin.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
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
        return Running.with(folder, settings -> settings.withAgents(List.of(crossword), List.of()));
    }

    @Test
    void aProgramIsOfferedAndReplies() {
        Path agent = Path.of(System.getProperty("quoin.root", ".."), "examples/agents/first.sh")
                .toAbsolutePath();
        try (Running running = with("first=oneshot:" + agent)) {
            Client client = running.client();
            assertThat(client.get("/api/catalogue").text()).contains("\"first\"");

            JsonNode game = Person.begin(client, "mini", "first", "opponent").awaitTurn();

            assertThat(game.path("moves").path(0).path("score").asInt()).isPositive();
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
