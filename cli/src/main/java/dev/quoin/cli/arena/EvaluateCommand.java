package dev.quoin.cli.arena;

import dev.quoin.arena.match.MatchConfig;
import dev.quoin.arena.match.MatchListener;
import dev.quoin.arena.match.StrengthEstimate;
import dev.quoin.arena.report.ErrorTitles;
import dev.quoin.arena.report.MatchText;
import dev.quoin.arena.report.ResultJson;
import dev.quoin.cli.arena.setup.ChosenJobs;
import dev.quoin.cli.arena.setup.ChosenOpenings;
import dev.quoin.cli.arena.setup.ConfiguredAgent;
import dev.quoin.cli.console.AgentChoices;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Interruption;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.game.file.ScratchFolder;
import dev.quoin.game.play.Terms;
import dev.quoin.game.player.Contestant;
import dev.quoin.learning.play.ModelCard;
import dev.quoin.learning.play.ModelException;
import dev.quoin.learning.play.ModelFile;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quoin evaluate`: measures the strength of an agent against others.
@Command(
        name = "evaluate",
        header = "Measure the playing strength of an agent or model, with confidence intervals.",
        description = {
            "Plays pairs of games against each opponent: each deal or balanced opening is played twice,"
                    + " with seats swapped. Prints the score and the Elo difference with 95%% intervals, and the"
                    + " result of a sequential test between two Elo differences. For a model, game and variant are"
                    + " read from its file. The games are not saved; to save and resume them, use 'quoin arena"
                    + " match'."
        },
        footer = {
            "  quoin evaluate my.onnx --against random --against greedy",
            "  quoin evaluate model:othello --against search:3 --games 500 --json",
            "  quoin evaluate clabbers1 --against greedy --variant mini --sprt 0,20",
        })
public final class EvaluateCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(
            index = "0",
            paramLabel = "MODEL",
            completionCandidates = AgentChoices.class,
            description = "ONNX file, or an agent as in 'quoin arena match', such as model:othello.")
    private String subject = "";

    @Option(
            names = "--against",
            paramLabel = "AGENT",
            completionCandidates = AgentChoices.class,
            description = "Opponent; repeatable (default: greedy, or random in games without it).")
    private List<String> opponents = List.of();

    @Mixin
    private final ChosenGame game = new ChosenGame();

    @Mixin
    private final ChosenOpenings openings = new ChosenOpenings();

    @Option(
            names = {"-n", "--games"},
            paramLabel = "N",
            description = "Number of pairs of games against each opponent (default: 250).")
    private int pairs = 250;

    @Mixin
    private final ChosenJobs jobs = new ChosenJobs();

    @Option(
            names = "--sprt",
            paramLabel = "ELO0,ELO1",
            description = "Test whether MODEL is better by at most ELO0 or by at least ELO1 (default: 0,10).")
    private String sprt = "0,10";

    @Option(names = "--json", description = "Print one JSON object per opponent.")
    private boolean json;

    /// Creates the command for this console.
    public EvaluateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        try (var room = new ScratchFolder();
                var _ = Interruption.open()) {
            askTheFile();
            int exitCode = evaluate(game.open(console, room.path()));
            console.out().flush();
            return exitCode;
        }
    }

    /// Returns the agent; a file name denotes the model in it.
    private String spec() {
        return subject.endsWith(".onnx") && !subject.contains(":") ? ModelFile.PREFIX + subject : subject;
    }

    private void askTheFile() {
        String spec = spec().substring(spec().indexOf('=') + 1);
        if (spec.startsWith(ModelFile.PREFIX)) {
            try {
                ModelCard card = ModelFile.open(spec.substring(ModelFile.PREFIX.length()))
                        .card();
                game.meant(card.environment(), card.options());
            } catch (ModelException e) {
                throw new BadInput(String.valueOf(e.getMessage()), e);
            }
        }
    }

    private <P, M> int evaluate(OpenedGame<P, M> opened) {
        try {
            Contestant<P, M> first = opened.contestant(spec());
            List<Contestant<P, M>> others =
                    opponents(opened).stream().map(opened::contestant).toList();
            for (Contestant<P, M> other : others) {
                if (!evaluated(config(opened, List.of(first, other)))) {
                    console.message("Interrupted: the results cover the games played so far");
                    return ExitCode.INTERRUPTED;
                }
            }
            return ExitCode.FINE;
        } catch (IllegalArgumentException wrong) {
            throw new BadInput(String.valueOf(wrong.getMessage()), wrong);
        }
    }

    private <P, M> MatchConfig<P, M> config(OpenedGame<P, M> opened, List<Contestant<P, M>> two) {
        if (openings.isGiven() && game.hasRandomOpening()) {
            throw new BadInput("give --opening or --openings, not both");
        }
        return openings.in(ConfiguredAgent.timed(new MatchConfig<>(
                opened.ruleset(), two, Terms.standard(), pairs, jobs.seed(), Optional.empty(), Map.of())));
    }

    private List<String> opponents(OpenedGame<?, ?> opened) {
        if (!opponents.isEmpty()) {
            return opponents;
        }
        return List.of(opened.contestants().names().contains("greedy") ? "greedy" : "random");
    }

    private <P, M> boolean evaluated(MatchConfig<P, M> config) {
        StrengthEstimate evaluation = played(config);
        print(config, evaluation);
        return evaluation.complete();
    }

    private <P, M> StrengthEstimate played(MatchConfig<P, M> config) {
        try (var commentary = new Commentary<>(
                console, config, Verbosity.quiet, Commentary.Progress.of(OptionalInt.empty()), MatchListener.none())) {
            return StrengthEstimate.of(config, ChosenTest.of(sprt), jobs.jobs(), commentary);
        }
    }

    private void print(MatchConfig<?, ?> config, StrengthEstimate evaluation) {
        if (json) {
            new JsonLines(console.out()).print(out -> {
                var writer = new ResultJson(out);
                writer.writeSettings(config.values());
                writer.writeMatch(evaluation.result());
                writer.writeTest(evaluation.tested());
                out.writeBooleanProperty("complete", evaluation.complete());
            });
        } else {
            console.out()
                    .print(MatchText.of(evaluation.result(), ErrorTitles.of(config.ruleset()))
                            + MatchText.test(evaluation.tested()) + "\n");
        }
    }
}
