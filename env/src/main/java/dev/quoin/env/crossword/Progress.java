package dev.quoin.env.crossword;

import dev.quoin.env.slots.SlotChance;

/// How far the episode of one slot is, whatever game it plays. Mutable, for one thread.
public final class Progress {
    private final SlotChance chance = new SlotChance(0);
    private final Turn turn = new Turn();
    private Phase phase = Phase.UNBORN;
    private int steps;
    private float reward;

    /// An episode begins whose chance follows from a seed.
    public void begin(long seed) {
        restore(Phase.RUNNING, 0, seed);
    }

    /// An episode goes on that was kept.
    public void restore(Phase kept, int stepsTaken, long chanceState) {
        phase = kept;
        steps = stepsTaken;
        chance.set(chanceState);
        turn.clear();
        reward = 0;
    }

    /// One step more was taken.
    ///
    /// @param over whether the game is over
    /// @param most how many steps an episode has at the most
    public void step(boolean over, int most) {
        steps++;
        settle(over, most);
    }

    /// Ends the episode where the game is over or the steps are used up.
    void settle(boolean over, int most) {
        if (over) {
            phase = Phase.OVER;
        } else if (steps >= most) {
            phase = Phase.CUT;
        }
    }

    /// The game is over, whatever the position says.
    void end() {
        phase = Phase.OVER;
    }

    /// Sets what the last step earned.
    public void earn(float points) {
        reward = points;
    }

    /// Where the episode is.
    public Phase phase() {
        return phase;
    }

    /// Whether there is something to do.
    public boolean isRunning() {
        return phase == Phase.RUNNING;
    }

    /// The same, where there is something to do.
    ///
    /// @throws IllegalStateException before the first reset and after the end
    public Progress running() {
        phase.requireRunning();
        return this;
    }

    /// How many steps were taken.
    public int steps() {
        return steps;
    }

    /// What the last step earned.
    public float reward() {
        return reward;
    }

    /// The chance of this episode.
    public SlotChance chance() {
        return chance;
    }

    /// What may be done now.
    public Turn turn() {
        return turn;
    }
}
