package dev.quoin.othello.agent;

import dev.quoin.game.Agent;
import dev.quoin.game.RandomAgent;
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
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/// A kind of agent that people and programs can name: what it is called, what it does, how it is made.
///
/// @param name what is typed
/// @param title what a table calls it
/// @param description what it does, in words that follow its title and "who"
/// @param recipe how it is made
public record OthelloAgentKind(String name, String title, String description, Recipe recipe) {
    /// The names of those that are here; [#forms] has the others too.
    public static final List<String> NAMES = List.of("random", "greedy", "search:N", "patterns:N");

    /// How agents of a kind are made.
    @FunctionalInterface
    public interface Recipe {
        /// An agent whose chance is this; it thinks within the limits beyond those of its kind.
        Agent<OthelloPosition, OthelloMove> make(RandomGenerator chance, SearchLimits within);
    }

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
                "random", "Random", "plays any legal move", (chance, _) -> new RandomAgent<>(new Othello(), chance));
    }

    private static OthelloAgentKind greedy() {
        return new OthelloAgentKind(
                "greedy", "Greedy", "turns as many discs as possible", (chance, _) -> new OthelloGreedyAgent(chance));
    }

    private static OthelloAgentKind search(int depth) {
        return new OthelloAgentKind(
                "search:" + depth,
                "Search " + depth,
                ahead(depth),
                (_, within) -> searching(new HandcraftedEvaluation(), depth, within));
    }

    private static OthelloAgentKind patterns(String text) {
        int colon = text.indexOf(':');
        int depth = depth("patterns:N", colon < 0 ? text : text.substring(0, colon));
        Supplier<PatternWeights> values = colon < 0 ? PatternWeights::shipped : learnt(text.substring(colon + 1));
        return new OthelloAgentKind(
                "patterns:" + text,
                "Patterns " + depth,
                ahead(depth) + " and judges by learnt patterns",
                (_, within) -> searching(new PatternEvaluation(values.get()), depth, within));
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

    private static SearchAgent searching(Evaluation evaluation, int depth, SearchLimits within) {
        return new SearchAgent(
                new Search(evaluation),
                new SearchLimits(Math.min(depth, within.depth()), within.nodes(), within.time()));
    }

    private static int depth(String form, String text) {
        int depth = text.matches("[0-9]{1,2}") ? Integer.parseInt(text) : 0;
        if (depth < 1 || depth > SearchLimits.DEEPEST) {
            throw new IllegalArgumentException(form + " takes a number of moves to look ahead, 1 to "
                    + SearchLimits.DEEPEST + ", got '" + text + "'");
        }
        return depth;
    }

    /// An agent of this kind that thinks as long as it likes.
    public Agent<OthelloPosition, OthelloMove> make(RandomGenerator chance) {
        return recipe.make(chance, SearchLimits.ofDepth(SearchLimits.DEEPEST));
    }
}
