package dev.quoin.learning.train;

import dev.quoin.env.Environments;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.slots.Slots;
import dev.quoin.learning.rollout.InitialStates;
import dev.quoin.learning.rollout.RolloutGroup;
import dev.quoin.othello.agent.Openings;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;

/// The environment of a training run: its id, options, rewards and initial states.
///
/// @param id the environment's id
/// @param options the options that are not about opponents, seats or rewards, as texts
/// @param rewardMode the reward mode for training; `patterns` for [PatternReward]
/// @param opening the number of random opening moves in Othello: at most this many in training, exactly this many in
///     evaluations
public record TrainingEnvironment(String id, Map<String, String> options, String rewardMode, int opening) {
    /// The longest random opening.
    static final int MAX_OPENING = 50;

    private static final String OTHELLO = "Othello-v0";
    private static final String PATTERNS = "patterns";

    public TrainingEnvironment {
        options = Map.copyOf(options);
        if (opening > 0 && !id.equals(OTHELLO)) {
            throw new IllegalArgumentException(
                    "opening is only supported for " + OTHELLO + ", got " + opening + " moves for " + id);
        }
    }

    /// Environments in which the learner plays an opponent.
    RolloutGroup group(String opponent, int count) {
        boolean bothSeats = opponent.equals(RolloutGroup.SELF) || opponent.equals(RolloutGroup.POOL);
        var given = new HashMap<String, Object>(Map.of("opponent", bothSeats ? "self" : opponent));
        given.put("reward_mode", rewardMode.equals(PATTERNS) ? new PatternReward() : rewardMode);
        if (!bothSeats) {
            given.put("agent_player", "random");
        }
        return new RolloutGroup(opponent, slots(given, count), initialStates());
    }

    /// Environments for an evaluation, where only the result counts.
    Slots evaluation(String opponent, int count) {
        return slots(Map.of("opponent", opponent, "reward_mode", isOthello() ? "sparse" : "win"), count);
    }

    /// The observation and action layout.
    SlotLayout layout() {
        return slots(Map.of(), 1).layout();
    }

    private Slots slots(Map<String, Object> given, int count) {
        var all = new HashMap<String, Object>(given);
        options.forEach((name, value) -> all.put(name, value(value)));
        return Environments.slots(id, all, count);
    }

    private static Object value(String text) {
        return text.matches("-?[0-9]{1,9}") ? (Object) Integer.valueOf(text) : text;
    }

    private boolean isOthello() {
        return id.equals(OTHELLO);
    }

    private InitialStates initialStates() {
        if (opening == 0) {
            return InitialStates.standard();
        }
        return chance -> {
            var openings = new Openings(chance.nextInt(opening + 1), chance.nextLong());
            return Map.of("position", openings.opening(0).end());
        };
    }

    /// The reset options of evaluation game `game`; the agent changes seats with every game.
    ///
    /// @param seed the seed of the opening
    Map<String, Object> resetOptions(int game, long seed) {
        boolean first = game % 2 == 0;
        if (!isOthello()) {
            return Map.of("agent_player", first ? "first" : "second");
        }
        var position = new Openings(opening, seed).opening(0).end();
        return Map.of("agent_player", first ? "black" : "white", "position", position);
    }

    /// The options for the metadata of a model.
    String optionText() {
        return options.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .collect(Collectors.joining(" "));
    }
}
