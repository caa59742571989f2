package dev.quoin.game.play;

import dev.quoin.game.Budget;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.PlayerError;
import dev.quoin.game.player.TimeLimit;
import java.time.Duration;
import java.util.Optional;

/// The clock of one player in one game. Mutable, for one thread.
final class GameClock {
    /// Roughly how many turns one side still has; time saved is shared again in the next turn.
    private static final int TURNS_TO_SHARE = 15;

    private static final Duration LEAST = Duration.ofMillis(1);

    private final Terms terms;
    private final Ruleset<?, ?> ruleset;
    private long used;

    GameClock(Terms terms, Ruleset<?, ?> ruleset) {
        this.terms = terms;
        this.ruleset = ruleset;
    }

    void add(long nanos) {
        used += nanos;
    }

    long used() {
        return used;
    }

    /// How much time was used since the clock had used so many nanoseconds.
    Duration since(long before) {
        return Duration.ofNanos(used - before);
    }

    TimeLimit limit() {
        Duration left = left();
        if (!terms.clock().runs()) {
            return TimeLimit.of(terms.budget(), terms.timeout());
        }
        if (isSudden()) {
            Duration timeout = left.compareTo(LEAST) < 0 ? LEAST : left;
            return new TimeLimit(share(left), seconds(left), timeout, PlayerError.OUT_OF_TIME);
        }
        Duration timeout = (left.isNegative() ? Duration.ZERO : left).plus(terms.timeout());
        return new TimeLimit(share(left), seconds(left), timeout, PlayerError.STALLED);
    }

    /// What the clock shows; without a clock, the timeout.
    double secondsToGo() {
        return seconds(terms.clock().runs() ? left() : terms.timeout());
    }

    /// Whether the time is up in a game in which that loses.
    boolean isLost() {
        return terms.clock().runs() && isSudden() && left().isNegative();
    }

    String sentence() {
        return "it used " + seconds(Duration.ofNanos(used)) + " s, but the clock allowed "
                + seconds(terms.clock().limit()) + " s";
    }

    int penalty() {
        return terms.clock().runs() && !isSudden()
                ? penaltyOf(Duration.ofNanos(used)).orElse(0)
                : 0;
    }

    private boolean isSudden() {
        return terms.clock().overtime() == Clock.Overtime.LOSS
                || penaltyOf(terms.clock().limit()).isEmpty();
    }

    private Optional<Integer> penaltyOf(Duration time) {
        return ruleset.overtimePenalty(terms.clock().limit(), time);
    }

    /// A part of the time that is left, when no other budget is given.
    private Budget share(Duration left) {
        Duration part = left.dividedBy(TURNS_TO_SHARE);
        return terms.budget() instanceof Budget.Unlimited
                ? new Budget.Time(part.compareTo(LEAST) < 0 ? LEAST : part)
                : terms.budget();
    }

    private Duration left() {
        return terms.clock().limit().minusNanos(used);
    }

    private static double seconds(Duration time) {
        return Math.round(time.toNanos() / 1e6) / 1e3;
    }
}
