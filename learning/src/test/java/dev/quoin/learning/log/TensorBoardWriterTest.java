package dev.quoin.learning.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TensorBoardWriterTest {
    private static final InstantSource CLOCK = InstantSource.fixed(Instant.ofEpochMilli(1_500));

    private Path file = Path.of("");

    @BeforeEach
    void choose(@TempDir Path folder) {
        file = folder.resolve("events.out.tfevents.quoin");
    }

    @Test
    void writesTheBytesThatTheFormatAsksFor() throws IOException {
        TensorBoardWriter.begin(file, CLOCK).add(300, Map.of("a/b", 0.5));
        assertThat(HexFormat.of().formatHex(Files.readAllBytes(file)))
                .isEqualTo("1800000000000000" + "a37f4b22" // the length of a record and its check
                        + "09000000000000f83f" + "1a0d627261696e2e4576656e743a32" // the time, the version
                        + "2a28646c" // the check of the record
                        + "1a00000000000000" + "129bd82d"
                        + "09000000000000f83f" + "10ac02" + "2a0c0a0a" + "0a03612f62"
                        + "150000003f" // step, name, number
                        + "49db135b");
    }

    @Test
    void goesOnAfterAStepAsIfItHadNeverGoneFurther() throws IOException {
        TensorBoardWriter events = TensorBoardWriter.begin(file, CLOCK);
        events.add(100, Map.of("loss", 1.0));
        byte[] before = Files.readAllBytes(file);
        events.add(200, Map.of("loss", 2.0));
        byte[] whole = Files.readAllBytes(file);
        TensorBoardWriter resumed = TensorBoardWriter.resume(file, 100, CLOCK);
        assertThat(file).hasBinaryContent(before);
        resumed.add(200, Map.of("loss", 2.0));
        assertThat(file).hasBinaryContent(whole);
    }

    @Test
    void dropsARecordThatACrashCutShort() throws IOException {
        TensorBoardWriter.begin(file, CLOCK).add(100, Map.of("loss", 1.0));
        byte[] whole = Files.readAllBytes(file);
        Files.write(file, new byte[] {40, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9}, StandardOpenOption.APPEND);
        TensorBoardWriter.resume(file, 100, CLOCK);
        assertThat(file).hasBinaryContent(whole);
    }

    @Test
    void refusesAFileThatIsSomethingElse() throws IOException {
        Files.writeString(file, "step,loss\n");
        assertThatThrownBy(() -> TensorBoardWriter.resume(file, 100, CLOCK))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("is not an event file: it has no complete record");
        TensorBoardWriter.begin(file, CLOCK);
        byte[] bytes = Files.readAllBytes(file);
        bytes[15] ^= 1;
        Files.write(file, bytes);
        assertThatThrownBy(() -> TensorBoardWriter.resume(file, 100, CLOCK))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("is not an event file: wrong checksum at byte 0");
    }
}
