package dev.quoin.env.check;

/// A violation of a rule, and where it occurred.
///
/// @param rule the rule
/// @param seed the seed of the episode
/// @param step the number of steps taken before
/// @param detail what was found
public record CheckFault(CheckRule rule, long seed, int step, String detail) {
    @Override
    public String toString() {
        return "seed " + seed + ", step " + step + ": " + rule.sentence() + " (" + rule + "), but " + detail;
    }
}
