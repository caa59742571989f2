package dev.quoin.server.http.connection;

import java.util.HashMap;
import java.util.Map;

/// How many event streams each address and each player has open. Thread-safe.
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

    /// Why a stream is not let in.
    public enum Refusal {
        /// It is.
        NONE,
        /// The address has too many.
        ADDRESS,
        /// The player has too many.
        PLAYER
    }

    /// Removes a stream that has ended.
    public synchronized void close(String address, String player) {
        for (String key : new String[] {ofAddress(address), ofPlayer(player)}) {
            streams.computeIfPresent(key, (same, count) -> count == 1 ? null : count - 1);
        }
        size--;
    }

    /// How many are open.
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
