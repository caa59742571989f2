package dev.quoin.env.game;

import dev.quoin.env.slots.EpisodePhase;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/// What a saved episode holds, and its bytes, those of a number with the highest first: the game is played again from
/// its seed and the actions of both players.
///
/// @param id the environment
/// @param seed decides the deal
/// @param random the state of the random numbers
/// @param agentRandom the state of those of an opponent that is an agent
/// @param agentSeat the seat of the agent
/// @param phase how far the episode is
/// @param actions the actions of both players
record SavedGame(
        String id, long seed, long random, long agentRandom, int agentSeat, EpisodePhase phase, List<Integer> actions) {
    private static final int HEADER = 3 * Long.BYTES + 2 + Integer.BYTES;

    byte[] bytes() {
        var bytes = ByteBuffer.allocate(HEADER + actions.size() * Integer.BYTES)
                .putLong(seed)
                .putLong(random)
                .putLong(agentRandom)
                .put((byte) agentSeat)
                .put((byte) phase.code())
                .putInt(actions.size());
        actions.forEach(bytes::putInt);
        return bytes.array();
    }

    /// @throws IllegalArgumentException when no episode can have been saved like this
    static SavedGame read(String id, byte[] saved) {
        if (saved.length < HEADER) {
            throw wrong(id, "has at least " + HEADER + " bytes, got " + saved.length + " bytes");
        }
        var bytes = ByteBuffer.wrap(saved);
        long seed = bytes.getLong();
        long random = bytes.getLong();
        long agentRandom = bytes.getLong();
        int agentSeat = bytes.get();
        if (agentSeat < 0 || agentSeat > 1) {
            throw wrong(id, "has the agent in seat 0 or 1, got " + agentSeat);
        }
        EpisodePhase phase = EpisodePhase.of(bytes.get());
        long length = HEADER + (long) bytes.getInt() * Integer.BYTES;
        if (saved.length != length) {
            throw wrong(id, "has " + length + " bytes by its number of actions, got " + saved.length + " bytes");
        }
        var actions = new ArrayList<Integer>();
        while (bytes.hasRemaining()) {
            actions.add(bytes.getInt());
        }
        if (phase == EpisodePhase.NOT_STARTED && !actions.isEmpty()) {
            throw wrong(id, "has no actions before the first reset, got " + actions.size());
        }
        return new SavedGame(id, seed, random, agentRandom, agentSeat, phase, List.copyOf(actions));
    }

    static IllegalArgumentException wrong(String id, String what) {
        return new IllegalArgumentException("a saved state of " + id + " " + what);
    }
}
