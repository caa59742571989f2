package dev.quoin.game.process;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What a program finds around it besides what it is told; immutable.
///
/// It runs in a folder of its own, and of the user's environment sees `PATH`, `HOME`, `LANG` and `TMPDIR`
/// only.
///
/// @param folder where it runs instead of a folder of its own
/// @param variables further variables of its environment
public record Surroundings(Optional<Path> folder, Map<String, String> variables) {
    /// The variables that a program has in common with us.
    static final List<String> INHERITED = List.of("PATH", "HOME", "LANG", "TMPDIR");

    public Surroundings {
        variables = Map.copyOf(variables);
    }

    /// A folder of its own and nothing further.
    public static Surroundings bare() {
        return new Surroundings(Optional.empty(), Map.of());
    }

    /// The environment of a program whose user has this one.
    Map<String, String> environment(Map<String, String> ours) {
        var environment = new LinkedHashMap<String, String>();
        for (String name : INHERITED) {
            Optional.ofNullable(ours.get(name)).ifPresent(value -> environment.put(name, value));
        }
        environment.putAll(variables);
        return environment;
    }

    /// Reads `NAME=VALUE` texts.
    ///
    /// @throws IllegalArgumentException when one is not of that form
    public static Map<String, String> variables(List<String> texts) {
        var variables = new LinkedHashMap<String, String>();
        for (String text : new ArrayList<>(texts)) {
            int equals = text.indexOf('=');
            if (equals < 1) {
                throw new IllegalArgumentException("a variable must be given as NAME=VALUE, got '" + text + "'");
            }
            variables.put(text.substring(0, equals), text.substring(equals + 1));
        }
        return variables;
    }
}
