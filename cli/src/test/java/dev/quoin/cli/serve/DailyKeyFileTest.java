package dev.quoin.cli.serve;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.cli.console.BadInput;
import dev.quoin.crossword.daily.DailySecret;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DailyKeyFileTest {
    private static final String SECRET = "0123456789abcdef0123456789abcdef";

    @TempDir
    Path folder;

    private Path file(String text) throws IOException {
        return Files.writeString(folder.resolve("key"), text);
    }

    @Test
    void theSecretIsTheTextWithoutSpaceAroundIt() throws IOException {
        Path file = file(SECRET + "\n");
        DailySecret expected = DailySecret.of(SECRET.getBytes(US_ASCII));
        assertThat(DailyKeyFile.read(file, Map.of()).orElseThrow().fingerprint())
                .isEqualTo(expected.fingerprint());
        assertThat(DailyKeyFile.read(null, Map.of("QUOIN_DAILY_KEY_FILE", file.toString()))
                        .orElseThrow()
                        .fingerprint())
                .isEqualTo(expected.fingerprint());
        assertThat(DailyKeyFile.read(null, Map.of())).isEmpty();
    }

    @Test
    void filesWithoutAUsableSecretAreRefusedWithoutTellingTheirText() throws IOException {
        Path brief = file("too short");
        assertThatThrownBy(() -> DailyKeyFile.read(brief, Map.of()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("at least 16 characters")
                .hasMessageNotContaining("too short");
        assertThatThrownBy(() -> DailyKeyFile.read(Path.of("/dev/zero"), Map.of()))
                .hasMessageContaining("longer than 4096 bytes");
        assertThatThrownBy(() -> DailyKeyFile.read(folder.resolve("none"), Map.of()))
                .hasMessageContaining("Cannot read the daily key file");
    }
}
