package dev.quoin.cli.learn;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ShellText;
import dev.quoin.cli.crossword.AgentNames;
import dev.quoin.cli.crossword.VariantNames;
import dev.quoin.cli.lexicon.LexiconOption;
import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.AgentMaker;
import dev.quoin.crossword.agent.feature.FeatureSet;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.learning.sample.SelfPlayGames;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options of every learner: which games are played, and what of them is looked at.
final class SelfPlayOptions {
    private static final String SELF = "self";
    private static final int PLAYERS = 2;

    @Option(
            names = "--against",
            paramLabel = "AGENT",
            completionCandidates = AgentNames.class,
            description = "Who plays the other seat: an agent, or self (the learner has both seats). Default greedy.")
    private String against = "greedy";

    @Option(names = "--games", required = true, paramLabel = "N", description = "How many games in all.")
    private int games;

    @Option(names = "--seed", paramLabel = "N", description = "The same seed plays the same games; default 1.")
    private long seed = 1;

    @Option(
            names = "--features",
            paramLabel = "SET",
            description = "twelve (default), or extended: also letters, synergies, the opponent, the end.")
    private Features features = Features.twelve;

    @Option(
            names = "--explore",
            paramLabel = "SHARE",
            description = "How many of the learner's moves are tries of one of its ten best, 0 to 1; default 0.1.")
    private double explore = 0.1;

    @Option(
            names = "--variant",
            paramLabel = "VARIANT",
            completionCandidates = VariantNames.class,
            description = "Rules: a name from 'quoin variants' or a file; default standard.")
    private String variant = "standard";

    @Mixin
    private final LexiconOption lexicon = new LexiconOption();

    /// The sets of features; the names are what is typed.
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

    /// Keeps a new course from writing over what an earlier one has learnt.
    static void refuseExisting(Path... files) {
        for (Path file : files) {
            if (Files.exists(file)) {
                throw new BadInput(file + " exists: give --resume to go on with it, or another --output");
            }
        }
    }

    long seed() {
        return seed;
    }

    Crossword game(Console console) {
        Variant named = Variants.open(variant);
        Variant rules = lexicon.given().map(named::withLexicon).orElse(named);
        return Crossword.of(
                rules,
                LexiconOption.open(console, rules.lexicon(), rules.tiles().alphabet()),
                PLAYERS);
    }

    FeatureSet features(Crossword game) {
        return switch (features) {
            case twelve -> FeatureSet.twelve();
            case extended -> FeatureSet.extended(game.variant().tiles().alphabet());
        };
    }

    SelfPlayGames lessons(Crossword game) {
        if (!(explore >= 0 && explore <= 1)) {
            throw new BadInput("--explore must be 0 to 1, got " + explore);
        }
        @Nullable
        AgentMaker teacher = against.equals(SELF)
                ? null
                : AgentNames.prepare(
                        "--against", AgentNames.read("--against", against), game.variant(), game.lexicon());
        return new SelfPlayGames(game, teacher, features(game), explore, seed);
    }

    /// What a file of what was learnt says of the games.
    Map<String, String> notes(Crossword game) {
        var notes = new LinkedHashMap<String, String>();
        notes.put("variant", game.variant().name());
        notes.put("lexicon", game.variant().lexicon());
        notes.put("against", against);
        notes.put("seed", Long.toString(seed));
        notes.put("explore", Double.toString(explore));
        return notes;
    }

    /// The command that learns from so many games the same.
    ///
    /// @param further options that only this learner has, each with a space before it
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
