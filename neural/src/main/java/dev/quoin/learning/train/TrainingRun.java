package dev.quoin.learning.train;

import dev.quoin.env.slots.SplitMixRandom;
import dev.quoin.game.file.AtomicFile;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import dev.quoin.learning.log.CsvLog;
import dev.quoin.learning.log.TensorBoardWriter;
import dev.quoin.learning.network.LibTorch;
import dev.quoin.learning.network.Network;
import dev.quoin.learning.network.NetworkWeights;
import dev.quoin.learning.onnx.OnnxGraph;
import dev.quoin.learning.rollout.Learner;
import dev.quoin.learning.rollout.ObservationBatcher;
import dev.quoin.learning.rollout.RolloutCollector;
import dev.quoin.learning.rollout.TimeBreakdown;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// A deep reinforcement learning run with its files. It can be stopped after any update and resumed.
/// Mutable, not thread-safe.
///
/// Its folder contains `configuration.toml`, `checkpoint.state`, `curve.csv`, the same metrics for
/// TensorBoard in `events.out.tfevents`, and the models `best.onnx` (by evaluation) and `last.onnx`. A run
/// that is stopped and resumed produces exactly the same files as an uninterrupted one.
public final class TrainingRun {
    /// The fixed opponents of evaluations, if the game has them.
    private static final List<String> EVAL_OPPONENTS = List.of("random", "greedy");

    /// The column of the learning curve with the timesteps.
    public static final String TIMESTEPS_COLUMN = "turns";

    private static final SizeLimit CHECKPOINT_LIMIT = SizeLimit.megabytes(2047, "a checkpoint");
    private static final String MARK = "quoin checkpoint 2";
    private static final long EVALUATION_SEED = 1_000_003;

    private final Path folder;
    private final TrainingConfig config;
    private final TrainingConfig.Schedule schedule;
    private final SplitMixRandom chance;
    private final Network network;
    private final Learner learner;
    private final RolloutCollector collector;
    private final OpponentPool pool;
    private final PolicyEvaluation evaluation;
    private final List<String> evalOpponents;
    private final TimeBreakdown times = new TimeBreakdown();
    private final Metrics metrics = new Metrics();
    private final CsvLog<Map<String, Double>> curve;
    private final TensorBoardWriter events;
    private long timesteps;
    private long updates;
    private double bestScore = -1;

    private TrainingRun(Path folder, TrainingConfig config, Optional<Path> checkpoint) {
        this.folder = folder;
        this.config = config;
        schedule = config.schedule();
        LibTorch.setThreads(schedule.threads());
        chance = new SplitMixRandom(new SplitMixRandom(schedule.seed()).nextLong());
        network = config.network();
        TrainingEnvironment environment = config.environment();
        var batcher = new ObservationBatcher(environment.layout(), network.fields());
        learner = config.learner(network, batcher, chance);
        collector = new RolloutCollector(config.groups(), batcher, chance, times);
        pool = new OpponentPool(schedule.snapshotPoolSize());
        evaluation = new PolicyEvaluation(environment, batcher, schedule.evalEpisodes(), EVALUATION_SEED);
        evalOpponents = EVAL_OPPONENTS.stream().filter(environment::hasOpponent).toList();
        long reached = checkpoint.map(TrainingRun::timestepsOf).orElse(0L);
        Path curveFile = folder.resolve("curve.csv");
        curve = Files.exists(curveFile)
                ? CsvLog.resume(curveFile, reached, CsvLog.Row::numbers)
                : CsvLog.begin(curveFile, List.of(), CsvLog.Row::numbers);
        Path eventFile = folder.resolve("events.out.tfevents");
        events = checkpoint.isPresent() && Files.exists(eventFile)
                ? TensorBoardWriter.resume(eventFile, reached, InstantSource.system())
                : TensorBoardWriter.begin(eventFile, InstantSource.system());
    }

    /// Starts a run.
    ///
    /// @param folder where its files are written; created if it does not exist
    public static TrainingRun begin(Path folder, TrainingConfig config) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        var run = new TrainingRun(folder, config, Optional.empty());
        AtomicFile.write(folder.resolve("configuration.toml"), config.text());
        run.collector.reset();
        run.pool.add(run.learner.weights(), run.chance);
        return run;
    }

    /// Resumes a run from its checkpoint.
    ///
    /// @throws IllegalArgumentException if the checkpoint cannot be used or has another configuration
    public static TrainingRun resume(Path folder, TrainingConfig config) {
        Path checkpoint = checkpointFile(folder);
        if (!Files.exists(checkpoint)) {
            throw Files.exists(oldCheckpointFile(folder))
                    ? oldVersion(oldCheckpointFile(folder))
                    : new IllegalArgumentException("there is no checkpoint to resume from: " + checkpoint);
        }
        var run = new TrainingRun(folder, config, Optional.of(checkpoint));
        run.load(checkpoint);
        return run;
    }

    /// Returns the fixed opponents of evaluations.
    public List<String> evalOpponents() {
        return evalOpponents;
    }

    /// Returns the file of the checkpoint.
    public static Path checkpointFile(Path folder) {
        return folder.resolve("checkpoint.state");
    }

    /// Returns the file in which earlier versions stored a checkpoint, which this version cannot resume
    /// from.
    public static Path oldCheckpointFile(Path folder) {
        return folder.resolve("course.state");
    }

    /// Collects a rollout and updates the network; evaluates and saves a checkpoint when it is time.
    public void advance() {
        long before = timesteps;
        NetworkWeights snapshot = pool.sample(chance);
        var trajectories = collector.collect(learner, snapshot, schedule.numSteps());
        timesteps += (long) schedule.numSteps() * collector.numEnvs();
        double progress = Math.min(1, (double) timesteps / schedule.totalTimesteps());
        times.time(TimeBreakdown.Part.UPDATE, () -> metrics.add(learner.update(trajectories, progress, chance)));
        updates++;
        if (updates % schedule.snapshotFrequency() == 0) {
            pool.add(learner.weights(), chance);
        }
        if (timesteps / schedule.evalFrequency() > before / schedule.evalFrequency() || isOver()) {
            times.time(TimeBreakdown.Part.EVALUATION, this::evaluate);
            save();
        }
    }

    private void evaluate() {
        var row = new LinkedHashMap<String, Double>();
        row.put("seconds", metrics.seconds());
        row.put("charts/SPS", metrics.stepsPerSecond(timesteps));
        double score = 0;
        for (String opponent : evalOpponents) {
            double won = evaluation.against(opponent, learner, learner.weights());
            row.put("eval/" + opponent, won);
            score += won;
        }
        collector.meanReturns().forEach((opponent, mean) -> row.put("charts/episodic_return/" + opponent, mean));
        row.putAll(metrics.takeMeans());
        log(row);
        if (score > bestScore) {
            bestScore = score;
            AtomicFile.write(folder.resolve("best.onnx"), model());
        }
        AtomicFile.write(folder.resolve("last.onnx"), model());
    }

    private void log(Map<String, Double> row) {
        var cells = new LinkedHashMap<String, String>();
        cells.put(TIMESTEPS_COLUMN, Long.toString(timesteps));
        row.forEach((name, value) -> cells.put(name, String.format(Locale.ROOT, "%.5g", value)));
        curve.add(cells);
        events.add(timesteps, row);
    }

    /// Exports the current policy as an ONNX model.
    public byte[] model() {
        var graph = new OnnxGraph("quoin");
        network.describe(graph, learner.weights());
        TrainingEnvironment environment = config.environment();
        graph.metadata("quoin.environment", environment.id());
        graph.metadata("quoin.options", environment.optionText());
        graph.metadata(
                "quoin.trained",
                config.name() + ", " + timesteps + " turns, seed " + schedule.seed() + ", "
                        + learner.weights().count() + " weights");
        return graph.bytes();
    }

    /// Returns whether the total timesteps have been reached.
    public boolean isOver() {
        return timesteps >= schedule.totalTimesteps();
    }

    /// Returns the timesteps so far, including those before the run was resumed.
    public long timesteps() {
        return timesteps;
    }

    /// Returns the learning curve: the metrics of each evaluation by name, with the timesteps as
    /// [#TIMESTEPS_COLUMN].
    public List<Map<String, Double>> curve() {
        return curve.points();
    }

    /// Returns the time spent since the run was started or resumed, by part.
    public TimeBreakdown times() {
        return times;
    }

    /// Saves a checkpoint.
    public void save() {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(bytes)) {
            out.writeUTF(MARK);
            out.writeUTF(config.text());
            out.writeLong(timesteps);
            out.writeLong(updates);
            out.writeDouble(bestScore);
            out.writeLong(chance.state());
            learner.write(out);
            pool.write(out);
            collector.write(out);
            metrics.write(out);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        AtomicFile.write(checkpointFile(folder), bytes.toByteArray());
    }

    /// Returns the timesteps of a checkpoint.
    private static long timestepsOf(Path file) {
        try (var in = open(file)) {
            in.readUTF();
            return in.readLong();
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }

    /// Opens a checkpoint and skips its mark.
    private static DataInputStream open(Path file) throws IOException {
        var in = new DataInputStream(new ByteArrayInputStream(InputFile.bytes(file, CHECKPOINT_LIMIT)));
        String mark = in.readUTF();
        if (mark.equals(MARK)) {
            return in;
        }
        throw mark.startsWith("quoin course ") || mark.startsWith("quoin checkpoint ")
                ? oldVersion(file)
                : new IllegalArgumentException(file + " is not a checkpoint of a training run");
    }

    private static IllegalArgumentException oldVersion(Path file) {
        return new IllegalArgumentException(file + " was written by another version of Quoin and cannot be resumed."
                + " Start the training again in another folder (--output).");
    }

    private static IllegalArgumentException unreadable(Path file, IOException cause) {
        return new IllegalArgumentException(
                file + " is not a checkpoint of a training run: " + cause.getMessage(), cause);
    }

    private void load(Path file) {
        try (var in = open(file)) {
            if (!in.readUTF().equals(config.text())) {
                throw new IllegalArgumentException(
                        file + " is the checkpoint of a different configuration than " + config.name());
            }
            timesteps = in.readLong();
            updates = in.readLong();
            bestScore = in.readDouble();
            chance.set(in.readLong());
            learner.read(in);
            pool.read(in, learner.weights());
            collector.read(in);
            metrics.read(in, timesteps);
        } catch (IOException e) {
            throw unreadable(file, e);
        }
    }
}
