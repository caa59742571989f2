package dev.quoin.env.crossword;

import dev.quoin.crossword.match.CrosswordRuleset;
import dev.quoin.env.EnvironmentKit;
import dev.quoin.env.option.OptionSpec;
import dev.quoin.env.slots.Slots;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The kit of the crossword environments, for [java.util.ServiceLoader].
public final class CrosswordEnvironments implements EnvironmentKit {
    @Override
    public List<String> ids() {
        return Arrays.stream(CrosswordEnvironment.values())
                .map(CrosswordEnvironment::id)
                .toList();
    }

    @Override
    public String title(String id) {
        return named(id).title();
    }

    @Override
    public List<OptionSpec> options(String id) {
        return named(id).specs();
    }

    @Override
    public List<OptionSpec> resetOptions(String id) {
        return named(id).resetSpecs();
    }

    @Override
    public int longest(String id, Map<String, ?> options) {
        return named(id).longest(options);
    }

    @Override
    public Map<String, String> setting(String id, Map<String, String> options) {
        var setting = new LinkedHashMap<String, String>();
        setting.put("game", CrosswordRuleset.ID);
        setting.put("variant", options.getOrDefault("variant", named(id).variant()));
        Optional.ofNullable(options.get("lexicon")).ifPresent(lexicon -> setting.put("lexicon", lexicon));
        return setting;
    }

    @Override
    public Slots slots(String id, Map<String, ?> options, int count) {
        return named(id).slots(options, count);
    }

    private static CrosswordEnvironment named(String id) {
        return CrosswordEnvironment.named(id).orElseThrow();
    }
}
