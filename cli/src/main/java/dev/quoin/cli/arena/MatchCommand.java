package dev.quoin.cli.arena;

import dev.quoin.arena.Contestant;
import dev.quoin.arena.Discipline;
import dev.quoin.arena.Roster;
import dev.quoin.arena.Terms;
import dev.quoin.arena.match.MatchFolder;
import dev.quoin.arena.match.MatchPlan;
import dev.quoin.arena.match.MatchRun;
import dev.quoin.arena.report.MatchText;
import dev.quoin.arena.result.Sprt;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Interruption;
import dev.quoin.cli.json.JsonLines;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `quoin arena match`: two agents against each other.
@Command(
        name = "match",
        header = "Play two agents against each other, in pairs of games with the same deal.",
        description = {
            "An agent is one of this program by name (greedy, random and others; Othello also search:N, nboard:COMMAND,"
                    + " gtp:COMMAND), cmd:COMMAND for a program that is started once, or oneshot:COMMAND for one that"
                    + " is started for every move; NAME= before it gives it another name. Each game is kept as it ends:"
                    + " after Ctrl-C, a crash or kill -9 the same command goes on where it stopped. docs/arena.md"
                    + " explains the figures."
        },
        footer = {
            "  quoin arena match greedy random --variant mini --games 200",
            "  quoin arena match greedy clabbers1 --sprt 0,20 --games 5000 --out trial",
            "  quoin arena match 'mine=cmd:python3 agent.py' greedy --clock 5m",
            "  quoin arena match search:4 greedy --game othello",
        })
final class MatchCommand implements Callable<Integer> {
    private final Console console;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "A", description = "The first agent.")
    private String first = "";

    @Parameters(index = "1", paramLabel = "B", description = "The second.")
    private String second = "";

    @Mixin
    private final ChosenGame game = new ChosenGame();

    @Mixin
    private final ChosenRun run = new ChosenRun();

    @Option(
            names = "--sprt",
            paramLabel = "ELO0,ELO1",
            description = "Stop as soon as it is clear, with an error of 5 %% either way, whether A is better by no"
                    + " more than ELO0 or by at least ELO1.")
    private @Nullable String sprt;

    @Mixin
    private final ChosenTerms terms = new ChosenTerms();

    MatchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Terms chosen = terms.terms();
        try (var room = new ScratchFolder();
                var _ = Interruption.open()) {
            int exitCode = game.use(console, room.path(), chosen.patience(), new GameUse<Integer>() {
                @Override
                public <P, M> Integer with(Discipline<P, M> discipline, Roster<P, M> roster) {
                    return play(plan(discipline, roster, chosen));
                }
            });
            console.out().flush();
            return exitCode;
        }
    }

    private <P, M> MatchPlan<P, M> plan(Discipline<P, M> discipline, Roster<P, M> roster, Terms chosen) {
        try {
            List<Contestant<P, M>> contestants = List.of(roster.contestant(first), roster.contestant(second));
            return new MatchPlan<>(
                    discipline, contestants, chosen, run.pairs(), run.seed(), test(), Provenance.of(discipline));
        } catch (IllegalArgumentException wrong) {
            throw new BadInput(String.valueOf(wrong.getMessage()), wrong);
        }
    }

    private Optional<Sprt> test() {
        if (sprt == null) {
            return Optional.empty();
        }
        String[] parts = sprt.split(",", -1);
        try {
            if (parts.length == 2) {
                return Optional.of(
                        Sprt.between(Double.parseDouble(parts[0].strip()), Double.parseDouble(parts[1].strip())));
            }
        } catch (NumberFormatException none) {
            // told below
        } catch (IllegalArgumentException wrong) {
            throw new BadInput("--sprt: " + wrong.getMessage(), wrong);
        }
        throw new BadInput("--sprt takes two differences of Elo such as 0,10, got '" + sprt + "'");
    }

    private <P, M> int play(MatchPlan<P, M> plan) {
        String who = plan.names().get(0) + "-v-" + plan.names().get(1);
        var folder = new MatchFolder(run.folder(who, plan.settings()));
        var match = new KeptMatch<>(console, plan, folder, CommandText.of(spec));
        MatchRun.Ending ending = match.play(run);
        if (run.json()) {
            new JsonLines(console.out()).print(out -> {
                match.write(out, ending.result());
                out.writeBooleanProperty("complete", ending.complete());
                out.writeStringProperty("folder", folder.root().toString());
            });
        } else {
            console.out().print(MatchText.of(ending.result()));
        }
        if (!ending.complete()) {
            console.message("Interrupted. To go on: " + CommandText.of(spec));
            return ExitCode.INTERRUPTED;
        }
        console.message("Everything is in " + folder.root());
        return ExitCode.FINE;
    }
}
