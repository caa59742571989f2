package dev.quoin.cli.arena;

import dev.quoin.arena.process.ExternalContestant;
import dev.quoin.cli.arena.setup.AgentsFile;
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
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.Contestants;
import dev.quoin.game.player.ProgramProvider;
import dev.quoin.game.process.Surroundings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options for the game and for the environment of external agents. Filled by picocli.
final class ChosenGame {
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

    @Option(
            names = "--agents",
            paramLabel = "FILE",
            description = "TOML file of agents, whose names you can use wherever an agent is named. Each has a name, a"
                    + " command or agent, and if needed options, dir, env, clock and budget of its own.")
    private @Nullable Path agents;

    @Option(
            names = "--env",
            paramLabel = "NAME=VALUE",
            description = "Environment variable for external agents; repeatable.")
    private List<String> variables = List.of();

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            description = "Run external agents in this folder instead of a new, empty one. Sandboxed agents can only"
                    + " read it, unless you also give --keep-agents.")
    private @Nullable Path folder;

    @Mixin
    private final ChosenSandbox sandbox = new ChosenSandbox();

    /// The game and the settings to use when none are given.
    private Map<String, String> meant = Map.of(GAME, "crossword");

    /// The names of the games, for completion.
    static final class Games implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return GameKits.all().stream().<String>map(GameKit::id).iterator();
        }
    }

    /// Sets the game of an environment as the default.
    void meant(String environment, Map<String, String> options) {
        meant = Environments.setting(environment, options);
    }

    /// Opens the game with its settings.
    ///
    /// @param room a folder for files that agents need, such as a shipped word list
    OpenedGame<?, ?> open(Console console, Path room) {
        return open(console, room, false);
    }

    /// Opens the game with its settings.
    ///
    /// @param room a folder for files that agents need, such as a shipped word list
    /// @param keepAgents whether external agents play many games with one process
    OpenedGame<?, ?> open(Console console, Path room, boolean keepAgents) {
        GameKit<?, ?> kit = BadInput.reading("--game", () -> GameKits.named(id()));
        try {
            var settings = new GameSettings(chosen(), Optional.of(room), console::message);
            return open(kit, settings, console, keepAgents);
        } catch (IllegalArgumentException wrong) {
            String message = String.valueOf(wrong.getMessage());
            boolean ofOption = chosen().keySet().stream().anyMatch(message::startsWith);
            throw new BadInput(ofOption ? "--" + message : message, wrong);
        }
    }

    private String id() {
        return game == null ? meant.getOrDefault(GAME, "") : game.toLowerCase(Locale.ROOT);
    }

    private <P, M> OpenedGame<P, M> open(GameKit<P, M> kit, GameSettings chosen, Console console, boolean keepAgents) {
        Ruleset<P, M> ruleset = GameKits.open(kit, chosen);
        var programs = new ArrayList<ProgramProvider<P, M>>(ExternalContestant.providers(ruleset));
        programs.addAll(kit.programs());
        List<ProgramProvider<P, M>> sandboxed = programs.stream()
                .map(program -> sandbox.sandboxed(program, console))
                .toList();
        return new OpenedGame<>(
                ruleset,
                new Contestants<>(
                        ruleset.game(), kit.agents(), sandboxed, surroundings().withKept(keepAgents)),
                agents == null ? AgentsFile.none() : AgentsFile.read(agents));
    }

    /// Returns whether the number of random moves at the start is given.
    boolean hasRandomOpening() {
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

    /// Returns the chosen environment of external agents, in the form that the log of a match records.
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
