package dev.quoin.cli.arena;

import dev.quoin.arena.match.MatchConfig;
import dev.quoin.arena.result.Sprt;
import dev.quoin.cli.arena.setup.ChosenOpenings;
import dev.quoin.cli.arena.setup.CommandText;
import dev.quoin.cli.arena.setup.ConfiguredAgent;
import dev.quoin.cli.arena.setup.Provenance;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Interruption;
import dev.quoin.game.file.ScratchFolder;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.Contestant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// The options common to a match and a round robin: the game, how to run it, and its terms. Filled by
/// picocli.
final class ChosenMatch {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command = CommandSpec.create();

    @Mixin
    private final ChosenGame game = new ChosenGame();

    @Option(
            names = "--keep-agents",
            description = "Keep the processes and folders of external agents between games, for agents that learn."
                    + " They could then remember the first game of a pair in the second; the report says so.")
    private boolean keepAgents;

    @Mixin
    private final ChosenOpenings openings = new ChosenOpenings();

    @Mixin
    private final ChosenRun run = new ChosenRun();

    @Mixin
    private final ChosenTerms terms = new ChosenTerms();

    /// Returns the options for running matches.
    ChosenRun run() {
        return run;
    }

    /// Runs `use` with the game, stopping at Ctrl-C, and returns its exit code.
    int use(Console console, ToIntFunction<OpenedGame<?, ?>> use) {
        try (var room = new ScratchFolder();
                var _ = Interruption.open()) {
            OpenedGame<?, ?> opened = game.open(console, room.path(), keepAgents);
            terms.report(console, opened.ruleset());
            int exitCode = use.applyAsInt(opened);
            console.out().flush();
            return exitCode;
        }
    }

    /// Returns the configuration of a match between two contestants.
    <P, M> MatchConfig<P, M> config(Ruleset<P, M> ruleset, List<Contestant<P, M>> two, Optional<Sprt> test) {
        Map<String, String> provenance = new LinkedHashMap<>(game.surroundingsByName());
        provenance.putAll(Provenance.of(ruleset));
        provenance.putAll(Provenance.of(two));
        if (openings.isGiven() && game.hasRandomOpening()) {
            throw new BadInput("give --opening or --openings, not both");
        }
        var config = new MatchConfig<>(ruleset, two, terms.terms(ruleset), run.pairs(), run.seed(), test, provenance);
        return openings.in(ConfiguredAgent.timed(config));
    }

    /// Returns the running command, for the folder of its results.
    String kept() {
        return CommandText.kept(command);
    }

    /// Prints how to resume; returns the exit code of an interrupted command.
    int interrupted(Console console) {
        console.message("Interrupted. To resume: " + CommandText.of(command));
        return ExitCode.INTERRUPTED;
    }
}
