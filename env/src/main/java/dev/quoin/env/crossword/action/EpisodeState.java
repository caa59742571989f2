package dev.quoin.env.crossword.action;

import dev.quoin.env.slots.EpisodePhase;
import dev.quoin.env.slots.SplitMixRandom;

/// The state of the episode in one slot, apart from its game: phase, steps, reward, random numbers and legal
/// actions. Mutable, not thread-safe.
public final class EpisodeState {
    private final SplitMixRandom random = new SplitMixRandom(0);
    private final LegalActions legal = new LegalActions();
    private EpisodePhase phase = EpisodePhase.NOT_STARTED;
    private int steps;
    private float reward;

    /// Starts an episode from a seed.
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

    /// Copies another state into this one.
    public void copyFrom(EpisodeState other) {
        random.set(other.random.state());
        legal.copyFrom(other.legal);
        phase = other.phase;
        steps = other.steps;
        reward = other.reward;
    }

    /// Counts one step, and ends the episode when the game is over or the limit is reached.
    ///
    /// @param over whether the game is over
    /// @param most the maximum number of steps in an episode
    public void step(boolean over, int most) {
        steps++;
        settle(over, most);
    }

    /// Ends the episode when the game is over or the step limit is reached.
    public void settle(boolean over, int most) {
        if (over) {
            phase = EpisodePhase.OVER;
        } else if (steps >= most) {
            phase = EpisodePhase.CUT;
        }
    }

    /// Ends the episode, whatever the position.
    void end() {
        phase = EpisodePhase.OVER;
    }

    /// Sets the reward of the last step.
    public void earn(float points) {
        reward = points;
    }

    /// Returns the phase of the episode.
    public EpisodePhase phase() {
        return phase;
    }

    /// Returns whether a step can be taken.
    public boolean isRunning() {
        return phase == EpisodePhase.RUNNING;
    }

    /// Returns this state if a step can be taken.
    ///
    /// @throws IllegalStateException before the first reset and after the end
    public EpisodeState running() {
        phase.requireRunning();
        return this;
    }

    /// Returns the number of steps taken.
    public int steps() {
        return steps;
    }

    /// Returns the reward of the last step.
    public float reward() {
        return reward;
    }

    /// Returns the random generator of this episode.
    public SplitMixRandom random() {
        return random;
    }

    /// Returns the legal actions.
    public LegalActions legal() {
        return legal;
    }
}
