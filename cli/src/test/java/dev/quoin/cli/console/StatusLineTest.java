package dev.quoin.cli.console;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class StatusLineTest {
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private final AtomicLong nanos = new AtomicLong(5);

    @Test
    void withoutATerminalALineIsPrintedNowAndThen() {
        var console = Console.of(new ByteArrayInputStream(new byte[0]), new ByteArrayOutputStream(), err);
        try (var status = StatusLine.orMessages(console, nanos::get)) {
            for (int second = 1; second <= 3600; second++) {
                nanos.addAndGet(Duration.ofSeconds(1).toNanos());
                String text = "second " + second;
                status.show(() -> "never", () -> text);
            }
        }
        assertThat(err.toString(UTF_8))
                .startsWith("second 10\nsecond 20\n")
                .doesNotContain("never", "\r")
                .satisfies(text ->
                        assertThat(text.lines()).as("fewer as time goes by").hasSizeBetween(40, 120));
    }
}
