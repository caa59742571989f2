package dev.quoin.checkout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.checkout.Checkout.Finished;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// What `./quoin release` refuses before it builds, and the release notes. `./quoin release` checks the rest by itself.
@EnabledOnOs(OS.LINUX)
class ReleaseScriptTest {
    private FakeCheckout fake;

    @BeforeEach
    void oneCommit(@TempDir Path scratch) throws IOException {
        fake = new FakeCheckout(scratch);
        fake.jdk("good", "25.0.3");
        for (String tool : List.of("git", "gzip", "sha256sum", "head", "tee", "uname")) {
            fake.link(tool);
        }
        fake.tool("node", "exit 0");
        fake.tool("npm", "exit 0");
        fake.tool("python3", "exit 0");
        Files.copy(Checkout.root().resolve("scripts/release.sh"), fake.folder.resolve("scripts/release.sh"));
        FakeCheckout.write(
                fake.folder.resolve("pom.xml"),
                "<artifactId>quoin-parent</artifactId>\n<version>1.2.0-SNAPSHOT</version>\n");
        FakeCheckout.write(fake.folder.resolve("CHANGELOG.md"), """
                # Change log

                ## [1.3.0]

                Later.

                ## [1.2.0] - 2026-12-01

                ### Added

                - A thing.

                ## 1.1.0

                Earlier.
                """);
        git("init", "-q");
        git("add", "pom.xml", "CHANGELOG.md");
        git("-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "-q", "-m", "One");
    }

    private void git(String... arguments) {
        var command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(arguments));
        assertThat(Checkout.run(fake.folder, Map.of(), command).exitCode()).isZero();
    }

    @Test
    void needsOneVersion() {
        assertThat(release().exitCode()).isEqualTo(2);
        assertThat(release("1.2.0", "1.3.0").err()).contains("one version, please");
        assertThat(release("--fast", "1.2.0").err()).contains("no such option: --fast");
        assertThat(release("--help").out()).startsWith("Usage: ./quoin release [--sign] [--twice] VERSION\n");
    }

    @Test
    void refusesAVersionThatTheSourcesDoNotHave() {
        Finished finished = release("1.3.0");

        assertThat(finished.err())
                .isEqualTo(
                        "quoin release: the sources are at version 1.2.0-SNAPSHOT, not 1.3.0; see scripts/version.sh\n");
        assertThat(finished.exitCode()).isEqualTo(2);
        assertThat(release("1.2.0-beta").exitCode()).isEqualTo(2);
    }

    @Test
    void refusesAVersionWithoutNotes() throws IOException {
        FakeCheckout.write(fake.folder.resolve("CHANGELOG.md"), "# Change log\n\n## [1.2.0]\n\n## 1.1.0\n\nEarlier.\n");
        git("-c", "user.name=Test", "-c", "user.email=test@example.org", "commit", "-q", "-a", "-m", "Two");

        Finished finished = release("1.2.0");

        assertThat(finished.err()).isEqualTo("quoin release: CHANGELOG.md has no section for 1.2.0\n");
        assertThat(finished.exitCode()).isEqualTo(2);
    }

    @Test
    void saysWhatIsMissing() throws IOException {
        fake.removeTool("node");
        assertThat(release("1.2.0").err()).contains("the web pages cannot be built: no Node 20.19 or newer was found");

        fake.removeTool("git");
        Finished finished = release("1.2.0");
        assertThat(finished.err()).isEqualTo("quoin release: git is not installed\n");
        assertThat(finished.exitCode()).isEqualTo(3);
    }

    @Test
    void takesTheNotesFromTheChangeLog() {
        String added = "### Added\n\n- A thing.\n\n";

        assertThat(notes("1.2.0")).isEqualTo(added);
        assertThat(notes("1.2.0-rc.2")).isEqualTo(added);
        assertThat(notes("1.1.0")).isEqualTo("Earlier.\n");
        assertThat(notes("1.2")).isEmpty();
    }

    private String notes(String version) {
        String script = "home=.; . scripts/release.sh; notes_of " + version + " <CHANGELOG.md";
        return Checkout.run(fake.folder, Map.of(), List.of("sh", "-euc", script))
                .out();
    }

    private Finished release(String... arguments) {
        var command = new ArrayList<>(List.of("release"));
        command.addAll(List.of(arguments));
        return fake.run("quoin", command.toArray(String[]::new));
    }
}
