package dev.quoin.learning.dqn;

/// How DQN learns.
///
/// @param rate the step of the optimizer at the beginning
/// @param finalRate that at the end of the course; between them it falls evenly
/// @param discount what a reward one turn later is worth, 0 to 1
/// @param explore the part of choices that are drawn at random at the beginning
/// @param finalExplore that part from some point of the course on
/// @param exploreUntil where in the course that point lies, 0 to 1; before it the part falls evenly
/// @param memory how many turns are remembered
/// @param warmup how many are needed before anything is learnt
/// @param batch how many turns make one step of the optimizer
/// @param steps how many steps are taken each time new turns come
/// @param targetEvery after how many steps the weights that judge the next turn are renewed
/// @param longestGradient gradients are shortened to this
public record DqnConfig(
        double rate,
        double finalRate,
        double discount,
        double explore,
        double finalExplore,
        double exploreUntil,
        int memory,
        int warmup,
        int batch,
        int steps,
        int targetEvery,
        double longestGradient) {
    public DqnConfig {
        if (memory < 1 || batch < 1 || steps < 1 || targetEvery < 1) {
            throw new IllegalArgumentException("memory, batch, steps and target must be at least 1, got " + memory
                    + ", " + batch + ", " + steps + " and " + targetEvery);
        }
        if (warmup > memory) {
            throw new IllegalArgumentException(
                    "a memory of " + memory + " turns never holds the " + warmup + " to begin with");
        }
    }

    /// What suits small tasks.
    public static DqnConfig usual() {
        return new DqnConfig(1e-3, 1e-3, 0.99, 1, 0.05, 0.5, 50_000, 1000, 128, 4, 250, 10);
    }

    /// The part of choices that are drawn at random.
    double exploreAt(double progress) {
        double way = exploreUntil == 0 ? 1 : Math.min(1, progress / exploreUntil);
        return explore + way * (finalExplore - explore);
    }
}
