package dev.quoin.cli.arena;

import dev.quoin.arena.process.ExternalContestant;
import dev.quoin.cli.arena.setup.AgentsFile;
import dev.quoin.cli.arena.setup.ChosenRules;
import dev.quoin.cli.arena.setup.Provenance;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.game.kit.GameKit;
import dev.quoin.game.kit.GameKits;
import dev.quoin.game.kit.GameSettings;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.Contestants;
import dev.quoin.game.player.ProgramProvider;
import dev.quoin.game.process.Surroundings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options for the game and for the environment of external agents. Filled by picocli.
final class ChosenGame {
    @Mixin
    private final ChosenRules rules = new ChosenRules();

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

    /// Sets the game of an environment as the default.
    void meant(String environment, Map<String, String> options) {
        rules.meant(environment, options);
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
        return rules.open(console, room, (kit, settings) -> open(kit, settings, console, keepAgents));
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
        return rules.hasRandomOpening();
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
