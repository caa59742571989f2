package dev.quoin.checkout;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quoin.checkout.Checkout.Finished;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The executable jars as `package` leaves them in `cli/target`.
@Tag("packaged")
class JarsTest {

    private static final Path JARS = Checkout.root().resolve("cli/target");

    @ParameterizedTest
    @ValueSource(strings = {"quoin.jar", "solver.jar", "scorechecker.jar"})
    void carryTheLicencesOfAllTheyContain(String name) throws IOException {
        try (var jar = new JarFile(JARS.resolve(name).toFile())) {
            List<String> entries = jar.stream().map(JarEntry::getName).toList();

            assertThat(entries)
                    .contains(
                            "META-INF/LICENSE",
                            "META-INF/NOTICE",
                            "META-INF/jline-LICENSE",
                            "META-INF/lightgbm-LICENSE",
                            "META-INF/slf4j-LICENSE");
            var notice = new String(
                    jar.getInputStream(jar.getEntry("META-INF/NOTICE")).readAllBytes(), UTF_8);
            assertThat(notice).startsWith("Quoin\n").contains("Jackson JSON processor");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"quoin.jar", "solver.jar", "scorechecker.jar"})
    void nameAMainClassTheyContain(String name) throws IOException {
        try (var jar = new JarFile(JARS.resolve(name).toFile())) {
            String main = jar.getManifest().getMainAttributes().getValue("Main-Class");

            assertThat(jar.getEntry(main.replace('.', '/') + ".class")).isNotNull();
        }
    }

    /// Starts every jar with an older Java, if one is installed. It must say so instead of printing a stack trace.
    @ParameterizedTest
    @ValueSource(strings = {"quoin.jar", "solver.jar", "scorechecker.jar"})
    void sayWhichJavaTheyNeed(String name, @TempDir Path elsewhere) throws IOException {
        Path jar = JARS.resolve(name);

        Finished finished = Checkout.run(
                elsewhere,
                Map.of("JAVA_HOME", System.getProperty("java.home")),
                List.of(olderJava().toString(), "-jar", jar.toString(), "enable"));

        assertThat(finished.err())
                .startsWith(jar + " needs Java 25 or newer. This is Java ")
                .endsWith("Run:\n  " + System.getProperty("java.home") + "/bin/java -jar " + jar + "\n")
                .hasLineCount(3);
        assertThat(finished.out()).isEmpty();
        assertThat(finished.exitCode()).isEqualTo(3);
    }

    private static Path olderJava() throws IOException {
        Path installed = Path.of("/usr/lib/jvm");
        assumeTrue(Files.isDirectory(installed), "no other Java is installed");
        try (Stream<Path> homes = Files.list(installed)) {
            List<Path> older = homes.filter(home -> {
                        String name = home.getFileName().toString();
                        return name.matches("(java|jdk|temurin|zulu)-(1\\.)?(8|11|17|21)\\b.*")
                                && Files.isExecutable(home.resolve("bin/java"));
                    })
                    .sorted()
                    .toList();
            assumeTrue(!older.isEmpty(), "no older Java is installed");
            return older.getFirst().resolve("bin/java");
        }
    }

    @Test
    void nativeLibrariesStandBesideTheJarAndNotInIt() throws IOException {
        try (var jar = new JarFile(JARS.resolve("quoin.jar").toFile())) {
            assertThat(jar.stream().map(JarEntry::getName))
                    .noneMatch(entry -> entry.startsWith("ai/onnxruntime") || entry.startsWith("org/bytedeco"));
            String beside = jar.getManifest().getMainAttributes().getValue("Class-Path");
            assertThat(beside.split(" "))
                    .allSatisfy(entry -> assertThat(JARS.resolve(entry)).exists());
        }
    }

    @Test
    void sayWhatIsMissingWithoutTheLibraries(@TempDir Path elsewhere) throws IOException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        Path jar = Files.copy(JARS.resolve("quoin.jar"), elsewhere.resolve("quoin.jar"));
        Path model = Files.write(elsewhere.resolve("toy.onnx"), ToyModel.othello());

        Finished finished = Checkout.run(
                elsewhere, Map.of(), List.of(java.toString(), "-jar", jar.toString(), "evaluate", model.toString()));

        assertThat(finished.err())
                .contains("ONNX Runtime, which is missing. natives/onnxruntime.jar must be next to quoin.jar")
                .hasLineCount(1);
        assertThat(finished.exitCode()).isEqualTo(2);
    }

    @Test
    void runOnTheirOwn(@TempDir Path elsewhere) {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");

        Finished finished = Checkout.run(
                elsewhere,
                Map.of(),
                List.of(java.toString(), "-jar", JARS.resolve("quoin.jar").toString(), "--version"));

        assertThat(finished.exitCode()).isZero();
        assertThat(finished.out()).startsWith("quoin ");
        assertThat(finished.err()).isEmpty();
    }
}
