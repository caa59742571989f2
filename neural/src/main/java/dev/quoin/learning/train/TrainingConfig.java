package dev.quoin.learning.train;

import dev.quoin.env.slots.SlotLayout;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import dev.quoin.learning.dqn.Dqn;
import dev.quoin.learning.dqn.DqnConfig;
import dev.quoin.learning.network.CandidateNetwork;
import dev.quoin.learning.network.CnnNetwork;
import dev.quoin.learning.network.MlpNetwork;
import dev.quoin.learning.network.Network;
import dev.quoin.learning.network.WordNetwork;
import dev.quoin.learning.ppo.Ppo;
import dev.quoin.learning.ppo.PpoConfig;
import dev.quoin.learning.rollout.Learner;
import dev.quoin.learning.rollout.ObservationBatcher;
import dev.quoin.learning.rollout.ParameterRange;
import dev.quoin.learning.rollout.RolloutGroup;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/// The configuration of a training run, read from a TOML file. Immutable.
public final class TrainingConfig {
    private static final String DEFAULT_ENVIRONMENT = "Othello-v0";

    private final String name;
    private final String text;
    private final TrainingEnvironment environment;
    private final Schedule schedule;
    private final Map<String, Integer> opponents;
    private final Architecture architecture;
    private final Algorithm algorithm;

    /// The length of a run and the intervals between its events.
    ///
    /// @param seed the random seed
    /// @param totalTimesteps the number of steps in all environments together
    /// @param numSteps the number of steps in each environment between updates
    /// @param evalFrequency the number of timesteps between evaluations
    /// @param evalEpisodes the number of evaluation games against each opponent
    /// @param snapshotFrequency the number of updates between snapshots for the opponent pool
    /// @param snapshotPoolSize the number of snapshots in the pool
    /// @param threads the number of LibTorch threads; only one thread gives reproducible results
    public record Schedule(
            long seed,
            long totalTimesteps,
            int numSteps,
            long evalFrequency,
            int evalEpisodes,
            int snapshotFrequency,
            int snapshotPoolSize,
            int threads) {
        public Schedule {
            ParameterRange.check("seed", seed, 0, Long.MAX_VALUE / 2);
            ParameterRange.check("total_timesteps", totalTimesteps, 1, 1_000_000_000_000L);
            ParameterRange.check("num_steps", numSteps, 1, 100_000);
            ParameterRange.check("eval_frequency", evalFrequency, 1, 1_000_000_000_000L);
            ParameterRange.check("eval_episodes", evalEpisodes, 2, 1_000_000);
            ParameterRange.check("snapshot_frequency", snapshotFrequency, 1, 1_000_000);
            ParameterRange.check("snapshot_pool_size", snapshotPoolSize, 1, 1000);
            ParameterRange.check("threads", threads, 1, 1024);
        }
    }

    /// The kind and the size of the network.
    private record Architecture(String kind, List<Integer> channels, List<Integer> padding, int hiddenSize) {
        Architecture {
            ParameterRange.check("hidden_size", hiddenSize, 1, 100_000);
        }
    }

    /// The learning algorithm with its hyperparameters.
    private sealed interface Algorithm {
        record ByPpo(PpoConfig config) implements Algorithm {}

        record ByDqn(DqnConfig config) implements Algorithm {}
    }

    private static final SizeLimit LIMIT = SizeLimit.megabytes(1, "a training configuration");

    private TrainingConfig(String name, String text, TomlTable toml, Consumer<String> warning) {
        this.name = name;
        this.text = text;
        environment = environment(toml, warning);
        schedule = schedule(toml);
        opponents = opponents(toml, environment);
        architecture = architecture(toml);
        algorithm = toml.choice("algorithm", "ppo", "dqn").equals("ppo")
                ? new Algorithm.ByPpo(ppo(toml))
                : new Algorithm.ByDqn(dqn(toml));
        toml.refuseUnknownKeys();
    }

    /// Reads a configuration file.
    ///
    /// @param warning gets warnings of the environment, such as one about skipped lines of its word list, also
    ///     during training; it may get the same one several times
    /// @throws IllegalArgumentException if it is not valid; the message names the key and what is allowed
    public static TrainingConfig read(Path file, Consumer<String> warning) {
        try {
            return of(String.valueOf(file.getFileName()), InputFile.text(file, LIMIT), warning);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Parses the text of a configuration, whose environment's warnings are ignored.
    ///
    /// @param name the name of the file, for messages and model metadata
    /// @throws IllegalArgumentException if it is not valid; the message names the key and what is allowed
    public static TrainingConfig of(String name, String text) {
        return of(name, text, warning -> {});
    }

    private static TrainingConfig of(String name, String text, Consumer<String> warning) {
        TomlTable toml;
        try {
            toml = TomlTable.parse(name, text);
        } catch (IllegalArgumentException e) {
            RenamedKeys.refuseOldFormat(name, text);
            throw e;
        }
        RenamedKeys.refuse(toml);
        return new TrainingConfig(name, text, toml, warning);
    }

    private static TrainingEnvironment environment(TomlTable toml, Consumer<String> warning) {
        var options = new LinkedHashMap<>(toml.textsByKey("env"));
        if (options.containsKey("reward")) {
            throw toml.error("reward", "'reward' is now reward_mode in the table [env]");
        }
        String rewardMode = options.getOrDefault("reward_mode", "sparse");
        String opening = options.getOrDefault("opening", "0");
        if (!opening.matches("[0-9]{1,2}") || Integer.parseInt(opening) > TrainingEnvironment.MAX_OPENING) {
            throw toml.error(
                    "opening",
                    "opening must be an integer from 0 to " + TrainingEnvironment.MAX_OPENING + ", got " + opening);
        }
        options.remove("reward_mode");
        options.remove("opening");
        String id = toml.string("env_id", DEFAULT_ENVIRONMENT);
        return toml.checked(() -> new TrainingEnvironment(id, options, rewardMode, Integer.parseInt(opening), warning));
    }

    private static Schedule schedule(TomlTable toml) {
        return toml.checked(() -> new Schedule(
                toml.integer("seed", 1),
                toml.integer("total_timesteps", 1_000_000),
                toml.count("num_steps", 32),
                toml.integer("eval_frequency", 100_000),
                toml.count("eval_episodes", 200),
                toml.count("snapshot_frequency", 20),
                toml.count("snapshot_pool_size", 8),
                toml.count("threads", 1)));
    }

    private static Map<String, Integer> opponents(TomlTable toml, TrainingEnvironment environment) {
        Map<String, Integer> given = toml.countsByKey("opponents");
        given.forEach((opponent, count) -> toml.checked(() -> {
            ParameterRange.check(opponent, count, 1, 999_999);
            return opponent;
        }));
        if (!given.isEmpty()) {
            return given;
        }
        var defaults = new LinkedHashMap<String, Integer>();
        defaults.put(RolloutGroup.SELF, 64);
        defaults.put(RolloutGroup.POOL, 16);
        boolean hasGreedy = environment.hasOpponent("greedy");
        defaults.put("random", hasGreedy ? 24 : 48);
        if (hasGreedy) {
            defaults.put("greedy", 24);
        }
        return defaults;
    }

    private static Architecture architecture(TomlTable toml) {
        String kind = toml.string("network", "cnn");
        if (kind.equals("board") || kind.equals("dense")) {
            throw toml.error(
                    "network", "network '" + kind + "' is now '" + (kind.equals("board") ? "cnn" : "mlp") + "'");
        }
        return toml.checked(() -> new Architecture(
                toml.choice("network", "cnn", "candidates", "words", "mlp"),
                toml.counts("channels", List.of(64, 128, 128)),
                toml.counts("padding", List.of(1, 1, 1)),
                toml.count("hidden_size", 512)));
    }

    private static PpoConfig ppo(TomlTable toml) {
        PpoConfig defaults = PpoConfig.defaults();
        double learningRate = toml.number("learning_rate", defaults.learningRate());
        return toml.checked(() -> new PpoConfig(
                learningRate,
                toml.number("final_learning_rate", learningRate),
                toml.number("gamma", defaults.gamma()),
                toml.number("gae_lambda", defaults.gaeLambda()),
                toml.number("clip_coef", defaults.clipCoef()),
                toml.number("vf_clip_coef", defaults.vfClipCoef()),
                toml.number("ent_coef", defaults.entCoef()),
                toml.number("vf_coef", defaults.vfCoef()),
                toml.count("update_epochs", defaults.updateEpochs()),
                toml.count("minibatch_size", defaults.minibatchSize()),
                toml.number("max_grad_norm", defaults.maxGradNorm()),
                toml.number("target_kl", defaults.targetKl())));
    }

    private static DqnConfig dqn(TomlTable toml) {
        DqnConfig defaults = DqnConfig.defaults();
        double learningRate = toml.number("learning_rate", defaults.learningRate());
        return toml.checked(() -> new DqnConfig(
                learningRate,
                toml.number("final_learning_rate", learningRate),
                toml.number("gamma", defaults.gamma()),
                toml.number("start_e", defaults.startE()),
                toml.number("end_e", defaults.endE()),
                toml.number("exploration_fraction", defaults.explorationFraction()),
                toml.count("buffer_size", defaults.bufferSize()),
                toml.count("learning_starts", defaults.learningStarts()),
                toml.count("batch_size", defaults.batchSize()),
                toml.count("gradient_steps", defaults.gradientSteps()),
                toml.count("target_network_frequency", defaults.targetNetworkFrequency()),
                toml.number("max_grad_norm", defaults.maxGradNorm())));
    }

    /// Returns the name of the file.
    public String name() {
        return name;
    }

    /// Returns the text of the file.
    public String text() {
        return text;
    }

    TrainingEnvironment environment() {
        return environment;
    }

    /// Returns the length of the run and the intervals between its events.
    public Schedule schedule() {
        return schedule;
    }

    List<RolloutGroup> groups() {
        return opponents.entrySet().stream()
                .map(entry -> environment.group(entry.getKey(), entry.getValue()))
                .toList();
    }

    Network network() {
        SlotLayout layout = environment.layout();
        return switch (architecture.kind()) {
            case "candidates" -> new CandidateNetwork(layout, architecture.hiddenSize());
            case "words" -> new WordNetwork(layout, architecture.hiddenSize());
            case "mlp" ->
                new MlpNetwork(layout, List.of(layout.observation().getFirst().name()), architecture.hiddenSize());
            default -> cnn(layout);
        };
    }

    private Network cnn(SlotLayout layout) {
        var field = layout.observation().getFirst();
        List<Integer> axes = field.box().shape().lengths();
        if (axes.size() != 3 || !axes.get(1).equals(axes.get(2))) {
            throw new IllegalArgumentException(
                    name + ": network 'cnn' needs planes of a square board, got an observation of shape " + axes);
        }
        return new CnnNetwork(
                field.name(),
                axes.get(0),
                axes.get(1),
                architecture.channels(),
                architecture.padding(),
                architecture.hiddenSize(),
                layout.actions());
    }

    Learner learner(Network network, ObservationBatcher batcher, RandomGenerator chance) {
        return switch (algorithm) {
            case Algorithm.ByPpo(PpoConfig config) -> new Ppo(network, batcher, config, chance);
            case Algorithm.ByDqn(DqnConfig config) -> new Dqn(network, batcher, config, chance);
        };
    }
}
