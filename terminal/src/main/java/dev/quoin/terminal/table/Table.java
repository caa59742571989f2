package dev.quoin.terminal.table;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Future;

/// Where a game is shown and a person answers: a screen, or lines of text.
interface Table extends AutoCloseable {
    /// Tells that something happened in the game, such as the agent's turn.
    void news(List<String> sentences);

    /// Shows what came of the line that the person typed.
    void show(Answer answer);

    /// The next line that the person types, empty when there will be none.
    Optional<String> ask();

    /// Waits until an agent has chosen; false when the person leaves instead.
    boolean await(Future<?> choice);

    /// The shortest time between moves of agents that play one another, so that a person can follow.
    Duration pause();

    /// Whether keys were pressed while an agent chose; they are forgotten.
    boolean isTouched();

    @Override
    void close();
}
