package dev.quoin.cli.selftest;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.console.Console;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/// A self-test that cannot fail would be worth nothing.
class SelftestFailureTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void aWrongAnswerFailsAndIsNamed() {
        int exitCode =
                run(Map.of("sums", () -> List.of(new Case("1+1", "2", () -> "3"), new Case("2+2", "4", () -> "4"))));
        assertThat(exitCode).isEqualTo(1);
        assertThat(out.toString(UTF_8)).contains("FAIL  sums").contains("FAIL  all           2");
        assertThat(err.toString(UTF_8)).isEqualTo("sums, 1+1:\n  expected 2\n  found    3\n");
    }

    @Test
    void anExceptionIsAWrongAnswer() {
        int exitCode = run(Map.of(
                "sums",
                () -> List.of(new Case("1/0", "?", () -> {
                    throw new ArithmeticException("by zero");
                }))));
        assertThat(exitCode).isEqualTo(1);
        assertThat(err.toString(UTF_8)).contains("by zero");
    }

    @Test
    void anotherAnswerGivesAnotherHash() {
        run(Map.of("sums", () -> List.of(new Case("1+1", "2", () -> "2"))));
        String first = out.toString(UTF_8);
        out.reset();
        run(Map.of("sums", () -> List.of(new Case("1+1", "3", () -> "3"))));
        assertThat(out.toString(UTF_8)).startsWith("pass").isNotEqualTo(first);
    }

    private int run(Map<String, Supplier<List<Case>>> groups) {
        var console = Console.of(InputStream.nullInputStream(), out, err);
        int exitCode = new SelftestCommand(console).run(groups);
        console.out().flush();
        console.err().flush();
        return exitCode;
    }
}
