package dev.quoin.game.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.Nim;
import dev.quoin.game.RandomAgent;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AgentCatalogTest {
    private static final Parameter DEPTH = Parameter.whole("depth", "N", 1, 60, "a number of moves to look ahead");
    private static final Parameter FILE =
            Parameter.text("file", "FILE", "a file").orElse("");
    private static final AgentDescription PATTERNS =
            AgentDescription.of("patterns", "Patterns", "looks ahead", DEPTH, FILE);
    private static final AgentDescription SIM = AgentDescription.of(
            "sim",
            "Sim",
            "simulates",
            Parameter.whole("iterations", "N", 1, 100_000, "a number of iterations")
                    .orElse("300"),
            Parameter.whole("threads", "N", 1, 64, "a number of threads").orElse("1"));
    private static final AgentDescription ENGINE = AgentDescription.of(
            "nboard", "NBoard", "is an engine", DEPTH.orElse("6"), Parameter.text("command", "COMMAND", "a command"));

    private static Arguments read(AgentDescription agent, String text) {
        return Arguments.parse(agent, AgentSpec.parse(text));
    }

    @Test
    void aSpecHasALabelANameAndArguments() {
        assertThat(AgentSpec.parse("mine=cmd:python3 a.py --x=1"))
                .isEqualTo(new AgentSpec(
                        "mine=cmd:python3 a.py --x=1", Optional.of("mine"), "cmd", Optional.of("python3 a.py --x=1")));
        assertThat(AgentSpec.parse("search:depth=6").label()).isEmpty();
        assertThat(AgentSpec.parse("Greedy"))
                .isEqualTo(new AgentSpec("Greedy", Optional.empty(), "greedy", Optional.empty()));
    }

    @ParameterizedTest
    @CsvSource({
        "patterns:6, patterns:6",
        "patterns:06, patterns:6",
        "patterns:depth=6, patterns:6",
        "patterns:6:a:b.bin, patterns:6:a:b.bin",
        "patterns:6:file=a.bin, patterns:6:a.bin",
        "patterns:6:a=b.bin, patterns:6:a=b.bin",
        "patterns:file=a.bin, ",
    })
    void theSameValuesHaveTheSameSpec(String text, String spec) {
        if (spec == null) {
            assertThatThrownBy(() -> read(PATTERNS, text))
                    .hasMessage("patterns:N takes a number of moves to look ahead, 1 to 60, got ''");
        } else {
            assertThat(read(PATTERNS, text).spec()).isEqualTo(spec);
            assertThat(read(PATTERNS, spec).spec()).isEqualTo(spec);
        }
    }

    @Test
    void valuesMayBeLeftOutAndNamed() {
        assertThat(read(SIM, "sim").spec()).isEqualTo("sim");
        assertThat(read(SIM, "sim:300:1").spec()).isEqualTo("sim");
        assertThat(read(SIM, "sim:iterations=500:threads=2").spec()).isEqualTo("sim:500:2");
        Arguments threads = read(SIM, "sim:threads=2");
        assertThat(threads.spec()).isEqualTo("sim:threads=2");
        assertThat(read(SIM, threads.spec()).whole("threads")).isEqualTo(2);
        assertThatThrownBy(() -> read(SIM, "sim:1:2:3")).hasMessage("sim[:iterations=N][:threads=N] does not take '3'");
        assertThatThrownBy(() -> read(SIM, "sim:threads=many"))
                .hasMessage("sim takes a number of threads, 1 to 64, got 'many'");
    }

    @Test
    void aValueBeforeOneThatMustBeGivenNeedsItsName() {
        assertThat(read(ENGINE, "nboard:./ntest x:y").text("command")).isEqualTo("./ntest x:y");
        assertThat(read(ENGINE, "nboard:./ntest").whole("depth")).isEqualTo(6);
        assertThat(read(ENGINE, "nboard:depth=8 ./ntest x").text("command")).isEqualTo("./ntest x");
        assertThat(read(ENGINE, "nboard:depth=8:./ntest x").whole("depth")).isEqualTo(8);
        assertThat(read(ENGINE, "nboard:depth=8 ./ntest").spec()).isEqualTo("nboard:depth=8:./ntest");
    }

    @Test
    void formsSayWhatMustBeWrittenAndUsageWhatCan() {
        assertThat(PATTERNS.form()).isEqualTo("patterns:N");
        assertThat(PATTERNS.usage()).isEqualTo("patterns:N[:FILE]");
        assertThat(ENGINE.usage()).isEqualTo("nboard[:depth=N]:COMMAND");
        Parameter file = Parameter.text("file", "FILE", "a file").orElse("");
        Parameter nodes = Parameter.whole("nodes", "N", 0, 9, "a number").orElse("0");
        assertThat(AgentDescription.of("two", "Two", "plays", file, nodes).usage())
                .isEqualTo("two[:file=FILE][:nodes=N]");
        assertThat(AgentDescription.of("five", "Five", "plays", nodes, nodes, nodes, nodes, nodes)
                        .usage())
                .isEqualTo("five[:NAME=VALUE]...");
    }

    @Test
    void aCatalogFindsItsAgentsByName() {
        AgentCatalog<Nim.Heap, Integer> catalog = AgentCatalog.of(
                Nim.class,
                List.of(AgentProvider.of(
                        Nim.class,
                        "random",
                        "Random",
                        "plays any move",
                        game -> chance -> new RandomAgent<>(game, chance))));
        assertThat(catalog.agent("Random").spec()).isEqualTo("random");
        assertThat(catalog.create("random", new Nim(), new SplittableRandom(1))).isInstanceOf(RandomAgent.class);
        assertThat(catalog.find("nobody")).isEmpty();
        assertThatThrownBy(() -> catalog.agent("nobody")).hasMessage("expected one of random, got 'nobody'");
        assertThatThrownBy(() -> catalog.find("random:2")).hasMessage("'random' must stand alone, got '2' behind it");
    }
}
