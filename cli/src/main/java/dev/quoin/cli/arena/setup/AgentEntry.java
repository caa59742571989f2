package dev.quoin.cli.arena.setup;

import dev.quoin.cli.console.BadInput;
import dev.quoin.game.process.Surroundings;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// An agent in a file of agents.
///
/// @param name the name by which commands call it
/// @param spec the agent as on a command line, with file names that hold in the current folder
/// @param folder the folder it runs in, if the file gives one
/// @param variables its own environment variables
/// @param pace its own clock and budget
/// @param place the file and line, for messages
public record AgentEntry(
        String name, String spec, Optional<Path> folder, Map<String, String> variables, Pace pace, String place) {
    public AgentEntry {
        variables = Map.copyOf(variables);
    }

    /// Returns the surroundings of all agents with what this one has for itself.
    public Surroundings in(Surroundings all) {
        var merged = new LinkedHashMap<>(all.variables());
        merged.putAll(variables);
        return new Surroundings(folder.or(all::folder), merged, all.sandbox(), all.kept());
    }

    /// Returns only what this agent has for itself.
    public Surroundings own() {
        return new Surroundings(folder, variables);
    }

    /// Creates an error about this agent.
    BadInput error(String message, Throwable cause) {
        return new BadInput(place + ": " + message, cause);
    }
}
