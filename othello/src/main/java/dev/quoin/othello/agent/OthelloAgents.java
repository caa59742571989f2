package dev.quoin.othello.agent;

import dev.quoin.game.RandomAgent;
import dev.quoin.game.agent.AgentCatalog;
import dev.quoin.game.agent.AgentDescription;
import dev.quoin.game.agent.AgentProvider;
import dev.quoin.game.agent.Arguments;
import dev.quoin.game.agent.NamedAgent;
import dev.quoin.game.agent.Parameter;
import dev.quoin.othello.Othello;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.pattern.PatternWeights;
import dev.quoin.othello.search.HandcraftedEvaluation;
import dev.quoin.othello.search.PatternEvaluation;
import dev.quoin.othello.search.Search;
import dev.quoin.othello.search.SearchLimits;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;

/// The agents of Othello. To add one, add it to the list here.
public final class OthelloAgents {
    private static final String DEPTH = "depth";
    private static final String OVERLOOK = "overlook";
    private static final String FILE = "file";
    private static final Parameter DEPTH_PARAMETER =
            Parameter.whole(DEPTH, "N", 1, SearchLimits.DEEPEST, "a number of moves to look ahead");
    private static final Parameter OVERLOOK_PARAMETER = Parameter.whole(
                    OVERLOOK, "OVERLOOK", 0, 99, "a percentage of moves to overlook")
            .orElse("0");

    private static final AgentCatalog<OthelloPosition, OthelloMove> CATALOG = AgentCatalog.of(
            Othello.class,
            List.of(
                    AgentProvider.of(
                            Othello.class,
                            "random",
                            "Random",
                            "plays any legal move",
                            game -> chance -> new RandomAgent<>(game, chance)),
                    AgentProvider.of(
                            Othello.class,
                            "greedy",
                            "Greedy",
                            "turns as many discs as possible",
                            game -> OthelloGreedyAgent::new),
                    AgentProvider.of(
                            Othello.class,
                            AgentDescription.of(
                                            "search",
                                            "Search",
                                            "looks N moves ahead",
                                            DEPTH_PARAMETER,
                                            OVERLOOK_PARAMETER)
                                    .withNodes(),
                            OthelloAgents::search),
                    AgentProvider.of(
                            Othello.class,
                            AgentDescription.of(
                                            "patterns",
                                            "Patterns",
                                            "looks N moves ahead with a learned evaluation",
                                            DEPTH_PARAMETER,
                                            Parameter.text(FILE, "FILE", "a file from 'quoin train patterns'")
                                                    .orElse(""))
                                    .withNodes(),
                            OthelloAgents::patterns),
                    OthelloLevels.ladder().provider(Othello.class, OthelloAgents::catalog)));

    private OthelloAgents() {}

    /// Returns the agents, including those of other modules.
    public static AgentCatalog<OthelloPosition, OthelloMove> catalog() {
        return CATALOG;
    }

    private static NamedAgent<OthelloPosition, OthelloMove> search(Arguments arguments) {
        int depth = arguments.whole(DEPTH);
        int overlook = arguments.whole(OVERLOOK);
        return new NamedAgent<>(
                arguments.spec(),
                "Search " + depth + (overlook == 0 ? "" : ", overlooks " + overlook + "%"),
                ahead(depth) + (overlook == 0 ? "" : " and overlooks " + overlook + "% of the moves"),
                game -> chance -> new SearchAgent(
                        new Search(new HandcraftedEvaluation()), SearchLimits.ofDepth(depth), overlook, chance));
    }

    private static NamedAgent<OthelloPosition, OthelloMove> patterns(Arguments arguments) {
        int depth = arguments.whole(DEPTH);
        String file = arguments.text(FILE);
        Supplier<PatternWeights> weights = file.isEmpty() ? PatternWeights::shipped : learnt(file);
        return new NamedAgent<>(
                arguments.spec(),
                "Patterns " + depth,
                ahead(depth) + " with a learned evaluation",
                game -> chance ->
                        new SearchAgent(new Search(new PatternEvaluation(weights.get())), SearchLimits.ofDepth(depth)));
    }

    private static Supplier<PatternWeights> learnt(String file) {
        try {
            PatternWeights weights = PatternWeights.read(Path.of(file));
            return () -> weights;
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("patterns:N:FILE: " + e.getMessage(), e);
        }
    }

    private static String ahead(int depth) {
        return "looks " + depth + (depth == 1 ? " move" : " moves") + " ahead";
    }
}
