package dev.quoin.crossword.simulation;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.equity.WinProbability;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.Referee;
import dev.quoin.crossword.variant.Variant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Values the moves of a position by playing on from them many times: *simulation*. Mutable, not thread-safe.
///
/// A sample draws the unseen tiles at random, plays a candidate and then a few static best moves of both seats, and
/// ends with a probability of winning. With a limit of iterations alone, the result depends only on the position, the
/// options and the seed, not on the number of threads.
public final class Simulator {
    private static final int PLAYERS = 2;

    private final Variant variant;
    private final Referee referee;
    private final Utility utility;
    private final CandidateMoves candidates;
    private final List<Rollout> rollouts = new ArrayList<>();
    private final Lexicon lexicon;
    private final LeaveTable table;
    private @Nullable Inference inference;

    /// Creates a simulator.
    ///
    /// @param table the values of leaves; must be for the tiles of the variant
    /// @param probability the probabilities of winning; without any, a rough estimate is used
    public Simulator(Variant variant, Lexicon lexicon, LeaveTable table, Optional<WinProbability> probability) {
        this.variant = variant;
        this.lexicon = lexicon;
        this.table = table;
        this.referee = Referee.of(variant, lexicon);
        this.utility = new Utility(probability);
        this.candidates = new CandidateMoves(variant, referee, new MoveGenerator(lexicon, variant), table);
    }

    /// Simulates a position. Uses only what the seat to move can see.
    ///
    /// Returns what it knows when the time is up. Throws [CancellationException] when the calling thread is
    /// interrupted.
    ///
    /// @param seed determines the samples
    /// @throws IllegalArgumentException when the game is over, or it has not two players
    public SimulationResult simulate(CrosswordPosition position, SimulationOptions options, long seed) {
        return simulate(position, options, seed, () -> false);
    }

    /// Like [#simulate(CrosswordPosition, SimulationOptions, long)], but also ends when `isEnough` is true. It is
    /// called very often, on any thread.
    public SimulationResult simulate(
            CrosswordPosition position, SimulationOptions options, long seed, BooleanSupplier isEnough) {
        if (position.players() != PLAYERS) {
            throw new IllegalArgumentException("a simulation needs two players, got " + position.players());
        }
        if (referee.isOver(position)) {
            throw new IllegalArgumentException("the game is over: there is no move to simulate");
        }
        long deadline = System.nanoTime() + options.timeLimit().toNanos();
        Thread caller = Thread.currentThread();
        BooleanSupplier stop =
                () -> caller.isInterrupted() || System.nanoTime() - deadline > 0 || isEnough.getAsBoolean();
        CrosswordPosition seen = position.seenBy(position.toMove());
        List<CandidateMove> moves = candidates.of(seen, Math.min(options.candidates(), options.iterations()));
        KeptTiles kept = moves.size() == 1 || options.inferred() == 0
                ? KeptTiles.UNKNOWN
                : inference().infer(seen, options.inferred(), ~seed, stop);
        var begun = new SimulatedPosition(seen, moves, plies(seen, options), kept, seed);
        List<CandidateSamples> samples =
                Stream.generate(CandidateSamples::new).limit(moves.size()).toList();
        var arms = new Arms(prior(begun), samples);
        boolean settled = run(begun, arms, samples, options, stop);
        if (caller.isInterrupted()) {
            throw new CancellationException("the simulation was interrupted");
        }
        return result(begun, arms, samples, settled);
    }

    /// Created when it is needed, because it has a move generator of its own.
    private Inference inference() {
        Inference known = inference == null ? new Inference(variant, lexicon, table) : inference;
        inference = known;
        return known;
    }

    private int plies(CrosswordPosition seen, SimulationOptions options) {
        return seen.pool().size() <= 2 * variant.rackSize() ? SimulationResult.TO_THE_END : options.chosenPlies();
    }

    private double[] prior(SimulatedPosition begun) {
        int unseen = begun.seen().pool().size();
        return begun.candidates().stream()
                .mapToInt(each -> begun.lead() * LeaveTable.MILLIPOINTS + each.equity())
                .mapToDouble(lead -> utility.of(utility.win(lead, unseen), lead))
                .toArray();
    }

    private boolean run(
            SimulatedPosition begun,
            Arms arms,
            List<CandidateSamples> samples,
            SimulationOptions options,
            BooleanSupplier stop) {
        if (samples.size() == 1) {
            return true;
        }
        while (rollouts.size() < options.threads()) {
            rollouts.add(new Rollout(variant, lexicon, table, utility));
        }
        List<Rollout> team = rollouts.subList(0, options.threads());
        team.forEach(rollout -> rollout.begin(begun));
        try (var threads = new SimulationThreads(team, samples, stop)) {
            while (arms.total() < options.iterations() && !arms.isSettled()) {
                int[] from = samples.stream().mapToInt(CandidateSamples::size).toArray();
                int[] to = arms.next(options.iterations() - arms.total());
                if (!threads.run(from, to)) {
                    return false;
                }
                arms.absorb(to);
            }
        }
        return arms.isSettled();
    }

    private static SimulationResult result(
            SimulatedPosition begun, Arms arms, List<CandidateSamples> samples, boolean settled) {
        List<SimulatedMove> moves = IntStream.range(0, samples.size())
                .boxed()
                .sorted(Comparator.comparingDouble(arms::worth).reversed())
                .map(arm -> move(begun, begun.candidates().get(arm), samples.get(arm)))
                .toList();
        return new SimulationResult(moves, arms.total(), begun.plies(), settled);
    }

    private static SimulatedMove move(SimulatedPosition begun, CandidateMove candidate, CandidateSamples samples) {
        Mean wins = samples.wins();
        Mean spreads = samples.spreads();
        return new SimulatedMove(
                candidate.move(),
                candidate.score(),
                candidate.equity(),
                samples.size(),
                wins.value(),
                wins.error(),
                spreads.value() / LeaveTable.MILLIPOINTS,
                spreads.error() / LeaveTable.MILLIPOINTS,
                reply(begun, candidate, samples));
    }

    private static Optional<SimulatedMove.Reply> reply(
            SimulatedPosition begun, CandidateMove candidate, CandidateSamples samples) {
        int[] numbers = samples.mostFrequentReply();
        if (numbers.length == 0) {
            return Optional.empty();
        }
        Board before = begun.seen().board();
        Board board = candidate.move() instanceof Play play ? before.with(play.placements()) : before;
        return Optional.of(new SimulatedMove.Reply(
                samples.replies().play(numbers[0], board), samples.replies().score(numbers[0]), numbers.length));
    }
}
