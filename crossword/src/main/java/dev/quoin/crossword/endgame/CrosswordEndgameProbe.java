package dev.quoin.crossword.endgame;

import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.endgame.CrosswordEndgameResult.Bound;
import dev.quoin.crossword.endgame.EndgameThreads.SearchControl;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.variant.Variant;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.LongPredicate;

/// Compares the values of one endgame, and of the plays in it, with windows. Mutable, not thread-safe, but different
/// threads may use it one after the other.
///
/// A search with a window proves only whether a value lies below, inside or above it. To know who wins, a window
/// around the deciding value is enough, and takes a fraction of the time that the value itself takes. All searches of
/// a probe share a transposition table and the plays of each lane.
///
/// The mover's rack may hold more tiles than the variant allows: those that it draws after one of its plays. Then only
/// plays without the drawn tiles have a meaning.
public final class CrosswordEndgameProbe {
    /// The number of plies of a search to the end of the game.
    public static final int UNLIMITED = EndgameWorker.UNLIMITED;

    /// Below any value.
    public static final int LOWEST = -EndgameWorker.INFINITY;

    /// Above any value.
    public static final int HIGHEST = EndgameWorker.INFINITY;

    private static final int THREADS = 1;

    /// The bits of a packed head that say which tiles are placed where.
    private static final long PLACE = (1L << 39) - 1;

    private final EndgameStart start;
    private final EndgameWorker worker;
    private final PackedPlays plays;
    private final EndgameDeepening deepening;

    /// The indices of the plays; empty until they are listed. Thousands of plays are looked up again and again.
    private final Map<PlayKey, Integer> indices = new HashMap<>();

    private int value;
    private int plies;

    /// What a search found out: a change of the mover's spread, as in [CrosswordEndgameResult].
    ///
    /// @param bound [Bound#EXACT] inside the window; [Bound#LOWER] above it: this or more; [Bound#UPPER] below
    ///     it: this or less; [Bound#ESTIMATE] if nothing was proved
    /// @param plies depth of the last search that was completed; -1 if there is none, and the value means nothing
    /// @param nodes nodes searched
    public record Answer(int value, Bound bound, int plies, long nodes) {}

    /// Which tiles a play puts where.
    private record PlayKey(long head, long tiles) {}

    /// Creates a probe for a position with an empty bag. The opponent's rack may be hidden.
    ///
    /// @param kilobytes size of the transposition table
    /// @throws IllegalArgumentException when the bag is not empty, or the position has not two players
    public CrosswordEndgameProbe(Lexicon lexicon, Variant variant, CrosswordPosition position, long kilobytes) {
        start = EndgameStart.of(variant, position);
        var control = new SearchControl(CrosswordEndgameOptions.UNLIMITED, nodes -> false);
        worker = new EndgameWorker(lexicon, start, new EndgameThreads(THREADS, new PositionTable(kilobytes), control));
        deepening = new EndgameDeepening(worker, start);
        plays = worker.state.ply(0).plays;
    }

    /// Searches the position: is it worth `alpha` or less, `beta` or more, or how much in between?
    ///
    /// @param plies depth of the search; [#UNLIMITED] to prove the answer
    /// @param isEnough ends the search when true; called very often with the nodes of this search
    public Answer search(int alpha, int beta, int plies, LongPredicate isEnough) {
        int turns = start.distinctTurns(start.turnsLeft());
        indices.clear();
        return deepen(depth -> worker.search(0, depth, alpha, beta, turns), alpha, beta, plies, isEnough);
    }

    /// Searches the position after a play: is the play worth `alpha` or less, `beta` or more, or how much in between?
    /// The parameters are those of [#search].
    ///
    /// @throws IllegalArgumentException if the play is not legal
    public Answer searchAfter(Play play, int alpha, int beta, int plies, LongPredicate isEnough) {
        int index = find(play);
        int score = PackedPlays.score(plays.heads[index]);
        return deepen(
                depth -> worker.valueAfter(
                        index,
                        start.turnsLeft(),
                        turns -> worker.search(1, depth, lower(score - beta), lower(score - alpha), turns)),
                alpha,
                beta,
                plies,
                isEnough);
    }

    /// Keeps sums of scores and infinite bounds inside what the table can hold.
    private static int lower(int bound) {
        return Math.clamp(bound, LOWEST, HIGHEST);
    }

    /// A search to a depth.
    @FunctionalInterface
    private interface DepthSearch {
        int value(int depth);
    }

    /// Finds the exact value of a play, which takes longer than [#searchAfter] with a window.
    ///
    /// @param guess a value that it is likely to be near
    /// @throws IllegalArgumentException if the play is not legal
    public Answer solveAfter(Play play, int guess, LongPredicate isEnough) {
        int index = find(play);
        return run(isEnough, LOWEST, HIGHEST, () -> {
            value = deepening.solveAfter(index, guess);
            plies = UNLIMITED;
            return true;
        });
    }

    private Answer deepen(DepthSearch search, int alpha, int beta, int mostPlies, LongPredicate isEnough) {
        return run(isEnough, alpha, beta, () -> {
            // Steps in between cost a proof more than their better move ordering gains.
            int step = mostPlies == UNLIMITED ? UNLIMITED : 1;
            boolean proved = false;
            for (int depth = 0; !proved && depth <= mostPlies; depth += step) {
                // A play that ends the game is not searched.
                worker.proved = true;
                value = search.value(depth);
                plies = depth;
                proved = worker.proved;
            }
            return proved;
        });
    }

    /// Runs a search until it ends or is stopped. It returns whether its value is proved.
    private Answer run(LongPredicate isEnough, int alpha, int beta, BooleanSupplier search) {
        long before = worker.nodes;
        worker.controlBy(new SearchControl(CrosswordEndgameOptions.UNLIMITED, nodes -> isEnough.test(nodes - before)));
        value = 0;
        plies = -1;
        boolean proved = false;
        try {
            proved = search.getAsBoolean();
        } catch (SearchControl.Stopped stopped) {
            // What is known so far is an estimate.
        }
        Bound bound = value >= beta ? Bound.LOWER : value <= alpha ? Bound.UPPER : Bound.EXACT;
        return new Answer(value, proved ? bound : Bound.ESTIMATE, plies, worker.nodes - before);
    }

    private int find(Play play) {
        if (indices.isEmpty()) {
            worker.state.rootPlays();
            for (int index = 0; index < plays.size; index++) {
                indices.put(new PlayKey(plays.heads[index] & PLACE, plays.tiles[index]), index);
            }
        }
        long letters = 0;
        int squares = 0;
        int blanks = 0;
        boolean across = play.direction() == Direction.ACROSS;
        int lane = 0;
        int count = 0;
        for (Placement placement : play.placements()) {
            lane = across ? placement.row() : worker.state.board.rows + placement.column();
            squares |= 1 << (across ? placement.column() : placement.row());
            blanks |= Tile.isBlank(placement.tile()) ? 1 << count : 0;
            letters |= (Tile.letter(placement.tile()) & 31L) << 5 * count++;
        }
        Integer index = indices.get(new PlayKey(PackedPlays.head(0, 0, lane, squares, blanks), letters));
        if (index == null) {
            throw new IllegalArgumentException(play + " is not a legal play of this position");
        }
        return index;
    }
}
