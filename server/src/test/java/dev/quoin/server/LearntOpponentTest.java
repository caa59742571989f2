package dev.quoin.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.server.Client.Answer;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Opponents that another module brings.
class LearntOpponentTest {
    @TempDir
    private Path folder;

    @Test
    void areOfferedForTheVariantTheyPlay() {
        try (Running running = Running.in(folder)) {
            JsonNode catalogue = running.client().get("/api/catalogue").json();
            JsonNode mini = named(catalogue.path("agents").path("crossword"), "learnt:mini");
            assertThat(mini.path("title").asString()).isEqualTo("Learned");
            assertThat(mini.path("variants").toString()).isEqualTo("[\"mini\"]");
            assertThat(named(catalogue.path("agents").path("othello"), "learnt:othello")
                            .has("variants"))
                    .isFalse();
        }
    }

    private static JsonNode named(JsonNode opponents, String name) {
        for (JsonNode opponent : opponents) {
            if (opponent.path("name").asString().equals(name)) {
                return opponent;
            }
        }
        throw new AssertionError("no " + name + " in " + opponents);
    }

    @Test
    void areRefusedElsewhereAndWhenTheyCannotPlay() {
        try (Running running = Running.in(folder)) {
            Client client = running.client();
            assertThat(begin(client, "mini", "learnt:mini").status()).isEqualTo(201);
            Answer elsewhere = begin(client, "standard", "learnt:mini");
            assertThat(elsewhere.status()).isEqualTo(404);
            assertThat(elsewhere.text()).contains("no such opponent: 'learnt:mini'");
            Answer broken = begin(client, "mini", "learnt:broken");
            assertThat(broken.status()).isEqualTo(404);
            assertThat(broken.text()).contains("nothing was learnt about 'broken'");
        }
    }

    private static Answer begin(Client client, String variant, String opponent) {
        return client.post(
                "/api/crossword/games", "{\"variant\": \"" + variant + "\", \"opponent\": \"" + opponent + "\"}");
    }
}
