package dev.quoin.cli.play;

import dev.quoin.cli.console.Output;
import dev.quoin.cli.picture.BoardPicture;
import dev.quoin.cli.picture.StyledLine;
import dev.quoin.crossword.rules.LastTurn;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/// A table of plain lines without escape codes: for pipes, dumb terminals and screen readers.
final class LineTable implements Table {
    private final Output out;
    private final BufferedReader in;
    private final TableGame game;
    private final Phrases phrases;
    private final RackOrder rackOrder;
    private final Aloud aloud;
    private final Manner manner;
    private boolean situationIsNew = true;

    /// How a table of lines talks.
    ///
    /// @param pictures whether the board is drawn every turn
    /// @param prompts whether a person at a keyboard waits for a prompt
    record Manner(boolean pictures, boolean prompts) {}

    LineTable(InputStream in, Output out, TableGame game, Phrases phrases, RackOrder rackOrder, Manner manner) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.out = out;
        this.game = game;
        this.phrases = phrases;
        this.rackOrder = rackOrder;
        this.aloud = new Aloud(game);
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
            situation();
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
    public void close() {
        out.flush();
    }

    private void situation() {
        if (manner.pictures()) {
            var picture = new BoardPicture(game.variant(), game.board());
            if (game.position().last() instanceof LastTurn.Played played) {
                picture.last(played.play().placements());
            }
            picture.lines().stream().map(StyledLine::text).forEach(out::line);
        }
        rackOrder.follow(game.rack());
        out.line(aloud.standing(phrases));
        if (!game.isOver()) {
            out.line(aloud.rack(rackOrder.faces()));
        }
    }
}
