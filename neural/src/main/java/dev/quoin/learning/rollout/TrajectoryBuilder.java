package dev.quoin.learning.rollout;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/// The transitions of one seat that have not been collected yet; the reward of the last may be incomplete.
/// Mutable, not thread-safe.
final class TrajectoryBuilder {
    private final List<Transition> transitions = new ArrayList<>();

    void add(Transition transition) {
        transitions.add(transition);
    }

    /// Adds a reward to the last transition of the current episode, if the seat has one.
    void addReward(float reward, boolean done) {
        if (transitions.isEmpty() || transitions.getLast().done()) {
            return;
        }
        transitions.getLast().addReward(reward);
        if (done) {
            transitions.getLast().markDone();
        }
    }

    /// Removes the transitions whose rewards are complete; a pending one stays.
    Trajectory take() {
        boolean over = transitions.isEmpty() || transitions.getLast().done();
        Transition pending = over ? null : transitions.removeLast();
        var trajectory = new Trajectory(transitions, pending);
        transitions.clear();
        if (pending != null) {
            transitions.add(pending);
        }
        return trajectory;
    }

    void write(DataOutputStream out) throws IOException {
        out.writeInt(transitions.size());
        for (Transition transition : transitions) {
            transition.write(out);
        }
    }

    void read(DataInputStream in) throws IOException {
        transitions.clear();
        int size = in.readInt();
        for (int number = 0; number < size; number++) {
            transitions.add(Transition.read(in));
        }
    }
}
