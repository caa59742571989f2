package dev.quoin.cli.arena;

/// The log level of a match; each level includes the previous ones. The constants are named as on the
/// command line.
enum Verbosity {
    /// Only a status line, on a terminal.
    quiet,
    /// A line for each game.
    results,
    /// A line for each move.
    moves,
    /// The board after each move.
    boards,
    /// Every message to and from external agents.
    messages;

    boolean tells(Verbosity level) {
        return compareTo(level) >= 0;
    }
}
