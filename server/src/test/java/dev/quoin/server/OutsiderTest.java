package dev.quoin.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quoin.game.Budget;
import dev.quoin.game.process.Sandbox;
import dev.quoin.game.process.SandboxLimits;
import dev.quoin.othello.pattern.PatternWeights;
import dev.quoin.server.Client.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Programs outside, and agents with files of the operator's, as opponents.
@DisabledOnOs(OS.WINDOWS)
class OutsiderTest {

    @TempDir
    Path folder;

    private Running with(String crossword) {
        return with(List.of(crossword), List.of());
    }

    private Running with(List<String> crossword, List<String> othello) {
        return Running.with(
                folder,
                settings -> settings.withExtras(
                        new ServerConfig.Extras(Optional.empty(), Map.of("crossword", crossword, "othello", othello))));
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
            assertThat(game.path("problem").asString()).isEqualTo("The opponent 'dead' has crashed, so it passed.");
        }
    }

    @Test
    void theExplanationIsKeptInTheDatabaseAndGoesWithTheNextMove() {
        try (Running running = with("silly=oneshot:echo hello")) {
            Client client = running.client();
            String id = Person.begin(client, "mini", "silly", "opponent")
                    .awaitTurn()
                    .path("id")
                    .asString();
            Client again = running.restart(client);
            String path = "/api/crossword/games/" + id;
            assertThat(again.get(path).string("problem"))
                    .isEqualTo("The opponent 'silly' made no legal move in 3 tries, so it passed.");
            assertThat(again.post(path + "/moves", "{\"turn\":1,\"kind\":\"pass\"}")
                            .at("problem")
                            .isMissingNode())
                    .isTrue();
        }
    }

    @Test
    void aProgramThatDiesWhereNobodyMayPassResigns() {
        try (Running running = with(List.of(), List.of("dead=false"))) {
            Client client = running.client();
            Answer begun = client.post("/api/othello/games", "{\"opponent\": \"dead\", \"colour\": \"white\"}");
            JsonNode game = client.await(
                    begun.header("Location"), now -> now.path("over").asBoolean());
            assertThat(game.path("result").path("winner").asString()).isEqualTo("white");
            assertThat(game.path("problem").asString()).isEqualTo("The opponent 'dead' has crashed, so it resigned.");
        }
    }

    @Test
    void aProgramIsToldItsBudget() throws IOException {
        Path agent = Files.writeString(folder.resolve("agent.sh"), """
                IFS= read -r line
                case $line in *'"secondstogo":2.5,'*) echo pass ;; esac
                """);
        try (Running running = Running.with(
                folder,
                settings -> settings.withReplyBudget(new Budget.Time(Duration.ofMillis(2500)))
                        .withExtras(new ServerConfig.Extras(
                                Optional.empty(), Map.of("crossword", List.of("told=oneshot:sh " + agent)))))) {
            JsonNode game =
                    Person.begin(running.client(), "mini", "told", "opponent").awaitTurn();
            assertThat(game.path("moves").path(0).path("kind").asString()).isEqualTo("pass");
            assertThat(game.has("problem")).as(game.toString()).isFalse();
        }
    }

    @Test
    void aProgramInASandboxDoesNotSeeTheGames() throws IOException {
        assumeTrue(
                Sandbox.problem().isEmpty(),
                () -> "no sandbox: " + Sandbox.problem().orElse(""));
        Path data = folder.resolve("data");
        Path agent = Files.createDirectories(folder.resolve("program")).resolve("agent.sh");
        Files.writeString(agent, "IFS= read -r line\n[ -e '" + data.resolve("quoin.db") + "' ] || echo pass\n");
        Optional<Sandbox> sandbox = Sandbox.find(SandboxLimits.standard(), List.of(), List.of(data));
        try (Running running = Running.with(
                data,
                settings -> settings.withExtras(new ServerConfig.Extras(
                                Optional.empty(), Map.of("crossword", List.of("inside=oneshot:sh " + agent)))
                        .in(sandbox)))) {
            JsonNode game =
                    Person.begin(running.client(), "mini", "inside", "opponent").awaitTurn();
            assertThat(game.path("moves").path(0).path("kind").asString()).isEqualTo("pass");
            assertThat(game.has("problem")).as(game.toString()).isFalse();
        }
    }

    @Test
    void programsThatStallDelayNoBuiltInOpponent() {
        try (Running running = with("stalled=cmd:sleep 60")) {
            for (int game = 0; game < 4; game++) {
                Person.begin(running.client(), "mini", "stalled", "opponent");
            }
            Client client = running.client();
            long begun = System.nanoTime();

            assertThat(Person.begin(client, "mini", "greedy", "opponent")
                            .awaitTurn()
                            .path("moves"))
                    .hasSize(1);

            assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(5));
        }
    }

    @Test
    void anAgentWithAFileOfTheOperatorsIsOfferedAndReplies() throws IOException {
        Path learnt = folder.resolve("learnt.patterns");
        Files.write(learnt, PatternWeights.shipped().write());
        try (Running running = with(List.of("mine=clabbers2:extended"), List.of("learnt=patterns:2:" + learnt))) {
            Client client = running.client();
            assertThat(client.get("/api/catalogue").text())
                    .contains("\"mine\"", "\"learnt\"")
                    .doesNotContain(learnt.toString());

            Answer begun = client.post("/api/othello/games", "{\"opponent\": \"learnt\", \"colour\": \"white\"}");
            JsonNode game = client.await(
                    begun.header("Location"), now -> !now.path("moves").isEmpty());
            assertThat(game.path("moves").path(0).toString()).doesNotContain("pass");
            assertThat(Person.begin(client, "mini", "mine", "opponent")
                            .awaitTurn()
                            .path("moves"))
                    .hasSize(1);
        }
    }

    @Test
    void anAgentThatCannotBeUsedIsRefusedAtTheStart() {
        assertThatThrownBy(() -> with(List.of(), List.of("mine=patterns:2:nowhere")))
                .hasMessageContaining("cannot read 'nowhere'");
        assertThatThrownBy(() -> with(List.of("mine=greedy", "mine=random"), List.of()))
                .hasMessage("two agents are called 'mine'");
        assertThatThrownBy(() -> with("greedy"))
                .hasMessage("an agent must be given as NAME=AGENT or NAME=COMMAND, got 'greedy'");
    }
}
