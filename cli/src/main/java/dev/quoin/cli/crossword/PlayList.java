package dev.quoin.cli.crossword;

import dev.quoin.cli.console.Output;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.solver.RankedPlay;
import dev.quoin.server.json.PlayJson;

/// Prints the plays of positions in one of several formats.
final class PlayList {
    private final Output out;
    private final Form form;
    private final int most;

    /// Prints at most `most` plays per position.
    PlayList(Output out, Form form, int most) {
        this.out = out;
        this.form = form;
        this.most = most;
    }

    /// The output format.
    enum Form {
        /// Score and move.
        LINES,
        /// Score, move and arithmetic.
        RECEIPTS,
        /// One line of statistics per position.
        SUMMARY,
        /// One JSON object per position.
        JSON,
        /// One JSON object of statistics per position.
        JSON_SUMMARY
    }

    void print(PlayFinder finder, CgpPosition position) {
        switch (form) {
            case LINES, RECEIPTS -> lines(finder, position);
            case JSON ->
                new JsonLines(out).print(json -> {
                    json.writeStringProperty("cgp", position.show());
                    new PlayJson(json, position.variant().tiles().alphabet())
                            .writeMoves(position.board(), finder.top(position.board(), position.rack(), most));
                });
            case SUMMARY, JSON_SUMMARY -> summary(finder.all(position.board(), position.rack()), position);
        }
        out.flush();
    }

    private void lines(PlayFinder finder, CgpPosition position) {
        CrosswordMoveText notation =
                CrosswordMoveText.of(position.variant().tiles().alphabet());
        for (RankedPlay play : finder.top(position.board(), position.rack(), most)) {
            String line = play.score() + "\t" + notation.write(position.board(), play.play());
            out.line(form == Form.RECEIPTS ? line + "\t" + play.receipt() : line);
        }
    }

    private void summary(PlayBuffer plays, CgpPosition position) {
        int best = 0;
        long sum = 0;
        for (int index = 0; index < plays.size(); index++) {
            best = Math.max(best, plays.score(index));
            sum += plays.score(index);
        }
        if (form == Form.SUMMARY) {
            out.line(plays.size() + "\t" + best + "\t" + sum);
            return;
        }
        int highest = best;
        long total = sum;
        new JsonLines(out).print(json -> {
            json.writeStringProperty("cgp", position.show());
            json.writeNumberProperty("plays", plays.size());
            json.writeNumberProperty("best", highest);
            json.writeNumberProperty("sum", total);
        });
    }
}
