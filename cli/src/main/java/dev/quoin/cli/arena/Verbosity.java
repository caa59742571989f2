package dev.quoin.cli.arena;

/// How much is told of a match while it is played; each level tells what those before it tell. The names are what is
/// typed.
enum Verbosity {
    /// Nothing but a line of progress on a terminal.
    quiet,
    /// A line for each game.
    results,
    /// A line for each move.
    moves,
    /// The board after each move.
    boards,
    /// Every message to and from agents outside.
    messages;

    boolean tells(Verbosity level) {
        return compareTo(level) >= 0;
    }
}
