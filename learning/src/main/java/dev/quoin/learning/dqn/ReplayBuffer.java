package dev.quoin.learning.dqn;

import dev.quoin.learning.rollout.Transition;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/// The last turns, each with the turn that came after it. Mutable, for one thread.
final class ReplayBuffer {
    private final int capacity;
    private final List<Memory> memories = new ArrayList<>();
    private int oldest;

    /// A turn, and the same seat's next turn in the game; null when there was none.
    record Memory(Transition turn, @Nullable Transition next) {}

    ReplayBuffer(int capacity) {
        this.capacity = capacity;
    }

    int size() {
        return memories.size();
    }

    /// Remembers a turn in place of the oldest.
    void add(Memory memory) {
        if (memories.size() < capacity) {
            memories.add(memory);
        } else {
            memories.set(oldest, memory);
            oldest = (oldest + 1) % capacity;
        }
    }

    /// So many turns, drawn with replacement.
    List<Memory> draw(int count, RandomGenerator chance) {
        var drawn = new ArrayList<Memory>(count);
        for (int number = 0; number < count; number++) {
            drawn.add(memories.get(chance.nextInt(memories.size())));
        }
        return drawn;
    }

    void write(DataOutputStream out) throws IOException {
        out.writeInt(memories.size());
        out.writeInt(oldest);
        for (Memory memory : memories) {
            memory.turn().write(out);
            Transition next = memory.next();
            out.writeBoolean(next != null);
            if (next != null) {
                next.write(out);
            }
        }
    }

    void read(DataInputStream in) throws IOException {
        memories.clear();
        int size = in.readInt();
        oldest = in.readInt();
        for (int number = 0; number < size; number++) {
            Transition turn = Transition.read(in);
            memories.add(new Memory(turn, in.readBoolean() ? Transition.read(in) : null));
        }
    }
}
