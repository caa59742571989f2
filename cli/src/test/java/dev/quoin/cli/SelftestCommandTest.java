package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SelftestCommandTest {
    @Test
    void theCorpusPassesWithTheSameHashEveryTime() {
        Result result = Cli.run("selftest");
        assertThat(result.err()).isEmpty();
        assertThat(result.exitCode()).isZero();
        assertThat(result.out().lines()).allMatch(line -> line.startsWith("pass  "));
        assertThat(result.out()).containsPattern("pass  all +\\d+  [0-9a-f]{16}\n$");
        assertThat(Cli.runProcess("Main", new byte[0], Map.of("LC_ALL", "C"), "selftest"))
                .isEqualTo(result);
    }
}
