package dev.quoin.learning.dqn;

import dev.quoin.learning.rollout.ParameterRange;

/// Hyperparameters of DQN, named as in CleanRL.
///
/// @param learningRate the learning rate at the start of training
/// @param finalLearningRate the learning rate at the end; it is annealed linearly
/// @param gamma the discount factor, 0 to 1
/// @param startE the exploration rate ε at the start
/// @param endE the final exploration rate
/// @param explorationFraction the fraction of the total timesteps over which ε falls linearly from start to end, 0 to 1
/// @param bufferSize the capacity of the replay buffer, in transitions
/// @param learningStarts the number of transitions in the buffer before the first gradient step
/// @param batchSize the number of transitions sampled for a gradient step
/// @param gradientSteps the number of gradient steps after each rollout
/// @param targetNetworkFrequency the number of gradient steps between updates of the target network
/// @param maxGradNorm the maximum norm of a gradient
public record DqnConfig(
        double learningRate,
        double finalLearningRate,
        double gamma,
        double startE,
        double endE,
        double explorationFraction,
        int bufferSize,
        int learningStarts,
        int batchSize,
        int gradientSteps,
        int targetNetworkFrequency,
        double maxGradNorm) {
    public DqnConfig {
        ParameterRange.check("learning_rate", learningRate, 0, 1);
        ParameterRange.check("final_learning_rate", finalLearningRate, 0, 1);
        ParameterRange.check("gamma", gamma, 0, 1);
        ParameterRange.check("start_e", startE, 0, 1);
        ParameterRange.check("end_e", endE, 0, 1);
        ParameterRange.check("exploration_fraction", explorationFraction, 0, 1);
        ParameterRange.check("buffer_size", bufferSize, 1, 100_000_000);
        ParameterRange.check("learning_starts", learningStarts, 1, 100_000_000);
        ParameterRange.check("batch_size", batchSize, 1, 1_000_000);
        ParameterRange.check("gradient_steps", gradientSteps, 1, 100_000);
        ParameterRange.check("target_network_frequency", targetNetworkFrequency, 1, 100_000_000);
        ParameterRange.check("max_grad_norm", maxGradNorm, 0, 1e9);
        if (learningStarts > bufferSize) {
            throw new IllegalArgumentException("learning_starts must be at most buffer_size, got " + learningStarts
                    + " and a buffer of " + bufferSize + " transitions");
        }
    }

    /// Returns defaults for small tasks.
    public static DqnConfig defaults() {
        return new DqnConfig(1e-3, 1e-3, 0.99, 1, 0.05, 0.5, 50_000, 1000, 128, 4, 250, 10);
    }

    /// Returns the annealed learning rate.
    ///
    /// @param progress the fraction of the total timesteps that has been played, 0 to 1
    double learningRateAt(double progress) {
        return learningRate + progress * (finalLearningRate - learningRate);
    }

    /// Returns the exploration rate ε.
    ///
    /// @param progress the fraction of the total timesteps that has been played, 0 to 1
    double epsilonAt(double progress) {
        double fraction = explorationFraction == 0 ? 1 : Math.min(1, progress / explorationFraction);
        return startE + fraction * (endE - startE);
    }
}
