package dev.quoin.crossword.preendgame;

import dev.quoin.crossword.endgame.CrosswordEndgameProbe;
import dev.quoin.crossword.endgame.CrosswordEndgameProbe.Answer;
import dev.quoin.crossword.endgame.CrosswordEndgameResult.Bound;
import dev.quoin.crossword.preendgame.PreEndgameControl.Share;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import org.jspecify.annotations.Nullable;

/// Searches the endgames of one draw after moves that empty the bag. Mutable; used by one thread at a time.
///
/// All moves share the transposition table and the plays of each lane, because they start from the same board and
/// racks: two plays of one player that can be made in either order lead to the same endgame.
final class DrawSearch {
    /// How far an estimate may be off before it is only known to be off, in points.
    private static final int WINDOW = 15;

    /// A spread that estimates hardly ever get wrong, in points.
    private static final int SURE = 40;

    /// Plies of the search before a proof that has failed with fewer nodes.
    private static final int SHALLOW = 1;

    private final PreEndgameStart start;
    private final int number;
    private final long kilobytes;
    private @Nullable CrosswordEndgameProbe probe;

    /// Creates a search.
    ///
    /// @param number the number of the draw
    /// @param kilobytes size of the transposition table
    DrawSearch(PreEndgameStart start, int number, long kilobytes) {
        this.start = start;
        this.number = number;
        this.kilobytes = kilobytes;
    }

    /// The number of the draw.
    int number() {
        return number;
    }

    /// Estimates the final spread after a move by a search that deep.
    void estimate(Contender contender, int plies, Share share) {
        if (contender.isSpreadExact(number) || share.isOver()) {
            return;
        }
        int alpha = CrosswordEndgameProbe.LOWEST;
        int beta = CrosswordEndgameProbe.HIGHEST;
        if (contender.isKnown(number)) {
            int expected = (int) contender.spread(number);
            int center = Math.abs(expected) > SURE ? expected - start.spread() : -start.spread();
            alpha = center - WINDOW;
            beta = center + WINDOW;
        }
        Answer answer = probe().searchAfter((Play) contender.move, alpha, beta, plies, share::isOver);
        share.use(answer.nodes());
        take(contender, answer, alpha, beta);
    }

    /// Tries to prove who wins after a move.
    void prove(Contender contender, long mostNodes, Share share) {
        if (contender.isProved(number) || contender.hasFailed(number, mostNodes) || share.isOver()) {
            return;
        }
        if (contender.hasFailed(number, 1)) {
            // For a longer search, better first moves are worth a shallow one.
            estimate(contender, SHALLOW, share);
        }
        int deciding = -start.spread();
        Answer answer = probe().searchAfter(
                        (Play) contender.move,
                        deciding - 1,
                        deciding + 1,
                        CrosswordEndgameProbe.UNLIMITED,
                        nodes -> nodes >= mostNodes || share.isOver(nodes));
        share.use(answer.nodes());
        take(contender, answer, deciding - 1, deciding + 1);
        if (!contender.isProved(number)) {
            contender.fail(number, mostNodes);
        }
    }

    /// Tries to find the exact final spread after a move.
    void proveSpread(Contender contender, long mostNodes, Share share) {
        if (contender.isSpreadExact(number) || share.isOver()) {
            return;
        }
        int guess = (int) contender.spread(number) - start.spread();
        Answer answer =
                probe().solveAfter((Play) contender.move, guess, nodes -> nodes >= mostNodes || share.isOver(nodes));
        share.use(answer.nodes());
        take(contender, answer, CrosswordEndgameProbe.LOWEST, CrosswordEndgameProbe.HIGHEST);
    }

    private void take(Contender contender, Answer answer, int alpha, int beta) {
        if (answer.plies() < 0) {
            return;
        }
        int value = answer.value();
        int spread = start.spread() + value;
        int outcome = Contender.outcome(spread);
        if (answer.bound() == Bound.EXACT) {
            contender.proveSpread(number, spread);
            return;
        }
        double expected = spread;
        if (contender.isKnown(number)) {
            // Outside the window the value is only a bound, and what was expected before may be better.
            double before = contender.spread(number);
            expected = value >= beta ? Math.max(before, spread) : value <= alpha ? Math.min(before, spread) : spread;
        }
        contender.estimate(number, outcome / 2.0, expected);
        boolean wins = answer.bound() == Bound.LOWER && outcome == Contender.WIN;
        boolean loses = answer.bound() == Bound.UPPER && outcome == Contender.LOSS;
        if (wins || loses) {
            contender.prove(number, outcome);
        }
    }

    private CrosswordEndgameProbe probe() {
        CrosswordEndgameProbe found = probe;
        if (found == null) {
            found = new CrosswordEndgameProbe(
                    start.lexicon(), start.variant(), start.drawn(start.draws().get(number)), kilobytes);
            probe = found;
        }
        return found;
    }

    /// Frees memory.
    void forget() {
        probe = null;
    }
}
