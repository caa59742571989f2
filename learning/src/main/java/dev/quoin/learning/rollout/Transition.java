package dev.quoin.learning.rollout;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/// One turn of one seat: what was seen, what was chosen, what came of it until the seat's next turn. Mutable, for one
/// thread.
public final class Transition {
    private final float[] seen;
    private final int[] legal;
    private int choice = -1;
    private float logProbability;
    private float value;
    private float reward;
    private boolean last;

    Transition(float[] seen, int[] legal) {
        this.seen = seen;
        this.legal = legal;
    }

    /// What the network looks at, field after field; not to be changed.
    public float[] seen() {
        return seen;
    }

    /// The legal actions in rising order; not to be changed.
    public int[] legal() {
        return legal;
    }

    /// Decides.
    ///
    /// @param index which of the legal actions is taken
    /// @param logLikelihood the logarithm of how likely that was
    /// @param worth what the position was thought to be worth
    public void choose(int index, double logLikelihood, double worth) {
        if (index < 0 || index >= legal.length) {
            throw new IllegalArgumentException(
                    "a choice must be one of " + legal.length + " legal actions, got " + index);
        }
        choice = index;
        logProbability = (float) logLikelihood;
        value = (float) worth;
    }

    /// Which of the legal actions was taken.
    public int choice() {
        return choice;
    }

    /// The action that was taken.
    public int action() {
        return legal[choice];
    }

    /// The logarithm of how likely the choice was.
    public float logProbability() {
        return logProbability;
    }

    /// What the position was thought to be worth.
    public float value() {
        return value;
    }

    /// What the seat earned until its next turn, or to the end.
    public float reward() {
        return reward;
    }

    /// Whether the game ended before the seat's next turn.
    public boolean isLast() {
        return last;
    }

    void earn(float more) {
        reward += more;
    }

    void end() {
        last = true;
    }

    /// Writes all of it.
    public void write(DataOutputStream out) throws IOException {
        out.writeInt(seen.length);
        for (float number : seen) {
            out.writeFloat(number);
        }
        out.writeInt(legal.length);
        for (int action : legal) {
            out.writeInt(action);
        }
        out.writeInt(choice);
        out.writeFloat(logProbability);
        out.writeFloat(value);
        out.writeFloat(reward);
        out.writeBoolean(last);
    }

    /// A decision that was written.
    public static Transition read(DataInputStream in) throws IOException {
        var seen = new float[in.readInt()];
        for (int at = 0; at < seen.length; at++) {
            seen[at] = in.readFloat();
        }
        var legal = new int[in.readInt()];
        for (int at = 0; at < legal.length; at++) {
            legal[at] = in.readInt();
        }
        var decision = new Transition(seen, legal);
        decision.choice = in.readInt();
        decision.logProbability = in.readFloat();
        decision.value = in.readFloat();
        decision.reward = in.readFloat();
        decision.last = in.readBoolean();
        return decision;
    }
}
