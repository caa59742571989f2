package dev.quoin.arena.result;

import dev.quoin.arena.log.LoggedMove;
import java.util.List;

/// How often a contestant passed or exchanged.
///
/// @param turns all its turns
/// @param passes turns in which it passed although it could have moved, or a pass was made in its place
/// @param forcedPasses turns in which the rules allowed nothing but a pass
/// @param exchanges turns in which it exchanged
public record MoveCounts(int turns, int passes, int forcedPasses, int exchanges) {
    /// A larger share of passes is reported with a warning.
    public static final double MOST_PASSES = 0.1;

    /// No turns.
    public static MoveCounts none() {
        return new MoveCounts(0, 0, 0, 0);
    }

    /// The turns of a seat.
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

    /// Both together.
    public MoveCounts plus(MoveCounts other) {
        return new MoveCounts(
                turns + other.turns,
                passes + other.passes,
                forcedPasses + other.forcedPasses,
                exchanges + other.exchanges);
    }

    /// The share of turns in which it passed; forced passes are turns, but not passes.
    public double passShare() {
        return turns == 0 ? 0 : (double) passes / turns;
    }

    /// The share of turns in which it exchanged.
    public double exchangeShare() {
        return turns == 0 ? 0 : (double) exchanges / turns;
    }

    /// Whether it passed so often that it is probably broken.
    public boolean passesTooOften() {
        return passShare() > MOST_PASSES;
    }
}
