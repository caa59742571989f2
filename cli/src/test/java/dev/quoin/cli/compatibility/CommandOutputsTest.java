package dev.quoin.cli.compatibility;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli;
import dev.quoin.cli.Cli.Result;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// What commands of commit 25d2a97 printed for programs to read.
@DisabledOnOs(OS.WINDOWS)
class CommandOutputsTest {
    @TempDir
    Path scratch;

    /// The file has each command after a `$`, what it printed, and its exit code after a `=`.
    @Test
    void commandsPrintWhatTheyPrinted() {
        printWhatTheyPrinted("commands.txt");
    }

    @Test
    @Tag("slow")
    void slowCommandsPrintWhatTheyPrinted() {
        printWhatTheyPrinted("slow-commands.txt");
    }

    private void printWhatTheyPrinted(String file) {
        Samples samples = Samples.in(scratch);
        var now = new StringBuilder();
        for (String line : samples.lines(file)) {
            if (line.startsWith("$ ")) {
                String[] halves = line.substring(2).split(" < ", 2);
                String input = halves.length > 1 ? Samples.read(Path.of(halves[1])) : "";
                Result result = Cli.runWith(input, halves[0].split(" "));
                now.append(line).append('\n').append(result.out());
                now.append("= ").append(result.exitCode()).append('\n');
            }
        }
        assertThat(now.toString()).isEqualTo(samples.text(file));
    }

    /// Options may be added, and what is said of them may change; names, defaults and signatures may not.
    @Test
    void environmentsAreDescribedAsTheyWere() {
        List<String> stored = Samples.in(scratch).lines("environments.txt");
        var now = new ArrayList<String>();
        for (String line : stored) {
            if (line.startsWith("id ")) {
                Result spec = Cli.run("env", "spec", line.substring(line.lastIndexOf(' ') + 1));
                assertThat(spec.exitCode()).as(spec.err()).isZero();
                spec.out()
                        .lines()
                        .map(each -> each.replaceFirst("^((option|reset) [^:]*):.*", "$1"))
                        .filter(each -> stored.contains(each))
                        .forEach(now::add);
            }
        }
        assertThat(now).isEqualTo(stored);
    }

    @Test
    @Tag("slow")
    void benchmarksCountWhatTheyCounted() {
        for (String line : Samples.in(scratch).lines("benchmarks.txt")) {
            String[] words = line.split(" ");
            JsonNode figures = JsonMapper.shared()
                    .readTree(Cli.run("bench", words[0], "--seconds", "0.1", "--json")
                            .out());
            for (String figure : Arrays.asList(words).subList(1, words.length)) {
                String[] halves = figure.split("=");
                assertThat(figures.path(halves[0]).asString()).as(line).isEqualTo(halves[1]);
            }
        }
    }
}
