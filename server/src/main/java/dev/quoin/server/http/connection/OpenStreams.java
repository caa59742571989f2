package dev.quoin.server.http.connection;

import java.util.HashMap;
import java.util.Map;

/// Counts the open event streams of each address and each player. Thread-safe.
public final class OpenStreams {
    private final Map<String, Integer> streams = new HashMap<>();
    private int size;

    /// Counts another stream if the limits allow it; then [#close] must be called when it ends.
    public synchronized Refusal open(String address, int mostPerAddress, String player, int mostPerPlayer) {
        if (count(ofAddress(address)) >= mostPerAddress) {
            return Refusal.ADDRESS;
        }
        if (count(ofPlayer(player)) >= mostPerPlayer) {
            return Refusal.PLAYER;
        }
        streams.merge(ofAddress(address), 1, Integer::sum);
        streams.merge(ofPlayer(player), 1, Integer::sum);
        size++;
        return Refusal.NONE;
    }

    /// The reason why a stream is rejected.
    public enum Refusal {
        /// Not rejected.
        NONE,
        /// The address has too many streams.
        ADDRESS,
        /// The player has too many streams.
        PLAYER
    }

    /// Removes a stream that has ended.
    public synchronized void close(String address, String player) {
        for (String key : new String[] {ofAddress(address), ofPlayer(player)}) {
            streams.computeIfPresent(key, (same, count) -> count == 1 ? null : count - 1);
        }
        size--;
    }

    /// Returns the number of open streams.
    public synchronized int size() {
        return size;
    }

    private int count(String key) {
        return streams.getOrDefault(key, 0);
    }

    private static String ofAddress(String address) {
        return "address " + address;
    }

    private static String ofPlayer(String player) {
        return "player " + player;
    }
}
