package dev.quoin.crossword.agent;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.feature.BingoRacks;
import dev.quoin.crossword.agent.feature.Candidates;
import dev.quoin.crossword.agent.feature.FeatureSet;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.RandomAgent;
import dev.quoin.game.agent.AgentFactory;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// A kind of agent: its name, what it does, and how to create one.
///
/// @param name the name in commands
/// @param title the name shown to players
/// @param description what it does, as a phrase after "who": "always plays what scores most"
/// @param recipe creates agents
public record AgentKind(String name, String title, String description, Recipe recipe) {
    /// The names of those that are here; [#forms] has the others too.
    public static final List<String> NAMES = List.of("greedy", "random", "clabbers1", "clabbers2", "forest");

    /// The names that may be followed by a model file.
    private static final Set<String> MODELS = Set.of("clabbers2", "forest");

    private static final int PLAYERS = 2;

    /// How agents of a kind are made.
    @FunctionalInterface
    public interface Recipe {
        /// A maker of agents for a variant and a word list; may take a tenth of a second, so keep it.
        AgentFactory<CrosswordPosition, CrosswordMove> prepare(Variant variant, Lexicon lexicon);
    }

    /// All that can be named, for help and refusals: [#NAMES], then the forms of what other modules bring.
    public static List<String> forms() {
        return Stream.concat(NAMES.stream(), AgentPlugin.found().stream().map(AgentPlugin::form))
                .toList();
    }

    /// The kind that `text` names: a name, in either case, or `clabbers2:FILE` and `forest:FILE` with what was
    /// learnt elsewhere, or what an [AgentPlugin] brings; empty when there is none.
    ///
    /// @throws IllegalArgumentException when a file cannot be read, or cannot be used
    public static Optional<AgentKind> named(String text) {
        int colon = text.indexOf(':');
        String name = (colon < 0 ? text : text.substring(0, colon)).toLowerCase(Locale.ROOT);
        if (colon < 0) {
            return named(name, "");
        }
        String rest = text.substring(colon + 1);
        return MODELS.contains(name)
                ? named(name, rest)
                : AgentPlugin.called(name).map(plugin -> plugin.named(rest));
    }

    private static Optional<AgentKind> named(String name, String file) {
        return switch (name) {
            case "greedy" ->
                Optional.of(new AgentKind(name, "Greedy", "always plays what scores most", AgentKind::greedy));
            case "random" -> Optional.of(new AgentKind(name, "Random", "plays any legal move", AgentKind::random));
            case "clabbers1" ->
                Optional.of(new AgentKind(
                        name,
                        "Clabbers1",
                        "weighs points against the tiles kept, by rules of thumb",
                        (variant, lexicon) -> valued(variant, lexicon, FeatureSet.twelve(), new Clabbers1())));
            case "clabbers2" -> Optional.of(clabbers2(ShippedModel.named(name, file)));
            case "forest" -> Optional.of(forest(ShippedModel.named(name, file)));
            default -> Optional.empty();
        };
    }

    /// A maker of agents of this kind; may take a tenth of a second, so keep it.
    public AgentFactory<CrosswordPosition, CrosswordMove> prepare(Variant variant, Lexicon lexicon) {
        return recipe.prepare(variant, lexicon);
    }

    private static AgentFactory<CrosswordPosition, CrosswordMove> greedy(Variant variant, Lexicon lexicon) {
        return chance -> new CrosswordGreedyAgent(variant, lexicon, chance);
    }

    private static AgentFactory<CrosswordPosition, CrosswordMove> random(Variant variant, Lexicon lexicon) {
        Crossword game = Crossword.of(variant, lexicon, PLAYERS);
        return chance -> new RandomAgent<>(game, chance);
    }

    private static AgentKind clabbers2(ShippedModel file) {
        return new AgentKind(
                file.agent(),
                "Clabbers2",
                "weighs points against the tiles kept, as it learnt by playing",
                (variant, lexicon) -> {
                    LinearWeights weights = file.read(
                            text -> LinearWeights.parse(text, variant.tiles().alphabet()));
                    return valued(variant, lexicon, weights.features(), weights);
                });
    }

    private static AgentKind forest(ShippedModel file) {
        return new AgentKind(
                file.agent(), "Forest", "asks a forest of learnt trees what a move is worth", (variant, lexicon) -> {
                    Forest forest =
                            file.read(text -> Forest.parse(text, variant.tiles().alphabet()));
                    return valued(variant, lexicon, forest.features(), forest);
                });
    }

    private static AgentFactory<CrosswordPosition, CrosswordMove> valued(
            Variant variant, Lexicon lexicon, FeatureSet set, MoveEvaluator value) {
        BingoRacks racks = BingoRacks.of(variant, lexicon);
        return chance -> new ValueAgent(new Candidates(set, variant, lexicon, racks), value, chance);
    }
}
