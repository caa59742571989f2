package dev.quoin.learning.rollout;

import dev.quoin.learning.network.NetworkWeights;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/// Learns from turns that it chose. Mutable, for one thread.
public interface Learner {
    /// What it has learnt.
    NetworkWeights weights();

    /// Chooses in positions by some weights, its own or earlier ones, with the chance that learning needs.
    void choose(NetworkWeights weights, List<Transition> open, RandomGenerator chance);

    /// Chooses the best in each position as far as the weights know.
    void chooseBest(NetworkWeights weights, List<Transition> open);

    /// Learns from turns.
    ///
    /// @param progress how much of the course is over, 0 to 1
    /// @return figures for the curve, by CleanRL's names
    Map<String, Double> learn(List<Trajectory> stretches, double progress, RandomGenerator chance);

    /// Writes all that is needed to go on.
    void write(DataOutputStream out) throws IOException;

    /// Goes on from what was written.
    void read(DataInputStream in) throws IOException;
}
