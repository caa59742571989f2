package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quoin.cli.Cli.Result;
import dev.quoin.crossword.variant.VariantWriter;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.process.Sandbox;
import dev.quoin.server.store.Database;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ServeCommandTest {
    @TempDir
    Path folder;

    @Test
    void aTakenPortIsToldWithTheWayOut() throws IOException {
        try (var taken = new ServerSocket(0, 1, InetAddress.ofLiteral("127.0.0.1"))) {
            Result result = Cli.run(
                    "serve", "--no-open", "--data", folder.toString(), "--port", String.valueOf(taken.getLocalPort()));

            assertThat(result.exitCode()).isEqualTo(2);
            assertThat(result.err()).contains("port " + taken.getLocalPort()).contains("--port");
            assertThat(result.out()).isEmpty();
        }
    }

    @Test
    void aSandboxThatDoesNotWorkIsRefused() {
        assumeTrue(Sandbox.problem().isPresent(), "the sandbox works on this machine");
        String data = folder.toString();
        Result result = Cli.run(
                "serve", "--no-open", "--port=0", "--data", data, "--agent", "mine=true", "--sandbox", "require");

        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.err()).contains("--sandbox require: the sandbox does not work on this machine");
    }

    @Test
    void aDatabaseOfAnotherKindIsRefused() {
        Result result =
                Cli.run("serve", "--no-open", "--port", "0", "--data", folder.toString(), "--db", "jdbc:oracle:x");

        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.err()).contains("jdbc:postgresql://HOST/NAME");
    }

    @Test
    void aVariantThatCannotBePlayedIsRefused() throws IOException {
        Path file = folder.resolve("own.variant");
        String text = VariantWriter.write(Variants.named("mini"));
        Files.writeString(
                file, text.replace("name = mini", "name = own").replace("lexicon = mini", "lexicon = own.txt"));
        String own = file.toString();
        Path words = Files.writeString(folder.resolve("words.txt"), "cat\ndog\n");

        assertThat(refusal("--variant", folder.resolve("none.variant").toString()))
                .contains("none.variant: no such file, expected a variant file");
        assertThat(refusal("--variant", own)).contains("own.txt: no such file");
        assertThat(refusal("--variant", "spanish"))
                .contains("this variant comes without a word list, give your own with --lexicon FILE");
        assertThat(refusal("--variant", "mini")).contains("'mini' is the name of a shipped variant");
        assertThat(refusal("--variant", own, "--lexicon", words.toString(), "--variant", own, "--lexicon", "mini"))
                .contains("two variants are called 'own'");
        assertThat(refusal("--lexicon", words.toString())).contains("--variant");
        Files.writeString(file, text.replace("rack = 5", "rack = eight"));
        assertThat(refusal("--variant", own)).contains("own.variant:").contains(": rack: found 'eight'");
    }

    private String refusal(String... options) {
        var command = new ArrayList<>(List.of("serve", "--no-open", "--port", "0", "--no-warm-up", "--data"));
        command.add(folder.resolve("data").toString());
        command.addAll(List.of(options));
        Result result = Cli.run(command.toArray(String[]::new));
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        return result.err();
    }

    @Test
    void aSecondServerOnOneFolderIsRefusedUntilTheFirstIsGone() throws Exception {
        Process process = Cli.process(
                        "Main", Map.of("QUOIN_DATA", folder.toString()), "serve", "--no-open", "--port", "0")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader out = process.inputReader()) {
            assertThat(out.readLine()).startsWith("http://localhost:");

            Result second = Cli.run("serve", "--no-open", "--port", "0", "--data", folder.toString());
            assertThat(second.exitCode()).isEqualTo(2);
            assertThat(second.err()).contains("another server is already using " + folder.resolve("quoin.db"));
            assertThat(second.out()).isEmpty();

            // Killed without a chance to clean up, it leaves no lock behind.
            process.destroyForcibly().waitFor();
            Database.inFolder(folder).close();
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void itPrintsItsAddressAnswersAndStopsInOrder() throws Exception {
        Process process = Cli.process(
                        "Main", Map.of("QUOIN_DATA", folder.toString()), "serve", "--no-open", "--port", "0")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader out = process.inputReader();
                var client = HttpClient.newHttpClient()) {
            URI address = URI.create(out.readLine());

            var answer = client.send(
                    HttpRequest.newBuilder(address.resolve("/health")).build(), BodyHandlers.ofString());

            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(folder.resolve("quoin.db")).exists();
            process.destroy();
            // 128 and the number of the signal: the JVM has run its hooks.
            assertThat(process.waitFor()).isEqualTo(143);
            assertThat(folder.resolve("quoin.db-wal")).doesNotExist();
        } finally {
            process.destroyForcibly();
        }
    }
}
