package dev.quoin.terminal.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.terminal.table.Key.Control;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.DumbTerminal;
import org.junit.jupiter.api.Test;

class KeyReaderTest {
    private static final String ESCAPE = "\u001b";

    @Test
    void lettersAndNamedKeysAreRead() throws IOException {
        assertThat(keys("aé\r\t\u007f"))
                .containsExactly(new Key.Text("a"), new Key.Text("é"), Control.ENTER, Control.TAB, Control.BACKSPACE);
        assertThat(keys(ESCAPE + "[A" + ESCAPE + "OB" + ESCAPE + "[C" + ESCAPE + "OD"))
                .containsExactly(Control.UP, Control.DOWN, Control.RIGHT, Control.LEFT);
        assertThat(keys(ESCAPE + "[H" + ESCAPE + "[4~" + ESCAPE + "[3~"))
                .containsExactly(Control.HOME, Control.END, Control.DELETE);
    }

    @Test
    void keysWithoutAMeaningTypeNothing() throws IOException {
        // F1 in three dialects, F5, F12, Shift-F5, Ctrl-Right, Page Up, Insert, focus, Shift-Up, a terminal's reply.
        for (String sequence : List.of(
                "OP", "[11~", "[[A", "[15~", "[24~", "[15;2~", "[1;5C", "[5~", "[2~", "[I", "[1;2A", "[?1;2c")) {
            assertThat(keys(ESCAPE + sequence + "x")).as(sequence).containsExactly(Control.OTHER, new Key.Text("x"));
        }
    }

    @Test
    void escapeAloneIsAKey() throws IOException {
        assertThat(keys("x" + ESCAPE)).containsExactly(new Key.Text("x"), Control.ESCAPE);
        assertThat(keys(ESCAPE + "h")).containsExactly(Control.ESCAPE, new Key.Text("h"));
        assertThat(keys(ESCAPE + "[")).containsExactly(Control.OTHER);
    }

    /// Every key of these bytes, up to the end of the input.
    private static List<Key> keys(String typed) throws IOException {
        var in = new ByteArrayInputStream(typed.getBytes(StandardCharsets.UTF_8));
        try (Terminal terminal = new DumbTerminal(
                "test", "xterm-256color", in, OutputStream.nullOutputStream(), StandardCharsets.UTF_8)) {
            var reader = new KeyReader(terminal);
            var keys = new ArrayList<Key>();
            for (Key key = reader.next(); key != Control.END_OF_INPUT; key = reader.next()) {
                keys.add(key);
            }
            return keys;
        }
    }
}
