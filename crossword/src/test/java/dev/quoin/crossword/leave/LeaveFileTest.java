package dev.quoin.crossword.leave;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LeaveFileTest {
    private static final Variant MINI = Variants.named("mini");

    @TempDir
    Path directory;

    private static LeaveFile random(Variant variant) {
        var random = new Random(5);
        MultisetRank ranks = LeaveTable.ranks(variant);
        var values = new short[ranks.size()];
        for (int rank = 1; rank < values.length; rank++) {
            values[rank] = (short) (random.nextInt(-3276, 3277) * PackedLeaves.STEP);
        }
        var origin = LeaveOrigin.of(variant, Lexicons.named("mini"), 7, "quoin learn leaves --seed 7");
        return new LeaveFile(origin, LeaveTable.of(ranks, values));
    }

    @ParameterizedTest
    @ValueSource(strings = {"mini", "mini7", "standard"})
    void whatIsWrittenIsRead(String name) {
        Variant variant = Variants.named(name);
        LeaveFile written = random(variant);
        Path file = directory.resolve("my.leaves");
        written.write(file, variant);
        LeaveFile read = LeaveFile.read(file, variant);
        assertThat(read.origin()).isEqualTo(written.origin());
        for (int rank = 0; rank < written.table().ranks().size(); rank++) {
            assertThat(read.table().value(rank)).isEqualTo(written.table().value(rank));
        }
    }

    @Test
    void theHeadSaysWhatTheValuesAreFor() {
        String text = new String(random(MINI).bytes(MINI), StandardCharsets.ISO_8859_1);
        assertThat(text)
                .startsWith("quoin leaves 1\nvariant = mini\ntiles = AABCDEEFGHIIJKLLMNNOOPQRRSSTTUUVWXYZ?? of A B C ")
                .contains("\nmost = 4\nlexicon = mini\nwords = 1305-", "\ncommand = quoin learn leaves --seed 7\n");
    }

    @Test
    void correctionsAreReadAndChecked() {
        LeaveFile plain = random(MINI);
        assertThat(plain.table().corrections()).isEmpty();
        LeaveTable corrected = NaiveLeaves.randomlyCorrected(plain.table(), MINI, 3);
        byte[] bytes = new LeaveFile(plain.origin(), corrected).bytes(MINI);
        LeaveTable read = LeaveFile.parse(bytes, "my.leaves", MINI).table();
        assertThat(read.corrections().orElseThrow().weights())
                .isEqualTo(corrected.corrections().orElseThrow().weights());
        assertThat(read.uncorrected().corrections()).isEmpty();

        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        byte[] damaged =
                text.replaceFirst("corrections = -?\\d", "corrections = 5").getBytes(StandardCharsets.ISO_8859_1);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LeaveFile.parse(damaged, "my.leaves", MINI))
                .withMessage("my.leaves is truncated or damaged: learn the leave values again");
    }

    @Test
    void cutOffAndDamagedFilesAreRefused() {
        byte[] whole = random(MINI).bytes(MINI);
        for (int length = 0; length < whole.length; length += 97) {
            byte[] cut = Arrays.copyOf(whole, length);
            assertThatIllegalArgumentException().isThrownBy(() -> LeaveFile.parse(cut, "my.leaves", MINI));
        }
        byte[] damaged = whole.clone();
        damaged[whole.length / 2] ^= 1;
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LeaveFile.parse(damaged, "my.leaves", MINI))
                .withMessage("my.leaves is truncated or damaged: learn the leave values again");
    }

    @Test
    void otherFilesAreRefusedByName() throws IOException {
        refused("quoin patterns 1: …", MINI, "x is not a file of leave values");
        refused("", MINI, "x is not a file of leave values");
        refused("quoin leaves 2\n\n", MINI, "x was written by a later version of Quoin: it has format 2");
        byte[] mini = random(MINI).bytes(MINI);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LeaveFile.parse(mini, "x", Variants.named("standard")))
                .withMessage("x has leave values for the tiles of mini, which are not those of standard");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LeaveFile.read(directory.resolve("none"), MINI))
                .withMessageContaining("cannot read leave values: no such file: ");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LeaveFile.read(Files.createDirectory(directory.resolve("folder")), MINI))
                .withMessageContaining("is a directory");
    }

    private static void refused(String text, Variant variant, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> LeaveFile.parse(text.getBytes(StandardCharsets.UTF_8), "x", variant))
                .withMessageStartingWith(message);
    }

    @Test
    void theFingerprintOfWordsDependsOnTheWordsOnly() {
        String mini = Lexicons.named("mini").fingerprint();
        assertThat(mini).startsWith("1305-").isEqualTo(Lexicons.named("mini").fingerprint());
        assertThat(Lexicons.named("enable").fingerprint()).startsWith("172823-").isNotEqualTo(mini);
    }
}
