package dev.quoin.othello.nboard;

import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.Square;
import dev.quoin.othello.search.SearchResult;
import dev.quoin.othello.search.Variation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Locale;

/// Writes the engine's messages; every line is flushed.
final class Outbox {
    private final Writer output;

    Outbox(Writer output) {
        this.output = output;
    }

    /// Sends one line.
    ///
    /// @throws UncheckedIOException when the output is closed
    void send(String line) {
        try {
            output.write(line + "\n");
            output.flush();
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    void status(String text) {
        send(("status " + text).strip());
    }

    /// Sends every line of a result, with the nodes and time.
    void thoughts(SearchResult result, long nanos) {
        for (Variation line : result.lines()) {
            var moves = new StringBuilder();
            line.moves().forEach(move -> moves.append(name(move)));
            String depth = line.exact() ? "100%" : String.valueOf(line.depth());
            send("search " + moves + " " + discs(line.value()) + " 0 " + depth);
        }
        send("nodestats " + result.nodes() + " " + seconds(nanos));
    }

    void move(Variation line, long nanos) {
        send("=== " + name(line.move()) + "/" + discs(line.value()) + "/" + seconds(nanos));
    }

    void analysis(int movesMade, int value) {
        send("analysis " + movesMade + " " + discs(value));
    }

    private static String name(OthelloMove move) {
        return switch (move) {
            case OthelloMove.Place(int square) -> Square.name(square).toUpperCase(Locale.ROOT);
            case OthelloMove.Pass _ -> "PA";
        };
    }

    private static String discs(int hundredths) {
        return String.format(Locale.ROOT, "%.2f", hundredths / 100.0);
    }

    private static String seconds(long nanos) {
        return String.format(Locale.ROOT, "%.2f", nanos / 1e9);
    }
}
