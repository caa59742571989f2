package dev.quoin.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.othello.agent.OthelloLevels;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class RatingTest {
    @TempDir
    Path folder;

    @Test
    void lossesAgainstALevelGiveALowerRatingAndASmallerError() {
        try (Running running = Running.in(folder)) {
            Client client = running.client();
            assertThat(ratings(client)).isEmpty();

            lose(client, "search:3");
            JsonNode once = ratings(client).path(0);
            assertThat(once.path("game").asString()).isEqualTo("othello");
            assertThat(once.path("games").asInt()).isEqualTo(1);
            double middle = OthelloLevels.all().stream()
                    .flatMap(level -> level.rung().stream())
                    .mapToInt(rung -> rung.elo())
                    .average()
                    .orElseThrow();
            assertThat(once.path("rating").asDouble()).isLessThan(middle);

            lose(client, "search:3");
            JsonNode twice = ratings(client).path(0);
            assertThat(twice.path("games").asInt()).isEqualTo(2);
            assertThat(twice.path("rating").asInt())
                    .isLessThan(once.path("rating").asInt());
            assertThat(twice.path("error").asInt())
                    .isLessThan(once.path("error").asInt());
        }
    }

    @Test
    void unfinishedGamesAndUnratedOpponentsDoNotCount() {
        try (Running running = Running.in(folder)) {
            Client client = running.client();
            begin(client, "search:1");
            Person person = Person.beginning(client, "standard", "greedy");
            person.awaitTurn();
            assertThat(client.post(person.path() + "/resign", "{\"turn\": 0}").status())
                    .isEqualTo(200);
            assertThat(ratings(client)).isEmpty();
        }
    }

    private static JsonNode ratings(Client client) {
        return client.get("/api/ratings").json().path("ratings");
    }

    private static String begin(Client client, String opponent) {
        return client.post("/api/othello/games", "{\"opponent\": \"" + opponent + "\", \"colour\": \"black\"}")
                .header("Location");
    }

    private static void lose(Client client, String opponent) {
        assertThat(client.post(begin(client, opponent) + "/resign", "{\"turn\": 0}")
                        .status())
                .isEqualTo(200);
    }
}
