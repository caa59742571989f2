package dev.quoin.terminal.table;

import dev.quoin.terminal.picture.StyledLine;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.LocalFlag;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/// The terminal as a full screen, restored however the process ends. Not thread-safe.
final class Screen implements AutoCloseable {
    private static final String ERASE_SCREEN = "\u001b[2J";
    private static final String ENTER_SCREEN = "\u001b[?1049h" + ERASE_SCREEN;
    private static final String LEAVE_SCREEN = "\u001b[?1049l";
    private static final String ERASE_LINE = "\u001b[K";
    private static final String ERASE_BELOW = "\u001b[J";
    private static final int USUAL_COLUMNS = 80;
    private static final int USUAL_ROWS = 24;

    private final boolean colours;
    private final Terminal terminal;
    private final Attributes attributes;
    private final KeyReader keys;
    private final Thread rescue = new Thread(this::restore);
    private boolean restored;

    Screen(boolean colours) {
        this.colours = colours;
        try {
            this.terminal = TerminalBuilder.builder()
                    .system(true)
                    .encoding(StandardCharsets.UTF_8)
                    // Otherwise the terminal is queried for its capabilities, and slow ones reply into the
                    // game.
                    .graphemeCluster(false)
                    .build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        this.attributes = terminal.enterRawMode();
        Attributes raw = terminal.getAttributes();
        // Ctrl-C arrives as a key, so that the terminal is always restored.
        raw.setLocalFlag(LocalFlag.ISIG, false);
        terminal.setAttributes(raw);
        this.keys = new KeyReader(terminal);
        Runtime.getRuntime().addShutdownHook(rescue);
        terminal.writer().print(ENTER_SCREEN);
    }

    KeyReader keys() {
        return keys;
    }

    /// Whether styles are visible.
    boolean colours() {
        return colours;
    }

    int columns() {
        return atLeast(20, terminal.getColumns(), USUAL_COLUMNS);
    }

    int rows() {
        return atLeast(5, terminal.getRows(), USUAL_ROWS);
    }

    /// Forgets what is shown, so that the next paint redraws everything.
    void erase() {
        terminal.writer().print(ERASE_SCREEN);
    }

    /// Shows lines from the top and a last line, with the terminal's cursor in the last line at a column
    /// from 1.
    void paint(List<StyledLine> lines, StyledLine last, int cursor) {
        var text = new StringBuilder("\u001b[?25l\u001b[H");
        for (StyledLine line : lines) {
            text.append(dressed(line)).append(ERASE_LINE).append("\r\n");
        }
        text.append(ERASE_BELOW).append("\u001b[").append(rows()).append(";1H");
        text.append(dressed(last)).append(ERASE_LINE);
        text.append("\u001b[").append(rows()).append(';').append(cursor).append("H\u001b[?25h");
        terminal.writer().print(text);
        terminal.flush();
    }

    @Override
    public void close() {
        restore();
        try {
            Runtime.getRuntime().removeShutdownHook(rescue);
            terminal.close();
        } catch (IOException | IllegalStateException e) {
            // Nothing is left to restore; the process is about to end.
        }
    }

    private String dressed(StyledLine line) {
        return colours ? line.coloured() : line.text();
    }

    /// A usable size; a terminal that does not know its size reports 0.
    private static int atLeast(int least, int size, int usual) {
        return size <= 0 ? usual : Math.max(least, size);
    }

    private synchronized void restore() {
        if (!restored) {
            restored = true;
            terminal.writer().print(LEAVE_SCREEN + "\u001b[?25h");
            terminal.flush();
            terminal.setAttributes(attributes);
        }
    }
}
