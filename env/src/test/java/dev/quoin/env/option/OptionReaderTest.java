package dev.quoin.env.option;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

class OptionReaderTest {
    @Test
    void missingOptionsHaveTheirDefaults() {
        OptionReader reader = reader(Map.of());
        assertThat(reader.choice("mode", InvalidAction.RANDOM)).isEqualTo(InvalidAction.RANDOM);
        assertThat(reader.number("penalty", -1, -5, 0)).isEqualTo(-1);
        assertThat(reader.whole("steps", 100, 1, 200)).isEqualTo(100);
        assertThat(reader.<String>any("name", "nobody", Object::toString)).isEqualTo("nobody");
        reader.end();
    }

    @Test
    void aChoiceIsALabelOrTheConstantItself() {
        assertThat(reader(Map.of("mode", "error")).choice("mode", InvalidAction.RANDOM))
                .isEqualTo(InvalidAction.ERROR);
        assertThat(reader(Map.of("mode", InvalidAction.END)).choice("mode", InvalidAction.RANDOM))
                .isEqualTo(InvalidAction.END);
        assertThatThrownBy(() -> reader(Map.of("mode", "ERROR")).choice("mode", InvalidAction.RANDOM))
                .hasMessage("Toy-v0: mode must be one of ['penalty', 'end', 'random', 'error'], got 'ERROR'");
    }

    @Test
    void numbersMayBeOfAnyTypeButNotOutsideTheirBounds() {
        assertThat(reader(Map.of("penalty", -2)).number("penalty", -1, -5, 0)).isEqualTo(-2);
        assertThat(reader(Map.of("penalty", -2.5f)).number("penalty", -1, -5, 0))
                .isEqualTo(-2.5);
        for (Object wrong : new Object[] {-5.5, 1, Double.NaN, "-1", true}) {
            assertThatThrownBy(() -> reader(Map.of("penalty", wrong)).number("penalty", -1, -5, 0))
                    .hasMessageStartingWith("Toy-v0: penalty must be a number from -5 to 0, got ");
        }
    }

    @Test
    void wholeNumbersHaveNoFraction() {
        assertThat(reader(Map.of("steps", 7L)).whole("steps", 1, 1, 9)).isEqualTo(7);
        assertThat(reader(Map.of("steps", 7.0)).whole("steps", 1, 1, 9)).isEqualTo(7);
        for (Object wrong : new Object[] {7.5, 0, 10, Double.POSITIVE_INFINITY, "7"}) {
            assertThatThrownBy(() -> reader(Map.of("steps", wrong)).whole("steps", 1, 1, 9))
                    .hasMessageStartingWith("Toy-v0: steps must be a whole number from 1 to 9, got ");
        }
    }

    @Test
    void aReaderOfItsOwnSaysWhatIsAllowed() {
        assertThatThrownBy(() -> reader(Map.of("name", 3)).any("name", "nobody", value -> {
                    throw new IllegalArgumentException("a name");
                }))
                .hasMessage("Toy-v0: name must be a name, got 3");
    }

    @Test
    void optionsNobodyAskedForAreRefused() {
        OptionReader reader = reader(Map.of("stpes", 3));
        reader.whole("steps", 1, 1, 9);
        assertThatThrownBy(reader::end).hasMessage("Toy-v0 has no option 'stpes', only [steps]");
    }

    private static OptionReader reader(Map<String, ?> options) {
        return new OptionReader("Toy-v0", options);
    }
}
