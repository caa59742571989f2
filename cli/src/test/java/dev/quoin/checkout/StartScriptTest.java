package dev.quoin.checkout;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The options with which the start script of the app image runs Java, tried with a Java that prints them.
@DisabledOnOs(OS.WINDOWS)
class StartScriptTest {
    private static final String EXIT = "-XX:+ExitOnOutOfMemoryError";

    private static String options(Path image, String... arguments) throws IOException {
        Files.createDirectories(image.resolve("bin"));
        Files.copy(Checkout.root().resolve("deploy/quoin"), image.resolve("bin/quoin"));
        FakeCheckout.script(image.resolve("runtime/bin/java"), "echo \"$@\"");
        var command = new java.util.ArrayList<>(
                List.of("/bin/sh", image.resolve("bin/quoin").toString()));
        command.addAll(List.of(arguments));
        return Checkout.run(image, Map.of("PATH", "/usr/bin:/bin", "QUOIN_JAVA_OPTS", "-Xmx1g"), command)
                .out();
    }

    @Test
    void aServerEndsWhenItRunsOutOfMemory(@TempDir Path image) throws IOException {
        assertThat(options(image, "serve", "--no-open"))
                .contains(EXIT + " -Xmx1g ")
                .endsWith(" serve --no-open\n");
    }

    @Test
    void otherCommandsSayWhatHappened(@TempDir Path image) throws IOException {
        assertThat(options(image, "solve")).doesNotContain(EXIT).endsWith(" solve\n");
    }

    @Test
    void theServiceIsStartedAgain() throws IOException {
        assertThat(Files.readString(Checkout.root().resolve("deploy/quoin.service")))
                .contains("\nRestart=on-failure\n");
        assertThat(Files.readString(Checkout.root().resolve("deploy/compose.yaml")))
                .contains("restart: unless-stopped");
    }
}
