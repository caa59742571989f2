package dev.quoin.cli.arena;

import dev.quoin.arena.match.MatchConfig;
import dev.quoin.arena.result.Sprt;
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

/// What is played, how, and under which terms: the options that one match and a table of them have in common. Filled by
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
    private final ChosenRun run = new ChosenRun();

    @Mixin
    private final ChosenTerms terms = new ChosenTerms();

    /// How matches are played and what is told of them.
    ChosenRun run() {
        return run;
    }

    /// Does something with the game, listening for Ctrl-C; gives its exit code.
    int use(Console console, ToIntFunction<OpenedGame<?, ?>> use) {
        try (var room = new ScratchFolder();
                var _ = Interruption.open()) {
            int exitCode = use.applyAsInt(game.open(console, room.path(), keepAgents));
            console.out().flush();
            return exitCode;
        }
    }

    /// A match of two.
    <P, M> MatchConfig<P, M> config(Ruleset<P, M> ruleset, List<Contestant<P, M>> two, Optional<Sprt> test) {
        Map<String, String> provenance = new LinkedHashMap<>(game.surroundingsByName());
        provenance.putAll(Provenance.of(ruleset));
        provenance.putAll(Provenance.of(two));
        return new MatchConfig<>(ruleset, two, terms.terms(), run.pairs(), run.seed(), test, provenance);
    }

    /// The running command, for the folder of its results.
    String kept() {
        return CommandText.kept(command);
    }

    /// Tells how to go on; gives the exit code of a command that was interrupted.
    int interrupted(Console console) {
        console.message("Interrupted. To resume: " + CommandText.of(command));
        return ExitCode.INTERRUPTED;
    }
}
