package dev.quoin.env.crossword;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.WordListException;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.env.crossword.action.ActionOptions;
import dev.quoin.env.option.OptionReader;
import dev.quoin.env.option.OptionSpec;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The crossword environments: which game each is, and what its actions are.
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

    /// The task of an id.
    public static Optional<CrosswordEnvironment> named(String id) {
        return Arrays.stream(values()).filter(task -> task.id.equals(id)).findFirst();
    }

    /// Its id with its version.
    public String id() {
        return id;
    }

    /// The name of the variant that it plays.
    public String variant() {
        return variant;
    }

    /// What it is, in a few words.
    public String title() {
        return title;
    }

    /// So many games.
    ///
    /// @throws IllegalArgumentException naming the option, its value and what is allowed
    public CrosswordSlots slots(Map<String, ?> options, int count) {
        var reader = new OptionReader(id, options);
        Choices choices = read(reader);
        reader.end();
        Variant played = Variants.named(variant);
        var game = Crossword.of(played, lexicon(choices.lexicon(), played), PLAYERS);
        return new CrosswordSlots(id, game, choices.options(), choices.actionOptions(), count);
    }

    /// What can be chosen when it is made.
    public List<OptionSpec> specs() {
        var reader = new OptionReader(id, Map.of());
        read(reader);
        return reader.specs();
    }

    /// What can be chosen at a reset.
    public List<OptionSpec> resetSpecs() {
        return List.of(
                new OptionSpec("agent_player", "as made", "one of 'first', 'second', 'random'"),
                new OptionSpec("position", "start", ResetPosition.ALLOWED));
    }

    /// The most steps an episode with these options has.
    ///
    /// @throws IllegalArgumentException naming the option, its value and what is allowed
    public int longest(Map<String, ?> options) {
        return read(new OptionReader(id, options)).options().maxSteps();
    }

    /// What the options say.
    private record Choices(CrosswordOptions options, String lexicon, ActionOptions actionOptions) {}

    private Choices read(OptionReader reader) {
        return new Choices(
                CrosswordOptions.read(reader),
                reader.any("lexicon", Variants.named(variant).lexicon(), CrosswordEnvironment::name),
                this == MINI ? ActionOptions.chosen(reader) : ActionOptions.candidates(reader));
    }

    private static String name(Object value) {
        if (value instanceof String text) {
            return text;
        }
        throw new IllegalArgumentException("the name of a built-in word list or the path of a file");
    }

    private Lexicon lexicon(String name, Variant played) {
        try {
            return Lexicons.open(name, played.tiles().alphabet());
        } catch (WordListException unusable) {
            throw new IllegalArgumentException(id + ": " + unusable.getMessage(), unusable);
        }
    }
}
