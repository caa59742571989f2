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
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Environments in which the learner plays against one kind of opponent: itself, an earlier snapshot of
/// itself, or an opponent inside the environment. Mutable, not thread-safe.
///
/// Each seat has its own trajectory. The reward of a step is added to the last transition of both seats, so
/// it is credited correctly even when one side moves twice in a row.
public final class RolloutGroup {
    /// The learner plays both seats.
    public static final String SELF = "self";

    /// An earlier snapshot of the learner plays one seat.
    public static final String POOL = "pool";

    private static final int SEATS = 2;

    private final String opponent;
    private final Slots slots;
    private final ObservationBuffers columns;
    private final InitialStates states;
    private final Optional<MemorySegment> currentPlayers;
    private final Optional<MemorySegment> seatRewards;

    // By slot: the learner's seat if it does not play both, that seat's return so far, and the seat to move.
    private final int[] learnerSeat;
    private final float[] returns;
    private final int[] toMove;
    private final TrajectoryBuilder[][] builders;
    private final @Nullable Transition[] pending;

    private long episodes;
    private double returnSum;

    /// Creates a group over the slots of an environment. The environment must let the caller play both seats
    /// if the opponent is [#SELF] or [#POOL].
    ///
    /// @param opponent [#SELF], [#POOL], or the name of the opponent inside the environment
    public RolloutGroup(String opponent, Slots slots, InitialStates states) {
        this.opponent = opponent;
        this.slots = slots;
        this.states = states;
        SlotLayout layout = slots.layout();
        columns = ObservationBuffers.allocate(layout.fields(), slots.count());
        slots.bind(columns);
        currentPlayers = column("current_player");
        seatRewards = column("seat_rewards");
        int count = slots.count();
        learnerSeat = new int[count];
        returns = new float[count];
        toMove = new int[count];
        pending = new Transition[count];
        builders = new TrajectoryBuilder[count][SEATS];
        for (TrajectoryBuilder[] seats : builders) {
            seats[0] = new TrajectoryBuilder();
            seats[1] = new TrajectoryBuilder();
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

    int numEnvs() {
        return slots.count();
    }

    /// Starts an episode in every slot.
    void reset(SplitMixRandom chance) {
        for (int slot = 0; slot < slots.count(); slot++) {
            reset(slot, chance);
        }
    }

    private void reset(int slot, SplitMixRandom chance) {
        learnerSeat[slot] = opponent.equals(POOL) ? chance.nextInt(SEATS) : 0;
        returns[slot] = 0;
        InitialStates.reset(slots, slot, chance, states);
    }

    /// Reads the observation of every slot into a pending transition, sorted by the player to move.
    ///
    /// @param own receives the learner's turns
    /// @param opponents receives the turns of the snapshot
    void observe(ObservationBatcher batcher, List<Transition> own, List<Transition> opponents) {
        for (int slot = 0; slot < slots.count(); slot++) {
            Transition transition = batcher.observe(columns, slot);
            pending[slot] = transition;
            int index = slot;
            toMove[slot] = currentPlayers
                    .map(column -> column.getAtIndex(ValueLayout.JAVA_INT, index))
                    .orElse(0);
            if (isLearners(slot)) {
                builders[slot][toMove[slot]].add(transition);
                own.add(transition);
            } else {
                opponents.add(transition);
            }
        }
    }

    private boolean isLearners(int slot) {
        return !opponent.equals(POOL) || toMove[slot] == learnerSeat[slot];
    }

    /// Steps every slot with its pending action, adds the rewards of both seats, and resets finished episodes.
    void step(SplitMixRandom chance) {
        for (int slot = 0; slot < slots.count(); slot++) {
            Transition transition = pending[slot];
            if (transition == null) {
                throw new IllegalStateException("observe must be called before step");
            }
            slots.act(slot, transition.action());
            boolean done = slots.isTerminated(slot) || slots.isTruncated(slot);
            for (int seat = 0; seat < SEATS; seat++) {
                addReward(slot, seat, done);
            }
            if (done) {
                episodes++;
                returnSum += returns[slot];
                reset(slot, chance);
            }
        }
    }

    private void addReward(int slot, int seat, boolean done) {
        float reward = reward(slot, seat);
        boolean inside = !opponent.equals(SELF) && !opponent.equals(POOL);
        if (seat == (inside ? toMove[slot] : learnerSeat[slot])) {
            returns[slot] += reward;
        }
        builders[slot][seat].addReward(reward, done);
    }

    /// Returns the reward of a seat for the last step: from the environment, or the negated reward of the
    /// mover.
    private float reward(int slot, int seat) {
        return seatRewards
                .map(column -> column.getAtIndex(ValueLayout.JAVA_FLOAT, (long) SEATS * slot + seat))
                .orElseGet(() -> seat == toMove[slot] ? slots.reward(slot) : -slots.reward(slot));
    }

    /// Moves the finished transitions into `trajectories`; pending ones stay for the next rollout.
    void takeTrajectories(List<Trajectory> trajectories) {
        for (TrajectoryBuilder[] seats : builders) {
            for (TrajectoryBuilder builder : seats) {
                Trajectory trajectory = builder.take();
                if (trajectory.size() > 0) {
                    trajectories.add(trajectory);
                }
            }
        }
    }

    /// Returns the learner's mean episodic return since the last call; empty if no episode has ended.
    Optional<Double> meanReturn() {
        Optional<Double> mean = episodes == 0 ? Optional.empty() : Optional.of(returnSum / episodes);
        episodes = 0;
        returnSum = 0;
        return mean;
    }

    void write(DataOutputStream out) throws IOException {
        for (int slot = 0; slot < slots.count(); slot++) {
            byte[] state = slots.save(slot);
            out.writeInt(state.length);
            out.write(state);
            out.writeInt(learnerSeat[slot]);
            out.writeFloat(returns[slot]);
            for (TrajectoryBuilder builder : builders[slot]) {
                builder.write(out);
            }
        }
        out.writeLong(episodes);
        out.writeDouble(returnSum);
    }

    void read(DataInputStream in) throws IOException {
        for (int slot = 0; slot < slots.count(); slot++) {
            slots.load(slot, in.readNBytes(in.readInt()));
            learnerSeat[slot] = in.readInt();
            returns[slot] = in.readFloat();
            for (TrajectoryBuilder builder : builders[slot]) {
                builder.read(in);
            }
        }
        episodes = in.readLong();
        returnSum = in.readDouble();
    }
}
