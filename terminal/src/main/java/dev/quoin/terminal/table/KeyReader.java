package dev.quoin.terminal.table;

import dev.quoin.terminal.table.Key.Control;
import java.io.IOError;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jline.keymap.BindingReader;
import org.jline.keymap.KeyMap;
import org.jline.reader.EndOfFileException;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.NonBlockingReader;

/// Reads keys from a terminal in raw mode.
final class KeyReader {
    /// How long, in milliseconds, to wait after Escape for the rest of an arrow key.
    private static final long ESCAPE_PATIENCE = 100;

    private static final Key TYPED = new Key.Text("");

    /// How often, in milliseconds, to check for a changed window size.
    private static final long SIZE_PATIENCE = 200;

    private final AtomicBoolean resized = new AtomicBoolean();
    private final BindingReader reader;
    private final KeyMap<Key> keys = new KeyMap<>();

    /// Keys by what follows Escape.
    private final Map<String, Control> sequences = new HashMap<>();

    KeyReader(Terminal terminal) {
        this.reader = new BindingReader(terminal.reader());
        terminal.handle(Signal.WINCH, signal -> resized.set(true));
        keys.setAmbiguousTimeout(ESCAPE_PATIENCE);
        keys.setUnicode(TYPED);
        keys.setNomatch(Control.OTHER);
        for (char c = ' '; c < 0x7f; c++) {
            keys.bind(TYPED, String.valueOf(c));
        }
        keys.bind(Control.ENTER, "\r", "\n");
        keys.bind(Control.BACKSPACE, KeyMap.del(), KeyMap.ctrl('H'));
        keys.bind(Control.TAB, "\t");
        keys.bind(Control.ESCAPE, KeyMap.esc());
        keys.bind(Control.CLEAR_LINE, KeyMap.ctrl('U'));
        keys.bind(Control.REDRAW, KeyMap.ctrl('L'));
        keys.bind(Control.INTERRUPT, KeyMap.ctrl('C'));
        keys.bind(Control.END_OF_INPUT, KeyMap.ctrl('D'));
        keys.bind(Control.HOME, KeyMap.ctrl('A'));
        keys.bind(Control.END, KeyMap.ctrl('E'));
        name(Control.HOME, "[H", "OH", "[1~", "[7~");
        name(Control.END, "[F", "OF", "[4~", "[8~");
        name(Control.DELETE, "[3~");
        nameArrow(terminal, Control.UP, Capability.key_up, 'A');
        nameArrow(terminal, Control.DOWN, Capability.key_down, 'B');
        nameArrow(terminal, Control.RIGHT, Capability.key_right, 'C');
        nameArrow(terminal, Control.LEFT, Capability.key_left, 'D');
    }

    /// Waits for the next key; a changed window size is reported as [Control#REDRAW], so that one thread
    /// does everything.
    Key next() {
        while (true) {
            Optional<Key> key = next(SIZE_PATIENCE);
            if (key.isPresent()) {
                return key.get();
            }
        }
    }

    /// The next key, or empty after this many milliseconds.
    Optional<Key> next(long patience) {
        try {
            if (reader.peekCharacter(patience) == NonBlockingReader.READ_EXPIRED) {
                return resized.getAndSet(false) ? Optional.of(Control.REDRAW) : Optional.empty();
            }
            Key key = reader.readBinding(keys);
            if (key == null) {
                return Optional.of(Control.END_OF_INPUT);
            }
            if (key == Control.ESCAPE) {
                return Optional.of(sequence());
            }
            return Optional.of(key.equals(TYPED) ? new Key.Text(reader.getLastBinding()) : key);
        } catch (IOError | EndOfFileException e) {
            return Optional.of(Control.END_OF_INPUT);
        }
    }

    /// Reads the rest of a key after Escape. A key without a meaning here, such as F5 (`ESC [ 15 ~`) or Ctrl-Right
    /// (`ESC [ 1 ; 5 C`), is read to its end, so that nothing of it is typed.
    private Key sequence() {
        int first = reader.peekCharacter(ESCAPE_PATIENCE);
        if (first != '[' && first != 'O') {
            return Control.ESCAPE;
        }
        var sequence = new StringBuilder();
        take(sequence);
        int next;
        do {
            next = take(sequence);
            // The Linux console sends `ESC [ [ A` for F1.
        } while (next >= ' ' && next < '@' || next == '[' && sequence.length() == 2);
        return sequences.getOrDefault(sequence.toString(), Control.OTHER);
    }

    /// Reads a character of a sequence; 0 when none follows.
    private int take(StringBuilder sequence) {
        int next = reader.peekCharacter(ESCAPE_PATIENCE) > 0 ? reader.readCharacter() : 0;
        if (next > 0) {
            sequence.append((char) next);
        }
        return Math.max(next, 0);
    }

    private void name(Control key, String... after) {
        for (String sequence : after) {
            sequences.put(sequence, key);
        }
    }

    private void nameArrow(Terminal terminal, Control key, Capability capability, char letter) {
        name(key, "[" + letter, "O" + letter);
        String sequence = KeyMap.key(terminal, capability);
        if (sequence != null && sequence.startsWith(KeyMap.esc())) {
            name(key, sequence.substring(1));
        }
    }
}
