package dev.quoin.checkout;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.checkout.Checkout.Finished;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// What `./quoin` and `./mvnw` promise, tried on a copy with JDKs and a Maven made of small shell scripts.
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {

    private FakeCheckout fake;

    @BeforeEach
    void copyTheLauncher(@TempDir Path scratch) throws IOException {
        fake = new FakeCheckout(scratch);
    }

    @Nested
    class FindsTheJdk {

        @Test
        void althoughAnOlderOneIsFirstOnThePathAndInJavaHome() throws IOException {
            Path old = fake.jdk("old", "17.0.15");
            Path good = fake.jdk("good", "25.0.3");
            fake.environment.put("JAVA_HOME", old.toString());
            fake.environment.put("PATH", old.resolve("bin") + ":" + fake.environment.get("PATH"));

            assertThat(quoin("version").out()).startsWith(good + " ");
        }

        @Test
        void ofJavaHomeBeforeAnyOther() throws IOException {
            fake.jdk("elsewhere", "25.0.4");
            Path chosen = fake.jdk("chosen", "25.0.3");
            fake.environment.put("JAVA_HOME", chosen.toString());

            assertThat(quoin("version").out()).startsWith(chosen + " ");
        }

        @Test
        void withoutTheArrayBugBeforeOneThatHasItOrIsNewer() throws IOException {
            fake.jdk("a-early", "25.0.2");
            fake.jdk("b-newer", "26.0.1");
            Path good = fake.jdk("c-good", "25.0.10");

            assertThat(quoin("version").out()).startsWith(good + " ");
        }

        @Test
        void thatIsNewerWhenNothingElseFits() throws IOException {
            fake.jdk("a-early", "25");
            Path newer = fake.jdk("b-newer", "26");

            assertThat(quoin("version").out()).startsWith(newer + " ");
        }

        @Test
        void orSaysWhatToInstall() throws IOException {
            Path old = fake.jdk("old", "21.0.8");

            Finished finished = quoin("solve", "words.txt");

            assertThat(finished.exitCode()).isEqualTo(3);
            assertThat(finished.out()).isEmpty();
            assertThat(finished.err())
                    .contains(
                            "no JDK 25 or newer found", "21.0.8 at " + old, "apt install openjdk-25-jdk", "JAVA_HOME");
        }

        @Test
        void onlyWhenItCanCompile() throws IOException {
            Path runtime = fake.jdk("runtime", "25.0.3");
            Files.delete(runtime.resolve("bin/javac"));

            assertThat(quoin("version").exitCode()).isEqualTo(3);
        }
    }

    @Nested
    class Builds {

        @BeforeEach
        void oneJdk() throws IOException {
            fake.jdk("good", "25.0.3");
        }

        @Test
        void whatIsMissingOnceOnly() throws IOException {
            Finished first = quoin("version");
            Finished second = quoin("version");

            assertThat(first.err()).contains("first build");
            assertThat(second.err()).isEmpty();
            assertThat(fake.builds()).hasSize(1);
        }

        @Test
        void beforePythonRunsAndSaysWhatPythonLacks() throws IOException {
            Finished finished = quoin("python", "-V");

            assertThat(finished.exitCode()).isEqualTo(3);
            assertThat(finished.err()).contains("no Python 3.10 or newer was found");
            assertThat(fake.builds()).hasSize(1);
        }

        @Test
        void onlyTheJarOfThePythonPackageWhenAsked() throws IOException {
            Files.delete(fake.folder.resolve("web/dist/index.html"));

            Finished finished = quoin("build", "python");

            assertThat(finished.err()).isEqualTo("quoin: compiling the jar of the Python package\n");
            assertThat(fake.folder.resolve(".quoin/quoin-python.jar")).hasContent("jar");
            assertThat(fake.folder.resolve(".quoin/quoin.jar")).doesNotExist();
            assertThat(fake.builds())
                    .singleElement()
                    .asString()
                    .contains("-f " + fake.folder + "/python/jar/pom.xml ")
                    .endsWith(" package");

            assertThat(quoin("build", "python").err()).isEmpty();
            FakeCheckout.write(fake.folder.resolve("env/src/main/java/Env.java"), "class Env { }\n");
            quoin("build", "python");
            assertThat(fake.builds()).hasSize(2);

            assertThat(quoin("build", "nothing").exitCode()).isEqualTo(2);
        }

        @Test
        void beforeTheWheelIsMadeAndSaysWhatPythonLacks() throws IOException {
            Finished finished = quoin("wheel");

            assertThat(finished.exitCode()).isEqualTo(3);
            assertThat(finished.out()).isEmpty();
            assertThat(finished.err()).contains("no Python 3.10 or newer was found");
            assertThat(fake.builds()).hasSize(1);
        }

        @Test
        void nothingForTheDocumentationWithoutPython() throws IOException {
            Finished finished = quoin("docs");

            assertThat(finished.exitCode()).isEqualTo(3);
            assertThat(finished.out()).isEmpty();
            assertThat(finished.err()).contains("quoin docs: no Python 3.10 or newer was found");
            assertThat(fake.builds()).isEmpty();

            assertThat(quoin("docs", "--help").out()).contains("--build", "--check", "--cli", "--output", "--port");
            assertThat(quoin("docs", "--bild").exitCode()).isEqualTo(2);
            assertThat(quoin("docs", "--port", "http").err()).contains("--port must be a number, got 'http'");
            assertThat(quoin("docs", "--output").err()).contains("--output needs a value");
        }

        @Test
        void withoutPagesWhereNodeIsMissingOrTooOldAndServesNone() throws IOException {
            Files.delete(fake.folder.resolve("web/dist/index.html"));

            Finished missing = quoin("serve");
            assertThat(missing.exitCode()).isEqualTo(3);
            assertThat(missing.err())
                    .contains("the web pages need Node 20.19 or newer, and none was found")
                    .contains("there are no web pages to serve: no Node 20.19 or newer was found (Debian 13 or newer: ")
                    .contains("Fedora: dnf install nodejs npm; macOS: brew install node");
            assertThat(quoin("build").err())
                    .contains("building without the web pages: no Node 20.19 or newer was found (Debian 13 or newer: ");

            fake.tool("node", "[ \"$1\" = --version ] && echo v18.19.0");
            assertThat(quoin("serve").err())
                    .contains("/node is v18.19.0, 20.19 or newer is needed (Debian 13 or newer: ");
            assertThat(quoin("version").exitCode()).isZero();

            fake.environment.put("QUOIN_NODE", "/nowhere/node");
            assertThat(quoin("serve").err()).contains("QUOIN_NODE is no program: /nowhere/node");
        }

        @Test
        void thePagesAndTheJarAtTheSameTime() throws IOException {
            Files.delete(fake.folder.resolve("web/dist/index.html"));
            fake.node("24.0.0");
            String other =
                    "waited=0; until [ -f %s ]; do sleep 0.1; waited=$((waited + 1)); [ $waited -lt 300 ] || exit 1; done\n";
            fake.maven(": >java-begun\n" + other.formatted("pages-begun") + FakeCheckout.JARS);
            fake.tool("npm", "(cd ..; : >pages-begun\n" + other.formatted("java-begun") + ")\n" + FakeCheckout.NPM);

            Finished finished = quoin("serve", "--port", "9");

            assertThat(finished.err()).contains("first build", "quoin: built in ");
            assertThat(finished.out())
                    .contains("-cp " + fake.folder + "/.quoin/quoin.jar:" + fake.folder + "/.quoin/pages.jar ")
                    .endsWith("[serve][--port][9]\n");
            assertThat(fake.lines("npm"))
                    .containsExactly("ci --omit=dev --no-audit --no-fund --loglevel=error", "run --silent pages");
            assertThat(fake.folder.resolve("web/dist/index.html")).hasContent("page");

            assertThat(quoin("serve").err()).isEmpty();
            FakeCheckout.write(fake.folder.resolve("web/src/App.svelte"), "<p>Hello</p>\n");
            quoin("version");
            assertThat(fake.lines("npm")).hasSize(2);
            quoin("serve");
            assertThat(fake.lines("npm")).last().isEqualTo("run --silent pages");
            assertThat(fake.builds()).hasSize(1);
        }

        @Test
        void onlyWhatACommandNeedsAndEverythingWhenAsked() throws IOException {
            quoin("version");
            assertThat(fake.builds()).last().asString().contains("-Pquick").endsWith(" package");

            quoin("train", "forest");
            quoin("train", "leaves");
            quoin("train", "--help");
            assertThat(fake.builds()).hasSize(1);
            quoin("train", "network.toml");
            assertThat(fake.builds()).hasSize(2).last().asString().doesNotContain("-Pquick");
            quoin("train", "network.toml");
            quoin("serve");
            assertThat(fake.builds()).hasSize(2);

            quoin("build");
            assertThat(fake.builds()).hasSize(3).last().asString().doesNotContain("-Pquick");
        }

        @Test
        void andSaysHowFarItIs() throws Exception {
            fake.maven("""
                    echo '[INFO] Building Quoin parent 1.0 [1/3]'
                    echo '[INFO] Downloaded from there: https://example.org/a/library-1.0.jar (12 kB at 3 kB/s)'
                    echo '[INFO] Building Quoin game 1.0 [2/3]'
                    echo '[INFO] Building Quoin cli 1.0 [3/3]'
                    echo '[INFO] --- shade:1.0:shade (quoin.jar) @ quoin-cli ---'
                    """ + FakeCheckout.JARS);

            assertThat(quoin("version").err().lines())
                    .startsWith("quoin: first build; it takes about a minute, more when libraries have to be fetched")
                    .contains(
                            "quoin: 0% compiling parent",
                            "quoin: 30% compiling game", "quoin: 60% compiling cli", "quoin: 90% packing quoin.jar")
                    .hasSize(6);

            FakeCheckout.write(fake.folder.resolve("cli/src/main/java/Main.java"), "class Main { }\n");
            assertThat(fake.atATerminal("", "version"))
                    .contains("\r\033[Kquoin: 0% fetching library-1.0.jar\r\033[Kquoin: 30% compiling game\r\033[K")
                    .endsWith("[version]\r\n");
        }

        @Test
        void theCacheOnlyAfterTheServerHasStarted() throws Exception {
            fake.environment.put("QUOIN_CACHE_DELAY", "1");

            quoin("serve");
            Path cacheMaker = fake.folder.resolve(".quoin/jdk");
            assertThat(cacheMaker).doesNotExist();

            for (int waited = 0; waited < 300 && !Files.exists(cacheMaker); waited++) {
                Thread.sleep(100);
            }
            assertThat(cacheMaker).exists();
        }

        @Test
        void beforeAnImageIsMadeAndSaysWhatTheJdkLacks() throws IOException {
            Finished finished = quoin("image", "app");

            assertThat(finished.exitCode()).isEqualTo(3);
            assertThat(finished.out()).isEmpty();
            assertThat(finished.err()).contains("has no jlink; install a full one");
            assertThat(fake.builds()).hasSize(1);
        }

        @Test
        void againWhenASourceFileIsNewer() throws IOException {
            quoin("version");
            FakeCheckout.write(fake.folder.resolve("cli/src/main/java/Main.java"), "class Main { }\n");
            quoin("version");

            assertThat(fake.builds()).hasSize(2);
        }

        @Test
        void againWhenASourceFileIsGone() throws IOException {
            quoin("version");
            Files.delete(fake.folder.resolve("cli/src/main/java/Other.java"));
            quoin("version");

            assertThat(fake.builds()).hasSize(2);
        }

        @Test
        void onceWhenSeveralCommandsStartTogether() throws IOException {
            severalCommandsBuildOnce();
        }

        @Test
        void onceAlsoWhereThereIsNoFlock() throws IOException {
            fake.removeTool("flock");

            severalCommandsBuildOnce();
        }

        @Test
        void althoughAnotherBuildDiedWithTheLock() throws IOException {
            fake.removeTool("flock");
            long deadProcess = 4_000_000_000L;
            FakeCheckout.write(fake.folder.resolve(".quoin/lock.d/pid"), deadProcess + "\n");

            assertThat(quoin("version").exitCode()).isZero();
            assertThat(fake.folder.resolve(".quoin/lock.d")).doesNotExist();
        }

        private void severalCommandsBuildOnce() throws IOException {
            fake.maven("sleep 1; " + FakeCheckout.JARS);
            var running = new ArrayList<CompletableFuture<Finished>>();
            for (int command = 0; command < 4; command++) {
                running.add(CompletableFuture.supplyAsync(() -> quoin("version")));
            }

            assertThat(running)
                    .allSatisfy(command -> assertThat(command.join().exitCode()).isZero());
            assertThat(fake.builds()).hasSize(1);
        }

        @Test
        void andStopsWhenTheBuildFails() throws IOException {
            fake.maven("echo '[ERROR] the reason'; exit 1");

            Finished finished = quoin("version");

            assertThat(finished.exitCode()).isEqualTo(3);
            assertThat(finished.out()).isEmpty();
            assertThat(finished.err()).contains("[ERROR] the reason", "the build failed");
        }

        @Test
        void nothingWhenTheJarIsNamed() throws IOException {
            fake.environment.put("QUOIN_JAR", "/some/quoin.jar");

            assertThat(quoin("version").out()).contains("-cp /some/quoin.jar dev.quoin.cli.Main version");
            assertThat(fake.builds()).isEmpty();
        }

        @Test
        void aNewCacheWhenTheJdkIsAnother() throws IOException {
            quoin("version");
            Path other = fake.jdk("another", "25.0.9");
            fake.environment.put("JAVA_HOME", other.toString());
            quoin("version");

            assertThat(fake.folder.resolve(".quoin/jdk")).hasContent("25.0.9 " + other);
            assertThat(fake.builds()).hasSize(1);
        }
    }

    @Nested
    class Runs {

        @BeforeEach
        void oneJdk() throws IOException {
            fake.jdk("good", "25.0.3");
        }

        @Test
        void withTheArgumentsAsGiven() {
            assertThat(quoin("moves", "--cgp", "15/15 A?/ 0/0 0", "").out())
                    .endsWith("[moves][--cgp][15/15 A?/ 0/0 0][]\n");
        }

        @Test
        void withTheExitCodeOfTheCommand() {
            fake.environment.put("FAKE_EXIT", "1");

            assertThat(quoin("lexicon", "check", "qzx").exitCode()).isEqualTo(1);
        }

        @Test
        void throughASymbolicLinkFromAnotherFolder() throws IOException {
            Path bin = Files.createDirectories(fake.scratch.resolve("bin"));
            Files.createSymbolicLink(bin.resolve("first"), Path.of("../my checkout/quoin"));
            Files.createSymbolicLink(bin.resolve("second"), bin.resolve("first"));

            Finished finished = Checkout.run(bin, fake.environment, List.of("./second", "version"));

            assertThat(finished.out())
                    .contains(fake.folder + "/.quoin/quoin.jar")
                    .endsWith("[version]\n");
        }

        @Test
        void andAddsItsOwnCommandsToTheHelpOnly() {
            assertThat(quoin("--help").out())
                    .contains("[--help]\n", "In a checkout also:", "  test ", "  wheel ", "  docs ");
            assertThat(quoin("solve", "--help").out()).endsWith("[solve][--help]\n");
        }

        @Test
        void withoutTheOptionsOfTheLauncher() {
            assertThat(quoin("--yes", "--no-install", "version").out()).endsWith("[version]\n");
            assertThat(quoin("serve", "--yes", "--port", "9").out()).endsWith("[serve][--port][9]\n");
            assertThat(quoin("solve", "--yes").out()).endsWith("[solve][--yes]\n");
        }

        @Test
        void longCommandsWithBothCompilers() {
            assertThat(quoin("version").out()).contains("-XX:TieredStopAtLevel=1");
            assertThat(quoin("bench", "movegen").out()).doesNotContain("TieredStopAtLevel");
            assertThat(quoin("solve", "words.txt").out()).doesNotContain("TieredStopAtLevel");
            assertThat(quoin("othello", "perft", "9").out()).doesNotContain("TieredStopAtLevel");
            assertThat(quoin("preendgame", "game.gcg").out()).doesNotContain("TieredStopAtLevel");
            assertThat(quoin("simulate", "game.gcg").out()).doesNotContain("TieredStopAtLevel");
            assertThat(quoin("othello", "show", "start").out()).contains("-XX:TieredStopAtLevel=1");
        }
    }

    @Nested
    class TestsFaults {

        @BeforeEach
        void oneJdk() throws IOException {
            fake.jdk("good", "25.0.3");
            fake.maven("""
                    mkdir -p cli/target/surefire-reports && echo jar >cli/target/quoin.jar
                    echo '<testsuite name="dev.quoin.FloodTest" time="'$QUOIN_FAULTS_SECONDS'" tests="3" errors="0" skipped="1">' \\
                        >cli/target/surefire-reports/TEST-dev.quoin.FloodTest.xml
                    """);
        }

        @Test
        void withTheirBudgetAndSaysWhereTheTimeWent() throws IOException {
            Finished finished = quoin("test", "faults", "--budget", "3m");

            assertThat(finished.out()).contains("faults:    180.0 s  dev.quoin.FloodTest\n", "of a budget of 180 s");
            assertThat(finished.out())
                    .contains("api: skipped, because no Python 3.10 or newer was found")
                    .endsWith("2 passed, 0 failed, 2 skipped\n");
            assertThat(finished.exitCode()).isZero();
            assertThat(fake.builds())
                    .satisfiesExactly(
                            format -> assertThat(format).endsWith(" spotless:check"),
                            tests -> assertThat(tests)
                                    .endsWith("-Pfaults -Dsurefire.timeout=180 -Dspotless.check.skip=true verify"));
        }

        @Test
        void forTwentyMinutesOrWhatTheEnvironmentSays() {
            assertThat(quoin("test", "faults").out()).contains("of a budget of 1200 s");

            fake.environment.put("QUOIN_FAULTS_SECONDS", "90");
            assertThat(quoin("test", "faults").out()).contains("of a budget of 90 s");
        }

        @Test
        void withoutInstallingABrowserWhenToldSo() throws IOException {
            fake.node("24.0.0");
            fake.tool("id", "echo 0");
            fake.tool("apt-get", "echo \"$*\" >>'" + fake.folder + "/apt'; exit 1");

            assertThat(quoin("test", "browser", "--no-install").out())
                    .contains(
                            "browser: skipped, because no Chromium was found (Debian: apt install chromium-headless-shell; ");
            assertThat(fake.folder.resolve("apt")).doesNotExist();

            assertThat(quoin("test", "browser").err())
                    .contains(
                            "quoin: installing the Debian package chromium-headless-shell for the tests in a browser; --no-install leaves",
                            "quoin: installing the Debian package chromium for the tests in a browser; --no-install leaves");
            assertThat(fake.lines("apt"))
                    .contains("-o DPkg::Lock::Timeout=300 install -y --no-install-recommends chromium")
                    .first()
                    .isEqualTo("-o DPkg::Lock::Timeout=300 install -y --no-install-recommends chromium-headless-shell");
            assertThat(fake.lines("npm")).first().asString().startsWith("ci --include=dev ");
        }

        @Test
        void neverWithABudgetThatIsNoTime() throws IOException {
            for (String budget : List.of("", "soon", "0", "1.5m", "m")) {
                Finished finished = quoin("test", "faults", "--budget=" + budget);

                assertThat(finished.err())
                        .isEqualTo("quoin: '" + budget + "' is not a time; write seconds, or minutes as in 20m\n");
                assertThat(finished.exitCode()).isEqualTo(2);
            }
            assertThat(fake.builds()).isEmpty();
        }
    }

    @Nested
    class Maven {

        @BeforeEach
        void oneJdkAndNoMaven() throws IOException {
            fake.jdk("good", "25.0.3");
            fake.removeTool("mvn");
        }

        @Test
        void thatIsTooOldIsNotUsed() throws IOException {
            fake.tool("mvn", "echo 'Apache Maven 3.6.3 (abc)'");

            Finished finished = mvnw("verify");

            assertThat(finished.exitCode()).isEqualTo(3);
            assertThat(finished.err()).contains("no Maven 3.8 or later found", "MVNW_REPOURL");
        }

        @Test
        void isFetchedFromTheNamedRepositoryButRefusedWhenItsBytesAreOthers() throws IOException {
            fake.tool("curl", "while [ $# -gt 1 ]; do [ \"$1\" = -o ] && file=$2; shift; done; echo \"$1\" >\"$file\"");
            fake.environment.put("MVNW_REPOURL", "https://repository.example");

            Finished finished = mvnw("verify");

            assertThat(finished.exitCode()).isEqualTo(3);
            assertThat(finished.err())
                    .contains(
                            "fetching Maven 3.9.11 from https://repository.example/org/apache/maven/apache-maven/3.9.11/")
                    .contains("does not have the expected SHA-512");
            assertThat(fake.scratch.resolve(".m2/wrapper/dists")).isEmptyDirectory();
        }

        @Test
        void isInstalledAsASystemPackageOnlyByRootWithAWordAboutIt() throws IOException {
            fake.tool("id", "echo 0");
            fake.tool("apt-get", "echo \"$*\" >>'" + fake.folder + "/apt'; exit 1");

            Finished without = mvnw("verify");
            assertThat(without.err())
                    .contains(
                            "quoin: installing the Debian package maven to build Quoin, because Maven could not be fetched;"
                                    + " --no-install leaves it out\n")
                    .contains("apt-get could not install maven; see ");
            assertThat(fake.lines("apt"))
                    .contains("-o DPkg::Lock::Timeout=300 install -y --no-install-recommends maven");

            Files.delete(fake.folder.resolve("apt"));
            Finished refused = quoin("--no-install", "version");
            assertThat(refused.exitCode()).isEqualTo(3);
            assertThat(refused.err()).contains("no Maven 3.8 or later found").doesNotContain("installing");
            fake.environment.put("QUOIN_NO_INSTALL", "1");
            assertThat(mvnw("verify").exitCode()).isEqualTo(3);
            assertThat(fake.folder.resolve("apt")).doesNotExist();
        }

        @Test
        void thatWasFetchedBeforeIsUsed() throws IOException {
            FakeCheckout.script(
                    fake.scratch.resolve(".m2/wrapper/dists/apache-maven-3.9.11-quoin/bin/mvn"),
                    "echo \"$JAVA_HOME $*\"");

            assertThat(mvnw("verify").out()).isEqualTo(fake.scratch.resolve("jdks/good") + " verify\n");
        }
    }

    private Finished quoin(String... arguments) {
        return fake.run("quoin", arguments);
    }

    private Finished mvnw(String... arguments) {
        return fake.run("mvnw", arguments);
    }
}
