package dev.quoin.othello.agent;

import dev.quoin.game.RandomAgent;
import dev.quoin.game.agent.AgentFactory;
import dev.quoin.othello.Othello;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.pattern.PatternWeights;
import dev.quoin.othello.search.Evaluation;
import dev.quoin.othello.search.HandcraftedEvaluation;
import dev.quoin.othello.search.PatternEvaluation;
import dev.quoin.othello.search.Search;
import dev.quoin.othello.search.SearchLimits;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// A kind of agent: its name, what it does, and how to create one.
///
/// @param name the name in commands
/// @param title the name shown to players
/// @param description what it does, as a phrase after "who": "turns as many discs as possible"
/// @param factory creates its agents
public record OthelloAgentKind(
        String name, String title, String description, AgentFactory<OthelloPosition, OthelloMove> factory) {
    /// The names of those that are here; [#forms] has the others too.
    public static final List<String> NAMES = List.of("random", "greedy", "search:N", "patterns:N");

    /// All that can be named, for help and refusals: [#NAMES], then the forms of what other modules bring.
    public static List<String> forms() {
        return Stream.concat(NAMES.stream(), OthelloAgentPlugin.found().stream().map(OthelloAgentPlugin::form))
                .toList();
    }

    /// The kind that `text` names: `random`, `greedy`, `search:N`, `patterns:N` or `patterns:N:FILE`, in either case,
    /// or what an [OthelloAgentPlugin] brings; empty when there is none.
    ///
    /// @throws IllegalArgumentException when the name is known but not what stands behind it
    public static Optional<OthelloAgentKind> named(String text) {
        int colon = text.indexOf(':');
        String name = (colon < 0 ? text : text.substring(0, colon)).toLowerCase(Locale.ROOT);
        String rest = colon < 0 ? "" : text.substring(colon + 1).strip();
        return switch (name) {
            case "random" -> alone(text, colon, OthelloAgentKind::random);
            case "greedy" -> alone(text, colon, OthelloAgentKind::greedy);
            case "search" -> Optional.of(search(depth("search:N", rest)));
            case "patterns" -> Optional.of(patterns(rest));
            default -> OthelloAgentPlugin.called(name).map(plugin -> plugin.named(rest));
        };
    }

    private static Optional<OthelloAgentKind> alone(String text, int colon, Supplier<OthelloAgentKind> kind) {
        if (colon >= 0) {
            throw new IllegalArgumentException("'" + text.substring(0, colon) + "' must stand alone, got '"
                    + text.substring(colon + 1) + "' behind it");
        }
        return Optional.of(kind.get());
    }

    private static OthelloAgentKind random() {
        return new OthelloAgentKind(
                "random", "Random", "plays any legal move", chance -> new RandomAgent<>(new Othello(), chance));
    }

    private static OthelloAgentKind greedy() {
        return new OthelloAgentKind("greedy", "Greedy", "turns as many discs as possible", OthelloGreedyAgent::new);
    }

    private static OthelloAgentKind search(int depth) {
        return new OthelloAgentKind(
                "search:" + depth, "Search " + depth, ahead(depth), _ -> searching(new HandcraftedEvaluation(), depth));
    }

    private static OthelloAgentKind patterns(String text) {
        int colon = text.indexOf(':');
        int depth = depth("patterns:N", colon < 0 ? text : text.substring(0, colon));
        Supplier<PatternWeights> values = colon < 0 ? PatternWeights::shipped : learnt(text.substring(colon + 1));
        return new OthelloAgentKind(
                "patterns:" + text,
                "Patterns " + depth,
                ahead(depth) + " and judges by learnt patterns",
                _ -> searching(new PatternEvaluation(values.get()), depth));
    }

    private static Supplier<PatternWeights> learnt(String file) {
        try {
            PatternWeights values = PatternWeights.read(Path.of(file));
            return () -> values;
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("patterns:N:FILE: " + e.getMessage(), e);
        }
    }

    private static String ahead(int depth) {
        return "looks " + depth + (depth == 1 ? " move" : " moves") + " ahead";
    }

    private static SearchAgent searching(Evaluation evaluation, int depth) {
        return new SearchAgent(new Search(evaluation), SearchLimits.ofDepth(depth));
    }

    private static int depth(String form, String text) {
        int depth = text.matches("[0-9]{1,2}") ? Integer.parseInt(text) : 0;
        if (depth < 1 || depth > SearchLimits.DEEPEST) {
            throw new IllegalArgumentException(form + " takes a number of moves to look ahead, 1 to "
                    + SearchLimits.DEEPEST + ", got '" + text + "'");
        }
        return depth;
    }
}
