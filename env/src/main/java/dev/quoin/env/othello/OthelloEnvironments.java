package dev.quoin.env.othello;

import dev.quoin.env.EnvironmentKit;
import dev.quoin.env.option.OptionSpec;
import dev.quoin.env.slots.Policy;
import dev.quoin.env.slots.Slots;
import dev.quoin.othello.match.OthelloRuleset;
import java.util.List;
import java.util.Map;

/// The kit of the Othello environment, for [java.util.ServiceLoader].
public final class OthelloEnvironments implements EnvironmentKit {
    static final String ID = "Othello-v0";

    @Override
    public List<String> ids() {
        return List.of(ID);
    }

    @Override
    public String title(String id) {
        return "Othello, self-play or against an opponent";
    }

    @Override
    public List<OptionSpec> options(String id) {
        return OthelloOptions.specs();
    }

    @Override
    public List<OptionSpec> resetOptions(String id) {
        return OthelloReset.specs();
    }

    @Override
    public Map<String, Class<?>> callbacks(String id) {
        return Map.of("opponent", Policy.class, "reward_mode", OthelloReward.Function.class);
    }

    @Override
    public int longest(String id, Map<String, ?> options) {
        return OthelloSlots.LONGEST_EPISODE;
    }

    @Override
    public Map<String, String> setting(String id, Map<String, String> options) {
        return Map.of("game", OthelloRuleset.ID);
    }

    @Override
    public Slots slots(String id, Map<String, ?> options, int count) {
        return new OthelloSlots(OthelloOptions.of(options), count);
    }
}
