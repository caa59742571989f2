package dev.quoin.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// An undo shows nothing of what comes out of the bag next.
class UndoTest {
    @TempDir
    Path folder;

    private static String undo(JsonNode game) {
        return "{\"turn\": " + game.path("turn").asInt() + "}";
    }

    @Test
    void theSameMoveAfterAnUndoDrawsOtherTiles() {
        try (Running running = Running.in(folder)) {
            Client client = running.client();
            Person person = Person.beginning(client, "standard", "greedy");
            JsonNode start = person.game();
            String move = person.moveText(start);
            Set<String> racks = new TreeSet<>();
            Set<Integer> scores = new TreeSet<>();
            for (int round = 0; round < 6; round++) {
                JsonNode moved = client.post(person.path() + "/moves", move).json();
                racks.add(moved.path("rack").asString());
                JsonNode answered = person.awaitTurn();
                scores.add(answered.path("moves").path(1).path("score").asInt());
                JsonNode back =
                        client.post(person.path() + "/undo", undo(answered)).json();
                assertThat(back).isEqualTo(start);
            }
            // Six draws of several tiles out of ninety are hardly ever the same.
            assertThat(racks).hasSizeGreaterThan(1);
            // The opponent keeps its rack, so its best score stays; chance decides between plays of the same score.
            assertThat(scores).hasSize(1);
        }
    }

    @Test
    void aGameWithUndosIsTheSameAfterARestart() {
        try (Running running = Running.in(folder)) {
            Client client = running.client();
            Person person = Person.beginning(client, "standard", "greedy");
            JsonNode game = person.game();
            for (int round = 0; round < 4; round++) {
                assertThat(person.move(game).status()).isEqualTo(200);
                game = person.awaitTurn();
                if (round % 2 == 0) {
                    game = client.post(person.path() + "/undo", undo(game)).json();
                    assertThat(person.move(game).status()).isEqualTo(200);
                    game = person.awaitTurn();
                }
            }
            Client again = running.restart(client);
            assertThat(again.get(person.path()).json()).isEqualTo(game);
            assertThat(person.at(again).playToTheEnd().path("over").asBoolean()).isTrue();
        }
    }
}
