package dev.quoin.property;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PropertyTest {
    @Test
    void everyCaseIsRun() {
        var sums = new ArrayList<Integer>();
        Property.check("sums", 40, choices -> sums.add(choices.below(1_000_000)));
        assertThat(sums).hasSize(40).doesNotHaveDuplicates();
    }

    @Test
    void sameSeedGivesTheSameChoices() {
        assertThat(list(Choices.fresh(5))).isEqualTo(list(Choices.fresh(5)));
        assertThat(list(Choices.fresh(5))).isNotEqualTo(list(Choices.fresh(6)));
    }

    @Test
    void failureNamesItsSeedAndTheSmallestCase() {
        assertThatThrownBy(() -> Property.check("no hundred", 100, choices -> {
                    List<Integer> numbers = list(choices);
                    choices.note("numbers", numbers);
                    assertThat(numbers).allMatch(number -> number < 100);
                }))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("property 'no hundred' fails for seed ")
                .hasMessageContaining("-Dquoin.property.seed=")
                .hasMessageContaining("numbers: [100]");
    }

    @Test
    void crashIsAFailureToo() {
        assertThatThrownBy(() -> Property.check("division", 50, choices -> {
                    choices.note("quotient", 1 / choices.below(3));
                }))
                .isInstanceOf(AssertionError.class)
                .hasRootCauseInstanceOf(ArithmeticException.class);
    }

    @Test
    void replayThatRunsOutOfChoicesTakesTheSimplest() {
        var choices = Choices.replay(List.of(7));
        assertThat(List.of(choices.below(10), choices.below(10), choices.between(3, 9)))
                .containsExactly(7, 0, 3);
    }

    @Test
    void chanceIsRecorded() {
        var choices = Choices.fresh(1);
        int drawn = choices.chance().nextInt(1000);
        assertThat(choices.record()).containsExactly(drawn);
    }

    @Test
    void nothingFailsWhenThePropertyHolds() {
        assertThatCode(() -> Property.check(
                        "below", 200, choices -> assertThat(choices.below(9)).isBetween(0, 8)))
                .doesNotThrowAnyException();
    }

    private static List<Integer> list(Choices choices) {
        var numbers = new ArrayList<Integer>();
        int size = choices.below(10);
        while (numbers.size() < size) {
            numbers.add(choices.below(200));
        }
        return numbers;
    }
}
