package dev.quoin.learning.ppo;

import dev.quoin.learning.rollout.ParameterRange;

/// Hyperparameters of PPO, named as in CleanRL.
///
/// @param learningRate the learning rate at the start of training
/// @param finalLearningRate the learning rate at the end; it is annealed linearly
/// @param gamma the discount factor, 0 to 1
/// @param gaeLambda λ of generalized advantage estimation, 0 to 1
/// @param clipCoef how far the probability ratio may move from 1 before it is clipped
/// @param vfClipCoef how far a value may move in one update before it is clipped; 0 disables value clipping
/// @param entCoef the coefficient of the entropy bonus
/// @param vfCoef the coefficient of the value loss
/// @param updateEpochs the number of passes over a rollout
/// @param minibatchSize the number of transitions in a minibatch
/// @param maxGradNorm the maximum norm of a gradient
/// @param targetKl an update stops after the epoch in which the approximate KL divergence exceeds this; 0 disables it
public record PpoConfig(
        double learningRate,
        double finalLearningRate,
        double gamma,
        double gaeLambda,
        double clipCoef,
        double vfClipCoef,
        double entCoef,
        double vfCoef,
        int updateEpochs,
        int minibatchSize,
        double maxGradNorm,
        double targetKl) {
    public PpoConfig {
        ParameterRange.check("learning_rate", learningRate, 0, 1);
        ParameterRange.check("final_learning_rate", finalLearningRate, 0, 1);
        ParameterRange.check("gamma", gamma, 0, 1);
        ParameterRange.check("gae_lambda", gaeLambda, 0, 1);
        ParameterRange.check("clip_coef", clipCoef, 1e-6, 10);
        ParameterRange.check("vf_clip_coef", vfClipCoef, 0, 1000);
        ParameterRange.check("ent_coef", entCoef, 0, 100);
        ParameterRange.check("vf_coef", vfCoef, 0, 100);
        ParameterRange.check("update_epochs", updateEpochs, 1, 1000);
        ParameterRange.check("minibatch_size", minibatchSize, 1, 1_000_000);
        ParameterRange.check("max_grad_norm", maxGradNorm, 0, 1e9);
        ParameterRange.check("target_kl", targetKl, 0, 100);
    }

    /// Returns defaults for small tasks.
    public static PpoConfig defaults() {
        return new PpoConfig(1e-3, 1e-3, 0.99, 0.95, 0.2, 0, 0.01, 0.5, 4, 256, 0.5, 0.03);
    }

    /// Returns the annealed learning rate.
    ///
    /// @param progress the fraction of the total timesteps that has been played, 0 to 1
    double learningRateAt(double progress) {
        return learningRate + progress * (finalLearningRate - learningRate);
    }
}
