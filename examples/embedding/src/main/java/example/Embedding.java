package example;

import dev.quoin.arena.match.StrengthEstimate;
import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.CrosswordAgents;
import dev.quoin.crossword.analysis.Plays;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import dev.quoin.crossword.solver.BoardReader;
import dev.quoin.crossword.solver.Solver;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.env.Environments;
import dev.quoin.game.play.GameRunner;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/// Uses each of Quoin's libraries once: list plays, solve a board, play a game, measure an agent, step an environment.
final class Embedding {
    private Embedding() {}

    public static void main(String[] arguments) throws IOException {
        list();
        solve();
        play();
        measure();
        step();
    }

    /// The best plays of a position in CGP.
    private static void list() {
        Plays.of("15/15/15/15/15/15/15/3QUiZ8/15/15/15/15/15/15/15 AEINRT?/ 64/0 0").stream()
                .limit(3)
                .forEach(System.out::println);
    }

    /// The best play on a board of 3 x 3 squares with the rack T, C, A.
    private static void solve() throws IOException {
        var words = new LexiconBuilder(Alphabet.latin()).add("cat").add("act").build();
        byte[] board = "3 .. .. .. .. .. .. .. .. .. tca".getBytes(StandardCharsets.US_ASCII);
        var answer = new StringBuilder();
        new Solver(words).solveAll(new BoardReader(new ByteArrayInputStream(board), "example"), answer);
        answer.toString().lines().filter(line -> line.endsWith("points")).forEach(System.out::println);
    }

    /// A game of crossword between two built-in agents.
    private static void play() {
        var crossword = Crossword.of(Variants.named("mini"));
        var factory = CrosswordAgents.catalog().agent("greedy").prepare(crossword);
        var agents = List.of(factory.create(new SplittableRandom(1)), factory.create(new SplittableRandom(2)));
        var game = GameRunner.play(crossword, agents, new SplittableRandom(3));
        System.out.println("Crossword: " + game.turns().size() + " turns");
    }

    /// An Othello agent in the arena, on balanced openings with colors reversed.
    private static void measure() {
        var estimate = StrengthEstimate.evaluate("othello", "search:2", "random", 20, 1);
        System.out.printf("Othello: won %.0f%%%n", 100 * estimate.result().fraction().value());
    }

    /// One step of a reinforcement-learning environment.
    private static void step() {
        var environment = Environments.make("Othello-v0", Map.of("opponent", "random"));
        var start = environment.reset(7);
        var step = environment.step(start.legalActions()[0]);
        System.out.println("Environment: reward " + step.reward() + ", terminated " + step.terminated());
    }
}
