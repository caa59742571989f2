package dev.quoin.env.daily;

import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.DailyTurn;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.env.crossword.PlayBytes;
import dev.quoin.env.slots.EpisodePhase;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/// The saved state of an episode: the puzzle and the moves, which are replayed when it is read.
///
/// @param game null if no episode has started
record SavedDaily(
        EpisodePhase phase,
        int steps,
        long randomState,
        PuzzleName puzzle,
        @Nullable DailyGame game) {
    static SavedDaily of(DailyEpisode episode) {
        return new SavedDaily(
                episode.state.phase(),
                episode.state.steps(),
                episode.state.random().state(),
                episode.puzzle,
                episode.game);
    }

    byte[] write() {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(bytes)) {
            out.writeUTF(DailyEnvironments.ID);
            out.writeUTF(phase.savedName());
            out.writeInt(steps);
            out.writeLong(randomState);
            puzzle.write(out);
            if (game != null) {
                writeTurns(game, out);
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    private static void writeTurns(DailyGame game, DataOutputStream out) throws IOException {
        out.writeByte(game.turns().size());
        for (DailyTurn turn : game.turns()) {
            out.writeBoolean(turn instanceof DailyTurn.Played);
            if (turn instanceof DailyTurn.Played played) {
                PlayBytes.write(played.play(), out);
            }
        }
    }

    /// @throws IllegalArgumentException if the bytes are not a state of this environment
    static SavedDaily read(DailyLetters rules, byte[] state) {
        try (var in = new DataInputStream(new ByteArrayInputStream(state))) {
            if (!in.readUTF().equals(DailyEnvironments.ID)) {
                throw new IllegalArgumentException("it belongs to another environment");
            }
            var phase = EpisodePhase.ofSavedName(in.readUTF());
            int steps = in.readInt();
            long randomState = in.readLong();
            PuzzleName puzzle = PuzzleName.read(in);
            DailyGame game = phase == EpisodePhase.NOT_STARTED ? null : readTurns(rules, puzzle, in);
            boolean isRunning = phase == EpisodePhase.RUNNING;
            if (in.available() > 0 || steps < 0 || game != null && isRunning && game.isOver()) {
                throw new IllegalArgumentException("its length, its steps or its phase is wrong");
            }
            return new SavedDaily(phase, steps, randomState, puzzle, game);
        } catch (IOException | RuntimeException wrong) {
            throw new IllegalArgumentException(
                    "the " + state.length + " bytes are no saved state of " + DailyEnvironments.ID + ": "
                            + wrong.getMessage(),
                    wrong);
        }
    }

    private static DailyGame readTurns(DailyLetters rules, PuzzleName puzzle, DataInputStream in) throws IOException {
        int count = in.readByte();
        var moves = new ArrayList<CrosswordMove>();
        for (int turn = 0; turn < count; turn++) {
            moves.add(in.readBoolean() ? PlayBytes.read(in) : new CrosswordMove.Pass());
        }
        DailyGame game = rules.replay(puzzle.puzzle(), moves);
        if (game.refusals() > 0) {
            throw new IllegalArgumentException("one of its moves is not allowed");
        }
        return game;
    }

    void restore(DailyEpisode episode) {
        episode.state.restore(phase, steps, randomState);
        episode.puzzle = puzzle;
        episode.game = game;
    }
}
