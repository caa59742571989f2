package dev.quoin.terminal.table;

import java.util.List;

/// A game at a table, with whatever plays in it besides the person. One for each game; only [#think] runs on a thread
/// of its own, while nothing else is called.
public interface Sitting {
    /// Does what a typed line says.
    Answer answer(String line);

    /// Every command's main word, for completion.
    List<String> words();

    /// Whether an agent moves next without being asked to.
    boolean isAgentsTurn();

    /// Lets the agent choose, however long it takes; interrupted when the person leaves meanwhile.
    ChosenMove think();

    /// A move that an agent has chosen.
    @FunctionalInterface
    interface ChosenMove {
        /// Makes the move and tells of it.
        List<String> play();
    }

    boolean isOver();

    /// How the game ended.
    List<String> ending();

    /// Whether agents play one another, so that any key stops them.
    default boolean isWatched() {
        return false;
    }

    /// Lets the agents wait for the person.
    default void stop() {}
}
