package dev.quoin.terminal.table;

import dev.quoin.game.file.BoundedLineReader;
import dev.quoin.terminal.picture.StyledLine;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/// A table of plain lines without escape codes: for pipes, dumb terminals and screen readers.
final class LineTable implements Table {
    private final Writer out;
    private final BoundedLineReader in;
    private final Display display;
    private final GameTerminal.Lines terminal;
    private boolean situationIsNew = true;

    LineTable(GameTerminal.Lines terminal, Display display) {
        this.in = new BoundedLineReader(new InputStreamReader(terminal.in(), StandardCharsets.UTF_8), "standard input");
        this.out = terminal.out();
        this.display = display;
        this.terminal = terminal;
    }

    @Override
    public void news(List<String> sentences) {
        sentences.forEach(this::line);
        situationIsNew = true;
    }

    @Override
    public void show(Answer answer) {
        answer.lines().forEach(this::line);
        situationIsNew |= answer.next() == Answer.Next.MOVED;
    }

    @Override
    public Optional<String> ask() {
        if (situationIsNew) {
            if (terminal.pictures()) {
                display.picture().stream().map(StyledLine::text).forEach(this::line);
            }
            display.standing().forEach(this::line);
            situationIsNew = false;
        }
        if (terminal.prompts()) {
            print("> ");
        }
        flush();
        try {
            return Optional.ofNullable(in.readLine());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public boolean await(Future<?> choice) {
        flush();
        try {
            choice.get();
            return true;
        } catch (ExecutionException e) {
            // The code that gets the choice handles the error.
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Override
    public Duration pause() {
        return Duration.ZERO;
    }

    @Override
    public boolean isTouched() {
        return false;
    }

    @Override
    public void close() {
        flush();
    }

    private void line(String text) {
        print(text);
        print("\n");
    }

    private void print(String text) {
        try {
            out.write(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void flush() {
        try {
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
