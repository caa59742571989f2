package dev.quoin.learning.rollout;

import dev.quoin.env.slots.SplitMixRandom;
import dev.quoin.learning.network.NetworkWeights;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Collects trajectories from all groups in lockstep. Each step takes one forward pass for the learner's
/// turns and one for those of the snapshot. Mutable, not thread-safe.
public final class RolloutCollector {
    private final List<RolloutGroup> groups;
    private final ObservationBatcher batcher;
    private final SplitMixRandom chance;
    private final TimeBreakdown times;

    /// Creates a collector whose episodes have not started; call [#reset] first.
    public RolloutCollector(
            List<RolloutGroup> groups, ObservationBatcher batcher, SplitMixRandom chance, TimeBreakdown times) {
        this.groups = List.copyOf(groups);
        this.batcher = batcher;
        this.chance = chance;
        this.times = times;
    }

    /// Starts an episode in every environment.
    public void reset() {
        groups.forEach(group -> group.reset(chance));
    }

    /// Returns the number of environments in all groups.
    public int numEnvs() {
        return groups.stream().mapToInt(RolloutGroup::numEnvs).sum();
    }

    /// Steps every environment `steps` times and returns the finished transitions.
    ///
    /// @param snapshot the weights of the opponent in groups with [RolloutGroup#POOL]
    public List<Trajectory> collect(Learner learner, NetworkWeights snapshot, int steps) {
        for (int step = 0; step < steps; step++) {
            var own = new ArrayList<Transition>();
            var opponents = new ArrayList<Transition>();
            times.time(
                    TimeBreakdown.Part.ENVIRONMENT,
                    () -> groups.forEach(group -> group.observe(batcher, own, opponents)));
            times.time(TimeBreakdown.Part.INFERENCE, () -> {
                learner.act(learner.weights(), own, chance);
                if (!opponents.isEmpty()) {
                    learner.act(snapshot, opponents, chance);
                }
            });
            times.time(TimeBreakdown.Part.ENVIRONMENT, () -> groups.forEach(group -> group.step(chance)));
        }
        var trajectories = new ArrayList<Trajectory>();
        groups.forEach(group -> group.takeTrajectories(trajectories));
        return trajectories;
    }

    /// Returns the mean episodic return against each opponent since the last call, without self-play.
    public Map<String, Double> meanReturns() {
        var means = new TreeMap<String, Double>();
        for (RolloutGroup group : groups) {
            group.meanReturn().ifPresent(mean -> means.put(group.opponent(), mean));
        }
        means.remove(RolloutGroup.SELF);
        return means;
    }

    /// Writes the state of all episodes for a checkpoint.
    public void write(DataOutputStream out) throws IOException {
        for (RolloutGroup group : groups) {
            group.write(out);
        }
    }

    /// Restores the state from a checkpoint.
    public void read(DataInputStream in) throws IOException {
        for (RolloutGroup group : groups) {
            group.read(in);
        }
    }
}
