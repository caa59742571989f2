package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What an older Java prints. JarsTest starts a real one where one is installed.
class JavaCheckTest {
    private static final int JAVA_8 = 52;

    @ParameterizedTest
    @ValueSource(
            classes = {JavaCheck.class, JavaSearch.class, QuoinStart.class, SolverStart.class, ScoreCheckerStart.class})
    void isCompiledForJava8(Class<?> type) throws IOException {
        try (var in = new DataInputStream(type.getResourceAsStream(type.getSimpleName() + ".class"))) {
            assertThat(in.readInt()).isEqualTo(0xCAFEBABE);
            assertThat(in.readUnsignedShort()).isZero();
            assertThat(in.readUnsignedShort()).isEqualTo(JAVA_8);
        }
    }

    @ParameterizedTest
    @CsvSource({"1.8, 8", "1.8.0_392, 8", "11, 11", "17.0.19, 17", "25, 25", "26-ea, 26", "'', 0", "x, 0"})
    void readsVersions(String version, int major) {
        assertThat(JavaCheck.major(version)).isEqualTo(major);
    }

    @Test
    void acceptsThisJava() {
        JavaCheck.requireJava("quoin.jar");
    }

    @Test
    void namesTheCommandOfANewerJava(@TempDir Path folder) throws IOException {
        java(folder.resolve("java-17"), "17.0.19");
        java(folder.resolve("java 25"), "25.0.3");
        Files.writeString(Files.createDirectories(folder.resolve("notes")).resolve("release"), "JAVA_VERSION=\"99\"\n");
        var search = new JavaSearch(Map.of("QUOIN_JDK_DIRS", folder.toString()), "");

        assertThat(search.find(25)).isEqualTo(folder.resolve("java 25").toString());
        assertThat(search.find(26)).isEmpty();
        assertThat(JavaCheck.message("solver.jar", "17.0.19 in /jdk", search.find(25), search.places()))
                .isEqualTo("""
                        solver.jar needs Java 25 or newer. This is Java 17.0.19 in /jdk.
                        A newer one is installed. Run:
                          "%s/bin/java" -jar solver.jar""", folder.resolve("java 25"));
    }

    @Test
    void prefersJavaHome(@TempDir Path folder) throws IOException {
        java(folder.resolve("many/java-25"), "25.0.3");
        java(folder.resolve("mine"), "26");
        var environment = Map.of(
                "QUOIN_JDK_DIRS", folder.resolve("many").toString(),
                "JAVA_HOME", folder.resolve("mine").toString());

        assertThat(new JavaSearch(environment, "").find(25))
                .isEqualTo(folder.resolve("mine").toString());
    }

    @Test
    void saysWhereItLooked(@TempDir Path folder) {
        var environment = Map.of("QUOIN_JDK_DIRS", folder.toString(), "JAVA_HOME", "/nowhere");
        var search = new JavaSearch(environment, "");

        assertThat(search.places()).isEqualTo(List.of("JAVA_HOME (/nowhere)", "JDK_HOME (not set)", folder.toString()));
        assertThat(JavaCheck.message("quoin.jar", "11 in /jdk", search.find(25), search.places()))
                .startsWith("quoin.jar needs Java 25 or newer. This is Java 11 in /jdk.\n"
                        + "No newer one was found in JAVA_HOME (/nowhere), JDK_HOME (not set), " + folder + ".\n")
                .contains("apt install openjdk-25-jre-headless", "https://adoptium.net/")
                .endsWith("start it by its path: /path/to/bin/java -jar quoin.jar");
    }

    private static void java(Path home, String version) throws IOException {
        Path program =
                Files.createFile(Files.createDirectories(home.resolve("bin")).resolve("java"));
        assertThat(program.toFile().setExecutable(true)).isTrue();
        Files.writeString(home.resolve("release"), "IMPLEMENTOR=\"Test\"\nJAVA_VERSION=\"" + version + "\"\n");
    }
}
