package dev.quoin.othello.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.game.format.FormatException;
import dev.quoin.property.Property;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LinesTest {
    @Test
    void everySortOfLineEndIsOne() {
        assertThat(lines("a\nb\r\nc\rd\n\n\r\re".getBytes(StandardCharsets.UTF_8)))
                .containsExactly("a", "b", "c", "d", "", "", "", "e");
        assertThat(lines("a\n".getBytes(StandardCharsets.UTF_8))).containsExactly("a");
        assertThat(lines(new byte[0])).isEmpty();
    }

    @Test
    void textIsUtf8OrElseLatin() {
        assertThat(lines("\uFEFFZoë".getBytes(StandardCharsets.UTF_8))).containsExactly("Zoë");
        assertThat(lines("Zoë\nZoë".getBytes(StandardCharsets.ISO_8859_1))).containsExactly("Zoë", "Zoë");
    }

    @Test
    void linesLongerThanTheBufferAreWhole() {
        Property.check("long lines", 50, choices -> {
            var expected = new ArrayList<String>();
            for (int count = choices.below(20); count > 0; count--) {
                expected.add("x".repeat(choices.below(10_000)) + "y");
            }
            String text = String.join(choices.of(List.of("\n", "\r\n", "\r")), expected);
            assertThat(lines(text.getBytes(StandardCharsets.UTF_8))).isEqualTo(expected);
        });
    }

    @Test
    void tooLongALineIsRefusedAndTheNextIsRead() {
        String text = "a\n" + "x".repeat(Lines.LONGEST + 1) + "\nb";
        var lines = Lines.of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "file");
        assertThat(lines.next()).contains("a");
        assertThatThrownBy(lines::next)
                .isInstanceOf(FormatException.class)
                .hasMessage("file:2: line: found 1048577 bytes, expected a line of at most 1048576");
        assertThat(lines.next()).contains("b");
        assertThat(lines.number()).isEqualTo(3);
        assertThat(lines.next()).isEmpty();
        assertThat(lines.next()).isEmpty();
    }

    private static List<String> lines(byte[] bytes) {
        var lines = Lines.of(new ByteArrayInputStream(bytes), "file");
        var all = new ArrayList<String>();
        for (var next = lines.next(); next.isPresent(); next = lines.next()) {
            all.add(next.get());
        }
        return all;
    }
}
