package dev.quoin.learning.rollout;

import dev.quoin.env.slots.SlotChance;
import dev.quoin.learning.network.NetworkWeights;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Games at several tables that go on together: all turns of the learner are one call of its network, all turns of the
/// earlier version another. Mutable, for one thread.
public final class RolloutCollector {
    private final List<RolloutGroup> tables;
    private final ObservationBatcher sight;
    private final SlotChance chance;
    private final TimeBreakdown shares;

    /// Games that have not begun.
    public RolloutCollector(List<RolloutGroup> tables, ObservationBatcher sight, SlotChance chance, TimeBreakdown shares) {
        this.tables = List.copyOf(tables);
        this.sight = sight;
        this.chance = chance;
        this.shares = shares;
    }

    /// Begins a game at every board.
    public void begin() {
        tables.forEach(table -> table.begin(chance));
    }

    /// How many boards there are.
    public int boards() {
        return tables.stream().mapToInt(RolloutGroup::count).sum();
    }

    /// Plays so many turns at every board, and gives what can be learnt from.
    ///
    /// @param earlier the weights of the version that plays at tables with [RolloutGroup#POOL]
    public List<Trajectory> play(Learner learner, NetworkWeights earlier, int turns) {
        for (int turn = 0; turn < turns; turn++) {
            var own = new ArrayList<Transition>();
            var frozen = new ArrayList<Transition>();
            shares.time(TimeBreakdown.Part.ENVIRONMENT, () -> tables.forEach(table -> table.look(sight, own, frozen)));
            shares.time(TimeBreakdown.Part.INFERENCE, () -> {
                learner.choose(learner.weights(), own, chance);
                if (!frozen.isEmpty()) {
                    learner.choose(earlier, frozen, chance);
                }
            });
            shares.time(TimeBreakdown.Part.ENVIRONMENT, () -> tables.forEach(table -> table.play(chance)));
        }
        var stretches = new ArrayList<Trajectory>();
        tables.forEach(table -> table.cut(stretches));
        return stretches;
    }

    /// What games brought on average since this was last asked, by opponent; nothing of games against itself.
    public Map<String, Double> meanReturns() {
        var means = new TreeMap<String, Double>();
        for (RolloutGroup table : tables) {
            table.meanReturn().ifPresent(mean -> means.put(table.opponent(), mean));
        }
        means.remove(RolloutGroup.SELF);
        return means;
    }

    /// Writes where all games stand.
    public void write(DataOutputStream out) throws IOException {
        for (RolloutGroup table : tables) {
            table.write(out);
        }
    }

    /// Goes on from what was written.
    public void read(DataInputStream in) throws IOException {
        for (RolloutGroup table : tables) {
            table.read(in);
        }
    }
}
