package dev.quoin.learning.leave;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.leave.LeaveFile;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeaveTrainingTest {
    private static final Crossword MINI = Crossword.of(Variants.named("mini"));
    private static final LeaveConfig CONFIG = new LeaveConfig(2, 40, 10, 20, 3);

    @TempDir
    Path directory;

    private static void playOn(LeaveTraining training, int batch) {
        while (!training.isOver()) {
            training.play(batch);
        }
        training.finish("quoin learn leaves …");
        training.close();
    }

    @Test
    void theResultDependsNeitherOnThreadsNorOnInterruptions() throws IOException {
        Path whole = directory.resolve("whole.leaves");
        playOn(LeaveTraining.begin(whole, MINI, CONFIG, 1), 40);
        Path threaded = directory.resolve("threaded.leaves");
        playOn(LeaveTraining.begin(threaded, MINI, CONFIG, 3), 7);
        Path resumed = directory.resolve("resumed.leaves");
        try (var training = LeaveTraining.begin(resumed, MINI, CONFIG, 2)) {
            training.play(13);
            training.save();
            training.play(5);
        }
        for (int stop = 0; stop < 3; stop++) {
            try (var training = LeaveTraining.resume(resumed, MINI, CONFIG, 2)) {
                training.play(20);
                training.save();
            }
        }
        playOn(LeaveTraining.resume(resumed, MINI, CONFIG, 1), 100);

        assertThat(threaded).hasSameBinaryContentAs(whole);
        assertThat(resumed).hasSameBinaryContentAs(whole);
        assertThat(LeaveTraining.checkpointFile(resumed)).doesNotExist();
    }

    @Test
    void aTrainingResumesOnlyWithItsConfiguration() throws IOException {
        Path file = directory.resolve("my.leaves");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LeaveTraining.resume(file, MINI, CONFIG, 1))
                .withMessageStartingWith("there is no training to resume: no such file: ");
        try (var training = LeaveTraining.begin(file, MINI, CONFIG, 1)) {
            training.play(2);
            training.save();
        }
        var other = new LeaveConfig(2, 40, 11, 20, 3);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LeaveTraining.resume(file, MINI, other, 1))
                .withMessageContaining("has racks = 10, got 11");
        Path state = LeaveTraining.checkpointFile(file);
        byte[] bytes = Files.readAllBytes(state);
        Files.write(state, Arrays.copyOf(bytes, bytes.length - 30));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LeaveTraining.resume(file, MINI, CONFIG, 1))
                .withMessageContaining("is not a checkpoint");
    }

    @Test
    void goodTilesAreWorthMoreThanBadOnes() {
        Path file = directory.resolve("my.leaves");
        playOn(LeaveTraining.begin(file, MINI, new LeaveConfig(2, 200, 20, 50, 1), 2), 100);
        LeaveTable table = LeaveFile.read(file, MINI.variant()).table();
        assertThat(table.value(Tiles.none())).isZero();
        assertThat(value(table, "?")).isGreaterThan(value(table, "V"));
        assertThat(value(table, "S")).isGreaterThan(value(table, "V"));
        assertThat(value(table, "?S")).isGreaterThan(value(table, "VW"));
    }

    private static int value(LeaveTable table, String tiles) {
        return table.value(Tiles.parse(tiles, Alphabet.latin()));
    }
}
