package dev.quoin.checkout;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpServer;
import dev.quoin.checkout.Checkout.Finished;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A JDK and a Node that `./quoin` fetches where there are none, from archives on this machine.
@DisabledOnOs(OS.WINDOWS)
class FetchTest {
    private static final String ARCHIVE = "/archive.tar.gz";

    private final AtomicInteger requests = new AtomicInteger();
    private final CountDownLatch asked = new CountDownLatch(1);
    private final CountDownLatch done = new CountDownLatch(1);
    private FakeCheckout fake;
    private HttpServer server;
    private Path tools;
    private byte[] archive = {};

    @BeforeEach
    void serveArchives(@TempDir Path scratch) throws IOException {
        fake = new FakeCheckout(scratch);
        tools = scratch.resolve("cache/tools");
        fake.link("curl");
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            requests.incrementAndGet();
            if (exchange.getRequestURI().getPath().startsWith("/slow")) {
                exchange.sendResponseHeaders(200, 1_000_000);
                exchange.getResponseBody().write(new byte[1000]);
                exchange.getResponseBody().flush();
                asked.countDown();
                awaitQuietly(done);
            } else {
                exchange.sendResponseHeaders(200, archive.length);
                exchange.getResponseBody().write(archive);
            }
            exchange.close();
        });
        server.start();
    }

    @AfterEach
    void stop() {
        done.countDown();
        server.stop(0);
    }

    @ParameterizedTest
    @ValueSource(strings = {"curl", "wget"})
    void aJdkIsFetchedOnceAndUsedFromThenOn(String program) throws Exception {
        fake.removeTool("curl");
        fake.link(program);
        assumeTrue(Files.exists(fake.scratch.resolve("tools").resolve(program)), program + " is not installed");
        offerJdk("jdk-25.0.9+1", "25.0.9");
        fake.environment.put("QUOIN_JDK_SHA256", sha256(archive));

        Finished first = quoin("--yes", "version");
        server.stop(0);

        assertThat(first.err()).contains("no JDK 25 or newer found", "quoin: fetching a JDK from http://127.0.0.1:");
        assertThat(first.out()).startsWith(tools.resolve("jdk-25.0.9") + " ").endsWith("[version]\n");
        assertThat(quoin("version").out()).startsWith(tools.resolve("jdk-25.0.9") + " ");
        assertThat(requests).hasValue(1);
        assertThat(found()).containsExactly("jdk-25.0.9");
    }

    @Test
    void aJdkForMacsLiesDeeper() throws Exception {
        offerJdk("jdk-25.0.9+1/Contents/Home", "25.0.9");
        fake.environment.put("QUOIN_YES", "1");

        Finished finished = fake.run("mvnw", "--version");

        assertThat(finished.err()).contains("its SHA-256 is not checked");
        assertThat(finished.exitCode()).isZero();
        assertThat(found()).containsExactly("jdk-25.0.9");
    }

    @Test
    void nothingIsFetchedUnasked() throws Exception {
        offerJdk("jdk", "25.0.9");

        Finished finished = quoin("version");

        assertThat(finished.exitCode()).isEqualTo(3);
        assertThat(finished.err())
                .contains("Quoin can fetch a JDK (from http://127.0.0.1:")
                .contains("--yes right after ./quoin, or set QUOIN_YES=1")
                .contains("apt install openjdk-25-jdk", "dnf install java-25-openjdk-devel", "brew install openjdk@25");
        assertThat(requests).hasValue(0);
    }

    @Test
    void aPersonAtATerminalIsAsked() throws Exception {
        offerJdk("jdk", "25.0.9");

        String declined = fake.atATerminal("n\n", "version");
        assertThat(declined).contains("Nothing else on this machine changes. [Y/n]", "apt install openjdk-25-jdk");
        assertThat(requests).hasValue(0);

        assertThat(fake.atATerminal("\n", "version")).contains("[version]");
        assertThat(found()).containsExactly("jdk-25.0.9");
    }

    @Test
    void anArchiveWithOtherBytesIsRefused() throws Exception {
        offerJdk("jdk", "25.0.9");
        fake.environment.put("QUOIN_JDK_SHA256", "0".repeat(64));

        assertRefused("does not have the expected SHA-256; not used", "found    " + sha256(archive));
    }

    @Test
    void aCopyOfTheMakersArchiveMustBeTheMakers() throws Exception {
        offerJdk("jdk", "25.0.9");
        String system = System.getProperty("os.name").startsWith("Mac") ? "mac" : "linux";
        String processor = System.getProperty("os.arch").equals("aarch64") ? "aarch64" : "x64";
        fake.environment.put(
                "QUOIN_JDK_URL", address("/OpenJDK25U-jdk_" + processor + "_" + system + "_hotspot_25.0.4.1_1.tar.gz"));
        fake.environment.put("QUOIN_JDK_SHA256", sha256(archive));

        assertRefused("does not have the expected SHA-256; not used");
    }

    @Test
    void anArchiveWithoutAJdkIsRefused() throws Exception {
        offerJdk("jdk", "21.0.9");
        assertRefused("does not contain a JDK 25 or newer for this system");

        archive = "This is no archive.".getBytes(UTF_8);
        assertRefused("is not a .tar.gz archive");
    }

    @Test
    void aDownloadThatFailsSaysWhatToDo() throws Exception {
        offerJdk("jdk", "25.0.9");
        server.stop(0);

        assertRefused("could not download http://127.0.0.1:", "set QUOIN_JDK_URL to a copy of the archive");
    }

    @Test
    void withoutADownloaderItSaysWhichToInstall() throws Exception {
        offerJdk("jdk", "25.0.9");
        fake.removeTool("curl");

        assertRefused(
                "neither curl nor wget is installed", "apt install curl", "dnf install curl", "brew install curl");
    }

    @Test
    void anInterruptedDownloadLeavesNothingBehind() throws Exception {
        fake.environment.put("QUOIN_JDK_URL", address("/slow.tar.gz"));
        fake.environment.put("QUOIN_YES", "1");
        Path screen = fake.scratch.resolve("screen");
        Files.createDirectories(tools.resolve(".fetch.4000000000.abandoned"));
        var builder = new ProcessBuilder(fake.folder.resolve("quoin").toString(), "version")
                .redirectErrorStream(true)
                .redirectOutput(screen.toFile());
        builder.environment().putAll(fake.environment);
        Process process = builder.start();
        assertThat(asked.await(60, TimeUnit.SECONDS)).isTrue();
        assertThat(found()).hasSize(1).allMatch(name -> name.startsWith(".fetch." + process.pid() + "."));

        process.destroy();

        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(143);
        assertThat(screen).content().contains("quoin: stopped; nothing was installed");
        assertThat(found()).isEmpty();
    }

    @Test
    void aNodeIsFetchedForThePages() throws Exception {
        fake.jdk("good", "25.0.3");
        Files.delete(fake.folder.resolve("web/dist/index.html"));
        fake.anHourOld("web/package-lock.json");
        pack("node-v24.0.0", Map.of("bin/node", FakeCheckout.nodeProgram("24.0.0"), "bin/npm", FakeCheckout.NPM));
        fake.environment.put("QUOIN_NODE_URL", address(ARCHIVE));
        fake.environment.put("QUOIN_NODE_SHA256", sha256(archive));

        Finished unasked = quoin("serve");
        assertThat(unasked.exitCode()).isEqualTo(3);
        assertThat(unasked.err()).contains("Quoin can fetch Node (from ", "brew install node");
        assertThat(fake.builds()).isEmpty();

        Finished finished = quoin("serve", "--yes");
        assertThat(finished.out()).endsWith("[serve]\n");
        assertThat(fake.lines("npm")).hasSize(2);
        assertThat(found()).containsExactly("node-24.0.0");
    }

    @Test
    void theMakersArchivesArePinned() throws IOException {
        String script = Files.readString(Checkout.root().resolve("scripts/fetch.sh"));

        assertThat(script.lines().filter(line -> line.matches(" +\\w+-\\w+\\) set_archive [\\w-]+ [0-9a-f]{64} .*")))
                .hasSize(8)
                .doesNotHaveDuplicates();
        assertThat(script).contains("https://nodejs.org/dist/", "https://github.com/adoptium/temurin25-binaries/");
    }

    private void assertRefused(String... reasons) throws IOException {
        Finished finished = quoin("--yes", "version");

        assertThat(finished.err()).contains(reasons);
        assertThat(finished.exitCode()).isEqualTo(3);
        assertThat(found()).isEmpty();
    }

    private Finished quoin(String... arguments) {
        return fake.run("quoin", arguments);
    }

    private void offerJdk(String home, String version) throws Exception {
        pack(
                home,
                Map.of(
                        "release",
                        "JAVA_VERSION=\"" + version + "\"",
                        "bin/javac",
                        "exit 1",
                        "bin/jar",
                        "exit 1",
                        "bin/java",
                        FakeCheckout.JAVA));
        fake.environment.put("QUOIN_JDK_URL", address(ARCHIVE));
    }

    /// Makes the archive that is served: programs in a folder.
    private void pack(String folder, Map<String, String> programs) throws Exception {
        Path tree = Files.createTempDirectory(fake.scratch, "tree");
        for (var program : programs.entrySet()) {
            FakeCheckout.script(tree.resolve(folder).resolve(program.getKey()), program.getValue());
        }
        Path file = fake.scratch.resolve("made.tar.gz");
        String top = folder.replaceFirst("/.*", "");
        Finished packed =
                Checkout.run(tree, Map.of(), List.of("tar", "-czf", file.toString(), "-C", tree.toString(), top));
        assertThat(packed.exitCode()).as(packed.err()).isZero();
        archive = Files.readAllBytes(file);
    }

    private String address(String path) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + path;
    }

    /// The names in the folder of fetched tools.
    private List<String> found() throws IOException {
        if (!Files.isDirectory(tools)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(tools)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private static String sha256(byte[] bytes) throws Exception {
        return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
