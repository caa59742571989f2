package dev.quoin.env.othello;

import dev.quoin.env.slots.EpisodePhase;
import dev.quoin.othello.board.Bitboard;
import java.nio.ByteBuffer;

/// A saved episode and its serialized form: three big-endian `long`s, then three single bytes.
///
/// @param mover the discs of the side to move
/// @param other the discs of its opponent
/// @param randomState the state of the random generator
/// @param whiteToMove whether White is to move
/// @param agentIsWhite whether the agent plays White
/// @param phase the phase of the episode
record OthelloState(
        long mover, long other, long randomState, boolean whiteToMove, boolean agentIsWhite, EpisodePhase phase) {
    private static final int BYTES = 3 * Long.BYTES + 3;

    byte[] bytes() {
        return ByteBuffer.allocate(BYTES)
                .putLong(mover)
                .putLong(other)
                .putLong(randomState)
                .put((byte) (whiteToMove ? 1 : 0))
                .put((byte) (agentIsWhite ? 1 : 0))
                .put((byte) phase.code())
                .array();
    }

    /// @throws IllegalArgumentException if the bytes are not a valid saved episode
    static OthelloState read(byte[] saved) {
        if (saved.length != BYTES) {
            throw wrong("has " + BYTES + " bytes, got " + saved.length + " bytes");
        }
        var bytes = ByteBuffer.wrap(saved);
        var state = new OthelloState(
                bytes.getLong(),
                bytes.getLong(),
                bytes.getLong(),
                flag(bytes.get(), 1) == 1,
                flag(bytes.get(), 1) == 1,
                EpisodePhase.of(flag(bytes.get(), 2)));
        if ((state.mover & state.other) != 0) {
            throw wrong("gives each square to one color, got one that has both");
        }
        boolean hasMove = Bitboard.moves(state.mover, state.other) != 0;
        boolean stuck = !hasMove && Bitboard.moves(state.other, state.mover) == 0;
        if (state.phase == EpisodePhase.RUNNING && !hasMove || state.phase == EpisodePhase.OVER && !stuck) {
            throw wrong("is over exactly when neither side has a move, got one that is " + state.phase);
        }
        return state;
    }

    private static int flag(byte value, int highest) {
        if (value < 0 || value > highest) {
            throw wrong("has only 0.." + highest + " in this place, got " + value);
        }
        return value;
    }

    private static IllegalArgumentException wrong(String what) {
        return new IllegalArgumentException("a saved state of Othello-v0 " + what);
    }
}
