package dev.quoin.learning.train;

import dev.quoin.learning.network.Weights;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/// Earlier versions of a learner. Mutable, for one thread.
///
/// Once it is full a new version takes the place of a random one, so that old ones grow rare but never die out at once.
final class Pool {
    private final int size;
    private final List<Weights> versions = new ArrayList<>();

    Pool(int size) {
        this.size = size;
    }

    void keep(Weights weights, RandomGenerator chance) {
        if (versions.size() < size) {
            versions.add(weights.frozen());
        } else {
            versions.get(chance.nextInt(size)).set(weights);
        }
    }

    /// Any of them.
    Weights draw(RandomGenerator chance) {
        return versions.get(chance.nextInt(versions.size()));
    }

    void write(DataOutputStream out) throws IOException {
        out.writeInt(versions.size());
        for (Weights version : versions) {
            version.write(out);
        }
    }

    void read(DataInputStream in, Weights like) throws IOException {
        versions.clear();
        int count = in.readInt();
        for (int number = 0; number < count; number++) {
            Weights version = like.frozen();
            version.read(in);
            versions.add(version);
        }
    }
}
