package dev.quoin.learning.play;

import dev.quoin.env.Environments;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/// The metadata of a model file.
///
/// @param environment the id of the environment that it plays, such as `Othello-v0`
/// @param options the options of the environment that change its observations or actions
/// @param trained one line about its training: configuration, length, seed; empty if unknown
public record ModelCard(String environment, Map<String, String> options, String trained) {
    /// The key of the environment's id.
    public static final String ENVIRONMENT = "quoin.environment";

    /// The key of the options, `name=value` separated by spaces.
    public static final String OPTIONS = "quoin.options";

    /// The key of the line about its training.
    public static final String TRAINED = "quoin.trained";

    public ModelCard {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }

    /// Reads the card from the metadata of a file.
    ///
    /// @param place the name of the file, for messages
    static ModelCard of(String place, Map<String, String> metadata) {
        String environment = metadata.get(ENVIRONMENT);
        if (environment == null || environment.isBlank()) {
            throw new ModelException(place + ": the file does not name its environment. Add the metadata '"
                    + ENVIRONMENT + "' with one of " + Environments.ids());
        }
        var options = new LinkedHashMap<String, String>();
        for (String option : metadata.getOrDefault(OPTIONS, "").strip().split("\\s+")) {
            int sign = option.indexOf('=');
            if (sign > 0) {
                options.put(option.substring(0, sign), option.substring(sign + 1));
            } else if (!option.isEmpty()) {
                throw new ModelException(place + ": the metadata '" + OPTIONS
                        + "' must be name=value separated by spaces, got '" + option + "'");
            }
        }
        return new ModelCard(
                environment.strip(),
                options,
                metadata.getOrDefault(TRAINED, "").strip().replaceAll("\\p{Cntrl}+", " "));
    }

    /// Returns the options for an environment in which the model plays all seats; integers are converted.
    Map<String, Object> environmentOptions() {
        var all = new HashMap<String, Object>();
        options.forEach((name, value) ->
                all.put(name, value.matches("-?[0-9]{1,9}") ? (Object) Integer.valueOf(value) : value));
        all.put("opponent", "self");
        return all;
    }
}
