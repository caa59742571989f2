package dev.quoin.terminal.table;

import dev.quoin.terminal.table.Key.Control;
import java.io.IOError;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jline.keymap.BindingReader;
import org.jline.keymap.KeyMap;
import org.jline.terminal.Terminal;
import org.jline.terminal.Terminal.Signal;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.NonBlockingReader;

/// Reads keys from a terminal in raw mode.
final class KeyReader {
    /// How long, in milliseconds, a lone Escape waits for the rest of an arrow key.
    private static final long ESCAPE_PATIENCE = 100;

    private static final Key TYPED = new Key.Text("");

    /// How long, in milliseconds, a changed window size may go unnoticed.
    private static final long SIZE_PATIENCE = 200;

    private final AtomicBoolean resized = new AtomicBoolean();
    private final BindingReader reader;
    private final KeyMap<Key> keys = new KeyMap<>();

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
        keys.bind(Control.HOME, KeyMap.ctrl('A'), "\u001b[H", "\u001bOH", "\u001b[1~");
        keys.bind(Control.END, KeyMap.ctrl('E'), "\u001b[F", "\u001bOF", "\u001b[4~");
        keys.bind(Control.DELETE, "\u001b[3~");
        bindArrow(terminal, Control.UP, Capability.key_up, 'A');
        bindArrow(terminal, Control.DOWN, Capability.key_down, 'B');
        bindArrow(terminal, Control.RIGHT, Capability.key_right, 'C');
        bindArrow(terminal, Control.LEFT, Capability.key_left, 'D');
    }

    /// Waits for the next key; a changed window size comes as [Control#REDRAW], so that one thread does everything.
    Key next() {
        while (true) {
            Optional<Key> key = next(SIZE_PATIENCE);
            if (key.isPresent()) {
                return key.get();
            }
        }
    }

    /// The next key, empty when none is pressed for so many milliseconds.
    Optional<Key> next(long patience) {
        try {
            if (reader.peekCharacter(patience) == NonBlockingReader.READ_EXPIRED) {
                return resized.getAndSet(false) ? Optional.of(Control.REDRAW) : Optional.empty();
            }
            Key key = reader.readBinding(keys);
            if (key == null) {
                return Optional.of(Control.END_OF_INPUT);
            }
            return Optional.of(key.equals(TYPED) ? new Key.Text(reader.getLastBinding()) : key);
        } catch (IOError e) {
            return Optional.of(Control.END_OF_INPUT);
        }
    }

    private void bindArrow(Terminal terminal, Control key, Capability capability, char letter) {
        keys.bind(key, "\u001b[" + letter, "\u001bO" + letter);
        String sequence = KeyMap.key(terminal, capability);
        if (sequence != null) {
            keys.bind(key, sequence);
        }
    }
}
