package dev.quoin.arena;

import dev.quoin.arena.discipline.Discipline;
import dev.quoin.arena.player.Allowance;
import dev.quoin.arena.record.ErrorCode;
import dev.quoin.game.Budget;
import java.time.Duration;
import java.util.Optional;

/// The clock of one player in one game. Mutable, for one thread.
final class GameClock {
    /// About as many turns as one side still has; time that is saved comes back in the next turn.
    private static final int TURNS_TO_SHARE = 15;

    private static final Duration LEAST = Duration.ofMillis(1);

    private final Terms terms;
    private final Discipline<?, ?> discipline;
    private long used;

    GameClock(Terms terms, Discipline<?, ?> discipline) {
        this.terms = terms;
        this.discipline = discipline;
    }

    void add(long nanos) {
        used += nanos;
    }

    long used() {
        return used;
    }

    Allowance allowance() {
        Duration left = left();
        if (!terms.clock().runs()) {
            return new Allowance(terms.budget(), seconds(terms.patience()), terms.patience(), ErrorCode.STALLED);
        }
        if (isSudden()) {
            Duration patience = left.compareTo(LEAST) < 0 ? LEAST : left;
            return new Allowance(share(left), seconds(left), patience, ErrorCode.OUT_OF_TIME);
        }
        Duration patience = (left.isNegative() ? Duration.ZERO : left).plus(terms.patience());
        return new Allowance(share(left), seconds(left), patience, ErrorCode.STALLED);
    }

    /// What the clock shows; without a clock, how long an answer is waited for.
    double secondsToGo() {
        return seconds(terms.clock().runs() ? left() : terms.patience());
    }

    /// Whether the time is up in a game in which that loses.
    boolean isLost() {
        return terms.clock().runs() && isSudden() && left().isNegative();
    }

    String sentence() {
        return "it thought for " + seconds(Duration.ofNanos(used)) + " s, the clock gave "
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
        return discipline.overtimePenalty(terms.clock().limit(), time);
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
