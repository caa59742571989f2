package dev.quoin.cli.crossword;

import dev.quoin.cli.console.Output;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.crossword.analysis.RatedPlay;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.notation.CrosswordMoveText;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.solver.RankedPlay;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.server.json.PlayJson;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.function.Consumer;

/// Prints the plays of positions in one of several formats.
final class PlayList {
    /// Stands for an empty leave and an unknown equity.
    private static final String NONE = "-";

    private final Output out;
    private final Form form;
    private final int most;
    private final PlaySort sort;

    /// Prints at most `most` plays per position, in this order.
    PlayList(Output out, Form form, int most, PlaySort sort) {
        this.out = out;
        this.form = form;
        this.most = most;
        this.sort = sort;
    }

    /// The output format.
    enum Form {
        /// Score and move.
        LINES,
        /// Score, move and arithmetic.
        RECEIPTS,
        /// Score, move, leave and equity.
        RATED,
        /// Score, move, leave, equity and arithmetic.
        RATED_RECEIPTS,
        /// One line of statistics per position.
        SUMMARY,
        /// One JSON object per position.
        JSON,
        /// The same with leaves and equities.
        RATED_JSON,
        /// One JSON object of statistics per position.
        JSON_SUMMARY
    }

    void print(PlayFinder finder, CgpPosition position) {
        switch (form) {
            case LINES, RECEIPTS -> lines(finder, position);
            case RATED, RATED_RECEIPTS -> ratedLines(finder, position);
            case JSON ->
                json(
                        position,
                        plays -> plays.writeMoves(
                                position.board(), finder.top(position.board(), position.rack(), most)));
            case RATED_JSON -> json(position, plays -> plays.writeRatedMoves(finder.top(position, most, sort)));
            case SUMMARY, JSON_SUMMARY -> summary(finder.all(position.board(), position.rack()), position);
        }
        out.flush();
    }

    private void json(CgpPosition position, Consumer<PlayJson> writer) {
        new JsonLines(out).print(json -> {
            json.writeStringProperty("cgp", position.show());
            writer.accept(new PlayJson(json, position.variant().tiles().alphabet()));
        });
    }

    private void lines(PlayFinder finder, CgpPosition position) {
        CrosswordMoveText notation =
                CrosswordMoveText.of(position.variant().tiles().alphabet());
        for (RankedPlay play : finder.top(position.board(), position.rack(), most)) {
            String line = play.score() + "\t" + notation.write(position.board(), play.play());
            out.line(form == Form.RECEIPTS ? line + "\t" + play.receipt() : line);
        }
    }

    private void ratedLines(PlayFinder finder, CgpPosition position) {
        Alphabet alphabet = position.variant().tiles().alphabet();
        for (RatedPlay play : finder.top(position, most, sort)) {
            var line = new StringJoiner("\t")
                    .add(Integer.toString(play.score()))
                    .add(play.text())
                    .add(play.leave().isEmpty() ? NONE : play.leave().show(alphabet))
                    .add(play.equity().isEmpty() ? NONE : equity(play.equity().getAsDouble()));
            out.line((form == Form.RATED_RECEIPTS ? line.add(play.receipt().toString()) : line).toString());
        }
    }

    private static String equity(double points) {
        return String.format(Locale.ROOT, "%.1f", points);
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
