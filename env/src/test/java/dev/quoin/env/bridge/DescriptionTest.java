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
                .contains("info\tblack_count\tint32\t0.0\t64.0\t\n")
                .contains("info\tinvalid_action\tbool\t0.0\t1.0\t\n", "info\twinner\tint32\t0.0\t3.0\t\n");
        assertThat(Description.of("DailyLetters-v0", Map.of())).doesNotContain("winner");
    }

    @Test
    void optionsSayWhichFunctionsTheyTake() {
        assertThat(Description.of("Othello-v0", Map.of()))
                .contains("option\topponent\tdev.quoin.env.slots.Policy\n")
                .contains("option\treward_mode\tdev.quoin.env.othello.OthelloReward$Function\n")
                .contains("option\tpicture_size\n")
                .contains("reset\tposition\n", "reset\tagent_player\n", "reset\topening\n");
        assertThat(Description.of("Crossword7-v0", Map.of()))
                .contains("option\treward_mode\n")
                .doesNotContain("reset\topening");
        assertThat(Description.of("DailyLetters-v0", Map.of())).doesNotContain("option\topponent");
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
