package dev.quoin.learning.rollout;

import dev.quoin.env.slots.SplitMixRandom;
import dev.quoin.learning.network.Weights;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// Games at several tables that go on together: all turns of the learner are one call of its network, all turns of the
/// earlier version another. Mutable, for one thread.
public final class SelfPlay {
    private final List<Table> tables;
    private final Sight sight;
    private final SplitMixRandom chance;
    private final Shares shares;

    /// Games that have not begun.
    public SelfPlay(List<Table> tables, Sight sight, SplitMixRandom chance, Shares shares) {
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
        return tables.stream().mapToInt(Table::count).sum();
    }

    /// Plays so many turns at every board, and gives what can be learnt from.
    ///
    /// @param earlier the weights of the version that plays at tables with [Table#POOL]
    public List<Stretch> play(Learner learner, Weights earlier, int turns) {
        for (int turn = 0; turn < turns; turn++) {
            var own = new ArrayList<Decision>();
            var frozen = new ArrayList<Decision>();
            shares.time(Shares.Part.ENVIRONMENT, () -> tables.forEach(table -> table.look(sight, own, frozen)));
            shares.time(Shares.Part.INFERENCE, () -> {
                learner.choose(learner.weights(), own, chance);
                if (!frozen.isEmpty()) {
                    learner.choose(earlier, frozen, chance);
                }
            });
            shares.time(Shares.Part.ENVIRONMENT, () -> tables.forEach(table -> table.play(chance)));
        }
        var stretches = new ArrayList<Stretch>();
        tables.forEach(table -> table.cut(stretches));
        return stretches;
    }

    /// What games brought on average since this was last asked, by opponent; nothing of games against itself.
    public Map<String, Double> meanReturns() {
        var means = new TreeMap<String, Double>();
        for (Table table : tables) {
            table.meanReturn().ifPresent(mean -> means.put(table.opponent(), mean));
        }
        means.remove(Table.SELF);
        return means;
    }

    /// Writes where all games stand.
    public void write(DataOutputStream out) throws IOException {
        for (Table table : tables) {
            table.write(out);
        }
    }

    /// Goes on from what was written.
    public void read(DataInputStream in) throws IOException {
        for (Table table : tables) {
            table.read(in);
        }
    }
}
