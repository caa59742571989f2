package dev.quoin.cli.othello;

import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;
import dev.quoin.othello.picture.Diagram;
import dev.quoin.othello.search.HandcraftedEvaluation;
import dev.quoin.othello.search.Search;
import dev.quoin.othello.search.SearchLimits;
import dev.quoin.othello.search.SearchWatcher;
import dev.quoin.othello.search.Variation;
import java.util.Locale;

/// Shows the value of every move on its square.
final class MoveValues {
    /// From this value on, tenths of a disc are meaningless.
    private static final int WHOLE_DISCS_FROM = 995;

    private MoveValues() {}

    static Diagram on(Diagram diagram, SearchLimits limits) {
        OthelloPosition position = diagram.position();
        if (position.moves() == 0) {
            return diagram;
        }
        var lines = new Search(new HandcraftedEvaluation())
                .analyze(position, limits, Square.COUNT, SearchWatcher.NONE)
                .lines();
        return diagram.withValues(lines, MoveValues::text);
    }

    /// Formats a value in at most four characters: `+1.2`, `-12`, `0`.
    static String text(Variation line) {
        boolean whole = line.exact() || Math.abs(line.value()) >= WHOLE_DISCS_FROM;
        String text = String.format(Locale.ROOT, whole ? "%+.0f" : "%+.1f", line.value() / 100.0);
        return text.matches("[+-]0(\\.0)?") ? text.substring(1) : text;
    }
}
