package dev.quoin.crossword.agent;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.feature.BingoRacks;
import dev.quoin.crossword.agent.feature.Candidates;
import dev.quoin.crossword.agent.feature.FeatureSet;
import dev.quoin.crossword.equity.StaticEvaluator;
import dev.quoin.crossword.leave.LeaveFile;
import dev.quoin.crossword.leave.LeaveStore;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.CommonWords;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.Game;
import dev.quoin.game.RandomAgent;
import dev.quoin.game.agent.AgentCatalog;
import dev.quoin.game.agent.AgentDescription;
import dev.quoin.game.agent.AgentFactory;
import dev.quoin.game.agent.AgentProvider;
import dev.quoin.game.agent.Arguments;
import dev.quoin.game.agent.NamedAgent;
import dev.quoin.game.agent.Parameter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// The agents of the crossword game. To add one, add it to the list here.
public final class CrosswordAgents {
    private static final int PLAYERS = 2;
    static final String FILE = "file";
    private static final String STATIC = "static";
    static final String ENDGAME = "endgame";
    static final String UNSEEN = "unseen";
    static final int MOST_NODES = 999_999_999;
    private static final String WORDS = "words";
    private static final String OVERLOOK = "overlook";
    private static final String LEAVES = "leaves";

    private static final AgentCatalog<CrosswordPosition, CrosswordMove> CATALOG = AgentCatalog.of(
            Crossword.class,
            List.of(
                    AgentProvider.of(
                            Crossword.class,
                            "greedy",
                            "Greedy",
                            "always takes the highest score",
                            by(CrosswordAgents::greedy)),
                    AgentProvider.of(
                            Crossword.class, "random", "Random", "plays any legal move", by(CrosswordAgents::random)),
                    AgentProvider.of(
                            Crossword.class,
                            "clabbers1",
                            "Clabbers1",
                            "balances points against the tiles kept, with handwritten rules",
                            by(CrosswordAgents::clabbers1)),
                    learnt(
                            "clabbers2",
                            "Clabbers2",
                            "balances points against the tiles kept, with learned weights",
                            CrosswordAgents::clabbers2),
                    learnt("forest", "Forest", "evaluates moves with learned decision trees", CrosswordAgents::forest),
                    staticProvider(),
                    SimAgents.sim(),
                    SimAgents.champion(),
                    casualProvider(),
                    CrosswordLevels.ladder().provider(Crossword.class, CrosswordAgents::catalog)));

    /// Creates agents from a variant and a word list.
    @FunctionalInterface
    interface ByWords {
        AgentFactory<CrosswordPosition, CrosswordMove> prepare(Variant variant, Lexicon lexicon);
    }

    /// Creates agents from a variant, a word list and a learned model.
    @FunctionalInterface
    private interface ByModel {
        AgentFactory<CrosswordPosition, CrosswordMove> prepare(ShippedModel model, Variant variant, Lexicon lexicon);
    }

    private CrosswordAgents() {}

    /// Returns the agents, including those of other modules.
    public static AgentCatalog<CrosswordPosition, CrosswordMove> catalog() {
        return CATALOG;
    }

    static NamedAgent.Recipe<CrosswordPosition, CrosswordMove> by(ByWords recipe) {
        return game -> recipe.prepare(crossword(game).variant(), crossword(game).lexicon());
    }

    /// Safe because no other game has these positions.
    private static Crossword crossword(Game<CrosswordPosition, CrosswordMove> game) {
        return (Crossword) game;
    }

    private static AgentProvider<CrosswordPosition, CrosswordMove> learnt(
            String name, String title, String description, ByModel recipe) {
        var file = Parameter.text(FILE, "FILE", "a file from 'quoin train'").orElse("");
        return AgentProvider.of(Crossword.class, AgentDescription.of(name, title, description, file), arguments -> {
            ShippedModel model = ShippedModel.named(name, arguments.text(FILE));
            return new NamedAgent<>(
                    arguments.spec(),
                    title,
                    description,
                    by((variant, lexicon) -> recipe.prepare(model, variant, lexicon)));
        });
    }

    private static AgentProvider<CrosswordPosition, CrosswordMove> staticProvider() {
        String title = "Static";
        String description = "adds a learned value of the tiles kept to the score";
        var file =
                Parameter.text(FILE, "FILE", "a file from 'quoin learn leaves'").orElse("");
        var endgame = Parameter.whole(ENDGAME, "NODES", 0, MOST_NODES, "a number of nodes to search for exact endgames")
                .orElse("0")
                .asEffort();
        var agent = AgentDescription.of(STATIC, title, description, file, endgame, unseen(0));
        return AgentProvider.of(Crossword.class, agent, arguments -> {
            String values = arguments.text(FILE);
            int nodes = arguments.whole(ENDGAME);
            boolean corrects = arguments.whole(UNSEEN) > 0;
            return new NamedAgent<>(
                    arguments.spec(),
                    title,
                    description,
                    by((variant, lexicon) ->
                            withLeaves(variant, lexicon, table(values, corrects, variant, lexicon), nodes)));
        });
    }

    private static AgentProvider<CrosswordPosition, CrosswordMove> casualProvider() {
        String title = "Casual";
        String description = "knows common words and overlooks plays";
        var words = Parameter.whole(
                        WORDS,
                        "WORDS",
                        CommonWords.SMALLEST,
                        CommonWords.EVERYTHING,
                        "the size of a vocabulary, such as 10 for common words and 80 for all")
                .orElse(Integer.toString(CommonWords.EVERYTHING));
        var overlook = Parameter.whole(OVERLOOK, "OVERLOOK", 0, 99, "a percentage of plays to overlook")
                .orElse("0");
        var leaves = Parameter.whole(LEAVES, "LEAVES", 0, 100, "a percentage of turns to consider the tiles kept")
                .orElse("0");
        var agent = AgentDescription.of("casual", title, description, words, overlook, leaves);
        return AgentProvider.of(
                Crossword.class,
                agent,
                arguments -> new NamedAgent<>(
                        arguments.spec(),
                        title,
                        description,
                        by((variant, lexicon) -> casual(arguments, variant, lexicon))));
    }

    /// Without leave values for the variant and the whole word list, it plays by score.
    private static AgentFactory<CrosswordPosition, CrosswordMove> casual(
            Arguments arguments, Variant variant, Lexicon lexicon) {
        Lexicon vocabulary = CommonWords.of(lexicon, arguments.whole(WORDS));
        int overlook = arguments.whole(OVERLOOK);
        int leaves = arguments.whole(LEAVES);
        Optional<LeaveTable> table = leaves == 0 ? Optional.empty() : LeaveStore.shipped(variant, lexicon);
        return chance -> new CasualAgent(
                variant,
                vocabulary,
                overlook,
                leaves,
                table.map(values -> StaticEvaluator.of(variant, vocabulary, values)),
                chance);
    }

    /// The parameter for corrections of leave values.
    static Parameter unseen(int otherwise) {
        return Parameter.whole(UNSEEN, "0|1", 0, 1, "a switch for leave values that are corrected for unseen tiles")
                .orElse(Integer.toString(otherwise));
    }

    /// @param file a user's file; empty for the shipped values
    /// @param corrects whether the values must have corrections for unseen tiles; otherwise they have none
    static LeaveTable table(String file, boolean corrects, Variant variant, Lexicon lexicon) {
        LeaveTable table = file.isEmpty() ? shippedLeaves(variant, lexicon) : leavesOf(file, variant);
        if (corrects && table.corrections().isEmpty()) {
            throw new IllegalArgumentException(LeaveStore.notCorrected(variant));
        }
        return corrects ? table : table.uncorrected();
    }

    /// Returns a factory of the agent `static` with these leave values.
    public static AgentFactory<CrosswordPosition, CrosswordMove> withLeaves(
            Variant variant, Lexicon lexicon, LeaveTable table) {
        return withLeaves(variant, lexicon, table, 0);
    }

    private static AgentFactory<CrosswordPosition, CrosswordMove> withLeaves(
            Variant variant, Lexicon lexicon, LeaveTable table, int nodes) {
        var endgame = new ExactEndgame(variant, lexicon, nodes);
        return chance -> new StaticAgent(StaticEvaluator.of(variant, lexicon, table), endgame, chance);
    }

    private static LeaveTable leavesOf(String file, Variant variant) {
        try {
            return LeaveFile.read(Path.of(file), variant).table();
        } catch (InvalidPathException e) {
            throw new IllegalArgumentException(STATIC + ": cannot read '" + file + "'", e);
        }
    }

    private static LeaveTable shippedLeaves(Variant variant, Lexicon lexicon) {
        return LeaveStore.corrected(variant, lexicon)
                .orElseThrow(
                        () -> new IllegalArgumentException(LeaveStore.missing(variant) + " " + STATIC + ":file=FILE"));
    }

    private static AgentFactory<CrosswordPosition, CrosswordMove> greedy(Variant variant, Lexicon lexicon) {
        return chance -> new CrosswordGreedyAgent(variant, lexicon, chance);
    }

    private static AgentFactory<CrosswordPosition, CrosswordMove> random(Variant variant, Lexicon lexicon) {
        Crossword game = Crossword.of(variant, lexicon, PLAYERS);
        return chance -> new RandomAgent<>(game, chance);
    }

    private static AgentFactory<CrosswordPosition, CrosswordMove> clabbers1(Variant variant, Lexicon lexicon) {
        return valued(variant, lexicon, FeatureSet.twelve(), new Clabbers1());
    }

    private static AgentFactory<CrosswordPosition, CrosswordMove> clabbers2(
            ShippedModel model, Variant variant, Lexicon lexicon) {
        LinearWeights weights = model.read(variant.tiles().alphabet(), LinearWeights::parse);
        return valued(variant, lexicon, weights.features(), weights);
    }

    private static AgentFactory<CrosswordPosition, CrosswordMove> forest(
            ShippedModel model, Variant variant, Lexicon lexicon) {
        Forest forest = model.read(variant.tiles().alphabet(), Forest::parse);
        return valued(variant, lexicon, forest.features(), forest);
    }

    private static AgentFactory<CrosswordPosition, CrosswordMove> valued(
            Variant variant, Lexicon lexicon, FeatureSet set, MoveEvaluator value) {
        BingoRacks racks = BingoRacks.of(variant, lexicon);
        return chance -> new ValueAgent(new Candidates(set, variant, lexicon, racks), value, chance);
    }
}
