package dev.quoin.game.format;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class LetterCaseTest {
    private static final int[] LETTERS = {'a', 'Z', '1', ' ', 'ß', 'İ', 'ı', 'ﬃ', 'ŉ', 'é', 'Ж', 'ΐ', 0x10428, 0x1F600};

    private static String random(SplittableRandom random, int length) {
        var text = new StringBuilder();
        for (int letter = 0; letter < length; letter++) {
            text.appendCodePoint(LETTERS[random.nextInt(LETTERS.length)]);
        }
        return text.toString();
    }

    @Test
    void textsOfAnyLengthBecomeWhatStringMakesOfThem() {
        var random = new SplittableRandom(1);
        for (int round = 0; round < 300; round++) {
            String text = random(random, random.nextInt(1000));
            assertThat(LetterCase.upper(text)).isEqualTo(text.toUpperCase(Locale.ROOT));
            assertThat(LetterCase.lower(text)).isEqualTo(text.toLowerCase(Locale.ROOT));
        }
    }

    @Test
    void longTextsTakeMemoryInProportion() {
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        String text = "ßİ".repeat(500_000);
        long before = threads.getCurrentThreadAllocatedBytes();
        assertThat(LetterCase.upper(text)).hasSize(1_500_000);
        assertThat(LetterCase.lower(text)).hasSize(1_500_000);
        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(2L << 30);
    }
}
