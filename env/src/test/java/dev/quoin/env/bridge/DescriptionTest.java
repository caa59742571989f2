package dev.quoin.env.bridge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.env.Environments;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DescriptionTest {
    @Test
    void namesTheActionsAndEveryFieldWithItsShape() {
        assertThat(Description.of("Othello-v0", Map.of()))
                .startsWith("environment\tOthello-v0\t64\nobservation\tobservation\tfloat32\t0.0\t1.0\t3,8,8\n")
                .contains("info\taction_mask\tbool\t0.0\t1.0\t64\n")
                .contains("info\tblack_count\tint32\t0.0\t64.0\t\n");
    }

    @Test
    void everyEnvironmentCanBeDescribed() {
        assertThat(Environments.ids())
                .allSatisfy(id ->
                        assertThat(Description.of(id, Map.of())).contains("observation\t", "info\taction_mask\t"));
    }

    @Test
    void optionsKeepTheirKind() {
        assertThat(Description.options(List.of("a=text:x=y:z", "b=whole:-3", "c=number:0.5", "d=truth:true")))
                .containsExactly(
                        Map.entry("a", "x=y:z"), Map.entry("b", -3L), Map.entry("c", 0.5), Map.entry("d", true));
    }

    @Test
    void aWordThatIsNoOptionIsRefused() {
        assertThatThrownBy(() -> Description.options(List.of("opponent")))
                .hasMessage("an option must have the form NAME=KIND:VALUE, got 'opponent'");
        assertThatThrownBy(() -> Description.options(List.of("a=b:c"))).hasMessageContaining("got 'b'");
    }
}
