package dev.quoin.terminal.table;

import java.util.List;

/// A game at a table, with its agents. One per game. Only [#think] runs on another thread, and nothing else
/// is called meanwhile.
public interface Sitting {
    /// Executes a typed line.
    Answer answer(String line);

    /// Returns the main word of every command, for completion.
    List<String> words();

    /// Returns whether an agent moves next by itself.
    boolean isAgentsTurn();

    /// Lets the agent choose a move, however long it takes; interrupted if the person leaves meanwhile.
    ChosenMove think();

    /// A move that an agent has chosen.
    @FunctionalInterface
    interface ChosenMove {
        /// Makes the move and returns a description.
        List<String> play();
    }

    boolean isOver();

    /// Returns how the game ended.
    List<String> ending();

    /// Returns the points by seat of a finished game that all agents played to its end; empty for any other game.
    default List<Integer> result() {
        return List.of();
    }

    /// Returns the moves so far as text, from which [#replay] continues the game.
    default List<String> moves() {
        return List.of();
    }

    /// Plays the moves of a saved game, before anything else happens.
    ///
    /// @throws IllegalArgumentException when one is not legal; the message names it and the reason
    default void replay(List<String> moves) {
        throw new IllegalArgumentException("this game cannot be resumed");
    }

    /// Returns whether agents play each other, so that any key pauses them.
    default boolean isWatched() {
        return false;
    }

    /// Pauses the agents.
    default void stop() {}
}
