package dev.quoin.env.check;

/// A broken promise and where it broke.
///
/// @param rule what was promised
/// @param seed the seed of the episode
/// @param step how many steps had been made
/// @param detail what was found
public record CheckFault(CheckRule rule, long seed, int step, String detail) {
    @Override
    public String toString() {
        return "seed " + seed + ", step " + step + ": " + rule.sentence() + " (" + rule + "), but " + detail;
    }
}
