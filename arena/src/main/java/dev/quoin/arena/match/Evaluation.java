package dev.quoin.arena.match;

import dev.quoin.arena.result.MatchResult;
import dev.quoin.arena.result.Sprt;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.play.Contestant;
import dev.quoin.game.play.Terms;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// How strong a contestant is against another: a match of a fixed number of pairs of which nothing is kept but the
/// result.
///
/// The fraction of games won and the Elo are of all pairs, which no test has stopped at a lucky moment; the sequential
/// test is applied to the same pairs in their order, up to where it would have stopped.
///
/// @param result of all pairs
/// @param tested of the pairs up to the verdict of the test
/// @param complete whether all pairs were played
public record Evaluation(MatchResult result, MatchResult tested, boolean complete) {
    /// Plays the first contestant against the second, under the usual terms, on all processors.
    ///
    /// @param seed what all chance follows from; the same seed gives the same result
    public static <P, M> Evaluation evaluate(
            Ruleset<P, M> ruleset, Contestant<P, M> subject, Contestant<P, M> against, int pairs, long seed) {
        var plan = new MatchPlan<>(
                ruleset, List.of(subject, against), Terms.standard(), pairs, seed, Optional.empty(), Map.of());
        return of(plan, Sprt.between(0, 10), Runtime.getRuntime().availableProcessors(), Spectator.none());
    }

    /// Plays a plan, which has no test of its own.
    ///
    /// @param test what the verdict is about
    /// @param jobs how many games at once; the result is the same for any number
    public static <P, M> Evaluation of(MatchPlan<P, M> plan, Sprt test, int jobs, Spectator<P, M> spectator) {
        if (plan.test().isPresent()) {
            throw new IllegalArgumentException("an evaluation plays all its pairs, got a plan that a test may stop");
        }
        try (var scratch = new ScratchFolder()) {
            return played(plan, test, jobs, spectator, new MatchFolder(scratch.path()));
        }
    }

    private static <P, M> Evaluation played(
            MatchPlan<P, M> plan, Sprt test, int jobs, Spectator<P, M> spectator, MatchFolder folder) {
        MatchRun.Ending ending = new MatchRun<>(plan, folder, MatchRun.Records.LEFT_OUT, spectator).play(jobs);
        // A thread that is interrupted cannot read files.
        boolean interrupted = Thread.interrupted();
        try (MatchLog log = MatchLog.open(folder.log(), plan)) {
            MatchResult tested = MatchResult.of(plan.names(), log.played(), Optional.of(test));
            return new Evaluation(ending.result(), tested, ending.complete());
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
