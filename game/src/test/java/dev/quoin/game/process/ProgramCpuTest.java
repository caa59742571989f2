package dev.quoin.game.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// The CPU time of programs, with generous margins: a busy one uses much more than an idle one.
@EnabledOnOs(OS.LINUX)
@Timeout(120)
class ProgramCpuTest {
    private static final Duration LONG = Duration.ofMinutes(1);
    private static final String BURN = "i=0; while [ $i -lt 300000 ]; do i=$((i+1)); done";

    /// A thirtieth of that. Shells count milliseconds at best, and `echo` alone takes less than one.
    private static final String BURN_LITTLE = BURN.replace("300000", "10000");

    private static final String THEN_WAIT = "; echo ready; cat";

    @TempDir
    Path folder;

    private final List<ProgramLauncher> launchers = new ArrayList<>();

    private ProgramLauncher launcher(String script) {
        var launcher = ProgramLauncher.here(new ProgramCommand("sh", List.of("/bin/sh", "-c", script)));
        launchers.add(launcher);
        launcher.begin("game");
        return launcher;
    }

    @AfterEach
    void end() {
        launchers.forEach(ProgramLauncher::end);
    }

    private static Program ready(ProgramLauncher launcher) {
        Program program = launcher.start(List.of(), ProgramLimits.ofMoves());
        assertThat(program.receive(LONG)).isEqualTo(new Heard.Line("ready"));
        return program;
    }

    private static long nanos(ProgramLauncher launcher) {
        return launcher.cpuTime().orElseThrow().toNanos();
    }

    private static long once(ProgramLauncher launcher) {
        Program program = launcher.startOnce(List.of(), ProgramLimits.ofMoves());
        assertThat(program.endsWithin(LONG)).isTrue();
        return nanos(launcher);
    }

    @Test
    void aBusyProgramUsesMoreThanAnIdleOne() {
        ProgramLauncher busy = launcher(BURN + THEN_WAIT);
        ProgramLauncher idle = launcher("sleep 0.3" + THEN_WAIT);
        ready(busy);
        ready(idle);
        assertThat(nanos(idle)).isPositive();
        assertThat(nanos(busy)).isGreaterThan(5 * nanos(idle));
    }

    @Test
    void childrenCountWhileTheyRunAndAfterTheyHaveEnded() {
        long busy = nanosWhenReady(BURN + THEN_WAIT);
        assertThat(nanosWhenReady("(" + BURN + ")" + THEN_WAIT)).isGreaterThan(busy / 3);
        assertThat(nanosWhenReady("(" + BURN + "; echo ready; sleep 1000) & wait"))
                .isGreaterThan(busy / 3);
    }

    private long nanosWhenReady(String script) {
        ProgramLauncher launcher = launcher(script);
        ready(launcher);
        return nanos(launcher);
    }

    @Test
    void aGameCountsFromItsBeginning() {
        ProgramLauncher launcher = launcher(BURN + THEN_WAIT);
        ready(launcher);
        long first = nanos(launcher);
        launcher.begin("next");
        assertThat(launcher.cpuTime().orElse(Duration.ZERO).toNanos()).isLessThan(first / 5);
    }

    @Test
    void theTimeOfAProgramThatIsEndedStaysKnown() {
        ProgramLauncher launcher = launcher(BURN + THEN_WAIT);
        ready(launcher);
        long running = nanos(launcher);
        launcher.end();
        assertThat(nanos(launcher)).isBetween(running, 2 * running);
    }

    @Test
    void theTimeOfAProgramThatHasEndedByItselfIsUnknown() {
        ProgramLauncher launcher = launcher("echo ready");
        assertThat(launcher.cpuTime()).isEmpty();
        assertThat(ready(launcher).endsWithin(LONG)).isTrue();
        assertThat(launcher.cpuTime()).isEmpty();
    }

    @Test
    void aProgramForOneMessageIsMeasuredUntilItsEnd() {
        ProgramLauncher busy = launcher("(" + BURN + "); echo ready");
        ProgramLauncher idle = launcher("(" + BURN_LITTLE + "); echo ready");
        long once = once(busy);
        long twice = once(busy);
        assertThat(twice).isGreaterThan(once * 3 / 2);
        assertThat(once).isGreaterThan(5 * once(idle));
    }

    @Test
    void aSandboxedProgramIsMeasuredToo() {
        assumeTrue(Sandbox.problem().isEmpty(), () -> Sandbox.problem().orElse(""));
        ProgramLauncher busy = sandboxed("(" + BURN + ")" + THEN_WAIT);
        ready(busy);
        ProgramLauncher idle = sandboxed("sleep 0.3" + THEN_WAIT);
        ready(idle);
        assertThat(nanos(busy)).isGreaterThan(5 * nanos(idle));
        assertThat(once(sandboxed("(" + BURN + "); echo ready")))
                .isGreaterThan(5 * once(sandboxed("(" + BURN_LITTLE + "); echo ready")));
    }

    private ProgramLauncher sandboxed(String script) {
        var sandbox = new Sandbox(SandboxLimits.standard(), List.of(), List.of());
        var room = new ProgramLauncher.Room(folder, folder.resolve("logs"), List.of(), List.of(), true);
        var command = new ProgramCommand("sh", List.of("/bin/sh", "-c", script));
        var launcher = ProgramLauncher.in(Surroundings.bare().in(sandbox), command, room);
        launchers.add(launcher);
        launcher.begin("game");
        return launcher;
    }

    @Test
    void aMeasuredProgramEndsAsItWould() {
        Program failed = launcher("exit 7").startOnce(List.of(), ProgramLimits.ofMoves());
        assertThat(failed.receive(LONG)).isEqualTo(new Heard.End("ended with exit code 7"));
        Program killed = launcher("echo trouble >&2; kill -9 $$").startOnce(List.of(), ProgramLimits.ofMoves());
        assertThat(killed.receive(LONG)).isInstanceOf(Heard.End.class);
        assertThat(killed.killSignal()).hasValue(9);
        assertThat(killed.lastComplaints()).endsWith("trouble");
    }

    @Test
    void aMeasuredProgramThatDoesNotReadIsEnded() {
        Program program = launcher("sleep 1000").startOnce(List.of(), ProgramLimits.ofMoves());
        String more = "more than a pipe holds ".repeat(100_000);
        assertThat(program.send(more, Duration.ofMillis(300))).isEqualTo(Program.Told.UNREAD);
    }

    @Test
    void timesOfAShellAreRead() {
        assertThat(ExitMeter.nanos("0m0.001s 0m0.002s\n1m2.500s 0m0.031s\n"))
                .isEqualTo(OptionalLong.of(62_531_000_000L));
        assertThat(ExitMeter.nanos("0m0,001s 0m0,002s\n0m0,120000s 0m0,010000s\n"))
                .isEqualTo(OptionalLong.of(130_000_000L));
        assertThat(ExitMeter.nanos("")).isEmpty();
    }
}
