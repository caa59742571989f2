package dev.quoin.terminal.table;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Future;

/// Shows a game and reads a person's input: a screen, or lines of text.
interface Table extends AutoCloseable {
    /// Reports an event of the game, such as the agent's turn.
    void news(List<String> sentences);

    /// Shows the reply to the line that the person typed.
    void show(Answer answer);

    /// Reads the next line that the person types; empty at the end of the input.
    Optional<String> ask();

    /// Waits until an agent has chosen; returns false if the person leaves instead.
    boolean await(Future<?> choice);

    /// Returns the minimum time between moves of agents that play each other, so that a person can follow.
    Duration pause();

    /// Returns whether keys were pressed while an agent was choosing, and discards them.
    boolean isTouched();

    @Override
    void close();
}
