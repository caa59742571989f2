package dev.quoin.learning.rollout;

import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.slots.Slots;
import dev.quoin.env.slots.SplitMixRandom;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Boards at which the learner meets one sort of opponent: itself, an earlier version of itself, or one inside the
/// environment. Mutable, for one thread.
///
/// Each seat of a board has a trail of its own. What a step earns goes to the last turn of both seats, so it does not
/// matter who moves how often in a row.
public final class Table {
    /// Both seats belong to the learner.
    public static final String SELF = "self";

    /// One seat belongs to an earlier version of the learner.
    public static final String POOL = "pool";

    private static final int SEATS = 2;

    private final String opponent;
    private final Slots slots;
    private final ObservationBuffers columns;
    private final Beginnings beginnings;
    private final Optional<MemorySegment> movers;
    private final Optional<MemorySegment> seatRewards;

    // By slot: which seat is the learner's where the other is not, what that seat has earned, who is to move.
    private final int[] learnerSeat;
    private final float[] returns;
    private final int[] toMove;
    private final Trail[][] trails;
    private final @Nullable Decision[] open;

    private long episodes;
    private double returned;

    /// The turns of one seat that have not been learnt from; the last may not be finished.
    private static final class Trail {
        private final List<Decision> decisions = new ArrayList<>();

        Stretch cut() {
            boolean over = decisions.isEmpty() || decisions.getLast().isLast();
            Decision pending = over ? null : decisions.removeLast();
            var stretch = new Stretch(decisions, pending);
            decisions.clear();
            if (pending != null) {
                decisions.add(pending);
            }
            return stretch;
        }
    }

    /// Boards for games of an environment, which plays both seats when the opponent is the learner or an earlier
    /// version.
    ///
    /// @param opponent [#SELF], [#POOL], or the name of whoever plays inside the environment
    public Table(String opponent, Slots slots, Beginnings beginnings) {
        this.opponent = opponent;
        this.slots = slots;
        this.beginnings = beginnings;
        SlotLayout layout = slots.layout();
        columns = ObservationBuffers.allocate(layout.fields(), slots.count());
        slots.bind(columns);
        movers = column("current_player");
        seatRewards = column("seat_rewards");
        int count = slots.count();
        learnerSeat = new int[count];
        returns = new float[count];
        toMove = new int[count];
        open = new Decision[count];
        trails = new Trail[count][SEATS];
        for (Trail[] seats : trails) {
            seats[0] = new Trail();
            seats[1] = new Trail();
        }
    }

    private Optional<MemorySegment> column(String name) {
        return slots.layout().fields().stream().anyMatch(field -> field.name().equals(name))
                ? Optional.of(columns.segment(name))
                : Optional.empty();
    }

    String opponent() {
        return opponent;
    }

    int count() {
        return slots.count();
    }

    /// Begins a game at every board.
    void begin(SplitMixRandom chance) {
        for (int slot = 0; slot < slots.count(); slot++) {
            begin(slot, chance);
        }
    }

    private void begin(int slot, SplitMixRandom chance) {
        learnerSeat[slot] = opponent.equals(POOL) ? chance.nextInt(SEATS) : 0;
        returns[slot] = 0;
        Beginnings.start(slots, slot, chance, beginnings);
    }

    /// Looks at every board, and sorts by who is to move there.
    void look(Sight sight, List<Decision> own, List<Decision> frozen) {
        for (int slot = 0; slot < slots.count(); slot++) {
            Decision decision = sight.look(columns, slot);
            open[slot] = decision;
            int board = slot;
            toMove[slot] = movers.map(column -> column.getAtIndex(ValueLayout.JAVA_INT, board))
                    .orElse(0);
            if (isLearners(slot)) {
                trails[slot][toMove[slot]].decisions.add(decision);
                own.add(decision);
            } else {
                frozen.add(decision);
            }
        }
    }

    private boolean isLearners(int slot) {
        return !opponent.equals(POOL) || toMove[slot] == learnerSeat[slot];
    }

    /// Plays what was decided at every board, pays both seats, and begins anew where a game is over.
    void play(SplitMixRandom chance) {
        for (int slot = 0; slot < slots.count(); slot++) {
            Decision decision = open[slot];
            if (decision == null) {
                throw new IllegalStateException("a board must be looked at before it is played at");
            }
            slots.act(slot, decision.action());
            boolean over = slots.isTerminated(slot) || slots.isTruncated(slot);
            for (int seat = 0; seat < SEATS; seat++) {
                pay(slot, seat, over);
            }
            if (over) {
                episodes++;
                returned += returns[slot];
                begin(slot, chance);
            }
        }
    }

    private void pay(int slot, int seat, boolean over) {
        float reward = reward(slot, seat);
        boolean inside = !opponent.equals(SELF) && !opponent.equals(POOL);
        if (seat == (inside ? toMove[slot] : learnerSeat[slot])) {
            returns[slot] += reward;
        }
        List<Decision> trail = trails[slot][seat].decisions;
        if (trail.isEmpty() || trail.getLast().isLast()) {
            return;
        }
        trail.getLast().earn(reward);
        if (over) {
            trail.getLast().end();
        }
    }

    /// What a seat earned in the last step: what the environment says, or else the opposite of what the mover did.
    private float reward(int slot, int seat) {
        return seatRewards
                .map(column -> column.getAtIndex(ValueLayout.JAVA_FLOAT, (long) SEATS * slot + seat))
                .orElseGet(() -> seat == toMove[slot] ? slots.reward(slot) : -slots.reward(slot));
    }

    /// Takes away the turns that are finished; those that are not stay for the next time.
    void cut(List<Stretch> stretches) {
        for (Trail[] seats : trails) {
            for (Trail trail : seats) {
                Stretch stretch = trail.cut();
                if (!stretch.made().isEmpty()) {
                    stretches.add(stretch);
                }
            }
        }
    }

    /// What games brought the learner on average since this was last asked; empty without a game.
    Optional<Double> meanReturn() {
        Optional<Double> mean = episodes == 0 ? Optional.empty() : Optional.of(returned / episodes);
        episodes = 0;
        returned = 0;
        return mean;
    }

    void write(DataOutputStream out) throws IOException {
        for (int slot = 0; slot < slots.count(); slot++) {
            byte[] state = slots.save(slot);
            out.writeInt(state.length);
            out.write(state);
            out.writeInt(learnerSeat[slot]);
            out.writeFloat(returns[slot]);
            for (Trail trail : trails[slot]) {
                out.writeInt(trail.decisions.size());
                for (Decision decision : trail.decisions) {
                    decision.write(out);
                }
            }
        }
        out.writeLong(episodes);
        out.writeDouble(returned);
    }

    void read(DataInputStream in) throws IOException {
        for (int slot = 0; slot < slots.count(); slot++) {
            slots.load(slot, in.readNBytes(in.readInt()));
            learnerSeat[slot] = in.readInt();
            returns[slot] = in.readFloat();
            for (Trail trail : trails[slot]) {
                trail.decisions.clear();
                int size = in.readInt();
                for (int number = 0; number < size; number++) {
                    trail.decisions.add(Decision.read(in));
                }
            }
        }
        episodes = in.readLong();
        returned = in.readDouble();
    }
}
