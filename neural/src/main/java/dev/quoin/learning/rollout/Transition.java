package dev.quoin.learning.rollout;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/// One turn of one seat: the observation, the action, and the reward until the seat's next turn. Mutable,
/// not thread-safe.
public final class Transition {
    private final float[] observation;
    private final int[] legalActions;
    private int actionIndex = -1;
    private float logProb;
    private float value;
    private float reward;
    private boolean done;

    Transition(float[] observation, int[] legalActions) {
        this.observation = observation;
        this.legalActions = legalActions;
    }

    /// Returns the fields that the network reads, concatenated. Do not modify.
    public float[] observation() {
        return observation;
    }

    /// Returns the legal actions in ascending order. Do not modify.
    public int[] legalActions() {
        return legalActions;
    }

    /// Sets the action.
    ///
    /// @param index its index in [#legalActions]
    /// @param logProbability its log-probability under the policy
    /// @param estimate the estimated value of the observation
    public void setAction(int index, double logProbability, double estimate) {
        if (index < 0 || index >= legalActions.length) {
            throw new IllegalArgumentException(
                    "an action index must be 0.." + (legalActions.length - 1) + ", got " + index);
        }
        actionIndex = index;
        logProb = (float) logProbability;
        value = (float) estimate;
    }

    /// Returns the index of the action in [#legalActions].
    public int actionIndex() {
        return actionIndex;
    }

    /// Returns the action.
    public int action() {
        return legalActions[actionIndex];
    }

    /// Returns the log-probability of the action under the policy that chose it.
    public float logProb() {
        return logProb;
    }

    /// Returns the value of the observation, as estimated when the action was chosen.
    public float value() {
        return value;
    }

    /// Returns the sum of rewards until the seat's next turn or the end of the episode.
    public float reward() {
        return reward;
    }

    /// Returns whether the episode ended before the seat's next turn.
    public boolean done() {
        return done;
    }

    void addReward(float more) {
        reward += more;
    }

    void markDone() {
        done = true;
    }

    /// Writes the transition, to be read by [#read].
    public void write(DataOutputStream out) throws IOException {
        out.writeInt(observation.length);
        for (float number : observation) {
            out.writeFloat(number);
        }
        out.writeInt(legalActions.length);
        for (int action : legalActions) {
            out.writeInt(action);
        }
        out.writeInt(actionIndex);
        out.writeFloat(logProb);
        out.writeFloat(value);
        out.writeFloat(reward);
        out.writeBoolean(done);
    }

    /// Reads a transition.
    public static Transition read(DataInputStream in) throws IOException {
        var observation = new float[in.readInt()];
        for (int at = 0; at < observation.length; at++) {
            observation[at] = in.readFloat();
        }
        var legalActions = new int[in.readInt()];
        for (int at = 0; at < legalActions.length; at++) {
            legalActions[at] = in.readInt();
        }
        var transition = new Transition(observation, legalActions);
        transition.actionIndex = in.readInt();
        transition.logProb = in.readFloat();
        transition.value = in.readFloat();
        transition.reward = in.readFloat();
        transition.done = in.readBoolean();
        return transition;
    }
}
