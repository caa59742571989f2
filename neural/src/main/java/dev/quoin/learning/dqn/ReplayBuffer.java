package dev.quoin.learning.dqn;

import dev.quoin.learning.rollout.Transition;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// The most recent transitions, each with the one that followed it. Mutable, not thread-safe.
final class ReplayBuffer {
    private final int capacity;
    private final List<Entry> entries = new ArrayList<>();
    private int oldest;

    /// A transition, and the same seat's next one in the episode; null if the episode ended.
    record Entry(Transition transition, @Nullable Transition next) {}

    ReplayBuffer(int capacity) {
        this.capacity = capacity;
    }

    int size() {
        return entries.size();
    }

    /// Adds an entry; a full buffer drops its oldest.
    void add(Entry entry) {
        if (entries.size() < capacity) {
            entries.add(entry);
        } else {
            entries.set(oldest, entry);
            oldest = (oldest + 1) % capacity;
        }
    }

    /// Samples `count` entries uniformly with replacement.
    List<Entry> sample(int count, RandomGenerator chance) {
        var sampled = new ArrayList<Entry>(count);
        for (int number = 0; number < count; number++) {
            sampled.add(entries.get(chance.nextInt(entries.size())));
        }
        return sampled;
    }

    void write(DataOutputStream out) throws IOException {
        out.writeInt(entries.size());
        out.writeInt(oldest);
        for (Entry entry : entries) {
            entry.transition().write(out);
            Transition next = entry.next();
            out.writeBoolean(next != null);
            if (next != null) {
                next.write(out);
            }
        }
    }

    void read(DataInputStream in) throws IOException {
        entries.clear();
        int size = in.readInt();
        oldest = in.readInt();
        for (int number = 0; number < size; number++) {
            Transition transition = Transition.read(in);
            entries.add(new Entry(transition, in.readBoolean() ? Transition.read(in) : null));
        }
    }
}
