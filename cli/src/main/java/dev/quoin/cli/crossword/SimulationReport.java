package dev.quoin.cli.crossword;

import dev.quoin.cli.console.Output;
import dev.quoin.cli.crossword.PositionAnswers.Answer;
import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.equity.WinProbabilityFile;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.notation.cgp.TurnPosition;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.simulation.SimulatedMove;
import dev.quoin.crossword.simulation.SimulationOptions;
import dev.quoin.crossword.simulation.SimulationResult;
import dev.quoin.crossword.simulation.Simulator;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.server.json.PlayJson;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongPredicate;
import tools.jackson.core.JsonGenerator;

/// Simulates positions and prints the results. Immutable.
final class SimulationReport implements PositionAnswers.Solving<Simulator, SimulationResult> {
    private static final long SECOND = 1_000_000_000L;

    private final SimulationOptions options;
    private final long seed;
    private final LeaveOption leaves;
    private final int top;

    /// Creates a report of the `top` best moves of each position.
    SimulationReport(SimulationOptions options, long seed, LeaveOption leaves, int top) {
        this.options = options;
        this.seed = seed;
        this.leaves = leaves;
        this.top = top;
    }

    @Override
    public Simulator solver(Lexicon lexicon, Variant variant) {
        LeaveTable table = leaves.table(variant, lexicon);
        return new Simulator(variant, lexicon, table, WinProbabilityFile.shipped(variant, lexicon));
    }

    @Override
    public String unit() {
        return "seconds";
    }

    @Override
    public SimulationResult solve(Simulator simulator, TurnPosition turn, LongPredicate isEnough) {
        if (turn.position().rack().isEmpty()) {
            throw new IllegalArgumentException("the player to move has no tiles: there is no move to simulate");
        }
        Thread caller = Thread.currentThread();
        long start = System.nanoTime();
        // All threads must see the end as soon as the caller does.
        var ended = new AtomicBoolean();
        return simulator.simulate(turn.seen(), options, seed, () -> {
            if (caller.equals(Thread.currentThread()) && isEnough.test((System.nanoTime() - start) / SECOND)) {
                ended.set(true);
            }
            return ended.get();
        });
    }

    @Override
    public void print(Output out, Answer<SimulationResult> answer) {
        SimulationResult result = answer.result();
        List<SimulatedMove> best = best(result);
        List<String> moves = best.stream().map(each -> answer.text(each.move())).toList();
        int width = moves.stream().mapToInt(String::length).max().orElse(0);
        String plies = result.plies() == SimulationResult.TO_THE_END
                ? "to the end of the game"
                : result.plies() == 1 ? "1 ply" : result.plies() + " plies";
        out.line(String.format(
                Locale.ROOT,
                "%d: %s %s (%,d iterations, %s, %.2f s)",
                answer.number(),
                moves.getFirst(),
                result.settled() ? "settled" : "not settled",
                result.iterations(),
                plies,
                answer.seconds()));
        out.line("   " + padded("move", width) + "  score  equity            win          spread  samples  reply");
        for (int at = 0; at < moves.size(); at++) {
            out.line(line(padded(moves.get(at), width), best.get(at), reply(answer, best.get(at))));
        }
    }

    private List<SimulatedMove> best(SimulationResult result) {
        return result.moves().stream().limit(top).toList();
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }

    private static String line(String move, SimulatedMove each, String reply) {
        return String.format(
                        Locale.ROOT,
                        "   %s  %5d  %+6.1f  %13s  %14s  %7d  %s",
                        move,
                        each.score(),
                        points(each),
                        mean(
                                String.format(Locale.ROOT, "%.1f%%", 100 * each.winProbability()),
                                100 * each.winError(),
                                each),
                        mean(String.format(Locale.ROOT, "%+.1f", each.spread()), each.spreadError(), each),
                        each.samples(),
                        reply)
                .stripTrailing();
    }

    /// A mean with its error, which a single sample does not have.
    private static String mean(String mean, double error, SimulatedMove of) {
        if (of.samples() == 0) {
            return "-";
        }
        return mean + (of.samples() > 1 ? String.format(Locale.ROOT, " ± %4.1f", error) : "       ");
    }

    private static double points(SimulatedMove move) {
        return (double) move.equity() / LeaveTable.MILLIPOINTS;
    }

    private static String reply(Answer<SimulationResult> answer, SimulatedMove each) {
        return each.reply()
                .map(reply -> text(answer, each, reply)
                        + String.format(Locale.ROOT, " %d%%", Math.round(100.0 * reply.count() / each.samples())))
                .orElse("");
    }

    /// A reply as text, on the board after the move.
    private static String text(Answer<SimulationResult> answer, SimulatedMove each, SimulatedMove.Reply reply) {
        Board before = answer.position().board();
        Board after = each.move() instanceof Play play ? before.with(play.placements()) : before;
        return answer.notation().write(after, reply.move());
    }

    @Override
    public void write(JsonGenerator object, Answer<SimulationResult> answer) {
        SimulationResult result = answer.result();
        object.writeNumberProperty("iterations", result.iterations());
        if (result.plies() != SimulationResult.TO_THE_END) {
            object.writeNumberProperty("plies", result.plies());
        }
        object.writeBooleanProperty("settled", result.settled());
        object.writeNumberProperty("candidates", result.moves().size());
        object.writeNumberProperty("seconds", answer.seconds());
        object.writeArrayPropertyStart("moves");
        best(result).forEach(each -> write(object, answer, each));
        object.writeEndArray();
    }

    private static void write(JsonGenerator object, Answer<SimulationResult> answer, SimulatedMove each) {
        object.writeStartObject();
        object.writeStringProperty("move", answer.text(each.move()));
        object.writeNumberProperty("score", each.score());
        object.writeNumberProperty("equity", points(each));
        PlayJson.writeSimulated(object, each);
        each.reply().ifPresent(reply -> {
            object.writeObjectPropertyStart("reply");
            object.writeStringProperty("move", text(answer, each, reply));
            object.writeNumberProperty("score", reply.score());
            object.writeNumberProperty("count", reply.count());
            object.writeEndObject();
        });
        object.writeEndObject();
    }
}
