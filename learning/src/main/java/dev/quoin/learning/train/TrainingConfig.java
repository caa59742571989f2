package dev.quoin.learning.train;

import dev.quoin.env.slots.SlotLayout;
import dev.quoin.learning.dqn.Dqn;
import dev.quoin.learning.dqn.DqnConfig;
import dev.quoin.learning.network.CnnNetwork;
import dev.quoin.learning.network.CandidateNetwork;
import dev.quoin.learning.network.MlpNetwork;
import dev.quoin.learning.network.Network;
import dev.quoin.learning.network.WordNetwork;
import dev.quoin.learning.ppo.Ppo;
import dev.quoin.learning.ppo.PpoConfig;
import dev.quoin.learning.rollout.Learner;
import dev.quoin.learning.rollout.ObservationBatcher;
import dev.quoin.learning.rollout.RolloutGroup;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;

/// All that a course depends on, read from a file; immutable.
public final class TrainingConfig {
    private final String name;
    private final String text;
    private final TrainingEnvironment task;
    private final Schedule schedule;
    private final Map<String, Integer> tables;
    private final NetworkShape shape;
    private final Algorithm algorithm;

    /// How long a course is, and when what happens.
    ///
    /// @param seed what all chance follows from
    /// @param turns how many turns are played at all boards together
    /// @param rollout how many turns are played at each board between updates
    /// @param evaluateEvery how many turns lie between evaluations
    /// @param evaluationGames how many games an evaluation has against each opponent
    /// @param poolEvery how many updates lie between versions that are kept
    /// @param poolSize how many versions are kept
    /// @param threads how many threads LibTorch uses; results are the same for one only
    public record Schedule(
            long seed,
            long turns,
            int rollout,
            long evaluateEvery,
            int evaluationGames,
            int poolEvery,
            int poolSize,
            int threads) {}

    /// What the network is made of.
    private record NetworkShape(String kind, List<Integer> channels, List<Integer> padding, int width) {}

    /// How is learnt.
    private sealed interface Algorithm {
        record ByPpo(PpoConfig settings) implements Algorithm {}

        record ByDqn(DqnConfig settings) implements Algorithm {}
    }

    private TrainingConfig(String name, String text) {
        this.name = name;
        this.text = text;
        var settings = new Settings(name, text);
        task = new TrainingEnvironment(
                settings.text("environment", "Othello-v0"),
                settings.pairs("options", "", '='),
                settings.text("reward", "sparse"),
                settings.count("opening", 0, 0, 50));
        schedule = schedule(settings);
        tables = tables(settings);
        shape = new NetworkShape(
                settings.choice("network", "board", "candidates", "words", "dense"),
                settings.counts("channels", "64 128 128"),
                settings.counts("padding", "1 1 1"),
                settings.count("width", 512, 1, 100_000));
        algorithm = settings.choice("algorithm", "ppo", "dqn").equals("ppo")
                ? new Algorithm.ByPpo(ppo(settings))
                : new Algorithm.ByDqn(dqn(settings));
        settings.end();
    }

    /// Reads a file.
    ///
    /// @throws IllegalArgumentException when it cannot be used, with the line or the name and what is allowed
    public static TrainingConfig read(Path file) {
        try {
            return of(String.valueOf(file.getFileName()), Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Reads a text.
    ///
    /// @param name what messages call it
    public static TrainingConfig of(String name, String text) {
        return new TrainingConfig(name, text);
    }

    private static Schedule schedule(Settings settings) {
        return new Schedule(
                settings.whole("seed", 1, 0, Long.MAX_VALUE / 2),
                settings.whole("turns", 1_000_000, 1, 1_000_000_000_000L),
                settings.count("rollout", 32, 1, 100_000),
                settings.whole("evaluate_every", 100_000, 1, 1_000_000_000_000L),
                settings.count("evaluation_games", 200, 2, 1_000_000),
                settings.count("pool_every", 20, 1, 1_000_000),
                settings.count("pool_size", 8, 1, 1000),
                settings.count("threads", 1, 1, 1024));
    }

    private static Map<String, Integer> tables(Settings settings) {
        var tables = new LinkedHashMap<String, Integer>();
        settings.pairs("tables", "self:64 pool:16 random:24 greedy:24", ':').forEach((opponent, count) -> {
            if (!count.matches("[1-9][0-9]{0,5}")) {
                throw settings.wrong("tables", "opponents with at least 1 board", opponent + ":" + count);
            }
            tables.put(opponent, Integer.parseInt(count));
        });
        return tables;
    }

    private static PpoConfig ppo(Settings settings) {
        PpoConfig usual = PpoConfig.usual();
        double rate = settings.number("rate", usual.rate(), 0, 1);
        return new PpoConfig(
                rate,
                settings.number("final_rate", rate, 0, 1),
                settings.number("discount", usual.discount(), 0, 1),
                settings.number("lambda", usual.lambda(), 0, 1),
                settings.number("clip", usual.clip(), 1e-6, 1),
                settings.number("value_clip", usual.valueClip(), 0, 1000),
                settings.number("entropy", usual.entropy(), 0, 100),
                settings.number("value_weight", usual.valueWeight(), 0, 100),
                settings.count("epochs", usual.epochs(), 1, 1000),
                settings.count("batch", usual.batch(), 1, 1_000_000),
                settings.number("longest_gradient", usual.longestGradient(), 0, 1e9),
                settings.number("most_divergence", usual.mostDivergence(), 0, 100));
    }

    private static DqnConfig dqn(Settings settings) {
        DqnConfig usual = DqnConfig.usual();
        double rate = settings.number("rate", usual.rate(), 0, 1);
        return new DqnConfig(
                rate,
                settings.number("final_rate", rate, 0, 1),
                settings.number("discount", usual.discount(), 0, 1),
                settings.number("explore", usual.explore(), 0, 1),
                settings.number("final_explore", usual.finalExplore(), 0, 1),
                settings.number("explore_until", usual.exploreUntil(), 0, 1),
                settings.count("memory", usual.memory(), 1, 100_000_000),
                settings.count("warmup", usual.warmup(), 1, 100_000_000),
                settings.count("batch", usual.batch(), 1, 1_000_000),
                settings.count("steps", usual.steps(), 1, 100_000),
                settings.count("target_every", usual.targetEvery(), 1, 100_000_000),
                settings.number("longest_gradient", usual.longestGradient(), 0, 1e9));
    }

    /// What messages call it.
    public String name() {
        return name;
    }

    /// As it was read.
    public String text() {
        return text;
    }

    TrainingEnvironment task() {
        return task;
    }

    /// How long the course is, and when what happens.
    public Schedule schedule() {
        return schedule;
    }

    List<RolloutGroup> tables() {
        return tables.entrySet().stream()
                .map(entry -> task.table(entry.getKey(), entry.getValue()))
                .toList();
    }

    Network network() {
        SlotLayout layout = task.layout();
        return switch (shape.kind()) {
            case "candidates" -> new CandidateNetwork(layout, shape.width());
            case "words" -> new WordNetwork(layout, shape.width());
            case "dense" ->
                new MlpNetwork(layout, List.of(layout.observation().getFirst().name()), shape.width());
            default -> board(layout);
        };
    }

    private Network board(SlotLayout layout) {
        var field = layout.observation().getFirst();
        List<Integer> axes = field.box().shape().lengths();
        if (axes.size() != 3 || !axes.get(1).equals(axes.get(2))) {
            throw new IllegalArgumentException(
                    name + ": a board network needs planes of a square board, got the shape " + axes);
        }
        return new CnnNetwork(
                field.name(),
                axes.get(0),
                axes.get(1),
                shape.channels(),
                shape.padding(),
                shape.width(),
                layout.actions());
    }

    Learner learner(Network network, ObservationBatcher sight, RandomGenerator chance) {
        return switch (algorithm) {
            case Algorithm.ByPpo(PpoConfig settings) -> new Ppo(network, sight, settings, chance);
            case Algorithm.ByDqn(DqnConfig settings) -> new Dqn(network, sight, settings, chance);
        };
    }
}
