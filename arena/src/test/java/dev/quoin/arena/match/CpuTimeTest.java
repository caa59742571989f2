package dev.quoin.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.arena.process.ExternalContestant;
import dev.quoin.arena.process.ExternalContestant.Mode;
import dev.quoin.arena.result.CpuTimes;
import dev.quoin.arena.result.MatchResult;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.process.Surroundings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The CPU times of matches, with generous margins. All agents pass, so that a game is short.
class CpuTimeTest {
    private static final String BURN = "i=0; while [ $i -lt 150000 ]; do i=$((i+1)); done";

    @TempDir
    Path scratch;

    private MatchResult play(List<Contestant<CrosswordPosition, CrosswordMove>> two, int pairs) {
        return new MatchRun<>(
                        Matches.config(two, pairs, Optional.empty()),
                        new MatchFolder(scratch.resolve("match")),
                        MatchRun.Records.LEFT_OUT,
                        MatchListener.none())
                .play(1)
                .result();
    }

    private static CpuTimes cpu(MatchResult match, int contestant) {
        return match.sides().get(contestant).cpu();
    }

    private static double seconds(CpuTimes cpu) {
        return cpu.perGame().orElseThrow().toNanos() / 1e9;
    }

    /// Agents in this process that count so far before each move.
    private static Contestant<CrosswordPosition, CrosswordMove> counting(String name, int numbers) {
        return Contestant.of(name, _ -> (_, _) -> {
            long digits = 0;
            for (int number = 0; number < numbers; number++) {
                digits += Integer.toString(number).length();
            }
            assertThat(digits).isNotNegative();
            return new CrosswordMove.Pass();
        });
    }

    @Test
    void aBusyAgentUsesMoreThanAnIdleOneAlsoAfterAResumption() {
        var two = List.of(counting("busy", 3_000_000), counting("idle", 10));
        CpuTimes before = cpu(play(two, 1), 0);
        assertThat(before.games()).isEqualTo(2);

        MatchResult match = play(two, 2);

        assertThat(cpu(match, 0).games()).isEqualTo(4);
        assertThat(cpu(match, 1).games()).isEqualTo(4);
        assertThat(cpu(match, 0).total()).isGreaterThan(before.total());
        assertThat(seconds(cpu(match, 0))).isGreaterThan(5 * seconds(cpu(match, 1)));
    }

    private Contestant<CrosswordPosition, CrosswordMove> program(String name, Mode mode, String work)
            throws IOException {
        Path script = scratch.resolve(name + ".sh");
        Files.writeString(
                script,
                "while IFS= read -r line; do\n  case $line in *'\"moverequired\":true'*) " + work
                        + "; echo pass ;; esac\ndone\n");
        return ExternalContestant.of(Matches.DISCIPLINE, "/bin/sh '" + script + "'", mode, Surroundings.bare())
                .named(name, name + "=" + mode.word() + ":sh");
    }

    @ParameterizedTest
    @EnumSource(names = {"PERSISTENT", "ONE_SHOT"})
    @EnabledOnOs(OS.LINUX)
    void aBusyProgramUsesMoreThanAnIdleOne(Mode mode) throws IOException {
        MatchResult match = play(List.of(program("busy", mode, BURN), program("idle", mode, "true")), 1);
        assertThat(cpu(match, 0).games()).isEqualTo(2);
        assertThat(seconds(cpu(match, 0))).isGreaterThan(5 * seconds(cpu(match, 1)));
        assertThat(seconds(cpu(match, 1))).isPositive();
    }

    @ParameterizedTest
    @EnumSource(names = {"PERSISTENT", "ONE_SHOT"})
    @EnabledOnOs(OS.LINUX)
    void aChildThatHasEndedCounts(Mode mode) throws IOException {
        MatchResult match = play(List.of(program("busy", mode, "(" + BURN + ")"), program("idle", mode, "true")), 1);
        assertThat(seconds(cpu(match, 0))).isGreaterThan(5 * seconds(cpu(match, 1)));
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void theTimeOfAProgramThatDiesIsUnknown() throws IOException {
        MatchResult match = play(List.of(program("dead", Mode.PERSISTENT, "exit 1"), counting("idle", 10)), 1);
        assertThat(cpu(match, 0)).isEqualTo(CpuTimes.none());
        assertThat(cpu(match, 1).games()).isEqualTo(2);
    }
}
