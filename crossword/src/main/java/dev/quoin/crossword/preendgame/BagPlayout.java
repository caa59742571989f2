package dev.quoin.crossword.preendgame;

import dev.quoin.crossword.endgame.CrosswordEndgameProbe;
import dev.quoin.crossword.endgame.CrosswordEndgameProbe.Answer;
import dev.quoin.crossword.preendgame.PreEndgameControl.Share;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.TileSource;
import dev.quoin.crossword.tile.Tiles;
import java.util.List;

/// Estimates moves that leave tiles in the bag: both sides play their best move by equity until the bag is empty, and
/// the endgame is searched. Mutable, not thread-safe.
final class BagPlayout {
    /// The orders of a draw that are played out. Two tiles have no more; of three and four it is a sample.
    private static final int MOST_ORDERS = 2;

    private static final long KILOBYTES = 64;

    /// How far around the deciding value the endgame is searched, in points.
    private static final int WINDOW = 30;

    private final PreEndgameStart start;
    private final StaticReplies replies;

    BagPlayout(PreEndgameStart start, StaticReplies replies) {
        this.start = start;
        this.replies = replies;
    }

    /// Estimates a move for one draw.
    ///
    /// @param plies depth of the search of each endgame
    /// @param mostNodes nodes of each of these searches
    void estimate(Contender contender, int number, int plies, long mostNodes, Share share) {
        List<int[]> orders = start.draws().get(number).orders();
        int count = Math.min(MOST_ORDERS, orders.size());
        double wins = 0;
        double spreads = 0;
        for (int index = 0; index < count; index++) {
            if (share.isOver()) {
                return;
            }
            // Draws differ in which orders they try, so that together they try all.
            int[] order = orders.get((number + index * orders.size() / count) % orders.size());
            int spread = spread(contender, number, order, plies, mostNodes, share);
            wins += Contender.outcome(spread) / 2.0;
            spreads += spread;
        }
        contender.estimate(number, wins / count, spreads / count);
    }

    private int spread(Contender contender, int number, int[] order, int plies, long mostNodes, Share share) {
        TileSource source = inOrder(order);
        CrosswordPosition position =
                start.referee().play(start.dealt(start.draws().get(number)), contender.move, source);
        while (position.bagSize() > 0 && !start.referee().isOver(position)) {
            position = start.referee().play(position, replies.best(position), source);
            share.use(1);
        }
        int seat = start.position().toMove();
        int spread = position.scores().get(seat) - position.scores().get(1 - seat);
        if (start.referee().isOver(position)) {
            return spread;
        }
        int sign = position.toMove() == seat ? 1 : -1;
        var probe = new CrosswordEndgameProbe(start.lexicon(), start.variant(), position, KILOBYTES);
        int deciding = -sign * spread;
        Answer answer = probe.search(
                deciding - WINDOW, deciding + WINDOW, plies, nodes -> nodes >= mostNodes || share.isOver(nodes));
        share.use(answer.nodes());
        return spread + sign * answer.value();
    }

    /// Draws tiles in an order, and after that those that were put back.
    private static TileSource inOrder(int[] order) {
        return (seat, bag, count) -> {
            int[] left = bag.counts();
            var drawn = new int[left.length];
            int missing = count;
            for (int number : order) {
                if (missing > 0 && left[number] > 0) {
                    left[number]--;
                    drawn[number]++;
                    missing--;
                }
            }
            for (int number = 0; number < left.length; number++) {
                int more = Math.min(missing, left[number]);
                drawn[number] += more;
                missing -= more;
            }
            return Tiles.of(drawn);
        };
    }
}
