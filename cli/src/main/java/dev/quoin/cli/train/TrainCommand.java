package dev.quoin.cli.train;

import dev.quoin.cli.console.AgentHelp;
import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.HelpList;
import dev.quoin.cli.console.InputSource;
import dev.quoin.cli.console.Interruption;
import dev.quoin.cli.console.RateText;
import dev.quoin.cli.console.StatusLine;
import dev.quoin.crossword.match.CrosswordKit;
import dev.quoin.game.file.AtomicFile;
import dev.quoin.learning.train.TrainingConfig;
import dev.quoin.learning.train.TrainingRun;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quoin train`: trains a network from a configuration, or another learner by name.
@Command(
        name = "train",
        header = "Train an agent: a network by PPO or DQN, or clabbers2, forest, patterns or leaves.",
        description = {
            "With a configuration, trains a network. The output folder gets a copy of the configuration, the learning curve"
                    + " (CSV, PNG and TensorBoard events), a checkpoint, and the models best.onnx and last.onnx. Ctrl-C stops"
                    + " after the current update. --resume continues from the checkpoint and produces the same files as an"
                    + " uninterrupted run."
        },
        footer = {
            "  quoin train configurations/othello-ppo.toml",
            "  quoin train configurations/othello-ppo.toml --resume",
            "  quoin train configurations/mini-ppo.toml --output runs/mini",
            "  quoin train clabbers2 --against greedy --games 5000",
            "  quoin train forest --against self --games 5000 --features extended",
            "  quoin train patterns --games 1000000",
            "  quoin train leaves --lexicon words.txt",
        })
public final class TrainCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE.toml",
            description = "The configuration of a network; see docs/learning.md.")
    private @Nullable Path file;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "DIR",
            description = "Output folder (default: runs/ and the name of the configuration).")
    private @Nullable Path output;

    @Option(names = "--resume", description = "Resume from the checkpoint in the output folder.")
    private boolean resume;

    private TrainCommand(Console console) {
        this.console = console;
    }

    /// Returns the command with the learners as subcommands.
    public static CommandLine group(Console console) {
        return new CommandLine(new TrainCommand(console))
                .addSubcommand("clabbers2", withAgents(new Clabbers2Command(console)))
                .addSubcommand("forest", withAgents(new ForestCommand(console)))
                .addSubcommand("patterns", new PatternsCommand(console))
                .addSubcommand("leaves", new LeavesCommand(console))
                .addSubcommand("win-probability", new WinProbabilityCommand(console));
    }

    /// Lists the opponents of the learner.
    private static CommandLine withAgents(Object command) {
        var line = new CommandLine(command);
        HelpList.add(
                line.getCommandSpec(), () -> List.of(new HelpList("Agents", AgentHelp.agents(new CrosswordKit()))));
        return line;
    }

    /// Returns the same command under a name that help does not list.
    public static CommandLine hiddenAlias(Console console) {
        CommandLine alias = group(console);
        alias.getCommandSpec().usageMessage().hidden(true);
        return alias;
    }

    @Override
    public Integer call() {
        if (file == null) {
            throw new BadInput(
                    "give a configuration (FILE.toml), or one of clabbers2, forest, patterns, leaves and win-probability");
        }
        if (InputSource.isStandard(file.toString())) {
            throw new BadInput("the configuration must be a file: a run on standard input could not be resumed");
        }
        if (!Files.exists(file)) {
            throw new BadInput("no such configuration file: " + file
                    + ". Give a FILE.toml, or one of clabbers2, forest, patterns, leaves and win-probability");
        }
        Path folder = folder(file);
        TrainingRun run = open(file, folder);
        long before = run.timesteps();
        boolean interrupted = advance(run, folder);
        List<Map<String, Double>> curve = run.curve();
        console.out()
                .line(run.timesteps() + " timesteps" + (curve.isEmpty() ? "" : "; won " + won(run, curve.getLast())));
        if (run.timesteps() > before) {
            console.out().line("time: " + run.times());
        }
        console.out().line("models and curve in " + folder);
        console.out().flush();
        return interrupted ? ExitCode.INTERRUPTED : ExitCode.FINE;
    }

    private Path folder(Path configuration) {
        if (output != null) {
            return output;
        }
        String name = String.valueOf(configuration.getFileName());
        int dot = name.lastIndexOf('.');
        return Path.of("runs", dot > 0 ? name.substring(0, dot) : name);
    }

    private TrainingRun open(Path configuration, Path folder) {
        try {
            TrainingConfig config = TrainingConfig.read(configuration, console.distinctMessages());
            if (resume) {
                return TrainingRun.resume(folder, config);
            }
            SelfPlayOptions.refuseExisting(TrainingRun.checkpointFile(folder));
            if (Files.exists(TrainingRun.oldCheckpointFile(folder))) {
                throw new BadInput(folder + " contains a run of an earlier version. Choose another --output");
            }
            return TrainingRun.begin(folder, config);
        } catch (IllegalArgumentException e) {
            throw new BadInput("cannot train: " + e.getMessage(), e);
        } catch (LinkageError e) {
            throw new BadInput(
                    "training needs LibTorch, which is missing. The folder natives/ must be next to"
                            + " quoin.jar; run './quoin build' in a checkout to create it",
                    e);
        }
    }

    /// Runs until the end or until Ctrl-C; returns whether it was interrupted.
    private boolean advance(TrainingRun run, Path folder) {
        long before = run.timesteps();
        long start = System.nanoTime();
        try (var interruption = Interruption.watch();
                var status = StatusLine.of(console)) {
            while (!run.isOver() && !interruption.isRequested()) {
                int points = run.curve().size();
                run.advance();
                if (run.curve().size() > points) {
                    status.clear();
                    report(run, folder);
                }
                status.show(() -> speed(run, before, System.nanoTime() - start));
            }
            boolean interrupted = interruption.isRequested() && !run.isOver();
            run.save();
            return interrupted;
        }
    }

    private static String speed(TrainingRun run, long before, long nanos) {
        double perSecond = (run.timesteps() - before) / (nanos / 1e9);
        return "%d timesteps, %s/s; %s".formatted(run.timesteps(), RateText.of(perSecond), run.times());
    }

    private void report(TrainingRun run, Path folder) {
        Map<String, Double> point = run.curve().getLast();
        console.err()
                .line(String.format(
                        Locale.ROOT,
                        "%d timesteps, %s/s: won %s",
                        run.timesteps(),
                        RateText.of(point.getOrDefault("charts/SPS", 0.0)),
                        won(run, point)));
        console.err().flush();
        AtomicFile.write(folder.resolve("curve.png"), picture(run));
    }

    private static String won(TrainingRun run, Map<String, Double> point) {
        var parts = new ArrayList<String>();
        for (String opponent : run.evalOpponents()) {
            parts.add(String.format(
                    Locale.ROOT, "%.1f%% v %s", 100 * point.getOrDefault("eval/" + opponent, 0.0), opponent));
        }
        return String.join(", ", parts);
    }

    private static byte[] picture(TrainingRun run) {
        var lines = new ArrayList<CurvePicture.Line>();
        for (String opponent : run.evalOpponents()) {
            List<CurvePicture.Spot> spots = run.curve().stream()
                    .map(point -> new CurvePicture.Spot(
                            point.getOrDefault(TrainingRun.TIMESTEPS_COLUMN, 0.0),
                            100 * point.getOrDefault("eval/" + opponent, 0.0)))
                    .toList();
            lines.add(new CurvePicture.Line("% won v " + opponent, spots));
        }
        return CurvePicture.draw(List.of(new CurvePicture.Panel(lines, 50)), "timesteps");
    }
}
