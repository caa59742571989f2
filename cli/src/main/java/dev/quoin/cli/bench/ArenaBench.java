package dev.quoin.cli.bench;

import dev.quoin.arena.match.MatchConfig;
import dev.quoin.arena.match.MatchFolder;
import dev.quoin.arena.match.MatchListener;
import dev.quoin.arena.match.MatchRun;
import dev.quoin.cli.bench.measure.Rounds;
import dev.quoin.crossword.agent.CrosswordAgents;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.agent.AgentFactory;
import dev.quoin.game.play.GameRunner;
import dev.quoin.game.play.Terms;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.Workspace;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Benchmarks games of `greedy` against `greedy` in the arena, in this process. Mutable, not thread-safe.
final class ArenaBench {
    private static final int GAMES_A_ROUND = 50;
    private static final int PAIRS_A_MATCH = 100;

    private final CrosswordRuleset ruleset;
    private final Contestant<CrosswordPosition, CrosswordMove> greedy;
    private long next;

    ArenaBench(Variant variant, Lexicon lexicon) {
        this.ruleset = CrosswordRuleset.of(variant, lexicon);
        AgentFactory<CrosswordPosition, CrosswordMove> maker =
                CrosswordAgents.catalog().agent("greedy").prepare(ruleset.game());
        this.greedy = Contestant.of("greedy", maker);
    }

    /// Games per second.
    ///
    /// @param judged with the referee only, in CPU time of one thread
    /// @param kept in whole matches of one job with log and records, in CPU time of the whole process
    record Figures(double judged, double kept) {}

    /// Measures for about `seconds` seconds.
    ///
    /// @param scratch a folder for matches
    Figures measure(double seconds, Path scratch) {
        try (Player<CrosswordPosition, CrosswordMove> first = greedy.enter(Workspace.in(scratch));
                Player<CrosswordPosition, CrosswordMove> second = greedy.enter(Workspace.in(scratch))) {
            var runner = GameRunner.of(ruleset, Terms.standard());
            var rounds = new Rounds(() -> {
                long points = 0;
                for (int game = 0; game < GAMES_A_ROUND; game++) {
                    List<Integer> scores = runner.play(next++, "bench", List.of(first, second))
                            .end()
                            .scores();
                    points += scores.getFirst() + scores.getLast();
                }
                return Math.max(0, points);
            });
            Rounds.run(List.of(rounds), seconds * 2 / 3);
            return new Figures(GAMES_A_ROUND / (rounds.median() / 1e9), matches(seconds / 3, scratch));
        }
    }

    private double matches(double seconds, Path scratch) {
        play(0, scratch);
        double start = processSeconds();
        int games = 0;
        for (int match = 1; match == 1 || processSeconds() - start < seconds; match++) {
            games += play(match, scratch);
        }
        return games / (processSeconds() - start);
    }

    private int play(int match, Path scratch) {
        var config = new MatchConfig<>(
                ruleset, List.of(greedy, greedy), Terms.standard(), PAIRS_A_MATCH, match, Optional.empty(), Map.of());
        var folder = new MatchFolder(scratch.resolve("match" + match));
        return new MatchRun<>(config, folder, MatchRun.Records.WRITTEN, MatchListener.none())
                .play(1)
                .result()
                .games();
    }

    /// Returns the CPU time of the process, because the threads of a match have ended by then.
    private static double processSeconds() {
        return ProcessHandle.current().info().totalCpuDuration().orElseThrow().toNanos() / 1e9;
    }
}
