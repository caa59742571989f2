package dev.quoin.game.process;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The environment that an external program runs in. Immutable.
///
/// By default the program runs in its own folder and inherits only `PATH`, `HOME`, `LANG` and `TMPDIR` from
/// the user's environment.
///
/// @param folder the working directory, instead of its own folder
/// @param variables additional environment variables
/// @param sandbox the sandbox; empty for none
/// @param kept whether one process plays many games of a match
public record Surroundings(
        Optional<Path> folder, Map<String, String> variables, Optional<Sandbox> sandbox, boolean kept) {
    /// The inherited variables.
    static final List<String> INHERITED = List.of("PATH", "HOME", "LANG", "TMPDIR");

    public Surroundings {
        variables = Map.copyOf(variables);
    }

    /// Creates surroundings without a sandbox and with a new process for every game.
    public Surroundings(Optional<Path> folder, Map<String, String> variables) {
        this(folder, variables, Optional.empty(), false);
    }

    /// Returns a copy with a sandbox.
    public Surroundings in(Sandbox other) {
        return new Surroundings(folder, variables, Optional.of(other), kept);
    }

    /// Returns a copy that keeps one process for many games, or not.
    public Surroundings withKept(boolean other) {
        return new Surroundings(folder, variables, sandbox, other);
    }

    /// Returns the isolation of programs in these surroundings.
    public Isolation isolation() {
        return new Isolation(sandbox.isPresent(), kept);
    }

    /// Returns surroundings with only the program's own folder.
    public static Surroundings bare() {
        return new Surroundings(Optional.empty(), Map.of());
    }

    /// The environment of a program, given the user's.
    Map<String, String> environment(Map<String, String> ours) {
        var environment = new LinkedHashMap<String, String>();
        for (String name : INHERITED) {
            Optional.ofNullable(ours.get(name)).ifPresent(value -> environment.put(name, value));
        }
        environment.putAll(variables);
        return sandbox.isPresent() ? Sandbox.environment(environment, variables) : environment;
    }

    /// Parses texts of the form `NAME=VALUE`.
    ///
    /// @throws IllegalArgumentException when a text has another form
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
