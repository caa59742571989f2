package dev.quoin.terminal.othello;

import dev.quoin.game.Agent;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;

/// Who has a colour.
public sealed interface OthelloPlayer extends AutoCloseable {
    /// Somebody at the keyboard.
    record Person() implements OthelloPlayer {}

    /// A program.
    ///
    /// @param title what the table calls it
    /// @param habit what it does, after `who`
    /// @param ending lets go of what it holds
    record Computer(String title, String habit, Agent<OthelloPosition, OthelloMove> agent, Runnable ending)
            implements OthelloPlayer {
        @Override
        public void close() {
            ending.run();
        }
    }

    @Override
    default void close() {}
}
