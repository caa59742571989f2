package dev.quoin.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.notation.gcg.GcgReader;
import dev.quoin.crossword.notation.gcg.GcgReplay;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.server.Client.Answer;
import dev.quoin.server.Databases.Kind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Games against the computer, as a browser plays them.
class CrosswordGameTest {

    @TempDir
    Path folder;

    @ParameterizedTest
    @MethodSource("dev.quoin.server.Databases#all")
    void aWholeGameIsPlayedAndItsRecordIsClean(Kind kind) {
        try (Running running = Running.on(kind, folder)) {
            Client client = running.client();
            Person person = Person.beginning(client, "standard", "greedy");

            JsonNode end = person.playToTheEnd();

            String record = client.get(person.path() + "/export?format=gcg").text();
            var report =
                    GcgReplay.of(Variants.named("standard")).replay(GcgReader.read("export", record.getBytes(UTF_8)));
            assertThat(report.problems()).isEmpty();
            assertThat(report.standings().get(0).score())
                    .isEqualTo(end.path("scores").path(0).asInt());
            assertThat(report.standings().get(1).score())
                    .isEqualTo(end.path("scores").path(1).asInt());
            assertThat(end.path("result").path("reason").asString()).isIn("played-out", "scoreless");
            assertThat(client.get(person.path() + "/review")
                            .json()
                            .path("turns")
                            .size())
                    .isPositive();
        }
    }

    @ParameterizedTest
    @MethodSource("dev.quoin.server.Databases#all")
    void aRestartInMidGameLosesNothing(Kind kind) {
        try (Running running = Running.on(kind, folder)) {
            Client client = running.client();
            Person person = Person.begin(client, "mini", "greedy", "me");
            assertThat(person.move(person.awaitTurn()).status()).isEqualTo(200);
            JsonNode before = person.awaitTurn();

            Client again = running.restart(client);

            assertThat(person.at(again).game()).isEqualTo(before);
            assertThat(again.get("/api/games").json().path("games").size()).isEqualTo(1);
            assertThat(person.at(again).playToTheEnd().path("over").asBoolean()).isTrue();
        }
    }

    @Test
    void theComputerIsAskedAgainWhenTheServerStoppedBeforeItsReply() {
        try (Running running = Running.in(folder)) {
            Client client = running.client();
            Person person = Person.begin(client, "standard", "greedy", "opponent");

            Client again = running.restart(client);

            assertThat(person.at(again).awaitTurn().path("turn").asInt()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard", "mini", "mini7", "mini11", "super", "wwf", "daily"})
    void everyVariantCanBePlayed(String variant) {
        try (Running running = Running.in(folder)) {
            Person person = Person.beginning(running.client(), variant, "greedy");

            assertThat(person.move(person.awaitTurn()).status()).isEqualTo(200);

            assertThat(person.awaitTurn().path("turn").asInt()).isEqualTo(2);
        }
    }

    @Test
    void everyOpponentOfTheCatalogueReplies() {
        try (Running running = Running.in(folder)) {
            JsonNode opponents =
                    running.client().get("/api/catalogue").json().path("agents").path("crossword");
            for (JsonNode opponent : opponents) {
                String name = opponent.path("name").asString();
                if (name.equals("learnt:broken")) {
                    continue; // LearntOpponentTest has it refused
                }
                String variant = opponent.path("variants").path(0).asString("standard");
                // A player each: the server notices a closed stream a moment later, and limits those of a player.
                Person person = Person.begin(running.client(), variant, name, "opponent");

                assertThat(person.awaitTurn().path("turn").asInt()).isEqualTo(1);
            }
        }
    }

    @Test
    void ofManyTabsThatMoveAtOnceOneMoves() throws Exception {
        try (Running running = Running.in(folder);
                var tabs = Executors.newVirtualThreadPerTaskExecutor()) {
            Client client = running.client();
            Person person = Person.beginning(client, "standard", "greedy");
            String move = person.moveText(person.awaitTurn());
            var requests = new ArrayList<Callable<Integer>>();
            for (int tab = 0; tab < 8; tab++) {
                requests.add(() -> client.post(person.path() + "/moves", move).status());
            }

            var statuses = new ArrayList<Integer>();
            for (var request : tabs.invokeAll(requests)) {
                statuses.add(request.get());
            }

            assertThat(statuses).containsOnlyOnce(200).allMatch(status -> status == 200 || status == 409);
            assertThat(person.awaitTurn().path("turn").asInt()).isEqualTo(2);
        }
    }

    @Test
    void undoGoesBackBeforeTheOwnMove() {
        try (Running running = Running.in(folder)) {
            Client client = running.client();
            Person person = Person.beginning(client, "standard", "greedy");
            JsonNode start = person.awaitTurn();
            assertThat(person.move(start).status()).isEqualTo(200);
            person.awaitTurn();

            Answer undone = client.post(person.path() + "/undo", "{\"turn\": 2}");

            assertThat(undone.status()).isEqualTo(200);
            assertThat(undone.json()).isEqualTo(start);
            assertThat(person.at(running.restart(client)).game()).isEqualTo(start);
        }
    }

    @Test
    void givingUpEndsTheGameAndShowsTheRacks() {
        try (Running running = Running.in(folder)) {
            Client client = running.client();
            Person person = Person.beginning(client, "standard", "greedy");

            JsonNode end =
                    client.post(person.path() + "/resign", "{\"turn\": 0}").json();

            assertThat(end.path("over").asBoolean()).isTrue();
            assertThat(end.path("result").path("reason").asString()).isEqualTo("resigned");
            assertThat(end.path("result").path("winner").asInt()).isEqualTo(1);
            assertThat(end.path("result").path("racks").path(1).asString()).hasSize(7);
            assertThat(client.post(person.path() + "/moves", "{\"turn\": 0, \"kind\": \"pass\"}")
                            .status())
                    .isEqualTo(409);
        }
    }

    @Test
    void skippingExchangesTheWholeRack() {
        try (Running running = Running.in(folder)) {
            Client client = running.client();
            Person person = Person.beginning(client, "standard", "greedy");

            JsonNode skipped = client.post(person.path() + "/moves", "{\"turn\": 0, \"kind\": \"skip\"}")
                    .json();

            assertThat(skipped.path("moves").path(0).path("kind").asString()).isEqualTo("exchange");
            assertThat(skipped.path("moves").path(0).path("text").asString()).matches("exchange [A-Z?]{7}");
        }
    }

    @Test
    void aPreviewScoresWhatAMoveScores() {
        try (Running running = Running.in(folder)) {
            Client client = running.client();
            Person person = Person.beginning(client, "mini", "greedy");
            JsonNode game = person.awaitTurn();
            String move = person.moveText(game);
            String tiles = move.substring(move.indexOf("\"tiles\""));

            JsonNode preview =
                    client.post(person.path() + "/preview", "{" + tiles).json();

            assertThat(preview.path("legal").asBoolean()).isTrue();
            assertThat(person.move(game).json().path("moves").path(0).path("score"))
                    .isEqualTo(preview.path("score"));
        }
    }

    @Test
    void aPreviewOfAnUnknownWordNamesItAndItsScore() {
        try (Running running = Running.in(folder)) {
            Client client = running.client();
            Person person = Person.beginning(client, "standard", "greedy");
            String rack = person.game().path("rack").asString().replace("?", "");
            String word = rack.substring(0, 4);

            JsonNode preview = client.post(person.path() + "/preview", "{\"text\": \"8E " + word + word + "\"}")
                    .json();

            assertThat(preview.path("legal").asBoolean()).isFalse();
            assertThat(preview.path("refusal").path("reason").asString()).isIn("not-on-rack", "invalid-word");
        }
    }

    @Test
    void whoWatchesTwoAgentsSeesBothRacks() {
        try (Running running = Running.in(folder)) {
            Client client = running.client();
            String id = client.post(
                            "/api/watch",
                            "{\"game\": \"crossword\", \"variant\": \"standard\","
                                    + " \"agents\": [\"greedy\", \"random\"], \"pause\": 10}")
                    .json()
                    .path("id")
                    .asString();

            JsonNode seen = client.get("/api/crossword/games/" + id).json();

            assertThat(seen.path("rack").asString()).isEmpty();
            assertThat(seen.path("players").path(0).path("rack").asString()).hasSize(7);
            assertThat(seen.path("players").path(1).path("rack").asString()).hasSize(7);
        }
    }

    @Test
    void aVariantWithoutExchangesHasNoMinimum() {
        try (Running running = Running.in(folder)) {
            for (JsonNode variant :
                    running.client().get("/api/catalogue").json().path("variants")) {
                boolean small = variant.path("name").asString().matches("mini7?|daily");
                assertThat(variant.path("exchangeMinimum").isNull())
                        .as(variant.path("name").asString())
                        .isEqualTo(small);
            }
        }
    }

    @Test
    void whoLooksOnSeesNoRackAndCannotMove() {
        try (Running running = Running.in(folder)) {
            Person person = Person.beginning(running.client(), "standard", "greedy");
            Client stranger = running.client();

            JsonNode seen = stranger.get(person.path()).json();

            assertThat(seen.path("you").isNull()).isTrue();
            assertThat(seen.path("rack").asString()).isEmpty();
            assertThat(seen.path("players").path(0).has("rack")).isFalse();
            assertThat(stranger.post(person.path() + "/moves", "{\"turn\": 0, \"kind\": \"pass\"}")
                            .status())
                    .isEqualTo(403);
            assertThat(stranger.get(person.path() + "/export?format=cgp").text())
                    .contains(" / ");
        }
    }
}
