package dev.quoin.learning.train;

import dev.quoin.learning.network.NetworkWeights;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/// Snapshots of earlier versions of the learner, as opponents. Mutable, not thread-safe.
///
/// When the pool is full, a new snapshot replaces a random one, so old versions become rare but do not
/// vanish at once.
final class OpponentPool {
    private final int size;
    private final List<NetworkWeights> snapshots = new ArrayList<>();

    OpponentPool(int size) {
        this.size = size;
    }

    void add(NetworkWeights weights, RandomGenerator chance) {
        if (snapshots.size() < size) {
            snapshots.add(weights.frozen());
        } else {
            snapshots.get(chance.nextInt(size)).set(weights);
        }
    }

    /// Returns a random snapshot.
    NetworkWeights sample(RandomGenerator chance) {
        return snapshots.get(chance.nextInt(snapshots.size()));
    }

    void write(DataOutputStream out) throws IOException {
        out.writeInt(snapshots.size());
        for (NetworkWeights snapshot : snapshots) {
            snapshot.write(out);
        }
    }

    void read(DataInputStream in, NetworkWeights like) throws IOException {
        snapshots.clear();
        int count = in.readInt();
        for (int number = 0; number < count; number++) {
            NetworkWeights snapshot = like.frozen();
            snapshot.read(in);
            snapshots.add(snapshot);
        }
    }
}
