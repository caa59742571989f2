package dev.quoin.learning.train;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/// The mean metrics of several updates, and the speed. Mutable, not thread-safe.
final class Metrics {
    private final Map<String, Double> sums = new LinkedHashMap<>();
    private int updates;
    private long started = System.nanoTime();
    private long lastCall = started;
    private long lastTimesteps;

    void add(Map<String, Double> more) {
        more.forEach((name, value) -> sums.merge(name, value, Double::sum));
        updates++;
    }

    /// Returns the means since the last call.
    Map<String, Double> takeMeans() {
        var means = new LinkedHashMap<String, Double>();
        sums.forEach((name, sum) -> means.put(name, sum / updates));
        sums.clear();
        updates = 0;
        return means;
    }

    /// Returns the seconds since the run was started or resumed.
    double seconds() {
        return (System.nanoTime() - started) / 1e9;
    }

    /// Returns the timesteps per second since the last call.
    double stepsPerSecond(long timesteps) {
        long now = System.nanoTime();
        double speed = (timesteps - lastTimesteps) / ((now - lastCall) / 1e9);
        lastCall = now;
        lastTimesteps = timesteps;
        return speed;
    }

    void write(DataOutputStream out) throws IOException {
        out.writeInt(updates);
        out.writeInt(sums.size());
        for (var entry : sums.entrySet()) {
            out.writeUTF(entry.getKey());
            out.writeDouble(entry.getValue());
        }
    }

    /// Restores the metrics from a checkpoint.
    ///
    /// @param timesteps the timesteps of the checkpoint
    void read(DataInputStream in, long timesteps) throws IOException {
        sums.clear();
        updates = in.readInt();
        int count = in.readInt();
        for (int number = 0; number < count; number++) {
            sums.put(in.readUTF(), in.readDouble());
        }
        started = System.nanoTime();
        lastCall = started;
        lastTimesteps = timesteps;
    }
}
