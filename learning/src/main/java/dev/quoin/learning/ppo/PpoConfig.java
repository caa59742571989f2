package dev.quoin.learning.ppo;

/// How PPO learns.
///
/// @param rate the step of the optimizer at the beginning
/// @param finalRate that at the end of the course; between them it falls evenly
/// @param discount what a reward one turn later is worth, 0 to 1
/// @param lambda how much of what came later counts against the judged worth of the next turn, 0 to 1
/// @param clip how far the likelihood of a choice may move away in one update
/// @param valueClip how far a judged worth may move in one update; 0 for as far as it likes
/// @param entropy what is paid for staying undecided
/// @param valueWeight what the error of judged worths counts
/// @param epochs how often each turn is looked at
/// @param batch how many turns make one step of the optimizer
/// @param longestGradient gradients are shortened to this
/// @param mostDivergence an update ends when the choices have moved this far, by the Kullback-Leibler divergence; 0 for
///     never
public record PpoConfig(
        double rate,
        double finalRate,
        double discount,
        double lambda,
        double clip,
        double valueClip,
        double entropy,
        double valueWeight,
        int epochs,
        int batch,
        double longestGradient,
        double mostDivergence) {
    public PpoConfig {
        if (epochs < 1 || batch < 1) {
            throw new IllegalArgumentException("epochs and batch must be at least 1, got " + epochs + " and " + batch);
        }
        if (!(clip > 0)) {
            throw new IllegalArgumentException("clip must be more than 0, got " + clip);
        }
    }

    /// What suits small tasks.
    public static PpoConfig usual() {
        return new PpoConfig(1e-3, 1e-3, 0.99, 0.95, 0.2, 0, 0.01, 0.5, 4, 256, 0.5, 0.03);
    }
}
