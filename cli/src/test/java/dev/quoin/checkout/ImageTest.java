package dev.quoin.checkout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quoin.checkout.Checkout.Finished;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The app image as `./quoin image` makes it, run as on a machine that has neither Java nor anything of ours.
@Tag("packaged")
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
class ImageTest {
    private static final Path JAR = Checkout.root().resolve("cli/target/quoin.jar");

    /// Modules that libraries name for what is never asked of them: scripts/image.sh says what that is.
    private static final Set<String> LEFT_OUT = Set.of("java.desktop", "java.security.jgss", "jdk.jfr");

    @TempDir
    static Path scratch;

    private static Path image;

    @TempDir
    Path games;

    @BeforeAll
    static void makeTheImage() {
        image = scratch.resolve("app image");
        Finished made = image(image);

        assertThat(made.exitCode()).as(made.err()).isZero();
        assertThat(made.out()).isEqualTo(image + "\n");
    }

    private static Finished image(Path folder) {
        return Checkout.run(
                scratch,
                Map.of("QUOIN_JAR", JAR.toString(), "JAVA_HOME", System.getProperty("java.home")),
                List.of(Checkout.root().resolve("quoin").toString(), "image", folder.toString()));
    }

    private ProcessBuilder bare(String... arguments) {
        var command = new ArrayList<String>();
        command.add(image.resolve("bin/quoin").toString());
        command.addAll(List.of(arguments));
        var builder = new ProcessBuilder(command).directory(games.toFile());
        builder.environment().clear();
        builder.environment().put("PATH", "/nonexistent");
        builder.environment().put("QUOIN_DATA", games.toString());
        builder.environment().put("QUOIN_CACHE", games.resolve("cache").toString());
        return builder;
    }

    @Test
    void servesGamesWithoutJavaAndStopsInOrder() throws Exception {
        try (var http = HttpClient.newHttpClient()) {
            var cookie = new StringBuilder();
            serving(address -> {
                assertThat(http.send(get(address, "/health"), BodyHandlers.ofString())
                                .statusCode())
                        .isEqualTo(200);
                HttpResponse<String> page = http.send(get(address, "/"), BodyHandlers.ofString());
                assertThat(page.statusCode()).isEqualTo(200);
                assertThat(page.body().contains("this build holds no pages"))
                        .as("pages are in the jar only where Node could build them")
                        .isNotEqualTo(hasPages());
                HttpResponse<String> begun = http.send(
                        json(address, "/api/daily/games", "{\"date\":\"2026-01-01\"}")
                                .build(),
                        BodyHandlers.ofString());
                assertThat(begun.statusCode()).isEqualTo(201);
                cookie.append(
                        begun.headers().firstValue("Set-Cookie").orElseThrow().split(";")[0]);
                var id = Pattern.compile("\"id\":\"(\\w+)\"").matcher(begun.body());
                assertThat(id.find()).isTrue();
                HttpResponse<String> moved = http.send(
                        json(
                                        address,
                                        "/api/daily/games/" + id.group(1) + "/moves",
                                        "{\"turn\":0,\"attempt\":0,\"kind\":\"play\",\"text\":\"11F BANNED\"}")
                                .header("Cookie", cookie.toString())
                                .build(),
                        BodyHandlers.ofString());
                assertThat(moved.body()).contains("\"total\":18");
            });
            assertThat(games.resolve("quoin.db-wal")).doesNotExist();
            serving(address -> assertThat(http.send(
                                    json(address, "/api/daily/games", "{\"date\":\"2026-01-01\"}")
                                            .header("Cookie", cookie.toString())
                                            .build(),
                                    BodyHandlers.ofString())
                            .body())
                    .contains("\"total\":18"));
        }
    }

    /// What is asked of a server that runs.
    @FunctionalInterface
    private interface Questions {
        void ask(URI address) throws IOException, InterruptedException;
    }

    private void serving(Questions questions) throws Exception {
        Path messages = games.resolve("messages");
        Process process = bare("serve", "--no-open", "--port", "0")
                .redirectError(messages.toFile())
                .start();
        try (BufferedReader out = process.inputReader()) {
            String address = out.readLine();
            assertThat(address).as(Files.readString(messages)).startsWith("http://localhost:");
            questions.ask(URI.create(address));
            process.destroy();
            // 128 and the number of the signal, as docs/deploying.md says.
            assertThat(process.waitFor()).isEqualTo(143);
            assertThat(Files.readString(messages)).endsWith("Quoin has stopped.\n");
        } finally {
            process.destroyForcibly();
        }
    }

    private static HttpRequest get(URI address, String path) {
        return HttpRequest.newBuilder(address.resolve(path)).build();
    }

    private static HttpRequest.Builder json(URI address, String path, String body) {
        return HttpRequest.newBuilder(address.resolve(path))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body));
    }

    private static boolean hasPages() throws IOException {
        try (var jar = new JarFile(JAR.toFile())) {
            return jar.getEntry("dev/quoin/server/web/index.html") != null;
        }
    }

    /// Runs a command that must succeed and returns what it prints.
    private static String succeeds(ProcessBuilder command) throws Exception {
        Process process = command.redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).as(said).isZero();
        return said;
    }

    @Test
    void runsItsOtherCommandsToo() throws Exception {
        succeeds(bare("selftest"));
    }

    @Test
    void isInstalledWithManualPagesAndCompletions() throws Exception {
        Path prefix = games.resolve("a prefix");
        succeeds(bare("install", "--prefix", prefix.toString()));

        ProcessBuilder installed = bare("lexicon", "check", "quiz");
        installed.command().set(0, prefix.resolve("bin/quoin").toString());
        assertThat(succeeds(installed)).isEqualTo("QUIZ\tyes\n");
        assertThat(prefix.resolve("share/man/man1/quoin-arena.1")).content().contains("QUOIN ARENA MATCH");
        assertThat(prefix.resolve("share/bash-completion/completions/quoin"))
                .content()
                .contains("complete -F _complete_quoin");
        assertThat(prefix.resolve("share/zsh/site-functions/_quoin")).content().startsWith("#compdef quoin\n");
        assertThat(prefix.resolve("share/fish/vendor_completions.d/quoin.fish"))
                .content()
                .contains("-a arena");

        succeeds(bare("install", "--uninstall", "--prefix", prefix.toString()));
        assertThat(prefix.resolve("bin/quoin")).doesNotExist();
    }

    @Test
    void playsModels() throws Exception {
        Path model = Files.write(games.resolve("toy.onnx"), ToyModel.othello());
        assertThat(succeeds(bare("evaluate", model.toString(), "--against", "random", "--games", "1")))
                .contains("2 games in 1 pair");
    }

    @Test
    void isFoundThroughALink() throws Exception {
        Path link = Files.createSymbolicLink(scratch.resolve("link"), image.resolve("bin/quoin"));
        Finished finished = Checkout.run(games, Map.of("JAVA_HOME", ""), List.of(link.toString(), "--version"));

        assertThat(finished.exitCode()).as(finished.err()).isZero();
        assertThat(finished.out()).startsWith("quoin ");
    }

    @Test
    void replacesAnImageAndNothingElse() throws IOException {
        Path other = Files.createDirectory(games.resolve("other"));
        Path file = Files.writeString(other.resolve("mine.txt"), "mine");

        Finished finished = image(other);

        assertThat(finished.exitCode()).isEqualTo(2);
        assertThat(finished.err()).contains(other + " is there already and is no app image");
        assertThat(file).exists();
    }

    @Test
    void hasEveryModuleThatTheJarNeeds() throws IOException {
        var listed = new StringWriter();
        int exitCode = ToolProvider.findFirst("jdeps")
                .orElseThrow()
                .run(
                        new PrintWriter(listed),
                        new PrintWriter(listed),
                        "--multi-release",
                        String.valueOf(Runtime.version().feature()),
                        "--ignore-missing-deps",
                        "--print-module-deps",
                        JAR.toString());
        assertThat(exitCode).as(listed.toString()).isZero();
        var needed = new TreeSet<>(Arrays.asList(listed.toString().strip().split(",")));
        needed.removeAll(LEFT_OUT);

        String release = Files.readString(image.resolve("runtime/release"));
        var modules = Pattern.compile("MODULES=\"([^\"]*)\"").matcher(release);
        assertThat(modules.find()).isTrue();
        assertThat(modules.group(1).split(" ")).containsAll(needed);
    }

    @Test
    void hasAUnitThatSystemdUnderstands() throws Exception {
        Path analyze = Path.of("/usr/bin/systemd-analyze");
        assumeTrue(Files.isExecutable(analyze), "systemd-analyze is not installed");
        // Blanks cannot be in the name of a unit's program without quoting.
        Path plain = Files.createSymbolicLink(scratch.resolve("plain"), image);
        String unit = Files.readString(image.resolve("quoin.service")).replace("/opt/quoin/", plain + "/");
        Path file = Files.writeString(games.resolve("quoin.service"), unit);

        Finished finished = Checkout.run(games, Map.of(), List.of(analyze.toString(), "verify", file.toString()));

        assertThat(finished.exitCode()).as(finished.err()).isZero();
        assertThat(finished.err()).doesNotContain("quoin.service");
    }
}
