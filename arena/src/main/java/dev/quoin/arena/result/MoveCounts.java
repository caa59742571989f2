package dev.quoin.arena.result;

import dev.quoin.arena.log.LoggedMove;
import java.util.List;

/// The number of passes and exchanges of a contestant.
///
/// @param turns all its turns
/// @param passes turns in which it passed although it could have moved, or a pass was played on its behalf
/// @param forcedPasses turns in which a pass was the only legal move
/// @param exchanges turns in which it exchanged
public record MoveCounts(int turns, int passes, int forcedPasses, int exchanges) {
    /// The fraction of passes above which reports include a warning.
    public static final double MOST_PASSES = 0.1;

    /// Returns counts of zero.
    public static MoveCounts none() {
        return new MoveCounts(0, 0, 0, 0);
    }

    /// Counts the turns of a seat.
    static MoveCounts of(List<LoggedMove> moves, int seat) {
        MoveCounts counts = none();
        for (LoggedMove move : moves) {
            if (move.seat() == seat) {
                counts = counts.plus(
                        switch (move.kind()) {
                            case PLAY -> new MoveCounts(1, 0, 0, 0);
                            case PASS -> new MoveCounts(1, 1, 0, 0);
                            case FORCED_PASS -> new MoveCounts(1, 0, 1, 0);
                            case EXCHANGE -> new MoveCounts(1, 0, 0, 1);
                        });
            }
        }
        return counts;
    }

    /// Returns the sum of both.
    public MoveCounts plus(MoveCounts other) {
        return new MoveCounts(
                turns + other.turns,
                passes + other.passes,
                forcedPasses + other.forcedPasses,
                exchanges + other.exchanges);
    }

    /// Returns the fraction of turns in which it passed; forced passes count as turns, but not as passes.
    public double passShare() {
        return turns == 0 ? 0 : (double) passes / turns;
    }

    /// Returns the fraction of turns in which it exchanged.
    public double exchangeShare() {
        return turns == 0 ? 0 : (double) exchanges / turns;
    }

    /// Returns whether it passed so often that it is probably broken.
    public boolean passesTooOften() {
        return passShare() > MOST_PASSES;
    }
}
