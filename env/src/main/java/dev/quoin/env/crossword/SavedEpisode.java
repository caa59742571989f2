package dev.quoin.env.crossword;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.env.slots.EpisodePhase;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The saved state of an episode.
///
/// The bytes start with the environment's id and the size of its word list, so that states of other
/// environments are rejected.
///
/// @param rewards the reward of the last step for each seat, which an info contains
/// @param position null if no episode has started
record SavedEpisode(
        EpisodePhase phase,
        int agentSeat,
        int steps,
        long randomState,
        List<Float> rewards,
        @Nullable CrosswordPosition position) {
    static SavedEpisode of(Episode episode) {
        var rewards = new ArrayList<Float>();
        for (float reward : episode.rewards) {
            rewards.add(reward);
        }
        return new SavedEpisode(
                episode.state.phase(),
                episode.agentSeat,
                episode.state.steps(),
                episode.state.random().state(),
                rewards,
                episode.position);
    }

    byte[] write(String id, Crossword game) {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(bytes)) {
            out.writeUTF(id);
            out.writeInt(game.lexicon().wordCount());
            out.writeUTF(phase.savedName());
            out.writeByte(agentSeat);
            out.writeInt(steps);
            out.writeLong(randomState);
            for (float reward : rewards) {
                out.writeFloat(reward);
            }
            if (position != null) {
                PositionBytes.write(game, position, out);
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return bytes.toByteArray();
    }

    /// @throws IllegalArgumentException if the bytes are not a state of this environment
    static SavedEpisode read(String id, Crossword game, byte[] state) {
        try (var in = new DataInputStream(new ByteArrayInputStream(state))) {
            if (!in.readUTF().equals(id) || in.readInt() != game.lexicon().wordCount()) {
                throw new IllegalArgumentException("it belongs to another environment or word list");
            }
            var phase = EpisodePhase.ofSavedName(in.readUTF());
            int seat = in.readByte();
            int steps = in.readInt();
            long randomState = in.readLong();
            var rewards = new ArrayList<Float>();
            for (int earner = 0; earner < CrosswordPosition.MOST_PLAYERS; earner++) {
                rewards.add(in.readFloat());
            }
            CrosswordPosition position = phase == EpisodePhase.NOT_STARTED ? null : PositionBytes.read(game, in);
            if (in.available() > 0 || seat < 0 || seat >= game.players() || steps < 0) {
                throw new IllegalArgumentException("its length, its steps or the agent's seat is wrong");
            }
            if (phase == EpisodePhase.RUNNING
                    && position != null
                    && game.referee().isOver(position)) {
                throw new IllegalArgumentException("its episode goes on although the game is over");
            }
            return new SavedEpisode(phase, seat, steps, randomState, rewards, position);
        } catch (IOException | RuntimeException wrong) {
            throw new IllegalArgumentException(
                    "the " + state.length + " bytes are no saved state of " + id + ": " + wrong.getMessage(), wrong);
        }
    }

    void restore(Episode episode) {
        episode.state.restore(phase, steps, randomState);
        episode.agentSeat = agentSeat;
        for (int earner = 0; earner < episode.rewards.length; earner++) {
            episode.rewards[earner] = rewards.get(earner);
        }
        episode.position = position;
    }
}
