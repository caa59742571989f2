package dev.quoin.arena.selfplay;

import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Consumer;

/// Hands out the numbers of games, and passes their lines on in the order of these numbers. Thread-safe.
///
/// Games that end before an earlier one wait in memory, so numbers are handed out only up to a limit beyond the
/// oldest game that has not ended.
final class GameOrder {
    private final int last;
    private final int lead;
    private final Consumer<byte[]> lines;
    private final TreeMap<Integer, byte[]> waiting = new TreeMap<>();
    private int next;
    private int oldest;
    private boolean closed;

    /// @param first the number of the first game to play
    /// @param last the number of the last game
    /// @param lead how many games may be started but not passed on
    /// @param lines receives the lines in order
    GameOrder(int first, int last, int lead, Consumer<byte[]> lines) {
        this.next = first;
        this.oldest = first;
        this.last = last;
        this.lead = lead;
        this.lines = lines;
    }

    /// Returns the next game to play, waiting while too many are unfinished; empty when there is none.
    synchronized OptionalInt next() throws InterruptedException {
        while (!closed && next <= last && next - oldest >= lead) {
            wait();
        }
        return closed || next > last ? OptionalInt.empty() : OptionalInt.of(next++);
    }

    /// Takes the line of a game that has ended.
    synchronized void ended(int game, byte[] line) {
        waiting.put(game, line);
        for (byte[] first = waiting.remove(oldest); first != null; first = waiting.remove(oldest)) {
            lines.accept(first);
            oldest++;
        }
        notifyAll();
    }

    /// Hands out no more numbers.
    synchronized void close() {
        closed = true;
        notifyAll();
    }
}
