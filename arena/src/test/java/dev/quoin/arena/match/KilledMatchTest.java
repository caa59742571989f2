package dev.quoin.arena.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A real process that is killed again and again, as `kill -9` does it, and always goes on.
class KilledMatchTest {
    private static final long PATIENCE_SECONDS = 120;

    @TempDir
    Path scratch;

    private Process start(String folder, int pairs, int jobs) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        MatchMain.class.getName(),
                        scratch.resolve(folder).toString(),
                        Integer.toString(pairs),
                        Integer.toString(jobs))
                .redirectOutput(scratch.resolve(folder + ".out").toFile())
                .redirectError(scratch.resolve(folder + ".err").toFile())
                .start();
    }

    private void finish(String folder, int pairs, int jobs) throws Exception {
        Process process = start(folder, pairs, jobs);
        assertThat(process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue())
                .as(Files.readString(scratch.resolve(folder + ".err")))
                .isZero();
    }

    private long size(String folder) throws IOException {
        Path log = scratch.resolve(folder).resolve(MatchFolder.LOG);
        return Files.exists(log) ? Files.size(log) : 0;
    }

    @Test
    @Tag("slow")
    void aMatchKilledAgainAndAgainHasTheResultOfOneThatWasNot() throws Exception {
        killAndResume(6, 600);
    }

    @Test
    @Tag("long")
    void aMatchKilledTwentyTimesHasTheResultOfOneThatWasNot() throws Exception {
        killAndResume(20, 2500);
    }

    private void killAndResume(int kills, int pairs) throws Exception {
        finish("whole", pairs, 1);
        long whole = size("whole");
        var chance = new SplittableRandom(4);
        int midway = 0;
        for (int kill = 1; kill <= kills; kill++) {
            long before = size("killed");
            Process process = start("killed", pairs, 1 + kill % 3);
            // Somewhere in the next part of the match, at any byte, whatever the speed of the machine.
            long target = before + chance.nextLong(1, whole / (kills + 2));
            while (process.isAlive() && size("killed") < target) {
                Thread.onSpinWait();
            }
            process.destroyForcibly().waitFor();
            midway += size("killed") < whole ? 1 : 0;
            assertThat(size("killed")).as("kill %d", kill).isGreaterThanOrEqualTo(before / 2);
        }
        assertThat(midway).as("kills before the end").isEqualTo(kills);
        finish("killed", pairs, 2);
        assertThat(Files.readString(scratch.resolve("killed.out")))
                .isEqualTo(Files.readString(scratch.resolve("whole.out")))
                .contains(String.format(Locale.ROOT, "%,d games", 2 * pairs));
        assertThat(games("killed")).isEqualTo(games("whole")).hasSize(2 * pairs);
    }

    /// Every game of a log by its label, without its times; fails when one is there twice.
    private Map<String, List<String>> games(String folder) throws IOException {
        var games = new TreeMap<String, List<String>>();
        for (String line : Files.readAllLines(scratch.resolve(folder).resolve(MatchFolder.LOG))) {
            if (line.startsWith("{\"pair\"")) {
                var record =
                        GameLine.read(line.getBytes(StandardCharsets.UTF_8)).record();
                var texts = record.moves().stream()
                        .map(move -> move.seat() + " " + move.text())
                        .toList();
                assertThat(games.put(record.label() + record.points(), texts)).isNull();
            }
        }
        return games;
    }
}
