package dev.quoin.cli.arena;

import dev.quoin.arena.BuiltIn;
import dev.quoin.arena.Roster;
import dev.quoin.arena.crossword.CrosswordDiscipline;
import dev.quoin.arena.othello.EngineContestant;
import dev.quoin.arena.othello.OthelloDiscipline;
import dev.quoin.arena.process.ExternalContestant;
import dev.quoin.arena.process.Surroundings;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.game.Agent;
import dev.quoin.game.RandomAgent;
import dev.quoin.othello.agent.SearchAgent;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.search.Limits;
import java.time.Duration;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/// Whom the command line can name, by game.
final class Rosters {
    private Rosters() {}

    static Roster<CrosswordPosition, CrosswordMove> crossword(
            CrosswordDiscipline discipline, Surroundings surroundings) {
        var game = discipline.crossword();
        Roster<CrosswordPosition, CrosswordMove> roster = Roster.<CrosswordPosition, CrosswordMove>empty()
                .with(
                        "greedy",
                        plain(chance ->
                                new dev.quoin.crossword.agent.GreedyAgent(game.variant(), game.lexicon(), chance)))
                .with("random", plain(chance -> new RandomAgent<>(game, chance)));
        return ExternalContestant.join(roster, discipline, surroundings);
    }

    static Roster<OthelloPosition, OthelloMove> othello(
            OthelloDiscipline discipline, Surroundings surroundings, Duration patience) {
        Roster<OthelloPosition, OthelloMove> roster = Roster.<OthelloPosition, OthelloMove>empty()
                .with("greedy", plain(dev.quoin.othello.agent.GreedyAgent::new))
                .with("random", plain(chance -> new RandomAgent<>(discipline.game(), chance)))
                .with("search", (spec, argument) -> search(depth(argument)));
        return EngineContestant.join(ExternalContestant.join(roster, discipline, surroundings), patience);
    }

    private static BuiltIn<OthelloPosition, OthelloMove> search(int depth) {
        return new BuiltIn<>("search:" + depth, chance -> SearchAgent.ofDepth(depth));
    }

    private static int depth(String text) {
        int depth = text.matches("[0-9]{1,2}") ? Integer.parseInt(text) : 0;
        if (depth < 1 || depth > Limits.DEEPEST) {
            throw new IllegalArgumentException(
                    "search:N takes a number of moves to look ahead, 1 to " + Limits.DEEPEST + ", got '" + text + "'");
        }
        return depth;
    }

    /// One that takes no argument.
    private static <P, M> Roster.Recruit<P, M> plain(Function<RandomGenerator, Agent<P, M>> agents) {
        return (spec, argument) -> {
            if (!argument.isEmpty()) {
                throw new IllegalArgumentException("'" + spec + "' must stand alone, got '" + argument + "' behind it");
            }
            return new BuiltIn<>(spec, agents);
        };
    }
}
