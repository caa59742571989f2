package dev.quoin.cli.learn;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Interruption;
import dev.quoin.cli.console.StatusLine;
import dev.quoin.game.file.AtomicFile;
import dev.quoin.learning.train.TrainingConfig;
import dev.quoin.learning.train.TrainingRun;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `quoin train`: a course of deep learning.
@Command(
        name = "train",
        header = "Let a network learn a game by PPO or DQN.",
        description = {
            "The folder gets the configuration, the curve (CSV, PNG and TensorBoard events), the state that --resume goes"
                    + " on from, and the models best.onnx and last.onnx. Ctrl-C ends the course after the update that is"
                    + " being made; --resume gives what never stopping would have given."
        },
        footer = {
            "  quoin train configurations/othello-ppo.txt",
            "  quoin train configurations/othello-ppo.txt --resume",
            "  quoin train configurations/mini-ppo.txt --output runs/mini",
        })
public final class TrainCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "CONFIG", description = "The configuration: a file of 'name = value' lines.")
    private Path file = Path.of("");

    @Option(
            names = {"-o", "--output"},
            paramLabel = "DIR",
            description = "The folder of the course; default runs/ and the name of the configuration.")
    private @Nullable Path output;

    @Option(names = "--resume", description = "Go on where the state in the folder ends.")
    private boolean resume;

    public TrainCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Path folder = folder();
        TrainingRun course = open(folder);
        long before = course.turns();
        boolean interrupted = run(course, folder);
        List<Map<String, Double>> curve = course.curve();
        console.out().line(course.turns() + " turns" + (curve.isEmpty() ? "" : "; won " + won(curve.getLast())));
        if (course.turns() > before) {
            console.out().line("time: " + course.shares());
        }
        console.out().line("models and curve in " + folder);
        console.out().flush();
        return interrupted ? ExitCode.INTERRUPTED : ExitCode.FINE;
    }

    private Path folder() {
        if (output != null) {
            return output;
        }
        String name = String.valueOf(file.getFileName());
        int dot = name.lastIndexOf('.');
        return Path.of("runs", dot > 0 ? name.substring(0, dot) : name);
    }

    private TrainingRun open(Path folder) {
        try {
            TrainingConfig configuration = TrainingConfig.read(file);
            if (resume) {
                return TrainingRun.resume(folder, configuration);
            }
            SelfPlayOptions.refuseExisting(TrainingRun.stateFile(folder));
            return TrainingRun.begin(folder, configuration);
        } catch (IllegalArgumentException e) {
            throw new BadInput("cannot train: " + e.getMessage(), e);
        } catch (LinkageError e) {
            throw new BadInput(
                    "training needs LibTorch, which is missing: the folder natives/ must lie beside quoin.jar, where"
                            + " './quoin build' in a checkout puts it",
                    e);
        }
    }

    /// Plays the turns that are missing; whether it was interrupted.
    private boolean run(TrainingRun course, Path folder) {
        long before = course.turns();
        long start = System.nanoTime();
        try (var _ = Interruption.open();
                var status = StatusLine.of(console)) {
            while (!course.isOver() && !Thread.currentThread().isInterrupted()) {
                int points = course.curve().size();
                course.advance();
                if (course.curve().size() > points) {
                    status.clear();
                    report(course, folder);
                }
                status.show(() -> pace(course, before, System.nanoTime() - start));
            }
            boolean interrupted = Thread.interrupted() && !course.isOver();
            course.save();
            return interrupted;
        }
    }

    private static String pace(TrainingRun course, long before, long nanos) {
        double perSecond = (course.turns() - before) / (nanos / 1e9);
        return String.format(Locale.ROOT, "%d turns, %.0f a second; %s", course.turns(), perSecond, course.shares());
    }

    private void report(TrainingRun course, Path folder) {
        Map<String, Double> point = course.curve().getLast();
        console.err()
                .line(String.format(
                        Locale.ROOT,
                        "%d turns, %.0f a second: won %s",
                        course.turns(),
                        point.getOrDefault("charts/SPS", 0.0),
                        won(point)));
        console.err().flush();
        AtomicFile.write(folder.resolve("curve.png"), picture(course.curve()));
    }

    private static String won(Map<String, Double> point) {
        var parts = new ArrayList<String>();
        for (String judge : TrainingRun.JUDGES) {
            parts.add(
                    String.format(Locale.ROOT, "%.1f %% v %s", 100 * point.getOrDefault("eval/" + judge, 0.0), judge));
        }
        return String.join(", ", parts);
    }

    private static byte[] picture(List<Map<String, Double>> curve) {
        var lines = new ArrayList<CurvePicture.Line>();
        for (String judge : TrainingRun.JUDGES) {
            List<CurvePicture.Spot> spots = curve.stream()
                    .map(point -> new CurvePicture.Spot(
                            point.getOrDefault("turns", 0.0), 100 * point.getOrDefault("eval/" + judge, 0.0)))
                    .toList();
            lines.add(new CurvePicture.Line("% won v " + judge, spots));
        }
        return CurvePicture.draw(List.of(new CurvePicture.Panel(lines, 50)), "turns");
    }
}
