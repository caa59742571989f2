package dev.quoin.env.crossword;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.WordListException;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.lexicon.store.LoadedLexicon;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.VariantException;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.env.crossword.action.ActionOptions;
import dev.quoin.env.option.OptionReader;
import dev.quoin.env.option.OptionSpec;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The crossword environments, each with its game and its actions.
public enum CrosswordEnvironment {
    MINI("MiniScrabble-v0", "mini", "Crossword on 5×5 squares, words as actions"),
    SEVEN("Crossword7-v0", "mini7", "Crossword on 7×7 squares, a list of candidates"),
    ELEVEN("Crossword11-v0", "mini11", "Crossword on 11×11 squares, a list of candidates"),
    FULL("Crossword-v0", "standard", "Crossword on 15×15 squares, a list of candidates");

    private static final int PLAYERS = 2;

    private final String id;
    private final String variant;
    private final String title;

    CrosswordEnvironment(String id, String variant, String title) {
        this.id = id;
        this.variant = variant;
        this.title = title;
    }

    /// Finds an environment by id.
    public static Optional<CrosswordEnvironment> named(String id) {
        return Arrays.stream(values()).filter(task -> task.id.equals(id)).findFirst();
    }

    /// Returns the id with its version.
    public String id() {
        return id;
    }

    /// Returns the name of the variant.
    public String variant() {
        return variant;
    }

    /// Returns a short title.
    public String title() {
        return title;
    }

    /// Creates `count` games.
    ///
    /// @throws IllegalArgumentException if an option or its value is invalid
    public CrosswordSlots slots(Map<String, ?> options, int count) {
        var reader = new OptionReader(id, options);
        Choices choices = read(reader);
        reader.end();
        Variant played = choices.variant();
        var game = Crossword.of(played, lexicon(choices, played), PLAYERS);
        return new CrosswordSlots(id, game, choices.options(), choices.actionOptions(), count);
    }

    /// Returns the options of the environment.
    public List<OptionSpec> specs() {
        var reader = new OptionReader(id, Map.of());
        read(reader);
        return reader.specs();
    }

    /// Returns the options of a reset.
    public List<OptionSpec> resetSpecs() {
        return List.of(
                new OptionSpec("agent_player", "as made", "one of 'first', 'second', 'random'"),
                new OptionSpec("position", "start", ResetPosition.ALLOWED));
    }

    /// Returns the maximum number of steps in an episode with these options.
    ///
    /// @throws IllegalArgumentException if an option or its value is invalid
    public int longest(Map<String, ?> options) {
        return read(new OptionReader(id, options)).options().maxSteps();
    }

    /// The values of the options.
    private record Choices(CrosswordOptions options, Variant variant, String lexicon, ActionOptions actionOptions) {}

    private Choices read(OptionReader reader) {
        CrosswordOptions options = CrosswordOptions.read(reader);
        Variant played = variant(reader.any("variant", variant, CrosswordEnvironment::variantName));
        return new Choices(
                options,
                played,
                reader.any("lexicon", played.lexicon(), CrosswordEnvironment::name),
                this == MINI ? ActionOptions.chosen(reader) : ActionOptions.candidates(reader));
    }

    private Variant variant(String nameOrFile) {
        try {
            return Variants.open(nameOrFile);
        } catch (VariantException unusable) {
            throw new IllegalArgumentException(id + ": " + unusable.getMessage(), unusable);
        }
    }

    private static String variantName(Object value) {
        if (value instanceof String text) {
            return text;
        }
        throw new IllegalArgumentException("the name of a built-in variant or the path of a variant file");
    }

    private static String name(Object value) {
        if (value instanceof String text) {
            return text;
        }
        throw new IllegalArgumentException("the name of a built-in word list or the path of a file");
    }

    private Lexicon lexicon(Choices choices, Variant played) {
        try {
            LoadedLexicon loaded =
                    Lexicons.load(choices.lexicon(), played.tiles().alphabet());
            loaded.warning().ifPresent(choices.options().warning());
            return loaded.lexicon();
        } catch (WordListException unusable) {
            throw new IllegalArgumentException(id + ": " + unusable.getMessage(), unusable);
        }
    }
}
