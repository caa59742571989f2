package dev.quoin.terminal.othello;

import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.search.HandcraftedEvaluation;
import dev.quoin.othello.search.Search;
import dev.quoin.othello.search.SearchLimits;
import dev.quoin.othello.search.SearchWatcher;
import dev.quoin.othello.search.Variation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Evaluates the moves of a position on request. Mutable, not thread-safe.
final class Hints {
    /// The search limits for hints.
    private static final SearchLimits LIMITS = SearchLimits.ofDepth(8).withNodes(3_000_000);

    private static final int LONGEST_LINE = 5;

    private final Search search = new Search(new HandcraftedEvaluation());
    private @Nullable OthelloPosition asked;
    private List<Variation> lines = List.of();

    /// The best moves of a position in which a square can be played, at most `most`.
    List<Variation> ask(OthelloPosition position, int most) {
        asked = position;
        lines = search.analyze(position, LIMITS, most, SearchWatcher.NONE).lines();
        return lines;
    }

    /// The last result if it was for this position, else nothing.
    List<Variation> known(OthelloPosition position) {
        return position.equals(asked) ? lines : List.of();
    }

    /// A list for the person: `1. f5 +2.31, 8 moves ahead: f5 d6 c3`.
    static List<String> text(List<Variation> lines) {
        var text = new ArrayList<String>();
        for (Variation line : lines) {
            String how = line.exact() ? "proven" : line.depth() + " ahead";
            String moves = line.moves().stream()
                    .limit(LONGEST_LINE)
                    .map(OthelloMove::toString)
                    .collect(Collectors.joining(" "));
            text.add((text.size() + 1) + ". " + line.move() + " " + value(line) + ", " + how + ": " + moves);
        }
        return text;
    }

    /// The value of a move in whole discs, for its square on the board.
    static String discs(Variation line) {
        return String.format(Locale.ROOT, "%+d", Math.round(line.value() / 100.0));
    }

    private static String value(Variation line) {
        return line.exact()
                ? String.format(Locale.ROOT, "%+d", line.value() / 100)
                : String.format(Locale.ROOT, "%+.2f", line.value() / 100.0);
    }
}
