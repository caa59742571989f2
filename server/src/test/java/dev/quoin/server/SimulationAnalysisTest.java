package dev.quoin.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The win probabilities of positions with tiles in the bag.
class SimulationAnalysisTest {
    private static final String BOARD =
            "15/15/15/11Z3/10HI3/9VENDEE/6JAG1AGO1A/7MOODY2U/6YIRRS1VEX/1QUAERE2I2I2/" + "15/15/15/15/15";
    private static final String POSITION = BOARD + " CNNORST/ 274/304 0";

    @TempDir
    Path folder;

    private Running running;
    private Client client;

    @BeforeEach
    void begin() {
        running = Running.in(folder);
        client = running.client();
    }

    @AfterEach
    void end() {
        running.close();
    }

    private Client.Answer ask(String position, String more) {
        String text = JsonMapper.shared().writeValueAsString(position);
        return client.post("/api/analysis/crossword", "{\"position\": " + text + more + "}");
    }

    private static List<JsonNode> plays(JsonNode answer) {
        return answer.path("plays").valueStream().toList();
    }

    @Test
    void simulatedPlaysComeFirstThenTheOthersByEquity() {
        JsonNode answer = ask(POSITION, ", \"simulate\": true, \"top\": 100").json();

        JsonNode simulation = answer.path("simulation");
        assertThat(simulation.path("iterations").asInt()).isBetween(40, 2000);
        assertThat(simulation.path("plies").asInt()).isEqualTo(2);
        List<JsonNode> plays = plays(answer);
        assertThat(plays.getFirst().path("move").asString()).isEqualTo("C6 NOCT(U)RNS");
        JsonNode best = plays.getFirst().path("simulation");
        assertThat(best.path("win").asDouble()).isBetween(0.3, 0.8);
        assertThat(best.path("winError").asDouble()).isPositive();
        assertThat(best.path("samples").asInt()).isPositive();
        assertThat(plays)
                .hasSize(100)
                .extracting(play -> play.has("simulation") ? 0 : 1)
                .isSorted()
                .contains(0, 1);
        assertThat(plays.stream().filter(play -> !play.has("simulation")))
                .extracting(play -> -play.path("equity").asDouble())
                .isSorted();
    }

    @Test
    void theSameQuestionGetsTheSameAnswer() {
        JsonNode byDefault = ask(POSITION, ", \"simulate\": true").json();

        assertThat(ask(POSITION, ", \"sort\": \"win\"").json()).isEqualTo(byDefault);
        JsonNode byScore =
                ask(POSITION, ", \"simulate\": true, \"sort\": \"score\"").json();
        assertThat(plays(byScore))
                .extracting(play -> -play.path("score").asInt())
                .isSorted();
        assertThat(plays(byScore)).anyMatch(play -> play.has("simulation"));
    }

    @Test
    void theBestExchangeIsToldSeparately() {
        JsonNode other = ask(BOARD + " IIIUUWW/ 274/304 0", ", \"simulate\": true")
                .json()
                .path("simulation")
                .path("other");

        assertThat(other.path("move").asString()).startsWith("exch ");
        assertThat(other.path("samples").asInt()).isPositive();
        assertThat(other.path("win").asDouble()).isBetween(0.0, 1.0);
    }

    @Test
    void nothingIsSimulatedUnlessItIsAskedFor() {
        JsonNode answer = ask(POSITION, ", \"endgame\": true").json();

        assertThat(answer.has("simulation")).isFalse();
        assertThat(plays(answer)).isNotEmpty().noneMatch(play -> play.has("simulation"));
    }

    /// No rack, three players, a game that is over, more tiles than the game has, and a board without leave values.
    @ParameterizedTest
    @ValueSource(
            strings = {
                BOARD + " / 274/304 0",
                BOARD + " CNN/OR/ST 274/304/0 0",
                BOARD + " CNNORST/ 274/304 6",
                BOARD + " CNNORSQ/ 274/304 0",
                "21/21/21/21/21/21/21/21/21/21/21/21/21/21/21/21/21/21/21/21/21 AEINRST/ 0/0 0 bdn super;"
            })
    void otherPositionsAreAnalyzedWithoutProbabilities(String position) {
        Client.Answer answer = ask(position, ", \"sort\": \"win\"");

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.json().has("simulation")).isFalse();
        assertThat(plays(answer.json()))
                .isEqualTo(plays(ask(position, ", \"sort\": \"score\"").json()));
    }

    @Test
    void endgamesAreSolvedAndNotSimulated() {
        String endgame = "D6L7/EL5A5F1/WE5R5L1/1DUI1BOGS4U1/1G2TO1OUTLIES1/1YA1EX2Q4HE/2i1M1I7M/2RAPINI6F/"
                + "2B1I1K8/1JOINTS7R/1OR1G1T7A/PEN2VAC3A2Z/EYE3N4COVE/O5D2WOT2E/N2HIRSUtE1A2D AAEIR/NT 392/497 0";
        JsonNode answer =
                ask(endgame, ", \"endgame\": true, \"simulate\": true").json();

        assertThat(answer.has("endgame")).isTrue();
        assertThat(answer.has("simulation")).isFalse();
    }

    @Test
    void questionsWithOtherTypesAreRejected() {
        assertThat(ask(POSITION, ", \"simulate\": \"maybe\"").status()).isEqualTo(400);
    }
}
