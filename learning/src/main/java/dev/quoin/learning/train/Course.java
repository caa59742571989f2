package dev.quoin.learning.train;

import dev.quoin.env.slots.SplitMixRandom;
import dev.quoin.learning.AtomicFile;
import dev.quoin.learning.log.EventFile;
import dev.quoin.learning.network.LibTorch;
import dev.quoin.learning.network.Network;
import dev.quoin.learning.network.Weights;
import dev.quoin.learning.onnx.OnnxGraph;
import dev.quoin.learning.rollout.Learner;
import dev.quoin.learning.rollout.SelfPlay;
import dev.quoin.learning.rollout.Shares;
import dev.quoin.learning.rollout.Sight;
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
import java.util.Map;
import java.util.Optional;

/// A course of deep learning with its files, to be stopped after any update and taken up again. Mutable, for one
/// thread.
///
/// Its folder holds `configuration.txt`, `course.state`, `curve.csv`, the same for TensorBoard in
/// `events.out.tfevents`, and the models `best.onnx` (by evaluation) and
/// `last.onnx`. Going on with a state gives what never stopping would have given, to the byte.
public final class Course {
    /// The fixed opponents of evaluations.
    public static final List<String> JUDGES = List.of("random", "greedy");

    private static final String MARK = "quoin course 1";
    private static final long EVALUATION_SEED = 1_000_003;

    private final Path folder;
    private final Configuration configuration;
    private final Configuration.Schedule schedule;
    private final SplitMixRandom chance;
    private final Network network;
    private final Learner learner;
    private final SelfPlay play;
    private final Pool pool;
    private final Evaluation evaluation;
    private final Shares shares = new Shares();
    private final Figures figures = new Figures();
    private final Curve curve;
    private final EventFile events;
    private long turns;
    private long updates;
    private double best = -1;

    private Course(Path folder, Configuration configuration, Optional<Path> state) {
        this.folder = folder;
        this.configuration = configuration;
        schedule = configuration.schedule();
        LibTorch.threads(schedule.threads());
        chance = new SplitMixRandom(new SplitMixRandom(schedule.seed()).nextLong());
        network = configuration.network();
        Task task = configuration.task();
        var sight = new Sight(task.layout(), network.fields());
        learner = configuration.learner(network, sight, chance);
        play = new SelfPlay(configuration.tables(), sight, chance, shares);
        pool = new Pool(schedule.poolSize());
        evaluation = new Evaluation(task, sight, schedule.evaluationGames(), EVALUATION_SEED);
        long kept = state.map(Course::turnsOf).orElse(0L);
        curve = Curve.resume(folder.resolve("curve.csv"), kept);
        Path eventFile = folder.resolve("events.out.tfevents");
        events = state.isPresent() && Files.exists(eventFile)
                ? EventFile.resume(eventFile, kept, InstantSource.system())
                : EventFile.begin(eventFile, InstantSource.system());
    }

    /// A course that begins.
    ///
    /// @param folder where its files go; made when it is not there
    public static Course begin(Path folder, Configuration configuration) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        var course = new Course(folder, configuration, Optional.empty());
        AtomicFile.write(folder.resolve("configuration.txt"), configuration.text());
        course.play.begin();
        course.pool.keep(course.learner.weights(), course.chance);
        return course;
    }

    /// A course that goes on where its state ends.
    ///
    /// @throws IllegalArgumentException when the state cannot be used, or is that of another configuration
    public static Course resume(Path folder, Configuration configuration) {
        var course = new Course(folder, configuration, Optional.of(stateFile(folder)));
        course.load(stateFile(folder));
        return course;
    }

    /// Where the state of a course is written.
    public static Path stateFile(Path folder) {
        return folder.resolve("course.state");
    }

    /// Plays some turns and learns from them; evaluates and saves when it is time.
    public void advance() {
        long before = turns;
        Weights earlier = pool.draw(chance);
        var stretches = play.play(learner, earlier, schedule.rollout());
        turns += (long) schedule.rollout() * play.boards();
        double progress = Math.min(1, (double) turns / schedule.turns());
        shares.time(Shares.Part.UPDATE, () -> figures.add(learner.learn(stretches, progress, chance)));
        updates++;
        if (updates % schedule.poolEvery() == 0) {
            pool.keep(learner.weights(), chance);
        }
        if (turns / schedule.evaluateEvery() > before / schedule.evaluateEvery() || isOver()) {
            shares.time(Shares.Part.EVALUATION, this::evaluate);
            save();
        }
    }

    private void evaluate() {
        var row = new LinkedHashMap<String, Double>();
        row.put("seconds", figures.seconds());
        row.put("charts/SPS", figures.pace(turns));
        double sum = 0;
        for (String judge : JUDGES) {
            double won = evaluation.against(judge, learner, learner.weights());
            row.put("eval/" + judge, won);
            sum += won;
        }
        play.meanReturns().forEach((opponent, mean) -> row.put("charts/episodic_return/" + opponent, mean));
        row.putAll(figures.take());
        curve.add(turns, row);
        events.add(turns, row);
        if (sum > best) {
            best = sum;
            AtomicFile.write(folder.resolve("best.onnx"), model());
        }
        AtomicFile.write(folder.resolve("last.onnx"), model());
    }

    /// What was learnt, as a file for players.
    public byte[] model() {
        var graph = new OnnxGraph("quoin");
        network.describe(graph, learner.weights());
        Task task = configuration.task();
        graph.metadata("quoin.environment", task.environment());
        graph.metadata("quoin.options", task.optionText());
        graph.metadata(
                "quoin.trained",
                configuration.name() + ", " + turns + " turns, seed " + schedule.seed() + ", "
                        + learner.weights().count() + " weights");
        return graph.bytes();
    }

    /// Whether all turns were played.
    public boolean isOver() {
        return turns >= schedule.turns();
    }

    /// How many turns were played, also before the course was taken up again.
    public long turns() {
        return turns;
    }

    /// How it went: the figures of each evaluation by name, and the number of turns as `turns`.
    public List<Map<String, Double>> curve() {
        return curve.points();
    }

    /// Where the time went since the course was begun or taken up.
    public Shares shares() {
        return shares;
    }

    /// Writes the state.
    public void save() {
        var bytes = new ByteArrayOutputStream();
        try (var out = new DataOutputStream(bytes)) {
            out.writeUTF(MARK);
            out.writeUTF(configuration.text());
            out.writeLong(turns);
            out.writeLong(updates);
            out.writeDouble(best);
            out.writeLong(chance.state());
            learner.write(out);
            pool.write(out);
            play.write(out);
            figures.write(out);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        AtomicFile.write(stateFile(folder), bytes.toByteArray());
    }

    /// How many turns a state has behind it.
    private static long turnsOf(Path file) {
        try (var in = open(file)) {
            in.readUTF();
            return in.readLong();
        } catch (IOException unreadable) {
            throw noState(file, unreadable);
        }
    }

    /// A state behind its mark.
    private static DataInputStream open(Path file) throws IOException {
        var in = new DataInputStream(new ByteArrayInputStream(Files.readAllBytes(file)));
        if (!in.readUTF().equals(MARK)) {
            throw new IllegalArgumentException(file + " is no state of a course");
        }
        return in;
    }

    private static IllegalArgumentException noState(Path file, IOException unreadable) {
        return new IllegalArgumentException(file + " is no state of a course: " + unreadable.getMessage(), unreadable);
    }

    private void load(Path file) {
        try (var in = open(file)) {
            if (!in.readUTF().equals(configuration.text())) {
                throw new IllegalArgumentException(
                        file + " is the state of another configuration than " + configuration.name());
            }
            turns = in.readLong();
            updates = in.readLong();
            best = in.readDouble();
            chance.set(in.readLong());
            learner.read(in);
            pool.read(in, learner.weights());
            play.read(in);
            figures.read(in, turns);
        } catch (IOException unreadable) {
            throw noState(file, unreadable);
        }
    }
}
