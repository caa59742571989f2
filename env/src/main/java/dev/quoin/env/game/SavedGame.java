package dev.quoin.env.game;

import dev.quoin.env.slots.EpisodePhase;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/// A saved episode and its serialized form, in big-endian byte order. The game is replayed from its seed and
/// the actions of both players.
///
/// @param id the environment
/// @param seed determines the deal
/// @param random the state of the random generator
/// @param agentRandom the state of the random generator of an opponent that is an agent
/// @param agentSeat the seat of the agent
/// @param phase the phase of the episode
/// @param actions the actions of both players
/// @param redraws when future randomness was resampled, in order
record SavedGame(
        String id,
        long seed,
        long random,
        long agentRandom,
        int agentSeat,
        EpisodePhase phase,
        List<Integer> actions,
        List<Redraw> redraws) {
    private static final int HEADER = 3 * Long.BYTES + 2 + Integer.BYTES;

    byte[] bytes() {
        var bytes = ByteBuffer.allocate(HEADER + actions.size() * Integer.BYTES + redraws.size() * Redraw.BYTES)
                .putLong(seed)
                .putLong(random)
                .putLong(agentRandom)
                .put((byte) agentSeat)
                .put((byte) phase.code())
                .putInt(actions.size());
        actions.forEach(bytes::putInt);
        redraws.forEach(redraw -> bytes.putInt(redraw.after()).putLong(redraw.seed()));
        return bytes.array();
    }

    /// @throws IllegalArgumentException if the bytes are not a valid saved episode
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
        int count = bytes.getInt();
        long length = HEADER + (long) count * Integer.BYTES;
        if (count < 0 || saved.length < length || (saved.length - length) % Redraw.BYTES != 0) {
            throw wrong(id, "has " + length + " bytes by its number of actions, got " + saved.length + " bytes");
        }
        var actions = new ArrayList<Integer>();
        for (int action = 0; action < count; action++) {
            actions.add(bytes.getInt());
        }
        var redraws = new ArrayList<Redraw>();
        while (bytes.hasRemaining()) {
            var redraw = new Redraw(bytes.getInt(), bytes.getLong());
            int earliest = redraws.isEmpty() ? 0 : redraws.getLast().after();
            if (redraw.after() < earliest || redraw.after() > count) {
                throw wrong(
                        id,
                        "has its redraws in order, after " + earliest + " to " + count + " actions, got one after "
                                + redraw.after());
            }
            redraws.add(redraw);
        }
        if (phase == EpisodePhase.NOT_STARTED && !actions.isEmpty()) {
            throw wrong(id, "has no actions before the first reset, got " + actions.size());
        }
        return new SavedGame(
                id, seed, random, agentRandom, agentSeat, phase, List.copyOf(actions), List.copyOf(redraws));
    }

    static IllegalArgumentException wrong(String id, String what) {
        return new IllegalArgumentException("a saved state of " + id + " " + what);
    }
}
