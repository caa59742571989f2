package dev.quoin.learning.train;

import java.util.ArrayList;
import java.util.Map;
import java.util.regex.Pattern;

/// The keys of earlier configurations and their new names: an old key fails with a message that gives the
/// new one.
final class RenamedKeys {
    private static final String ENV = "a key of the table [env]";

    private static final Map<String, String> RENAMED = Map.ofEntries(
            Map.entry("environment", "env_id"),
            Map.entry("options", ENV + ", one for each option"),
            Map.entry("reward", "reward_mode in the table [env]"),
            Map.entry("opening", "opening in the table [env]"),
            Map.entry("turns", "total_timesteps"),
            Map.entry("rollout", "num_steps"),
            Map.entry("tables", "the table [opponents]"),
            Map.entry("rate", "learning_rate"),
            Map.entry("final_rate", "final_learning_rate"),
            Map.entry("discount", "gamma"),
            Map.entry("lambda", "gae_lambda"),
            Map.entry("clip", "clip_coef"),
            Map.entry("value_clip", "vf_clip_coef"),
            Map.entry("entropy", "ent_coef"),
            Map.entry("value_weight", "vf_coef"),
            Map.entry("epochs", "update_epochs"),
            Map.entry("batch", "minibatch_size (PPO) or batch_size (DQN)"),
            Map.entry("longest_gradient", "max_grad_norm"),
            Map.entry("most_divergence", "target_kl"),
            Map.entry("explore", "start_e"),
            Map.entry("final_explore", "end_e"),
            Map.entry("explore_until", "exploration_fraction"),
            Map.entry("memory", "buffer_size"),
            Map.entry("warmup", "learning_starts"),
            Map.entry("steps", "gradient_steps"),
            Map.entry("target_every", "target_network_frequency"),
            Map.entry("evaluate_every", "eval_frequency"),
            Map.entry("evaluation_games", "eval_episodes"),
            Map.entry("pool_every", "snapshot_frequency"),
            Map.entry("pool_size", "snapshot_pool_size"),
            Map.entry("width", "hidden_size"));

    private static final Pattern LINE = Pattern.compile("\\s*([a-z_]+)\\s*=.*");

    private RenamedKeys() {}

    /// Fails if a document uses an old key.
    static void refuse(TomlTable toml) {
        for (String key : toml.keys()) {
            String now = RENAMED.get(key);
            if (now != null) {
                throw toml.error(key, "'" + key + "' is now " + now);
            }
        }
    }

    /// Fails if a text that is not valid TOML is a configuration of earlier versions, with lines of `name = value`.
    static void refuseOldFormat(String name, String text) {
        var renames = new ArrayList<String>();
        for (String line : text.lines().toList()) {
            var matcher = LINE.matcher(line);
            String now = matcher.matches() ? RENAMED.get(matcher.group(1)) : null;
            if (now != null) {
                renames.add(matcher.group(1) + " → " + now);
            }
        }
        if (!renames.isEmpty()) {
            throw new IllegalArgumentException(
                    name + " has the format of earlier versions. Configurations are TOML now: put texts in quotes, name"
                            + " the file .toml and rename its keys: " + String.join(", ", renames) + ".");
        }
    }
}
