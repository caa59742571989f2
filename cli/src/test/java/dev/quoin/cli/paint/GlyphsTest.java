package dev.quoin.cli.paint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import org.junit.jupiter.api.Test;

class GlyphsTest {
    private static final String DRAWN = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHJKLMNOPQRSTUVWXYZ%+-–±_=/,:;().";

    @Test
    void everyCharacterThatIsDrawnLooksLikeNoOther() {
        var looks = new HashSet<Object>();
        for (int at = 0; at < DRAWN.length(); at++) {
            looks.add(Glyphs.strokes(DRAWN.substring(at, at + 1), 0, 0, 10));
        }
        assertThat(looks).hasSize(DRAWN.length()).doesNotContain(Glyphs.strokes("語", 0, 0, 10));
    }

    @Test
    void charactersThatAreNotDrawnAreBoxes() {
        assertThat(Glyphs.strokes("語", 5, 5, 10)).isEqualTo(Glyphs.strokes("€", 5, 5, 10));
    }

    @Test
    void aTextIsAsWideAsItsStrokes() {
        String text = "clabbers2:extended";
        double left = Double.MAX_VALUE;
        double right = -Double.MAX_VALUE;
        for (var stroke : Glyphs.strokes(text, 100, 50, 12)) {
            for (Glyphs.Point point : stroke) {
                left = Math.min(left, point.x());
                right = Math.max(right, point.x());
            }
        }
        assertThat(right - left).isCloseTo(Glyphs.width(text, 12), within(0.1));
        assertThat((left + right) / 2).isCloseTo(100, within(0.1));
    }
}
