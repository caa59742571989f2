package dev.quoin.terminal.daily;

import dev.quoin.terminal.daily.client.DailyMessages.Result;
import dev.quoin.terminal.table.Answer;
import dev.quoin.terminal.table.Sitting;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

/// The [Sitting] of a daily game. There is no opponent; the only waits are for the result and then the best
/// line, which the server may still be searching for.
///
/// @param shared the text of a result for sharing
record DailySitting(RemoteGame game, DailyInterpreter interpreter, Function<Result, List<String>> shared)
        implements Sitting {
    /// A search takes seconds; do not wait longer for a busy server.
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private static final int USUAL_PAUSE_SECONDS = 2;

    @Override
    public Answer answer(String line) {
        return interpreter.answer(line);
    }

    @Override
    public List<String> words() {
        return interpreter.words();
    }

    @Override
    public boolean isAgentsTurn() {
        return game.game().over()
                && game.result().map(told -> told.retryAfter() != null).orElse(true);
    }

    @Override
    public ChosenMove think() {
        boolean first = game.result().isEmpty();
        Result told = first ? game.server().result(game.game()) : awaited(System.nanoTime() + PATIENCE.toNanos());
        return () -> {
            game.keep(told);
            return first ? DailyPhrases.result(told) : List.of();
        };
    }

    /// The result with the best line, or without it after the timeout.
    private Result awaited(long end) {
        Result told = game.server().result(game.game());
        while (told.bestLine() == null && System.nanoTime() < end) {
            try {
                Thread.sleep(Duration.ofSeconds(Objects.requireNonNullElse(told.retryAfter(), USUAL_PAUSE_SECONDS)));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                break;
            }
            told = game.server().result(game.game());
        }
        return told.asItIs();
    }

    @Override
    public boolean isOver() {
        return game.game().over();
    }

    @Override
    public List<String> ending() {
        return game.result().map(this::ending).orElse(List.of());
    }

    private List<String> ending(Result told) {
        var lines = new ArrayList<String>();
        if (told.bestLine() != null) {
            lines.addAll(DailyPhrases.bestLine(told.bestLine(), told.revealAt()));
        }
        lines.addAll(shared.apply(told));
        return lines;
    }
}
