package dev.quoin.arena.match;

import dev.quoin.arena.result.MatchResult;
import dev.quoin.arena.result.Sprt;
import dev.quoin.game.file.ScratchFolder;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.play.Terms;
import dev.quoin.game.player.Contestant;
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
public record StrengthEstimate(MatchResult result, MatchResult tested, boolean complete) {
    /// Plays the first contestant against the second, under the usual terms, on all processors.
    ///
    /// @param seed what all chance follows from; the same seed gives the same result
    public static <P, M> StrengthEstimate evaluate(
            Ruleset<P, M> ruleset, Contestant<P, M> subject, Contestant<P, M> against, int pairs, long seed) {
        var config = new MatchConfig<>(
                ruleset, List.of(subject, against), Terms.standard(), pairs, seed, Optional.empty(), Map.of());
        return of(config, Sprt.between(0, 10), Runtime.getRuntime().availableProcessors(), MatchListener.none());
    }

    /// Plays a plan, which has no test of its own.
    ///
    /// @param test what the verdict is about
    /// @param jobs how many games at once; the result is the same for any number
    public static <P, M> StrengthEstimate of(
            MatchConfig<P, M> config, Sprt test, int jobs, MatchListener<P, M> listener) {
        if (config.test().isPresent()) {
            throw new IllegalArgumentException("an evaluation plays all its pairs, got a plan that a test may stop");
        }
        try (var scratch = new ScratchFolder()) {
            return played(config, test, jobs, listener, new MatchFolder(scratch.path()));
        }
    }

    private static <P, M> StrengthEstimate played(
            MatchConfig<P, M> config, Sprt test, int jobs, MatchListener<P, M> listener, MatchFolder folder) {
        MatchRun.Ending ending = new MatchRun<>(config, folder, MatchRun.Records.LEFT_OUT, listener).play(jobs);
        // A thread that is interrupted cannot read files.
        boolean interrupted = Thread.interrupted();
        try (MatchLog log = MatchLog.open(folder.log(), config)) {
            MatchResult tested = MatchResult.of(config.names(), log.played(), Optional.of(test));
            return new StrengthEstimate(ending.result(), tested, ending.complete());
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
