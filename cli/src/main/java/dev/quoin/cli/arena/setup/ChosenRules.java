package dev.quoin.cli.arena.setup;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.SettingText;
import dev.quoin.cli.crossword.ChallengeOption;
import dev.quoin.cli.lexicon.LexiconOption;
import dev.quoin.cli.variant.ChosenVariant;
import dev.quoin.cli.variant.VariantCandidates;
import dev.quoin.env.Environments;
import dev.quoin.game.kit.GameKit;
import dev.quoin.game.kit.GameKits;
import dev.quoin.game.kit.GameSettings;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options for the game and its settings. Filled by picocli.
public final class ChosenRules {
    private static final String GAME = "game";

    @Option(
            names = {"-g", "--game"},
            paramLabel = "GAME",
            completionCandidates = Games.class,
            description = "Game: ${COMPLETION-CANDIDATES} (default: crossword).")
    private @Nullable String game;

    @Option(
            names = {"-v", "--variant"},
            paramLabel = "VARIANT",
            description = ChosenVariant.KINDS + " (default: standard).",
            completionCandidates = VariantCandidates.class)
    private @Nullable String variant;

    @Mixin
    private final LexiconOption lexicon = new LexiconOption();

    @Mixin
    private final ChallengeOption challenge = new ChallengeOption();

    @Option(
            names = "--opening",
            paramLabel = "N",
            description = "Number of random moves at the start of an Othello game, chosen so that neither side is far"
                    + " ahead (default: 8).")
    private @Nullable Integer plies;

    @Option(
            names = "--adjudicate",
            paramLabel = "RULE",
            description = "Adjudicate Othello games: exact:N ends a game with at most N empty squares (up to 20) with"
                    + " the result of perfect play (default: none).")
    private @Nullable String adjudicate;

    @Option(
            names = "--setting",
            paramLabel = "NAME=VALUE",
            description = "Game setting without an option of its own; repeatable.")
    private List<String> settings = List.of();

    /// The game and the settings to use when none are given.
    private Map<String, String> meant = Map.of(GAME, "crossword");

    /// The names of the games, for completion.
    public static final class Games implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return GameKits.all().stream().<String>map(GameKit::id).iterator();
        }
    }

    /// Sets the game of an environment as the default.
    public void meant(String environment, Map<String, String> options) {
        meant = Environments.setting(environment, options);
    }

    /// Uses the game with its settings.
    ///
    /// @param room a folder for files that agents need, such as a shipped word list
    /// @throws BadInput when a setting is invalid
    public <R> R open(Console console, Path room, BiFunction<GameKit<?, ?>, GameSettings, R> use) {
        GameKit<?, ?> kit = BadInput.reading("--game", () -> GameKits.named(id()));
        try {
            return use.apply(kit, new GameSettings(chosen(), Optional.of(room), console::message));
        } catch (IllegalArgumentException wrong) {
            String message = String.valueOf(wrong.getMessage());
            boolean ofOption = chosen().keySet().stream().anyMatch(message::startsWith);
            throw new BadInput(ofOption ? "--" + message : message, wrong);
        }
    }

    private String id() {
        return game == null ? meant.getOrDefault(GAME, "") : game.toLowerCase(Locale.ROOT);
    }

    /// Returns whether the number of random moves at the start is given.
    public boolean hasRandomOpening() {
        return plies != null;
    }

    private Map<String, String> chosen() {
        var chosen = new LinkedHashMap<String, String>();
        if (id().equals(meant.get(GAME))) {
            chosen.putAll(meant);
            chosen.remove(GAME);
        }
        Optional.ofNullable(variant).ifPresent(value -> chosen.put("variant", value));
        lexicon.given().ifPresent(value -> chosen.put("lexicon", value));
        lexicon.encoding().given().ifPresent(value -> chosen.put("encoding", value));
        challenge.given().ifPresent(value -> chosen.put("challenge", value.text()));
        Optional.ofNullable(plies).ifPresent(value -> chosen.put("opening", value.toString()));
        Optional.ofNullable(adjudicate).ifPresent(value -> chosen.put("adjudicate", value));
        chosen.putAll(SettingText.read(settings));
        return chosen;
    }
}
