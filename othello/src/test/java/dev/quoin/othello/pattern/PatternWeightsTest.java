package dev.quoin.othello.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class PatternWeightsTest {
    private static float[] random(long seed) {
        var random = new SplittableRandom(seed);
        float[] discs = new float[PatternWeights.SIZE];
        for (int each = 0; each < discs.length; each++) {
            discs[each] = (float) random.nextDouble(-9, 9);
        }
        return discs;
    }

    @Test
    void valuesAreReadAsTheyWereWritten() {
        PatternWeights values = PatternWeights.rounded("a test", random(1));
        PatternWeights again = PatternWeights.read(values.write());
        assertThat(again.origin()).isEqualTo("a test");
        assertThat(again.write()).isEqualTo(values.write());
    }

    @Test
    void theSumIsThatOfTheRoundedValuesOfThePhase() {
        float[] discs = random(2);
        PatternWeights values = PatternWeights.rounded("", discs);
        int[] numbers = new int[Patterns.COUNT];
        var random = new SplittableRandom(3);
        for (int empties = 0; empties <= 60; empties++) {
            Patterns.read(random.nextLong(), 0, numbers);
            int phase = empties <= 6 ? 0 : (empties - 1) / 6;
            int sum = 0;
            for (int number : numbers) {
                float value = discs[phase * Patterns.SIZE + number];
                sum += Math.max(-127, Math.min(127, Math.round(value * 16)));
            }
            assertThat(values.sum(numbers, empties))
                    .as("%d empty squares", empties)
                    .isEqualTo(sum);
        }
    }

    @Test
    void whatIsNoFileOfValuesIsRefusedWithTheReason() {
        byte[] file = PatternWeights.rounded("a test", random(1)).write();
        assertThatThrownBy(() -> PatternWeights.read("weights".getBytes(StandardCharsets.UTF_8)))
                .hasMessage("no pattern values: the first line must begin with 'quoin patterns 1:'");
        assertThatThrownBy(() -> PatternWeights.read(Arrays.copyOf(file, file.length / 2)))
                .isInstanceOf(IllegalArgumentException.class);
        byte[] broken = file.clone();
        Arrays.fill(broken, 40, 80, (byte) 0x55);
        assertThatThrownBy(() -> PatternWeights.read(broken)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> PackedWeights.unpack(new ByteArrayInputStream(PackedWeights.pack(new byte[9])), 8))
                .hasMessage("there must be 8 values, got more");
        assertThatThrownBy(() -> PackedWeights.unpack(new ByteArrayInputStream(PackedWeights.pack(new byte[7])), 8))
                .hasMessage("there must be 8 values, got 7");
        assertThatThrownBy(() -> PatternWeights.rounded("", new float[3])).hasMessageContaining("got 3");
        assertThatThrownBy(() -> PatternWeights.rounded("two\nlines", random(1)))
                .hasMessageContaining("one line");
    }

    @Test
    void theShippedOnesSayWhereTheyComeFrom() {
        assertThat(PatternWeights.shipped().origin()).startsWith("quoin learn patterns --games ");
    }
}
