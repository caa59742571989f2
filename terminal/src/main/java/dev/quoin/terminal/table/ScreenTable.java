package dev.quoin.terminal.table;

import dev.quoin.terminal.picture.Style;
import dev.quoin.terminal.picture.StyledLine;
import dev.quoin.terminal.table.Key.Control;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// A table on a full terminal screen: the board, a panel and an input line; arrow keys act on the board. Not
/// thread-safe.
final class ScreenTable implements Table {
    private static final String PROMPT = "> ";

    /// How often, in milliseconds, to check for keys while an agent thinks.
    private static final long CHOICE_PATIENCE = 40;

    /// How long to show every move when agents play each other.
    private static final Duration GLANCE = Duration.ofMillis(600);

    private final Sitting sitting;
    private final Display display;
    private final Hand hand;
    private final Screen screen;
    private final TypedLine line = new TypedLine();
    private final Deque<Key> ahead = new ArrayDeque<>();
    private Answer message = Answer.of();
    private boolean interrupted;

    ScreenTable(Sitting sitting, Display display, Screen screen) {
        this.sitting = sitting;
        this.display = display;
        this.hand = display.hand();
        this.screen = screen;
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
        hand.moved();
    }

    @Override
    public void show(Answer answer) {
        message = answer;
        if (answer.next() == Answer.Next.MOVED) {
            hand.moved();
        }
    }

    @Override
    public Optional<String> ask() {
        while (true) {
            paint();
            Key key = ahead.isEmpty() ? screen.keys().next() : ahead.removeFirst();
            if (key == Control.INTERRUPT) {
                interrupted = true;
                return Optional.empty();
            }
            if (key == Control.END_OF_INPUT && line.isEmpty()) {
                return Optional.empty();
            }
            Optional<String> typed = hand.isOnBoard() ? onBoard(key) : command(key);
            if (typed.isPresent()) {
                return typed;
            }
        }
    }

    @Override
    public boolean await(Future<?> choice) {
        boolean painted = false;
        while (!isDone(choice)) {
            Key key = painted ? screen.keys().next(1).orElse(Control.OTHER) : Control.REDRAW;
            painted = true;
            switch (key) {
                case Control.OTHER -> {}
                case Control.REDRAW -> paint(StyledLine.of(display.waiting(), Style.DIM), screen.columns());
                case Control.INTERRUPT -> {
                    interrupted = true;
                    return false;
                }
                case Control.END_OF_INPUT -> {
                    return false;
                }
                default -> ahead.addLast(key);
            }
        }
        return true;
    }

    @Override
    public Duration pause() {
        return GLANCE;
    }

    @Override
    public boolean isTouched() {
        boolean touched = !ahead.isEmpty();
        ahead.clear();
        return touched;
    }

    @Override
    public void close() {
        screen.close();
    }

    private static boolean isDone(Future<?> choice) {
        try {
            choice.get(CHOICE_PATIENCE, TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException e) {
            return false;
        } catch (ExecutionException e) {
            // The code that gets the choice handles the error.
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /// Handles a key while the focus is on the input line.
    private Optional<String> command(Key key) {
        return switch (key) {
            case Key.Text(String character) -> {
                // A lone `?` is a command, so that one key press lists the keys.
                if (line.isEmpty() && character.equals("?")) {
                    yield Optional.of(character);
                }
                line.insert(character);
                yield Optional.empty();
            }
            case Control.ENTER -> Optional.of(line.take());
            case Control control -> {
                Optional<Answer> reached = line.isEmpty() ? hand.reach(control) : Optional.empty();
                reached.ifPresentOrElse(answer -> message = answer, () -> edit(control));
                yield Optional.empty();
            }
        };
    }

    private void edit(Control key) {
        switch (key) {
            case BACKSPACE -> line.deleteBefore();
            case DELETE, END_OF_INPUT -> line.deleteAfter();
            case LEFT -> line.left();
            case RIGHT -> line.right();
            case UP -> line.older();
            case DOWN -> line.newer();
            case HOME -> line.home();
            case END -> line.end();
            case TAB -> line.complete(sitting.words());
            case ESCAPE, CLEAR_LINE -> line.clear();
            case REDRAW -> screen.erase();
            case ENTER, INTERRUPT, OTHER -> {}
        }
    }

    /// Handles a key while the focus is on the board.
    private Optional<String> onBoard(Key key) {
        if (key == Control.REDRAW) {
            screen.erase();
            return Optional.empty();
        }
        return switch (hand.press(key)) {
            case Hand.Touch.Done done -> Optional.empty();
            case Hand.Touch.Said(Answer said) -> {
                message = said;
                yield Optional.empty();
            }
            case Hand.Touch.Line(String text) -> Optional.of(text);
            case Hand.Touch.Typed typed -> command(key);
        };
    }

    private void paint() {
        int columns = screen.columns();
        if (hand.isOnBoard()) {
            paint(StyledLine.of(hand.prompt()).cut(columns), columns);
        } else if (line.isEmpty()) {
            paint(StyledLine.of(PROMPT).plus(tip(columns - PROMPT.length() - 1), Style.DIM), PROMPT.length() + 1);
        } else {
            int room = columns - PROMPT.length() - 1;
            int first = Math.max(0, line.cursor() - room);
            String shown = line.text().substring(first, Math.min(line.text().length(), first + room));
            paint(StyledLine.of(PROMPT + shown), PROMPT.length() + 1 + Math.min(line.cursor(), room));
        }
    }

    /// What can be typed, if it fits and cannot be mistaken for typed text.
    private String tip(int room) {
        String tip = display.tip();
        return screen.colours() && tip.length() <= room ? tip : "";
    }

    private void paint(StyledLine last, int cursor) {
        screen.paint(display.screen(screen.columns(), screen.rows() - 1, message), last, cursor);
    }
}
