package dev.quoin.checkout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.checkout.Checkout.Finished;
import dev.quoin.game.Game;
import dev.quoin.game.check.GameChecker;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The game of `examples/game`, compiled and played against the packaged jar: a third game needs nothing but its own
/// files.
@Tag("packaged")
class ConnectFourTest {
    private static final Path EXAMPLE = Checkout.root().resolve("examples/game");
    private static final Path JAR = Checkout.root().resolve("cli/target/quoin.jar");
    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");

    @TempDir
    private static Path classes;

    @TempDir
    private Path folder;

    @BeforeAll
    static void compile() throws IOException {
        var arguments =
                new ArrayList<>(List.of("-cp", JAR.toString(), "-Xlint:all", "-Werror", "-d", classes.toString()));
        try (Stream<Path> files = Files.list(EXAMPLE)) {
            files.map(Path::toString).filter(file -> file.endsWith(".java")).forEach(arguments::add);
        }
        int result = ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new));
        assertThat(result).isZero();
        Path services = Files.createDirectories(classes.resolve("META-INF/services"));
        String service = "dev.quoin.game.kit.GameKit";
        Files.copy(EXAMPLE.resolve("META-INF/services").resolve(service), services.resolve(service));
    }

    private Finished quoin(String... arguments) {
        return Checkout.run(folder, Map.of(), command(arguments));
    }

    private static List<String> command(String... arguments) {
        var command = new ArrayList<>(List.of(
                JAVA.toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                JAR + ":" + classes,
                "dev.quoin.cli.Main"));
        command.addAll(List.of(arguments));
        return command;
    }

    @Test
    void itIsTwoClassesAndAServicesFile() throws IOException {
        try (Stream<Path> files = Files.walk(EXAMPLE)) {
            assertThat(files.filter(Files::isRegularFile)
                            .map(file -> EXAMPLE.relativize(file).toString()))
                    .containsExactlyInAnyOrder(
                            "ConnectFour.java",
                            "ConnectFourKit.java",
                            "META-INF/services/dev.quoin.game.kit.GameKit",
                            "README.md");
        }
    }

    @Test
    void nobodyElseKnowsIt() throws IOException {
        for (Path source : Checkout.mainSources()) {
            assertThat(Files.readString(source)).as(source.toString()).doesNotContain("ConnectFourKit");
        }
    }

    @Test
    void itKeepsTheContractOfGames() throws ReflectiveOperationException, IOException {
        try (var loader = new URLClassLoader(
                new URL[] {classes.toUri().toURL()}, getClass().getClassLoader())) {
            var game = (Game<?, ?>)
                    loader.loadClass("ConnectFour").getDeclaredConstructor().newInstance();
            assertThat(GameChecker.of(game, 2).check().faults()).isEmpty();
        }
    }

    @Test
    void agentsPlayAMatchOfIt() {
        Finished match =
                quoin("arena", "match", "center", "random", "--game", "connect-four", "--games", "40", "-o", "match");
        assertThat(match.exitCode()).as(match.err()).isZero();
        assertThat(match.out()).contains("center").contains("random").contains("80 games");
        assertThat(folder.resolve("match/games.jsonl")).exists();
        Finished again =
                quoin("arena", "match", "center", "random", "--game", "connect-four", "--games", "40", "-o", "match");
        assertThat(again.out()).isEqualTo(match.out());
    }

    @Test
    void aProgramOutsideIsCheckedWithIt() {
        Path agent = Checkout.root().resolve("examples/agents/first.sh");
        Finished check = quoin("arena", "check", "--game", "connect-four", "oneshot:" + agent);
        assertThat(check.exitCode()).as(check.out() + check.err()).isZero();
    }

    @Test
    void aPersonPlaysItAtTheTerminal() throws IOException {
        Path typed = Files.writeString(folder.resolve("typed.txt"), "d\nx\nmoves\nsave game.txt\nquit\n");
        String program = "exec \"$@\" <" + typed;
        var command = new ArrayList<>(List.of("sh", "-c", program, "sh"));
        command.addAll(command("play", "connect-four", "--opponent", "center", "--first", "you", "--plain"));
        Finished game = Checkout.run(folder, Map.of(), command);
        assertThat(game.exitCode()).as(game.err()).isZero();
        assertThat(game.out()).contains("Center").contains("a move is a column from a to g, got 'x'");
        assertThat(folder.resolve("game.txt")).content().contains(": d\n");
    }

    @Test
    void itIsAnEnvironment() {
        Finished check = quoin("env", "check", "ConnectFour-v0");
        assertThat(check.exitCode()).as(check.out() + check.err()).isZero();
        Finished spec = quoin("env", "spec", "ConnectFour-v0");
        assertThat(spec.out()).contains("Connect Four").contains("action_mask");
    }

    @Test
    void itsAgentsAreEvaluatedAndListed() {
        Finished strength = quoin("evaluate", "center", "--game", "connect-four", "--games", "20");
        assertThat(strength.exitCode()).as(strength.err()).isZero();
        assertThat(strength.out()).startsWith("center v random");
        assertThat(quoin("arena", "agents", "--game", "connect-four").out())
                .contains("center")
                .contains("plays as close to the center as it can");
    }

    @Test
    void settingsItDoesNotHaveAreRefused() {
        Finished match = quoin("arena", "match", "center", "random", "--game", "connect-four", "--variant", "mini");
        assertThat(match.exitCode()).isEqualTo(2);
        assertThat(match.err()).contains("--variant: Connect Four has no such setting. It has none");
    }
}
