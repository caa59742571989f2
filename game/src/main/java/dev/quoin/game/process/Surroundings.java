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
/// @param sandbox what it runs in; empty when it runs as any program of the user does
/// @param kept whether a match keeps one process for many games
public record Surroundings(
        Optional<Path> folder, Map<String, String> variables, Optional<Sandbox> sandbox, boolean kept) {
    /// The variables that a program has in common with us.
    static final List<String> INHERITED = List.of("PATH", "HOME", "LANG", "TMPDIR");

    public Surroundings {
        variables = Map.copyOf(variables);
    }

    /// The surroundings of a program without a sandbox that has a new process in every game of a match.
    public Surroundings(Optional<Path> folder, Map<String, String> variables) {
        this(folder, variables, Optional.empty(), false);
    }

    /// The same in a sandbox.
    public Surroundings in(Sandbox other) {
        return new Surroundings(folder, variables, Optional.of(other), kept);
    }

    /// The same for a program that a match keeps from game to game, or not.
    public Surroundings withKept(boolean other) {
        return new Surroundings(folder, variables, sandbox, other);
    }

    /// What these surroundings promise.
    public Isolation isolation() {
        return new Isolation(sandbox.isPresent(), kept);
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
        return sandbox.isPresent() ? Sandbox.environment(environment, variables) : environment;
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
