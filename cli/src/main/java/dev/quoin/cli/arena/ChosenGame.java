package dev.quoin.cli.arena;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.crossword.ChallengeOption;
import dev.quoin.cli.crossword.VariantCandidates;
import dev.quoin.cli.lexicon.LexiconOption;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.crossword.match.WordListFile;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.env.crossword.CrosswordEnvironment;
import dev.quoin.game.process.Surroundings;
import dev.quoin.learning.play.ModelCard;
import dev.quoin.othello.match.BalancedOpenings;
import dev.quoin.othello.match.OthelloRuleset;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// What is played, and what agents outside find around them. Filled by picocli.
final class ChosenGame {
    @Option(
            names = {"-g", "--game"},
            paramLabel = "GAME",
            description = "crossword or othello; crossword when missing.")
    private @Nullable String game;

    @Option(
            names = {"-v", "--variant"},
            paramLabel = "VARIANT",
            description = "Variant of the crossword game: a shipped one by name, or a file; standard when missing.",
            completionCandidates = VariantCandidates.class)
    private @Nullable String variant;

    @Mixin
    private final LexiconOption lexicon = new LexiconOption();

    @Mixin
    private final ChallengeOption challenge = new ChallengeOption();

    @Option(
            names = "--opening",
            paramLabel = "N",
            description = "Othello begins with N random moves after which neither side is far ahead; 8 when missing.")
    private int plies = BalancedOpenings.standard().plies();

    @Option(
            names = "--env",
            paramLabel = "NAME=VALUE",
            description = "A variable that agents outside find in their environment; can be given more than once.")
    private List<String> variables = List.of();

    @Option(
            names = "--dir",
            paramLabel = "FOLDER",
            description = "The folder in which agents outside run; a new one for each when missing.")
    private @Nullable Path folder;

    private String meantGame = "crossword";
    private String meantVariant = "standard";
    private Optional<String> meantLexicon = Optional.empty();

    /// Plays what a model plays, unless something else was asked for.
    void meant(ModelCard card) {
        Optional<CrosswordEnvironment> crossword = CrosswordEnvironment.named(card.environment());
        meantGame = crossword.isPresent() ? "crossword" : "othello";
        meantVariant = crossword.map(CrosswordEnvironment::variant).orElse(meantVariant);
        meantLexicon = Optional.ofNullable(card.options().get("lexicon"));
    }

    /// Does something with the game.
    ///
    /// @param room a folder for what agents need, such as the words of a shipped list
    <R> R use(Console console, Path room, GameUse<R> use) {
        String chosen = game == null ? meantGame : game;
        return switch (chosen.toLowerCase(Locale.ROOT)) {
            case "crossword" -> {
                CrosswordRuleset crossword = crossword(console, room);
                yield use.with(crossword, Rosters.crossword(crossword, surroundings()));
            }
            case "othello" -> {
                if (challenge.given().isPresent()) {
                    throw new BadInput("--challenge is a rule of the crossword game, got --game othello");
                }
                var othello = new OthelloRuleset(openings());
                yield use.with(othello, Rosters.othello(othello, surroundings()));
            }
            default -> throw new BadInput("--game must be crossword or othello, got '" + chosen + "'");
        };
    }

    private CrosswordRuleset crossword(Console console, Path room) {
        Variant named = Variants.open(variant == null ? meantVariant : variant);
        Variant rules =
                lexicon.given().or(() -> meantLexicon).map(named::withLexicon).orElse(named);
        Lexicon words =
                LexiconOption.open(console, rules.lexicon(), rules.tiles().alphabet());
        return CrosswordRuleset.of(rules, words, challenge.rule())
                .withWordList(WordListFile.of(rules.lexicon(), words, room));
    }

    private BalancedOpenings openings() {
        try {
            return new BalancedOpenings(plies, BalancedOpenings.standard().bound());
        } catch (IllegalArgumentException wrong) {
            throw new BadInput("--opening: " + wrong.getMessage(), wrong);
        }
    }

    /// What agents outside find around them, where it was chosen, as the log of a match keeps it.
    Map<String, String> surroundingsByName() {
        return Provenance.of(surroundings());
    }

    private Surroundings surroundings() {
        try {
            return new Surroundings(Optional.ofNullable(folder), Surroundings.variables(variables));
        } catch (IllegalArgumentException wrong) {
            throw new BadInput("--env: " + wrong.getMessage(), wrong);
        }
    }
}
