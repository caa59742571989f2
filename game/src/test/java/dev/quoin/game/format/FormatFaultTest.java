package dev.quoin.game.format;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FormatFaultTest {
    @Test
    void aFileHasLineAndColumn() {
        FormatFault fault = FormatFault.atLine("games.ggf", 12, 5, "BO", "'x'", "a board");

        assertThat(fault.sentence()).isEqualTo("games.ggf:12:5: BO: found 'x', expected a board");
    }

    @Test
    void theValueOfAnOptionHasNoPlace() {
        FormatFault fault = FormatFault.atLine("--cgp", 1, 22, "row 8", "14 squares", "15");

        assertThat(fault.sentence()).isEqualTo("--cgp: row 8: found 14 squares, expected 15");
    }

    @Test
    void typedTextHasALineOnlyIfItIsNotTheFirst() {
        FormatFault first = FormatFault.atLine("text", 1, 3, "move", "'x'", "a square");
        FormatFault later = FormatFault.atLine("text", 4, 3, "move", "'x'", "a square");

        assertThat(first.problemInText()).isEqualTo("move: found 'x', expected a square");
        assertThat(later.problemInText()).isEqualTo("line 4: move: found 'x', expected a square");
    }
}
