package dev.quoin.cli.arena.setup;

import dev.quoin.cli.console.BadInput;
import java.nio.file.Path;
import java.util.List;

/// Reads files of agents. Found by [java.util.ServiceLoader], because the jar of the Python package has no
/// TOML parser.
public interface AgentsReader {
    /// Reads all agents of a file.
    ///
    /// @param file the name of the file, for messages and relative paths
    /// @throws BadInput when the file is invalid, with the line where it is known
    List<AgentEntry> read(Path file, String text);
}
