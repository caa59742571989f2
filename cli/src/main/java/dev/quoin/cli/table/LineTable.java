package dev.quoin.cli.table;

import dev.quoin.cli.console.Output;
import dev.quoin.cli.picture.StyledLine;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;

/// A table of plain lines without escape codes: for pipes, dumb terminals and screen readers.
final class LineTable implements Table {
    private final Output out;
    private final BufferedReader in;
    private final Display display;
    private final Manner manner;
    private boolean situationIsNew = true;

    /// How a table of lines talks.
    ///
    /// @param pictures whether the board is drawn every turn
    /// @param prompts whether a person at a keyboard waits for a prompt
    record Manner(boolean pictures, boolean prompts) {}

    LineTable(InputStream in, Output out, Display display, Manner manner) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.out = out;
        this.display = display;
        this.manner = manner;
    }

    @Override
    public void news(List<String> sentences) {
        sentences.forEach(out::line);
        situationIsNew = true;
    }

    @Override
    public void show(Answer answer) {
        answer.lines().forEach(out::line);
        situationIsNew |= answer.next() == Answer.Next.MOVED;
    }

    @Override
    public Optional<String> ask() {
        if (situationIsNew) {
            if (manner.pictures()) {
                display.picture().stream().map(StyledLine::text).forEach(out::line);
            }
            display.standing().forEach(out::line);
            situationIsNew = false;
        }
        if (manner.prompts()) {
            out.print("> ");
        }
        out.flush();
        try {
            return Optional.ofNullable(in.readLine());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public boolean await(Future<?> choice) {
        out.flush();
        try {
            choice.get();
            return true;
        } catch (ExecutionException e) {
            // Whoever takes the choice is told.
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Override
    public boolean isTouched() {
        return false;
    }

    @Override
    public void close() {
        out.flush();
    }
}
