package dev.quoin.env.crossword.action;

import dev.quoin.env.slots.EpisodePhase;
import dev.quoin.env.slots.SplitMixRandom;

/// The state of the episode in one slot, apart from its game: phase, steps, reward, random numbers and legal actions.
/// Mutable, for one thread.
public final class EpisodeState {
    private final SplitMixRandom random = new SplitMixRandom(0);
    private final LegalActions legal = new LegalActions();
    private EpisodePhase phase = EpisodePhase.NOT_STARTED;
    private int steps;
    private float reward;

    /// Begins an episode from a seed.
    public void begin(long seed) {
        restore(EpisodePhase.RUNNING, 0, seed);
    }

    /// Continues a saved episode.
    public void restore(EpisodePhase kept, int stepsTaken, long chanceState) {
        phase = kept;
        steps = stepsTaken;
        random.set(chanceState);
        legal.clear();
        reward = 0;
    }

    /// Becomes equal to another state.
    public void copyFrom(EpisodeState other) {
        random.set(other.random.state());
        legal.copyFrom(other.legal);
        phase = other.phase;
        steps = other.steps;
        reward = other.reward;
    }

    /// Counts one step.
    ///
    /// @param over whether the game is over
    /// @param most how many steps an episode has at the most
    public void step(boolean over, int most) {
        steps++;
        settle(over, most);
    }

    /// Ends the episode when the game is over or the steps are used up.
    public void settle(boolean over, int most) {
        if (over) {
            phase = EpisodePhase.OVER;
        } else if (steps >= most) {
            phase = EpisodePhase.CUT;
        }
    }

    /// Ends the episode, whatever the position says.
    void end() {
        phase = EpisodePhase.OVER;
    }

    /// Sets the reward of the last step.
    public void earn(float points) {
        reward = points;
    }

    /// The phase of the episode.
    public EpisodePhase phase() {
        return phase;
    }

    /// Whether a step can be taken.
    public boolean isRunning() {
        return phase == EpisodePhase.RUNNING;
    }

    /// This state, if a step can be taken.
    ///
    /// @throws IllegalStateException before the first reset and after the end
    public EpisodeState running() {
        phase.requireRunning();
        return this;
    }

    /// How many steps were taken.
    public int steps() {
        return steps;
    }

    /// The reward of the last step.
    public float reward() {
        return reward;
    }

    /// The random numbers of this episode.
    public SplitMixRandom random() {
        return random;
    }

    /// The legal actions.
    public LegalActions legal() {
        return legal;
    }
}
