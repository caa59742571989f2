package dev.quoin.env.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.env.Environment;
import dev.quoin.env.Environments;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ResetPositionTest {
    private static final String MINI = "MiniScrabble-v0";

    @Test
    void aTextSaysBoardRacksScoresAndWhoIsToMove() {
        Environment environment = Environments.make(MINI, Map.of());

        Map<String, Object> info = environment
                .reset(1, Map.of("position", "5/5/1TEN1/5/5 AEIRS/OUTL? 4/7 0 bdn mini;"))
                .info();

        assertThat(info).containsEntry("current_player", 0);
        assertThat(environment.text())
                .contains("T E N")
                .contains("player 1 holds AEIRS, the bag 25; scores 4:7; player 1 to move");
    }

    @ParameterizedTest
    @ValueSource(strings = {"mini", "mini7", "mini11", "standard"})
    void everyPositionComesBackFromItsText(String name) {
        Table table = name.equals("mini") ? Table.mini(Map.of()) : Table.candidates(name, Map.of());
        Variant variant = table.game.variant();
        var random = new SplittableRandom(17);
        for (int round = 0; round < 20; round++) {
            table.slots.start(0, random.nextLong(), Map.of());
            table.playRandomly(random, random.nextInt(10));
            CrosswordPosition position = table.position();
            if (table.isOver()) {
                continue;
            }
            int mover = position.toMove();
            String text = CgpPosition.of(
                            variant,
                            position.board(),
                            List.of(position.rack(mover), position.rack(1 - mover)),
                            List.of(
                                    position.scores().get(mover),
                                    position.scores().get(1 - mover)),
                            position.scorelessTurns())
                    .show();

            table.slots.start(0, 5, Map.of("position", text));

            CrosswordPosition read = table.position();
            assertThat(read.board()).isEqualTo(position.board());
            assertThat(read.pool()).isEqualTo(position.pool());
            assertThat(read.rack(0)).isEqualTo(position.rack(mover));
            assertThat(read.rack(1)).isEqualTo(position.rack(1 - mover));
            assertThat(read.scores().getFirst()).isEqualTo(position.scores().get(mover));
            assertThat(read.scorelessTurns()).isEqualTo(position.scorelessTurns());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "nonsense                            ; racks: found the end of the line",
                "5/5/5/5 AEIRS/OUTLN 0/0 0           ; rows",
                "5/5/5/5/5 AEIRS 0 0                 ; it has 1 racks",
                "5/5/5/5/5 AEIRS/ 0/0 0              ; a rack has 0 tiles, not 5, while the bag has 33",
                "5/5/5/5/5 QQIRS/OUTLN 0/0 0         ; it has 2 of Q, there are 1",
                "5/5/1qU?2/5/5 AEIRS/OUTLN 0/0 0     ; row 3",
                "5/5/1que1/5/5 AEIRS/OUTLN 0/0 0     ; it has 3 of ? (blank), there are 2",
                "5/5/5/5/5 AEIRS/OUTLN 0/0 0 bb 50   ; bb is 50, here it is 10",
            })
    void aTextThatIsNoPositionIsRefusedWithTheReason(String text, String reason) {
        Environment environment = Environments.make(MINI, Map.of());
        environment.reset(3);
        String before = environment.text();

        assertThatThrownBy(() -> environment.reset(Map.of("position", text)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a reset of MiniScrabble-v0: position must be a position of variant 'mini'")
                .hasMessageContaining(reason)
                .hasMessageNotContaining(":1:")
                .hasMessageEndingWith("got '" + text + "'");
        assertThat(environment.text()).isEqualTo(before);
    }

    @Test
    void whatIsNeitherPositionNorTextIsRefused() {
        Environment environment = Environments.make(MINI, Map.of());
        assertThatThrownBy(() -> environment.reset(Map.of("position", 7)))
                .hasMessageContaining("or its CGP text, got 7");
        CrosswordPosition large = Table.game("mini7").start(new SplittableRandom(1));
        assertThatThrownBy(() -> environment.reset(Map.of("position", large)))
                .hasMessageContaining("a position of variant 'mini'");
    }
}
