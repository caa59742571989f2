package dev.quoin.game.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Programs in a sandbox; skipped where there is none.
@EnabledOnOs(OS.LINUX)
@Timeout(60)
class SandboxTest {
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    @TempDir
    Path folder;

    private static Sandbox sandbox(String limits, List<Path> readable, List<Path> hidden) {
        Optional<Sandbox> found = Sandbox.find(SandboxLimits.parse(limits), readable, hidden);
        assumeTrue(
                found.isPresent(), () -> "no sandbox here: " + Sandbox.problem().orElse(""));
        return found.get();
    }

    /// What a shell script in the folder `agent` says in a sandbox, until it ends.
    private List<String> said(Surroundings surroundings, String script, boolean isShared) throws IOException {
        Path file = Files.createDirectories(folder.resolve("agent")).resolve("agent.sh");
        Files.writeString(file, script);
        var room = new ProgramLauncher.Room(
                Files.createDirectories(folder.resolve("work")),
                folder.resolve("logs"),
                List.of(),
                List.of(),
                isShared);
        var command = new ProgramCommand("agent", List.of("sh", file.toString()));
        ProgramLauncher launcher = ProgramLauncher.in(surroundings, command, room);
        try {
            Program program = launcher.start(List.of(), ProgramLimits.ofMoves());
            program.closeInput(PATIENCE);
            var lines = new ArrayList<String>();
            for (Heard heard = program.receive(PATIENCE);
                    heard instanceof Heard.Line(String text);
                    heard = program.receive(PATIENCE)) {
                lines.add(text);
            }
            return lines;
        } finally {
            launcher.end();
        }
    }

    private List<String> said(String limits, String script) throws IOException {
        return said(Surroundings.bare().in(sandbox(limits, List.of(), List.of())), script, false);
    }

    @Test
    void aProgramSeesItsOwnProcessesAndNoNetwork() throws IOException {
        assertThat(said("memory=4g", "ls /proc | grep -c '^[0-9]'; cat /proc/net/dev | grep -c eth; hostname"))
                .hasSize(3)
                .satisfies(
                        lines -> assertThat(Integer.parseInt(lines.getFirst())).isLessThan(10))
                .endsWith("0", "agent");
    }

    @Test
    void aProgramWritesToItsOwnFolderOnlyAndThatIsGoneAfterwards() throws IOException {
        String script =
                "pwd; echo x > note && echo own; echo x > /tmp/note && echo tmp; echo x > \"${0%/*}/note\" || echo no;"
                        + " echo x > /note || echo no; echo x > /usr/note || echo no; echo $HOME";
        List<String> expected = List.of("/tmp/agent", "own", "tmp", "no", "no", "no", "/tmp/agent");
        assertThat(said("memory=4g", script)).isEqualTo(expected);
        assertThat(folder.resolve("work")).isEmptyDirectory();
        assertThat(said("memory=4g", "ls")).isEmpty();
    }

    @Test
    void filesOfAProgramThatIsStartedOftenAreKeptAndCounted() throws IOException {
        Surroundings surroundings = Surroundings.bare().in(sandbox("disk=1m", List.of(), List.of()));
        assertThat(said(surroundings, "echo x > note; ls", true)).containsExactly("note");
        assertThat(said(surroundings, "cat note", true)).containsExactly("x");
        said(surroundings, "for n in 1 2 3; do head -c 500000 /dev/zero > file$n; done", true);
        assertThatThrownBy(() -> said(surroundings, "cat note", true))
                .isInstanceOf(ProgramStartException.class)
                .hasMessage("its folder holds more than 1 MiB");
    }

    @Test
    void diskMemoryAndProcessorTimeAreLimited() throws IOException {
        assertThat(said(
                        "disk=1m",
                        "for n in 1 2 3; do head -c 500000 /dev/zero > file$n; done 2>/dev/null || echo full"))
                .containsExactly("full");
        assertThat(said("memory=64m", "head -c 200000000 /dev/zero | tail -n 1 >/dev/null 2>&1 || echo no memory"))
                .containsExactly("no memory");
        assertThat(said("cpu=1s", "sh -c 'while :; do :; done' 2>/dev/null; echo stopped"))
                .containsExactly("stopped");
        assertThat(said("processes=77", "ulimit -u 2>/dev/null || grep processes /proc/self/limits"))
                .first()
                .asString()
                .contains("77");
    }

    @Test
    void whatIsHiddenIsNotSeenInWhatIsShown() throws IOException {
        Path secret = Files.createDirectories(folder.resolve("agent/matches/one"));
        Files.writeString(secret.resolve("games.jsonl"), "seed");
        Path shown = Files.createDirectories(folder.resolve("shown"));
        Files.writeString(shown.resolve("words"), "word\n");
        var sandbox = sandbox("memory=4g", List.of(shown), List.of(folder.resolve("agent/matches"), secret));
        assertThat(said(
                        Surroundings.bare().in(sandbox),
                        "cat '" + secret + "/games.jsonl' 2>/dev/null || echo hidden; cat '" + shown + "/words'; ls '"
                                + folder + "' | tr '\\n' ' '",
                        false))
                .containsExactly("hidden", "word", "agent shown");
    }

    @Test
    void aChosenFolderIsReadOnlyUnlessTheProgramIsKept() throws IOException {
        Path place = Files.createDirectories(folder.resolve("place"));
        var surroundings =
                new Surroundings(Optional.of(place), Map.of()).in(sandbox("memory=4g", List.of(), List.of()));
        assertThat(said(surroundings, "pwd; echo x > note || echo no", false)).containsExactly(place.toString(), "no");
        assertThat(said(surroundings.withKept(true), "echo x > note && echo yes", false))
                .containsExactly("yes");
    }

    @Test
    void limitsAreRead() {
        assertThat(SandboxLimits.parse("memory=8g, cpu=2m"))
                .isEqualTo(new SandboxLimits(8L << 30, 512, 256L << 20, Duration.ofMinutes(2)));
        for (String wrong : List.of("memory", "memory=8x", "speed=9", "disk=1k", "processes=0")) {
            assertThatThrownBy(() -> SandboxLimits.parse(wrong)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void aBroadFolderIsNotShown() {
        String home = System.getProperty("user.home");
        var command = new ProgramCommand("agent", List.of("/bin/sh", "/", home, "/tmp", "/etc", "/proc", "/dev/null"));
        assertThat(VisiblePaths.of(command, "")).isEmpty();
    }
}
