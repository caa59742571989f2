package dev.quoin.crossword.simulation;

import java.time.Duration;

/// How much to simulate.
///
/// @param iterations the most samples to play, of all candidates together
/// @param candidates the most moves to try, the best by static equity
/// @param plies the moves to play after a candidate; [#AUTOMATIC] chooses by the iterations
/// @param threads the number of threads
/// @param inferred the racks to try for inferring what the opponent kept; 0 for none
/// @param timeLimit the time after which the best move so far is the answer
public record SimulationOptions(
        int iterations, int candidates, int plies, int threads, int inferred, Duration timeLimit) {
    /// Two plies, or four with many iterations.
    public static final int AUTOMATIC = 0;

    /// No time limit.
    public static final Duration UNLIMITED = Duration.ofDays(1000);

    /// So many iterations pay for four plies.
    private static final int MANY = 10_000;

    public SimulationOptions {
        check("iterations", iterations, 1);
        check("candidates", candidates, 1);
        check("plies", plies, AUTOMATIC);
        check("threads", threads, 1);
        check("inferred racks", inferred, 0);
        if (timeLimit.isNegative()) {
            throw new IllegalArgumentException("a time limit must not be negative, got " + timeLimit);
        }
    }

    private static void check(String what, int value, int least) {
        if (value < least) {
            throw new IllegalArgumentException(what + " must be at least " + least + ", got " + value);
        }
    }

    /// Returns options for so many iterations: 40 candidates, one thread, no time limit.
    public static SimulationOptions ofIterations(int iterations) {
        return new SimulationOptions(iterations, 40, AUTOMATIC, 1, 0, UNLIMITED);
    }

    /// Returns a copy with another time limit.
    public SimulationOptions withTimeLimit(Duration limit) {
        return new SimulationOptions(iterations, candidates, plies, threads, inferred, limit);
    }

    /// Returns a copy with another number of iterations.
    public SimulationOptions withIterations(int most) {
        return new SimulationOptions(most, candidates, plies, threads, inferred, timeLimit);
    }

    /// Returns the number of plies to play.
    int chosenPlies() {
        return plies != AUTOMATIC ? plies : iterations < MANY ? 2 : 4;
    }
}
