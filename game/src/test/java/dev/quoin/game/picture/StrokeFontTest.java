package dev.quoin.game.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashSet;
import org.junit.jupiter.api.Test;

class StrokeFontTest {
    private static final String DRAWN = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHJKLMNOPQRSTUVWXYZ%+-–±_=/,:;().";

    @Test
    void everyCharacterThatIsDrawnLooksLikeNoOther() {
        var looks = new HashSet<Object>();
        for (int at = 0; at < DRAWN.length(); at++) {
            looks.add(StrokeFont.strokes(DRAWN.substring(at, at + 1), 0, 0, 10));
        }
        assertThat(looks).hasSize(DRAWN.length()).doesNotContain(StrokeFont.strokes("語", 0, 0, 10));
    }

    @Test
    void charactersThatAreNotDrawnAreBoxes() {
        assertThat(StrokeFont.strokes("語", 5, 5, 10)).isEqualTo(StrokeFont.strokes("€", 5, 5, 10));
    }

    @Test
    void aTextIsAsWideAsItsStrokes() {
        String text = "clabbers2:extended";
        double left = Double.MAX_VALUE;
        double right = -Double.MAX_VALUE;
        for (var stroke : StrokeFont.strokes(text, 100, 50, 12)) {
            for (StrokeFont.Point point : stroke) {
                left = Math.min(left, point.x());
                right = Math.max(right, point.x());
            }
        }
        assertThat(right - left).isCloseTo(StrokeFont.width(text, 12), within(0.1));
        assertThat((left + right) / 2).isCloseTo(100, within(0.1));
    }
}
