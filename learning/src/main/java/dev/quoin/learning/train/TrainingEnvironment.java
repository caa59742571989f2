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

/// The environment of a course: what is played, with which options, from which beginnings.
///
/// @param environment its id
/// @param options those that are not about opponents, seats or rewards, as text
/// @param reward the mode of rewards while learning; `patterns` for [PatternReward]
/// @param opening Othello begins with up to so many random moves while learning, and with exactly so many in
/// evaluations
public record TrainingEnvironment(String environment, Map<String, String> options, String reward, int opening) {
    private static final String OTHELLO = "Othello-v0";
    private static final String PATTERNS = "patterns";

    public TrainingEnvironment {
        options = Map.copyOf(options);
        if (opening > 0 && !environment.equals(OTHELLO)) {
            throw new IllegalArgumentException(
                    "random openings are for " + OTHELLO + ", got " + opening + " moves for " + environment);
        }
    }

    /// Boards at which the learner meets an opponent.
    RolloutGroup table(String opponent, int count) {
        boolean alone = opponent.equals(RolloutGroup.SELF) || opponent.equals(RolloutGroup.POOL);
        var given = new HashMap<String, Object>(Map.of("opponent", alone ? "self" : opponent));
        given.put("reward_mode", reward.equals(PATTERNS) ? new PatternReward() : reward);
        if (!alone) {
            given.put("agent_player", "random");
        }
        return new RolloutGroup(opponent, slots(given, count), beginnings());
    }

    /// Boards for an evaluation, where only winning counts.
    Slots judged(String opponent, int count) {
        return slots(Map.of("opponent", opponent, "reward_mode", isOthello() ? "sparse" : "win"), count);
    }

    /// What the environment shows.
    SlotLayout layout() {
        return slots(Map.of(), 1).layout();
    }

    private Slots slots(Map<String, Object> given, int count) {
        var all = new HashMap<String, Object>(given);
        options.forEach((name, value) -> all.put(name, value(value)));
        return Environments.slots(environment, all, count);
    }

    private static Object value(String text) {
        return text.matches("-?[0-9]{1,9}") ? (Object) Integer.valueOf(text) : text;
    }

    private boolean isOthello() {
        return environment.equals(OTHELLO);
    }

    private InitialStates beginnings() {
        if (opening == 0) {
            return InitialStates.usual();
        }
        return chance -> {
            var openings = new Openings(chance.nextInt(opening + 1), chance.nextLong());
            return Map.of("position", openings.opening(0).end());
        };
    }

    /// How game number `game` of an evaluation begins, in one seat or the other.
    ///
    /// @param seed what the opening follows from
    Map<String, Object> beginning(int game, long seed) {
        boolean first = game % 2 == 0;
        if (!isOthello()) {
            return Map.of("agent_player", first ? "first" : "second");
        }
        var position = new Openings(opening, seed).opening(0).end();
        return Map.of("agent_player", first ? "black" : "white", "position", position);
    }

    /// The options as a model's file names them.
    String optionText() {
        return options.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .collect(Collectors.joining(" "));
    }
}
