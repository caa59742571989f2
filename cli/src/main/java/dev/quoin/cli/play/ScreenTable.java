package dev.quoin.cli.play;

import dev.quoin.cli.picture.StyledLine;
import dev.quoin.cli.play.Key.Control;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jline.terminal.Attributes;
import org.jline.terminal.Attributes.LocalFlag;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;

/// A table on a whole terminal screen: the board, a panel and a line to type in; arrow keys type on the board itself.
/// For one thread.
final class ScreenTable implements Table {
    private static final String ERASE_SCREEN = "\u001b[2J";
    private static final String ENTER_SCREEN = "\u001b[?1049h" + ERASE_SCREEN;
    private static final String LEAVE_SCREEN = "\u001b[?1049l";
    private static final String ERASE_LINE = "\u001b[K";
    private static final String ERASE_BELOW = "\u001b[J";
    private static final String PROMPT = "> ";
    private static final int USUAL_COLUMNS = 80;
    private static final int USUAL_ROWS = 24;

    private final TableGame game;
    private final Interpreter interpreter;
    private final TableScreen screen;
    private final boolean colours;
    private final Terminal terminal;
    private final Attributes attributes;
    private final KeyReader keys;
    private final Thread rescue = new Thread(this::restore);
    private final TypedLine line = new TypedLine();
    private Answer message = Answer.of();
    private @Nullable BoardCursor cursor;
    private boolean interrupted;
    private boolean restored;

    ScreenTable(TableGame game, Interpreter interpreter, TableScreen screen, boolean colours) {
        this.game = game;
        this.interpreter = interpreter;
        this.screen = screen;
        this.colours = colours;
        try {
            this.terminal = TerminalBuilder.builder()
                    .system(true)
                    .encoding(StandardCharsets.UTF_8)
                    // Otherwise the terminal is asked about its abilities first, and slow ones answer into the game.
                    .graphemeCluster(false)
                    .build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        this.attributes = terminal.enterRawMode();
        Attributes raw = terminal.getAttributes();
        // Ctrl-C comes as a key, so that the screen is always given back in order.
        raw.setLocalFlag(LocalFlag.ISIG, false);
        terminal.setAttributes(raw);
        this.keys = new KeyReader(terminal);
        Runtime.getRuntime().addShutdownHook(rescue);
        terminal.writer().print(ENTER_SCREEN);
    }

    /// Whether the person left with Ctrl-C.
    boolean interrupted() {
        return interrupted;
    }

    @Override
    public void news(List<String> sentences) {
        var lines = new ArrayList<>(message.next() == Answer.Next.MOVED ? message.lines() : List.<String>of());
        lines.addAll(sentences);
        message = new Answer(Answer.Tone.CALM, lines, Answer.Next.MOVED);
        cursor = null;
    }

    @Override
    public void show(Answer answer) {
        // An accepted play is told by its preview already.
        boolean told = answer.tone() == Answer.Tone.CALM
                && game.unsent()
                        .map(unsent -> interpreter.preview(unsent).equals(answer.lines()))
                        .orElse(false);
        message = told ? Answer.of() : answer;
        if (answer.next() == Answer.Next.MOVED) {
            cursor = null;
        }
    }

    @Override
    public Optional<String> ask() {
        while (true) {
            paint();
            Key key = keys.next();
            if (key == Control.INTERRUPT) {
                interrupted = true;
                return Optional.empty();
            }
            if (key == Control.END_OF_INPUT && line.isEmpty()) {
                return Optional.empty();
            }
            Optional<String> typed = cursor == null ? command(key) : onBoard(key, cursor);
            if (typed.isPresent()) {
                return typed;
            }
        }
    }

    @Override
    public void close() {
        restore();
        try {
            Runtime.getRuntime().removeShutdownHook(rescue);
            terminal.close();
        } catch (IOException | IllegalStateException e) {
            // Nothing is left to give back; the process is about to end.
        }
    }

    /// A key while the person types a line.
    private Optional<String> command(Key key) {
        if (key instanceof Key.Text(String character)) {
            line.insert(character);
            return Optional.empty();
        }
        boolean empty = line.isEmpty();
        switch ((Control) key) {
            case ENTER -> {
                return Optional.of(line.take());
            }
            case BACKSPACE -> line.deleteBefore();
            case DELETE, END_OF_INPUT -> line.deleteAfter();
            case LEFT, RIGHT -> sideways((Control) key);
            case UP, DOWN -> upOrDown((Control) key);
            case HOME -> line.home();
            case END -> line.end();
            case TAB -> {
                if (empty) {
                    startTyping();
                } else {
                    line.complete(interpreter.words());
                }
            }
            case ESCAPE, CLEAR_LINE -> line.clear();
            case REDRAW -> terminal.writer().print(ERASE_SCREEN);
            case INTERRUPT, OTHER -> {}
        }
        return Optional.empty();
    }

    private void sideways(Control key) {
        if (line.isEmpty()) {
            startTyping();
        } else if (key == Control.LEFT) {
            line.left();
        } else {
            line.right();
        }
    }

    private void upOrDown(Control key) {
        if (key == Control.UP) {
            line.older();
        } else {
            line.newer();
        }
    }

    private void startTyping() {
        if (game.isPersonsTurn()) {
            game.takeBack();
            cursor = new BoardCursor(game.variant().startRow(), game.variant().startColumn());
            message = Answer.of(
                    "Typing on the board:",
                    "letters place tiles",
                    "? and a letter: the blank",
                    "Space turns the direction",
                    "Backspace takes one back",
                    "Enter sends, Esc leaves");
        }
    }

    /// A key while the person types on the board; Enter gives the empty line, which sends.
    private Optional<String> onBoard(Key key, BoardCursor at) {
        if (key instanceof Key.Text(String character)) {
            letter(character, at);
            return Optional.empty();
        }
        switch ((Control) key) {
            case ENTER -> {
                return at.isEmpty() ? Optional.empty() : Optional.of("");
            }
            case BACKSPACE, DELETE -> at.backspace();
            case LEFT -> at.step(0, -1, game.board());
            case RIGHT -> at.step(0, 1, game.board());
            case UP -> at.step(-1, 0, game.board());
            case DOWN -> at.step(1, 0, game.board());
            case TAB -> at.turn();
            case ESCAPE, CLEAR_LINE -> {
                game.takeBack();
                cursor = null;
                message = Answer.of();
                return Optional.empty();
            }
            case REDRAW -> terminal.writer().print(ERASE_SCREEN);
            case HOME, END, INTERRUPT, END_OF_INPUT, OTHER -> {}
        }
        placeTyped(at);
        return Optional.empty();
    }

    private void letter(String character, BoardCursor at) {
        message = Answer.of();
        switch (character) {
            case " " -> at.turn();
            case "?" -> at.wantBlank();
            default ->
                at.type(
                                character,
                                game.board(),
                                game.rack(),
                                game.variant().tiles().alphabet())
                        .ifPresent(why -> message = Answer.refusal(why));
        }
        placeTyped(at);
    }

    private void placeTyped(BoardCursor at) {
        game.takeBack();
        at.play().ifPresent(game::place);
    }

    private void paint() {
        int columns = atLeast(20, terminal.getColumns(), USUAL_COLUMNS);
        int rows = atLeast(5, terminal.getRows(), USUAL_ROWS);
        List<String> preview = game.unsent().map(interpreter::preview).orElse(List.of());
        var extras = new TableScreen.Extras(message, preview, Optional.ofNullable(cursor));
        var text = new StringBuilder("\u001b[?25l\u001b[H");
        for (StyledLine each : screen.lines(columns, rows - 1, extras)) {
            text.append(colours ? each.coloured() : each.text())
                    .append(ERASE_LINE)
                    .append("\r\n");
        }
        text.append(ERASE_BELOW).append("\u001b[").append(rows).append(";1H");
        text.append(prompt(columns)).append(ERASE_LINE);
        int at = cursor == null ? PROMPT.length() + 1 + shownCursor(columns) : columns;
        text.append("\u001b[").append(rows).append(';').append(at).append("H\u001b[?25h");
        terminal.writer().print(text);
        terminal.flush();
    }

    /// A size that can be drawn on; a terminal that does not know its size says 0.
    private static int atLeast(int least, int size, int usual) {
        return size <= 0 ? usual : Math.max(least, size);
    }

    private String prompt(int columns) {
        if (cursor != null) {
            return cursor.blankNext() ? "The next letter is a blank." : "Type on the board; Esc leaves.";
        }
        if (line.isEmpty()) {
            String shown = tip();
            String cut = shown.length() > columns - PROMPT.length() - 1 ? "" : shown;
            return PROMPT + (colours ? "\u001b[2m" + cut + "\u001b[0m" : "");
        }
        int room = columns - PROMPT.length() - 1;
        String shown = line.text();
        int first = Math.max(0, line.cursor() - room);
        return PROMPT + shown.substring(first, Math.min(shown.length(), first + room));
    }

    private String tip() {
        if (game.isOver()) {
            return "The game is over: save FILE, moves or quit";
        }
        return game.unsent().isPresent()
                ? "Enter sends, undo takes back"
                : "8D WORD, hint, help, or arrow keys to type on the board";
    }

    private int shownCursor(int columns) {
        return Math.min(line.cursor(), columns - PROMPT.length() - 1);
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
