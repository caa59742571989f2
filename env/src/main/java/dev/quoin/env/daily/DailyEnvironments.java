package dev.quoin.env.daily;

import dev.quoin.env.EnvironmentKit;
import dev.quoin.env.option.OptionSpec;
import dev.quoin.env.slots.Slots;
import java.util.List;
import java.util.Map;

/// The kit of the Daily Letters environment, for [java.util.ServiceLoader].
public final class DailyEnvironments implements EnvironmentKit {
    static final String ID = "DailyLetters-v0";

    @Override
    public List<String> ids() {
        return List.of(ID);
    }

    @Override
    public String title(String id) {
        return "Daily Letters, one player, a list of candidates";
    }

    @Override
    public List<OptionSpec> options(String id) {
        return DailyOptions.specs();
    }

    @Override
    public List<OptionSpec> resetOptions(String id) {
        return DailyOptions.resetSpecs();
    }

    @Override
    public int longest(String id, Map<String, ?> options) {
        return DailyOptions.of(options).longest();
    }

    @Override
    public Slots slots(String id, Map<String, ?> options, int count) {
        return new DailySlots(DailyOptions.of(options), count);
    }
}
