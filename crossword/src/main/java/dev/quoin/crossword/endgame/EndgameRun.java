package dev.quoin.crossword.endgame;

import dev.quoin.crossword.endgame.CrosswordEndgameOptions.RootValues;
import dev.quoin.crossword.endgame.CrosswordEndgameResult.ValuedMove;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.rules.CrosswordMove;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// One run of the solver: the value of the position, its line, and the values of its moves. Used by one thread.
final class EndgameRun {
    private static final Comparator<ValuedMove> BEST_FIRST =
            Comparator.comparingInt(ValuedMove::value).reversed().thenComparing(ValuedMove::bound);

    private final EndgameStart start;
    private final RootValues rootValues;
    private final SearchControl control;
    private final EndgameHelpers helpers;
    private final EndgameWorker worker;
    private final EndgameDeepening search;
    private final List<CrosswordMove> line = new ArrayList<>();
    private List<ValuedMove> moves = List.of();

    EndgameRun(
            Lexicon lexicon,
            EndgameStart start,
            CrosswordEndgameOptions options,
            PositionTable table,
            SearchControl control) {
        this.start = start;
        rootValues = options.rootValues();
        this.control = control;
        var threads = new EndgameThreads(options.threads(), table, new BusyMoves(), new KillerMoves(), control);
        worker = new EndgameWorker(lexicon, start, threads);
        search = new EndgameDeepening(worker, start);
        helpers = new EndgameHelpers(
                options.threads() - 1, () -> new EndgameWorker(lexicon, start, threads), start, control);
    }

    CrosswordEndgameResult solve() {
        try (helpers) {
            helpers.start();
            untilStopped(this::searchAll);
        }
        control.grantTimeForLine();
        untilStopped(this::finish);
        List<ValuedMove> sorted = moves.stream().sorted(BEST_FIRST).toList();
        long nodes = worker.nodes + helpers.nodes();
        return new CrosswordEndgameResult(search.value(), search.isProved(), line, nodes, sorted);
    }

    private void searchAll() {
        search.deepen();
        if (rootValues == RootValues.ALL) {
            moves = search.allMoves();
        }
    }

    private void finish() {
        if (rootValues == RootValues.ALL) {
            moves = search.movesSoFar();
        }
        new EndgameLine(worker, start, line).collect(search);
    }

    private void untilStopped(Runnable part) {
        try {
            part.run();
        } catch (SearchControl.Stopped stopped) {
            control.checkInterrupt();
        }
    }
}
