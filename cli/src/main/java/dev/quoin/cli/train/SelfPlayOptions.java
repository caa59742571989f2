package dev.quoin.cli.train;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ShellText;
import dev.quoin.cli.crossword.AgentCandidates;
import dev.quoin.cli.lexicon.LexiconOption;
import dev.quoin.cli.variant.ChosenVariant;
import dev.quoin.cli.variant.VariantCandidates;
import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.CrosswordAgents;
import dev.quoin.crossword.agent.feature.FeatureSet;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.agent.AgentFactory;
import dev.quoin.learning.sample.SelfPlayGames;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options of the crossword learners: how games are played, and with which features.
final class SelfPlayOptions {
    private static final String SELF = "self";
    private static final int PLAYERS = 2;

    @Option(
            names = "--against",
            paramLabel = "AGENT",
            completionCandidates = AgentCandidates.class,
            description = "Opponent: an agent, listed below, or self to play both seats (default: greedy).")
    private String against = "greedy";

    @Option(names = "--games", required = true, paramLabel = "N", description = "Total number of games.")
    private int games;

    @Option(names = "--seed", paramLabel = "N", description = "Random seed (default: 1).")
    private long seed = 1;

    @Option(
            names = "--features",
            paramLabel = "SET",
            description =
                    "Feature set: twelve, or extended with letters, synergies, the opponent and the endgame (default: twelve).")
    private Features features = Features.twelve;

    @Option(
            names = "--explore",
            paramLabel = "SHARE",
            description = "Exploration rate ε: how often the learner plays one of its ten best moves at"
                    + " random, 0 to 1 (default: 0.1).")
    private double explore = 0.1;

    @Option(
            names = {"-v", "--variant"},
            paramLabel = "VARIANT",
            completionCandidates = VariantCandidates.class,
            description = ChosenVariant.KINDS + " (default: standard).")
    private String variant = "standard";

    @Mixin
    private final LexiconOption lexicon = new LexiconOption();

    /// The feature sets, named as on the command line.
    enum Features {
        twelve,
        extended
    }

    int games() {
        if (games < 1) {
            throw new BadInput("--games must be at least 1, got " + games);
        }
        return games;
    }

    /// Prevents a new training from overwriting the files of an earlier one.
    static void refuseExisting(Path... files) {
        for (Path file : files) {
            if (Files.exists(file)) {
                throw new BadInput(file + " already exists. Give --resume to continue, or another --output");
            }
        }
    }

    long seed() {
        return seed;
    }

    Crossword game(Console console) {
        Variant named = ChosenVariant.open(console, variant);
        Variant rules = lexicon.given().map(named::withLexicon).orElse(named);
        return Crossword.of(
                rules,
                lexicon.open(console, rules.lexicon(), rules.tiles().alphabet()).lexicon(),
                PLAYERS);
    }

    FeatureSet features(Crossword game) {
        return switch (features) {
            case twelve -> FeatureSet.twelve();
            case extended -> FeatureSet.extended(game.variant().tiles().alphabet());
        };
    }

    SelfPlayGames selfPlay(Crossword game) {
        if (!(explore >= 0 && explore <= 1)) {
            throw new BadInput("--explore must be 0 to 1, got " + explore);
        }
        @Nullable
        AgentFactory<CrosswordPosition, CrosswordMove> opponent = against.equals(SELF)
                ? null
                : BadInput.reading(
                        "--against",
                        () -> CrosswordAgents.catalog().agent(against).prepare(game));
        return new SelfPlayGames(game, opponent, features(game), explore, seed);
    }

    /// Returns the configuration of the games, which the output file records.
    Map<String, String> notes(Crossword game) {
        var notes = new LinkedHashMap<String, String>();
        notes.put("variant", game.variant().name());
        notes.put("lexicon", game.variant().lexicon());
        notes.put("against", against);
        notes.put("seed", Long.toString(seed));
        notes.put("explore", Double.toString(explore));
        return notes;
    }

    /// Returns the command line that repeats the training, as the output file records it. It keeps the name
    /// `learn`, so that the same training always writes the same file.
    ///
    /// @param further the options of this learner only, each with a leading space
    String command(String learner, long played, String further) {
        return "quoin learn " + learner + " --against " + ShellText.quoted(against) + " --games " + played + " --seed "
                + seed
                + " --features " + features + " --explore " + explore
                + (variant.equals("standard") ? "" : " --variant " + ShellText.quoted(variant))
                + lexicon.given()
                        .map(list -> " --lexicon " + ShellText.quoted(list))
                        .orElse("") + further;
    }
}
