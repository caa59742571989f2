package dev.quoin.game.play;

import dev.quoin.game.Budget;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.PlayerError;
import dev.quoin.game.player.TimeLimit;
import java.time.Duration;
import java.util.Optional;

/// The clock of one player in one game. Mutable, not thread-safe.
///
/// Overtime adds up: when time is added to a clock below zero, the time below zero counts as overtime and
/// the clock restarts from zero.
final class GameClock {
    private static final Duration LEAST = Duration.ofMillis(1);

    private final Terms terms;
    private final TimeControl control;
    private final Ruleset<?, ?> ruleset;
    private Duration left;
    private Duration granted;
    private Duration overtime = Duration.ZERO;
    private int moves;
    private long used;
    private long usedBeforeMove;

    GameClock(Terms terms, Ruleset<?, ?> ruleset) {
        this.terms = terms;
        this.control = terms.clock().control();
        this.ruleset = ruleset;
        this.left = control.time();
        this.granted = control.time();
    }

    void add(long nanos) {
        used += nanos;
        left = left.minusNanos(nanos);
    }

    /// Counts a move, which may add time.
    void moved() {
        moves++;
        usedBeforeMove = used;
        switch (control) {
            case TimeControl.Untimed _ -> {}
            case TimeControl.PerGame(Duration _, Duration increment) -> grant(increment);
            case TimeControl.PerPeriod(int period, Duration time, Duration increment) -> {
                grant(increment);
                grant(moves % period == 0 ? time : Duration.ZERO);
            }
            case TimeControl.PerMove(Duration time) -> {
                grant(time);
                // Time saved in a move is lost.
                left = time;
            }
        }
    }

    private void grant(Duration time) {
        if (time.isZero()) {
            return;
        }
        if (left.isNegative()) {
            overtime = overtime.minus(left);
            left = Duration.ZERO;
        }
        left = left.plus(time);
        granted = granted.plus(time);
    }

    long used() {
        return used;
    }

    /// The time used since the clock had used so many nanoseconds.
    Duration since(long before) {
        return Duration.ofNanos(used - before);
    }

    /// The limit for the next move.
    ///
    /// @param turns how many turns are left, roughly; time saved is redistributed in the next turn
    TimeLimit limit(int turns) {
        if (!terms.clock().runs()) {
            return TimeLimit.of(terms.budget(), terms.timeout());
        }
        if (isSudden()) {
            Duration timeout = left.compareTo(LEAST) < 0 ? LEAST : left;
            return limit(turns, timeout, PlayerError.OUT_OF_TIME);
        }
        Duration timeout = (left.isNegative() ? Duration.ZERO : left).plus(terms.timeout());
        return limit(turns, timeout, PlayerError.STALLED);
    }

    private TimeLimit limit(int turns, Duration timeout, PlayerError timeoutError) {
        return new TimeLimit(
                share(turns), seconds(left), timeout, timeoutError, seconds(control.increment()), movesToGo());
    }

    /// The moves until time is added; 0 when there are no periods.
    private int movesToGo() {
        return control.moves() == 0 ? 0 : control.moves() - moves % control.moves();
    }

    /// The time left on the clock; without a clock, the timeout.
    double secondsToGo() {
        return seconds(terms.clock().runs() ? left : terms.timeout());
    }

    /// Whether the time is up and that loses the game.
    boolean isLost() {
        return terms.clock().runs() && isSudden() && left.isNegative();
    }

    String sentence() {
        boolean perMove = control instanceof TimeControl.PerMove;
        Duration spent = Duration.ofNanos(perMove ? used - usedBeforeMove : used);
        return "it used " + seconds(spent) + " s" + (perMove ? " for a move" : "") + ", but the clock allowed "
                + seconds(perMove ? control.time() : granted) + " s";
    }

    int penalty() {
        Duration over = left.isNegative() ? overtime.minus(left) : overtime;
        return terms.clock().runs() && !isSudden() && !over.isZero()
                ? penaltyOf(control.time().plus(over)).orElse(0)
                : 0;
    }

    private boolean isSudden() {
        return terms.clock().overtime() == Clock.Overtime.LOSS
                || penaltyOf(control.time()).isEmpty();
    }

    private Optional<Integer> penaltyOf(Duration time) {
        return ruleset.overtimePenalty(control.time(), time);
    }

    /// A share of the time left, when no other budget is given.
    private Budget share(int turnsToCome) {
        if (!(terms.budget() instanceof Budget.Unlimited)) {
            return terms.budget();
        }
        int turns = switch (control) {
            case TimeControl.Untimed _, TimeControl.PerGame _ -> turnsToCome;
            case TimeControl.PerPeriod _ -> Math.min(movesToGo(), turnsToCome);
            case TimeControl.PerMove _ -> 1;
        };
        // A tenth is kept, because an agent needs a moment to notice that its time is up.
        Duration most = left.multipliedBy(9).dividedBy(10);
        Duration part = left.dividedBy(turns).plus(control.increment());
        Duration share = part.compareTo(most) < 0 ? part : most;
        return new Budget.Time(share.compareTo(LEAST) < 0 ? LEAST : share);
    }

    private static double seconds(Duration time) {
        return Math.round(time.toNanos() / 1e6) / 1e3;
    }
}
