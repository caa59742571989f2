package dev.quoin.cli.shell;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.cli.CommandTree;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.Output;
import dev.quoin.cli.console.Terminals;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

@DisabledOnOs(OS.WINDOWS)
class InstallCommandTest {
    @TempDir
    Path scratch;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @Test
    void everythingIsInstalledAndRemoved() throws Exception {
        Path prefix = scratch.resolve("prefix");
        assertThat(install("--prefix", prefix.toString())).isZero();
        assertThat(out.toString(UTF_8))
                .contains("wrote " + prefix + "/bin/quoin\n")
                .contains(prefix + "/bin is not on your PATH. Add this line");
        assertThat(files(prefix))
                .contains(
                        "bin/quoin",
                        "share/man/man1/quoin.1",
                        "share/man/man1/quoin-moves.1",
                        "share/bash-completion/completions/quoin",
                        "share/zsh/site-functions/_quoin",
                        "share/fish/vendor_completions.d/quoin.fish")
                .doesNotContain("share/man/man1/quoin-words.1", "share/man/man1/quoin-help.1");
        assertThat(Files.readString(prefix.resolve("share/zsh/site-functions/_quoin")))
                .startsWith("#compdef quoin\n");
        Process started = new ProcessBuilder(prefix.resolve("bin/quoin").toString(), "two words")
                .redirectErrorStream(true)
                .start();
        assertThat(new String(started.getInputStream().readAllBytes(), UTF_8)).isEqualTo("it's quoin two words\n");

        assertThat(install("--prefix", prefix.toString())).as("again").isZero();
        assertThat(install("--prefix", prefix.toString(), "--uninstall")).isZero();
        assertThat(files(prefix)).isEmpty();
        assertThat(install("--prefix", prefix.toString(), "--uninstall")).isEqualTo(1);
    }

    @Test
    void foreignFilesAreLeftAlone() throws Exception {
        Path foreign = scratch.resolve("bin/quoin");
        Files.createDirectories(scratch.resolve("bin"));
        Files.writeString(foreign, "#!/bin/sh\necho mine\n");
        var command = command("--prefix", scratch.toString());
        assertThatThrownBy(command::call)
                .isInstanceOf(BadInput.class)
                .hasMessage(
                        foreign + " exists and is not from quoin install; move it away, or choose another --prefix");
        assertThat(files(scratch)).containsExactly("bin/quoin");
        assertThat(install("--prefix", scratch.toString(), "--uninstall")).isEqualTo(1);
        assertThat(Files.readString(foreign)).contains("mine");
    }

    @Test
    void theLauncherOfACheckoutImageOrJarIsFound() throws IOException {
        Path java = Path.of("/java");
        Path checkout = jar("checkout/.quoin/quoin.jar", "checkout/quoin");
        assertThat(StartCommand.of(checkout, java))
                .contains(List.of(scratch.resolve("checkout/quoin").toString()));
        Path image = jar("image/lib/quoin.jar", "image/bin/quoin");
        assertThat(StartCommand.of(image, java))
                .contains(List.of(scratch.resolve("image/bin/quoin").toString()));
        Path jar = jar("jars/quoin.jar", "jars/other");
        assertThat(StartCommand.of(jar, java)).contains(List.of("/java/bin/java", "-jar", jar.toString()));
        assertThat(StartCommand.of(scratch, java)).as("classes").isEmpty();
    }

    private Path jar(String jar, String script) throws IOException {
        for (String name : List.of(jar, script)) {
            Files.createDirectories(scratch.resolve(name).getParent());
            Files.writeString(scratch.resolve(name), "");
        }
        assertThat(scratch.resolve(script).toFile().setExecutable(true)).isTrue();
        return scratch.resolve(jar);
    }

    private static List<String> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString())
                    .sorted()
                    .toList();
        }
    }

    private int install(String... arguments) throws Exception {
        return command(arguments).call();
    }

    private InstallCommand command(String... arguments) {
        var console = new Console(
                InputStream.nullInputStream(),
                new Output(out),
                new Output(out),
                Map.of("PATH", "/bin"),
                Terminals.NONE);
        var command = new InstallCommand(
                console, () -> CommandTree.whole(console), () -> Optional.of(List.of("/bin/echo", "it's quoin")));
        new CommandLine(command).parseArgs(arguments);
        return command;
    }
}
