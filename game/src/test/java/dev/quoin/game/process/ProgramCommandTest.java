package dev.quoin.game.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProgramCommandTest {
    @Test
    void wordsAreSplitAtSpacesThatAreNotQuoted() {
        assertThat(ProgramCommand.ofEngine("sh -c 'cd /x && exec ./y' \"a b\" ''")
                        .words())
                .containsExactly("sh", "-c", "cd /x && exec ./y", "a b", "");
        assertThat(ProgramCommand.ofAgent("  a'b c'\"d e\"\tf ").words()).containsExactly("ab cd e", "f");
    }

    @Test
    void refusalsNameWhoseCommandItIs() {
        assertThatThrownBy(() -> ProgramCommand.ofEngine("sh 'x"))
                .hasMessage("unclosed quote in the command of an engine: sh 'x");
        assertThatThrownBy(() -> ProgramCommand.ofAgent("sh 'x"))
                .hasMessage("unclosed quote in the command of an agent: sh 'x");
        assertThatThrownBy(() -> ProgramCommand.ofEngine("  "))
                .hasMessage("the command of an engine must name a program");
        assertThatThrownBy(() -> ProgramCommand.ofAgent("''"))
                .hasMessage("the command of an agent must name a program");
    }

    @ParameterizedTest
    @CsvSource({"/opt/edax -gtp, edax", "python3 nobody.py, python3", "./a%b, a_b", "/, agent"})
    void theShortNameIsTheLastFileOrElseTheProgram(String command, String name) {
        assertThat(ProgramCommand.ofAgent(command).shortName()).isEqualTo(name);
    }
}
