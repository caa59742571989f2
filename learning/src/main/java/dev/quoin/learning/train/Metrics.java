package dev.quoin.learning.train;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/// Means of the figures of several updates, and the pace. Mutable, for one thread.
final class Metrics {
    private final Map<String, Double> sums = new LinkedHashMap<>();
    private int updates;
    private long begun = System.nanoTime();
    private long marked = begun;
    private long turnsBefore;

    void add(Map<String, Double> more) {
        more.forEach((name, figure) -> sums.merge(name, figure, Double::sum));
        updates++;
    }

    /// The means since this was last asked.
    Map<String, Double> take() {
        var means = new LinkedHashMap<String, Double>();
        sums.forEach((name, sum) -> means.put(name, sum / updates));
        sums.clear();
        updates = 0;
        return means;
    }

    /// Seconds since the course was begun or taken up.
    double seconds() {
        return (System.nanoTime() - begun) / 1e9;
    }

    /// Turns a second since this was last asked.
    double pace(long turns) {
        long now = System.nanoTime();
        double pace = (turns - turnsBefore) / ((now - marked) / 1e9);
        marked = now;
        turnsBefore = turns;
        return pace;
    }

    void write(DataOutputStream out) throws IOException {
        out.writeInt(updates);
        out.writeInt(sums.size());
        for (var entry : sums.entrySet()) {
            out.writeUTF(entry.getKey());
            out.writeDouble(entry.getValue());
        }
    }

    /// Takes up what was written after so many turns.
    void read(DataInputStream in, long turns) throws IOException {
        sums.clear();
        updates = in.readInt();
        int count = in.readInt();
        for (int number = 0; number < count; number++) {
            sums.put(in.readUTF(), in.readDouble());
        }
        begun = System.nanoTime();
        marked = begun;
        turnsBefore = turns;
    }
}
