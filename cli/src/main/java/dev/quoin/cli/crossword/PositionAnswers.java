package dev.quoin.cli.crossword;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.Interruption;
import dev.quoin.cli.console.Output;
import dev.quoin.cli.console.StatusLine;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.notation.cgp.TurnPosition;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.variant.Variant;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongPredicate;
import tools.jackson.core.JsonGenerator;

/// Solves positions one by one and prints the results, with progress on standard error. Not thread-safe.
///
/// @param <S> a solver
/// @param <R> its result
final class PositionAnswers<S, R> implements AutoCloseable {
    private final PlayFinders finders;
    private final Solving<S, R> solving;
    private final Output out;
    private final boolean json;
    private final StatusLine status;
    private final Map<Variant, S> solvers = new HashMap<>();
    private int count;

    /// @param json whether to print JSON objects instead of text
    PositionAnswers(Console console, PlayFinders finders, Solving<S, R> solving, boolean json) {
        this.finders = finders;
        this.solving = solving;
        this.json = json;
        out = console.out();
        status = StatusLine.of(console);
    }

    /// A way of solving positions.
    interface Solving<S, R> {
        /// Creates a solver, which is kept for all positions of a variant.
        S solver(Lexicon lexicon, Variant variant);

        /// The unit of the progress that is shown.
        default String unit() {
            return "nodes";
        }

        /// Solves a position, or finds out what it can until `isEnough`, which gets the progress so far, such as the
        /// nodes searched. Only the calling thread may call it.
        ///
        /// @throws IllegalArgumentException if it cannot be solved
        R solve(S solver, TurnPosition turn, LongPredicate isEnough);

        /// Prints a result as text.
        void print(Output out, Answer<R> answer);

        /// Writes the fields of a result in JSON, after the position.
        void write(JsonGenerator object, Answer<R> answer);
    }

    /// What is known of a position in the end.
    ///
    /// @param number of the position, from 1
    record Answer<R>(int number, CgpPosition position, R result, double seconds) {
        CrosswordMoveText notation() {
            return CrosswordMoveText.of(position.variant().tiles().alphabet());
        }

        /// A move in this position, as text.
        String text(CrosswordMove move) {
            return notation().write(position.board(), move);
        }
    }

    /// The number of positions solved.
    int count() {
        return count;
    }

    /// Solves one position; returns false when interrupted, after printing what is known.
    ///
    /// @param place where the position was read, for messages
    boolean solve(String place, TurnPosition turn) {
        CgpPosition position = turn.position();
        S solver = solvers.computeIfAbsent(
                finders.rules(position), rules -> solving.solver(finders.lexicon(rules), rules));
        try (var interruption = Interruption.watch()) {
            long start = System.nanoTime();
            R result = solving.solve(solver, turn, progress -> {
                status.show(
                        () -> String.format(Locale.ROOT, "position %d: %,d %s", count + 1, progress, solving.unit()));
                return interruption.isRequested();
            });
            status.clear();
            count++;
            print(new Answer<>(count, position, result, Math.round((System.nanoTime() - start) / 1e6) / 1e3));
            return !interruption.isRequested();
        } catch (IllegalArgumentException e) {
            throw new BadInput(place + ": " + e.getMessage());
        }
    }

    private void print(Answer<R> answer) {
        if (json) {
            new JsonLines(out).print(object -> {
                object.writeStringProperty("cgp", answer.position().show());
                solving.write(object, answer);
            });
        } else {
            solving.print(out, answer);
        }
        out.flush();
    }

    @Override
    public void close() {
        status.close();
    }
}
