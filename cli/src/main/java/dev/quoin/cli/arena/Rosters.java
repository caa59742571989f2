package dev.quoin.cli.arena;

import dev.quoin.arena.crossword.CrosswordDiscipline;
import dev.quoin.arena.othello.EngineContestant;
import dev.quoin.arena.othello.OthelloDiscipline;
import dev.quoin.arena.player.BuiltIn;
import dev.quoin.arena.player.Roster;
import dev.quoin.arena.process.ExternalContestant;
import dev.quoin.crossword.agent.AgentKind;
import dev.quoin.crossword.agent.AgentMaker;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.game.Agent;
import dev.quoin.game.RandomAgent;
import dev.quoin.game.process.Surroundings;
import dev.quoin.othello.agent.SearchAgent;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.search.Limits;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/// Whom the command line can name, by game.
final class Rosters {
    private Rosters() {}

    static Roster<CrosswordPosition, CrosswordMove> crossword(
            CrosswordDiscipline discipline, Surroundings surroundings) {
        Roster<CrosswordPosition, CrosswordMove> roster = Roster.empty();
        for (String name : AgentKind.NAMES) {
            roster = roster.with(name, (spec, argument) -> kind(discipline, spec));
        }
        return ExternalContestant.join(roster, discipline, surroundings);
    }

    private static BuiltIn<CrosswordPosition, CrosswordMove> kind(CrosswordDiscipline discipline, String spec) {
        AgentKind kind = AgentKind.named(spec)
                .orElseThrow(() -> new IllegalArgumentException("no crossword agent is called '" + spec
                        + "', expected one of " + String.join(", ", AgentKind.NAMES)));
        AgentMaker maker = kind.prepare(
                discipline.crossword().variant(), discipline.crossword().lexicon());
        return new BuiltIn<>(spec, maker::make);
    }

    static Roster<OthelloPosition, OthelloMove> othello(OthelloDiscipline discipline, Surroundings surroundings) {
        Roster<OthelloPosition, OthelloMove> roster = Roster.<OthelloPosition, OthelloMove>empty()
                .with("greedy", plain(dev.quoin.othello.agent.GreedyAgent::new))
                .with("random", plain(chance -> new RandomAgent<>(discipline.game(), chance)))
                .with("search", (spec, argument) -> search(depth(argument)));
        return EngineContestant.join(ExternalContestant.join(roster, discipline, surroundings), surroundings);
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
