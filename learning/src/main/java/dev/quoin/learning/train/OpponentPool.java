package dev.quoin.learning.train;

import dev.quoin.learning.network.NetworkWeights;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/// Earlier versions of a learner. Mutable, for one thread.
///
/// Once it is full a new version takes the place of a random one, so that old ones grow rare but never die out at once.
final class OpponentPool {
    private final int size;
    private final List<NetworkWeights> versions = new ArrayList<>();

    OpponentPool(int size) {
        this.size = size;
    }

    void keep(NetworkWeights weights, RandomGenerator chance) {
        if (versions.size() < size) {
            versions.add(weights.frozen());
        } else {
            versions.get(chance.nextInt(size)).set(weights);
        }
    }

    /// Any of them.
    NetworkWeights draw(RandomGenerator chance) {
        return versions.get(chance.nextInt(versions.size()));
    }

    void write(DataOutputStream out) throws IOException {
        out.writeInt(versions.size());
        for (NetworkWeights version : versions) {
            version.write(out);
        }
    }

    void read(DataInputStream in, NetworkWeights like) throws IOException {
        versions.clear();
        int count = in.readInt();
        for (int number = 0; number < count; number++) {
            NetworkWeights version = like.frozen();
            version.read(in);
            versions.add(version);
        }
    }
}
