package dev.quoin.learning.train;

import dev.quoin.env.Environments;
import dev.quoin.env.evaluation.PairedEpisodes;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.slots.Slots;
import dev.quoin.learning.rollout.InitialStates;
import dev.quoin.learning.rollout.RolloutGroup;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// The environment of a training run: its id, options, rewards and initial states.
///
/// @param id the environment's id
/// @param options the options that are not about opponents, seats or rewards, as text
/// @param rewardMode the reward mode for training; `patterns` for [PatternReward]
/// @param opening the number of random opening moves, for environments with openings: at most this many in
///     training, exactly this many in evaluations
/// @param warning gets the environment's warnings, the same one possibly several times
public record TrainingEnvironment(
        String id, Map<String, String> options, String rewardMode, int opening, Consumer<String> warning) {
    /// The maximum length of a random opening.
    static final int MAX_OPENING = 50;

    private static final String PATTERNS = "patterns";

    public TrainingEnvironment {
        options = Map.copyOf(options);
        if (opening > 0 && !PairedEpisodes.hasOpenings(id)) {
            String supported = Environments.ids().stream()
                    .filter(PairedEpisodes::hasOpenings)
                    .collect(Collectors.joining(", "));
            throw new IllegalArgumentException(
                    "opening is only supported for " + supported + ", got " + opening + " moves for " + id);
        }
    }

    /// Returns whether the environment has an opponent of this name.
    boolean hasOpponent(String name) {
        try {
            evaluation(name, 1);
            return true;
        } catch (IllegalArgumentException _) {
            return false;
        }
    }

    /// Creates environments in which the learner plays against an opponent.
    RolloutGroup group(String opponent, int count) {
        boolean bothSeats = opponent.equals(RolloutGroup.SELF) || opponent.equals(RolloutGroup.POOL);
        var given = new HashMap<String, Object>(Map.of("opponent", bothSeats ? "self" : opponent));
        given.put("reward_mode", rewardMode.equals(PATTERNS) ? new PatternReward() : rewardMode);
        if (!bothSeats) {
            given.put("agent_player", "random");
        }
        return new RolloutGroup(opponent, slots(given, count), initialStates());
    }

    /// Creates environments for an evaluation, where only the result counts.
    Slots evaluation(String opponent, int count) {
        return slots(Map.of("opponent", opponent), count);
    }

    /// Returns the games of an evaluation.
    PairedEpisodes evaluationEpisodes(long seed) {
        return PairedEpisodes.consecutive(seed, opening);
    }

    /// Returns the layout of observations, infos and actions.
    SlotLayout layout() {
        return slots(Map.of(), 1).layout();
    }

    private Slots slots(Map<String, Object> given, int count) {
        var all = new HashMap<String, Object>(given);
        options.forEach((name, value) -> all.put(name, value(value)));
        return Environments.slots(id, Environments.withWarnings(id, all, warning), count);
    }

    private static Object value(String text) {
        return text.matches("-?[0-9]{1,9}") ? (Object) Integer.valueOf(text) : text;
    }

    private InitialStates initialStates() {
        if (opening == 0) {
            return InitialStates.standard();
        }
        return chance -> Map.of("opening", "random:" + chance.nextInt(opening + 1) + ":" + chance.nextLong());
    }

    /// Returns the options for the metadata of a model.
    String optionText() {
        return options.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .collect(Collectors.joining(" "));
    }
}
