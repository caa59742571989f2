package dev.quoin.cli.othello;

import dev.quoin.cli.console.ExitCode;
import dev.quoin.cli.console.Output;
import dev.quoin.cli.json.JsonLines;
import dev.quoin.othello.endgame.EndgameResult;
import dev.quoin.othello.notation.OthelloMoveText;
import dev.quoin.othello.notation.obf.ObfRecord;
import dev.quoin.server.json.OthelloJson;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/// Prints solutions and their totals. Mutable, not thread-safe.
final class Solutions {
    private final Output out;
    private final boolean json;
    private int count;
    private int compared;
    private int different;
    private long nodes;
    private long nanos;

    Solutions(Output out, boolean json) {
        this.out = out;
        this.json = json;
    }

    /// Returns the number of printed solutions.
    int count() {
        return count;
    }

    /// Returns whether all given scores match those found, as an exit code.
    int exitCode() {
        return different == 0 ? ExitCode.FINE : ExitCode.NO;
    }

    void print(ObfRecord record, EndgameResult result, long time) {
        OptionalInt expected = record.best();
        count++;
        compared += expected.isPresent() ? 1 : 0;
        different += expected.isPresent() && expected.getAsInt() != result.score() ? 1 : 0;
        nodes += result.nodes();
        nanos += time;
        var speed = new Speed(result.nodes(), time);
        if (json) {
            write(record, result, speed);
        } else {
            line(record, result, speed);
        }
        out.flush();
    }

    private void line(ObfRecord record, EndgameResult result, Speed speed) {
        if (count == 1) {
            out.line("  # empty score given            nodes         time          speed  line");
        }
        String given = "";
        if (record.best().isPresent()) {
            int best = record.best().getAsInt();
            given = signed(best) + (best == result.score() ? "" : "!");
        }
        String moves = result.line().stream().map(OthelloMoveText::write).collect(Collectors.joining(" "));
        out.line(String.format(
                        Locale.ROOT,
                        "%3d %5d %5s %5s %,16d %12s %14s  %s",
                        count,
                        Long.bitCount(record.position().empty()),
                        signed(result.score()),
                        given,
                        result.nodes(),
                        speed.time(),
                        speed.rate(),
                        moves)
                .stripTrailing());
    }

    private void write(ObfRecord record, EndgameResult result, Speed speed) {
        new JsonLines(out).print(object -> {
            object.writeNumberProperty("position", count);
            OthelloJson.writePosition(object, record.position());
            object.writeNumberProperty("score", result.score());
            OthelloJson.writeMoves(object, "line", result.line());
            object.writeNumberProperty("nodes", result.nodes());
            object.writeNumberProperty("seconds", speed.seconds());
            object.writeNumberProperty("nodesPerSecond", Math.round(speed.perSecond()));
            if (record.best().isPresent()) {
                object.writeNumberProperty("given", record.best().getAsInt());
                object.writeBooleanProperty("agrees", record.best().getAsInt() == result.score());
            }
        });
    }

    /// Prints the totals, in text output only.
    void summarise() {
        if (json || count == 0) {
            return;
        }
        var speed = new Speed(nodes, nanos);
        String verdict = compared == 0
                ? "no given scores to compare with"
                : different == 0
                        ? "all " + compared + " given scores match"
                        : different + " of " + compared + " given scores differ (marked !)";
        out.line(String.format(
                Locale.ROOT,
                "sum %d solved, %s; %,d nodes, %s, %s",
                count,
                verdict,
                speed.count(),
                speed.time(),
                speed.rate()));
    }

    private static String signed(int score) {
        return String.format(Locale.ROOT, "%+d", score);
    }
}
