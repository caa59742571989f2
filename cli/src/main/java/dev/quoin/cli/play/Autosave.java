package dev.quoin.cli.play;

import dev.quoin.game.file.AtomicFile;
import dev.quoin.game.file.FileErrors;
import dev.quoin.terminal.table.Answer;
import dev.quoin.terminal.table.Sitting;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/// A sitting that saves the game after every move, so that Ctrl-C and crashes lose nothing, and deletes the file when
/// the game is over. Mutable, not thread-safe.
final class Autosave implements Sitting {
    private final Sitting sitting;
    private final Path file;
    private UnfinishedGame saved;
    private boolean failed;

    /// Creates a sitting whose game is already in the state of `saved`.
    Autosave(Sitting sitting, Path file, UnfinishedGame saved) {
        this.sitting = sitting;
        this.file = file;
        this.saved = saved;
    }

    @Override
    public Answer answer(String line) {
        Answer answer = sitting.answer(line);
        return save().map(trouble -> new Answer(answer.tone(), plus(answer.lines(), trouble), answer.next()))
                .orElse(answer);
    }

    @Override
    public ChosenMove think() {
        ChosenMove chosen = sitting.think();
        return () -> {
            List<String> told = chosen.play();
            return save().map(trouble -> plus(told, trouble)).orElse(told);
        };
    }

    /// Returns what to say when the person leaves; empty when there is nothing to continue.
    Optional<String> farewell() {
        boolean kept = !failed && !sitting.isOver() && !saved.moves().isEmpty();
        return kept
                ? Optional.of("The game is saved. To continue it, run: quoin play " + saved.game() + " --resume")
                : Optional.empty();
    }

    /// Saves the game if it has moved on; returns why not if it cannot, once.
    private Optional<String> save() {
        List<String> moves = sitting.moves();
        if (failed || moves.equals(saved.moves()) && !sitting.isOver()) {
            return Optional.empty();
        }
        saved = saved.withMoves(moves);
        try {
            if (sitting.isOver()) {
                Files.deleteIfExists(file);
            } else {
                Files.createDirectories(
                        Objects.requireNonNull(file.toAbsolutePath().getParent()));
                AtomicFile.write(file, saved.write());
            }
            return Optional.empty();
        } catch (IOException e) {
            failed = true;
            return Optional.of("The game cannot be saved: " + FileErrors.describe(e) + ".");
        } catch (UncheckedIOException e) {
            failed = true;
            return Optional.of(
                    "The game cannot be saved: " + FileErrors.describe(Objects.requireNonNull(e.getCause())) + ".");
        }
    }

    private static List<String> plus(List<String> lines, String line) {
        var all = new ArrayList<>(lines);
        all.add(line);
        return all;
    }

    @Override
    public List<String> words() {
        return sitting.words();
    }

    @Override
    public boolean isAgentsTurn() {
        return sitting.isAgentsTurn();
    }

    @Override
    public boolean isOver() {
        return sitting.isOver();
    }

    @Override
    public List<String> ending() {
        return sitting.ending();
    }

    @Override
    public List<String> moves() {
        return sitting.moves();
    }

    @Override
    public void replay(List<String> moves) {
        sitting.replay(moves);
    }

    @Override
    public boolean isWatched() {
        return sitting.isWatched();
    }

    @Override
    public void stop() {
        sitting.stop();
    }
}
