package dev.quoin.arena.match;

import dev.quoin.arena.result.MatchResult;
import dev.quoin.arena.result.Sprt;
import dev.quoin.game.file.ScratchFolder;
import dev.quoin.game.kit.GameKit;
import dev.quoin.game.kit.GameKits;
import dev.quoin.game.kit.GameSettings;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.Contestant;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// An estimate of the strength of one contestant against another, from a match with a fixed number of pairs
/// of which only the result is kept.
///
/// The win fraction and the Elo difference cover all pairs, so they are not biased by early stopping; the
/// sequential test is applied to the same pairs in order, up to the point where it would have stopped.
///
/// @param result the result of all pairs
/// @param tested the result of the pairs up to the verdict of the test
/// @param complete whether all pairs were played
public record StrengthEstimate(MatchResult result, MatchResult tested, boolean complete) {
    /// Plays two agents of a game by name, with the default settings and terms, on all processors.
    ///
    /// @param game the id of a game on the class path, such as `othello`
    /// @param subject the agent to measure, such as `search:3`
    /// @param against its opponent
    /// @param seed the random seed; the same seed gives the same result
    /// @throws IllegalArgumentException when there is no such game or agent
    public static StrengthEstimate evaluate(String game, String subject, String against, int pairs, long seed) {
        return evaluate(GameKits.named(game), subject, against, pairs, seed);
    }

    private static <P, M> StrengthEstimate evaluate(
            GameKit<P, M> kit, String subject, String against, int pairs, long seed) {
        Ruleset<P, M> ruleset = GameKits.open(kit, GameSettings.of(Map.of()));
        return evaluate(ruleset, contestant(kit, ruleset, subject), contestant(kit, ruleset, against), pairs, seed);
    }

    private static <P, M> Contestant<P, M> contestant(GameKit<P, M> kit, Ruleset<P, M> ruleset, String agent) {
        return Contestant.of(agent, GameKits.opponent(kit, agent).prepare(ruleset.game()));
    }

    /// Plays the first contestant against the second with default terms, on all processors.
    ///
    /// @param seed the random seed; the same seed gives the same result
    public static <P, M> StrengthEstimate evaluate(
            Ruleset<P, M> ruleset, Contestant<P, M> subject, Contestant<P, M> against, int pairs, long seed) {
        var config = MatchConfig.of(ruleset, List.of(subject, against), pairs, seed);
        return of(config, Sprt.between(0, 10), Runtime.getRuntime().availableProcessors(), MatchListener.none());
    }

    /// Plays a match whose configuration has no test.
    ///
    /// @param test the sequential test to apply
    /// @param jobs the number of parallel games, which does not affect the result
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
        // An interrupted thread cannot read files.
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
