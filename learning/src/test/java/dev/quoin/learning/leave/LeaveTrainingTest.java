package dev.quoin.learning.leave;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.leave.LeaveFile;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.leave.LeaveValues;
import dev.quoin.crossword.leave.UnseenCorrections;
import dev.quoin.crossword.rules.Bag;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LeaveTrainingTest {
    private static final Crossword MINI = Crossword.of(Variants.named("mini"));
    private static final LeaveConfig CONFIG = LeaveConfig.of(2, 40, 10, 20, 3);

    private static final int E = 5;
    private static final int V = 22;

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
    void correctionsDependNeitherOnThreadsNorOnInterruptions() {
        LeaveConfig config = CONFIG.withUnseen();
        Path whole = directory.resolve("whole.leaves");
        playOn(LeaveTraining.begin(whole, MINI, config, 1), 40);
        Path resumed = directory.resolve("resumed.leaves");
        try (var training = LeaveTraining.begin(resumed, MINI, config, 3)) {
            training.play(40);
            training.play(40);
            training.play(17);
            training.save();
            training.play(9);
        }
        playOn(LeaveTraining.resume(resumed, MINI, config, 2), 100);
        assertThat(resumed).hasSameBinaryContentAs(whole);

        Path plain = directory.resolve("plain.leaves");
        playOn(LeaveTraining.begin(plain, MINI, CONFIG, 2), 40);
        LeaveTable corrected = LeaveFile.read(whole, MINI.variant()).table();
        LeaveTable uncorrected = LeaveFile.read(plain, MINI.variant()).table();
        assertThat(corrected.corrections()).isPresent();
        assertThat(uncorrected.corrections()).isEmpty();
        for (int rank = 0; rank < corrected.ranks().size(); rank++) {
            assertThat(corrected.value(rank)).isEqualTo(uncorrected.value(rank));
        }
    }

    /// The tolerances are several standard errors, and the seed is fixed.
    @Test
    void aRegressionFindsWhatItWasMadeFrom() {
        var tiles = MINI.variant().tiles();
        LeaveTable zero = LeaveTable.zero(MINI.variant());
        var sums = new UnseenSums(tiles, zero);
        UnseenCorrections none = UnseenCorrections.none(tiles);
        var random = new SplittableRandom(5);
        var features = new int[none.features()];
        var rack = new LeaveValues(zero);
        rack.load(Tiles.parse("V", Alphabet.latin()));
        var racks = new LeaveValues[20];
        Arrays.fill(racks, rack);
        var excesses = new long[racks.length];
        for (int position = 0; position < 10_000; position++) {
            Tiles offBoard = Bag.draw(tiles.distribution(), random.nextInt(12, 34), random);
            none.describe(offBoard, features);
            // A V is worth 3 points less if all tiles are Es, and 2 more if none has been played.
            long worth = (-3000L * features[E] + 4000L * features[none.features() - 1]) / UnseenCorrections.UNIT;
            Arrays.setAll(excesses, number -> worth + random.nextInt(-500, 501));
            sums.add(offBoard, racks, excesses);
        }
        UnseenCorrections learned = sums.fit();
        features = new int[none.features()];
        features[E] = 500;
        assertThat(learned.of(V, features)).isBetween(-1700, -1300);
        features[E] = 0;
        features[none.features() - 1] = 500;
        assertThat(learned.of(V, features)).isBetween(1800, 2200);
        assertThat(learned.of(E, features)).isBetween(-200, 200);
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
        var other = LeaveConfig.of(2, 40, 11, 20, 3);
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
        playOn(LeaveTraining.begin(file, MINI, LeaveConfig.of(2, 200, 20, 50, 1), 2), 100);
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
