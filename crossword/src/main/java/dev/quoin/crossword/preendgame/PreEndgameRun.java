package dev.quoin.crossword.preendgame;

import dev.quoin.crossword.endgame.CrosswordEndgameProbe;
import dev.quoin.crossword.preendgame.PreEndgameControl.Share;
import dev.quoin.crossword.preendgame.PreEndgameControl.Task;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;

/// One solution. Used by one thread, which starts others.
///
/// 1. *Successive halving*: all moves are estimated for a few draws; the best are searched one ply deep for twice as
///    many draws, then the better half for twice as many again, and so on, until a few leaders are left.
/// 2. *Proof*: who wins after each move that empties the bag, for every draw, the leaders first. A move is dropped as
///    soon as it could not win more often than the best even if it won all draws that are not proved yet. Draws that
///    the best move loses come first, because most others lose them too. Proofs get few nodes at first, so that moves
///    that are easily refuted do not wait for those that are not.
/// 3. *Spreads*: of the moves that win equally often, the most promising get their exact spread.
final class PreEndgameRun {
    private static final int LEADERS = 4;
    private static final int FIRST_DRAWS = 8;

    /// The moves of the first round, the best by equity. The others have to be refuted as well, but racks with blanks
    /// have
    /// thousands, and an estimate of each takes longer than that.
    private static final int FIRST_MOVES = 100;

    /// The moves that survive the first round, which does not search.
    private static final int MOST_SEARCHED = 12;

    /// Two plies take twice the nodes, and their leaders are not easier to prove.
    private static final int DEEPEST = 1;

    /// Draws whose proofs run together; a multiple of the usual number of threads, but small, because a move may be
    /// refuted after each group.
    private static final int GROUP = 4;

    /// Nodes for one proof in the first pass over all moves, and by how much more in each of the following.
    private static final long FIRST_NODES = 1_000;

    private static final int MORE_NODES = 8;
    private static final int PASSES = 4;

    /// Nodes for each endgame after a move that leaves tiles in the bag.
    private static final long PLAYOUT_NODES = 20_000;

    /// Nodes for one exact spread.
    private static final long SPREAD_NODES = 2_000;

    /// Draws whose transposition tables and play lists are kept.
    private static final int MOST_KEPT = 40;

    private static final long SMALLEST_TABLE_KILOBYTES = 256;

    private static final Comparator<Contender> PROMISING = Comparator.comparingDouble(Contender::promise)
            .thenComparingDouble(Contender::meanSpread)
            .thenComparingInt(each -> each.equity)
            .reversed();

    private final PreEndgameStart start;
    private final PreEndgameControl control;
    private final PreEndgameMoves moves;
    private final List<Contender> contenders;
    private final List<DrawSearch> searches = new ArrayList<>();

    /// The numbers of the draws in the order in which halving uses them.
    private final List<Integer> sample = new ArrayList<>();

    private final ConcurrentLinkedQueue<BagPlayout> playouts = new ConcurrentLinkedQueue<>();

    PreEndgameRun(PreEndgameStart start, PreEndgameOptions options, PreEndgameControl control) {
        this.start = start;
        this.control = control;
        var replies = new StaticReplies(start.variant(), start.lexicon());
        moves = PreEndgameMoves.of(start, replies, options.candidates());
        contenders = new ArrayList<>(moves.contenders());
        playouts.add(new BagPlayout(start, replies));
        int count = start.draws().size();
        long kilobytes =
                Math.max(SMALLEST_TABLE_KILOBYTES, options.hashMegabytes() * 1024L / Math.min(count, MOST_KEPT));
        for (int number = 0; number < count; number++) {
            searches.add(new DrawSearch(start, number, kilobytes));
            sample.add(number);
        }
        Collections.shuffle(sample, new Random(1));
    }

    PreEndgameResult solve() {
        List<Contender> leaders = halve();
        playOutLeaders(leaders);
        boolean refuted = prove(leaders);
        if (refuted) {
            compareSpreads();
        }
        control.checkInterrupt();
        return result(refuted);
    }

    private List<Contender> halve() {
        List<Contender> alive = new ArrayList<>(contenders.subList(0, Math.min(FIRST_MOVES, contenders.size())));
        int draws = Math.min(FIRST_DRAWS, sample.size());
        for (int round = 0; ; round++) {
            List<Contender> current = alive;
            int plies = Math.min(round, DEEPEST);
            forDraws(sample.subList(0, draws), (number, share) -> {
                for (Contender each : current) {
                    estimate(each, number, plies, share);
                }
            });
            alive.forEach(Contender::weigh);
            alive.sort(PROMISING);
            if (control.isOver() || alive.size() <= LEADERS) {
                return alive;
            }
            int survivors = Math.min(MOST_SEARCHED, Math.max(LEADERS, alive.size() / 2));
            alive = new ArrayList<>(alive.subList(0, survivors));
            int level = round + 1;
            alive.forEach(each -> each.level = level);
            draws = Math.min(2 * draws, sample.size());
        }
    }

    private void estimate(Contender contender, int number, int plies, Share share) {
        if (contender.emptiesBag) {
            searches.get(number).estimate(contender, plies, share);
        } else {
            playOut(contender, number, plies, share);
        }
    }

    private void playOut(Contender contender, int number, int plies, Share share) {
        BagPlayout free = playouts.poll();
        BagPlayout playout =
                free == null ? new BagPlayout(start, new StaticReplies(start.variant(), start.lexicon())) : free;
        playout.estimate(contender, number, plies, PLAYOUT_NODES, share);
        playouts.add(playout);
    }

    /// Values the moves that leave tiles in the bag as well as is possible, if they are among the leaders.
    private void playOutLeaders(List<Contender> leaders) {
        List<Contender> leaving =
                leaders.stream().filter(each -> !each.emptiesBag).toList();
        if (!leaving.isEmpty()) {
            forDraws(sample, (number, share) -> {
                for (Contender each : leaving) {
                    playOut(each, number, CrosswordEndgameProbe.UNLIMITED, share);
                }
            });
        }
    }

    /// Returns whether no move that empties the bag can win more often than the best.
    private boolean prove(List<Contender> leaders) {
        List<Contender> first = leaders.stream().filter(each -> each.emptiesBag).toList();
        for (List<Contender> chosen : List.of(first, contenders)) {
            long mostNodes = FIRST_NODES;
            for (int pass = 1; pass < PASSES; pass++) {
                prove(chosen, mostNodes);
                mostNodes *= MORE_NODES;
            }
        }
        prove(contenders, Long.MAX_VALUE);
        return open(contenders).isEmpty();
    }

    private void prove(List<Contender> chosen, long mostNodes) {
        List<Integer> order = order();
        for (int from = 0; from < order.size() && !control.isOver(); from += GROUP) {
            List<Contender> open = open(chosen);
            if (!open.isEmpty()) {
                forDraws(order.subList(from, Math.min(order.size(), from + GROUP)), (number, share) -> {
                    for (Contender each : open) {
                        searches.get(number).prove(each, mostNodes, share);
                    }
                });
            }
        }
    }

    /// The moves that may win more often than the best move is proved to, the most promising first.
    private List<Contender> open(List<Contender> chosen) {
        long most = mostProved();
        List<Contender> open = new ArrayList<>();
        for (Contender each : chosen) {
            if (each.emptiesBag && !each.isExact() && each.upper() > most) {
                each.weigh();
                open.add(each);
            }
        }
        open.sort(PROMISING);
        return open;
    }

    /// The most half wins that a move that empties the bag is proved to have; -1 if there is none.
    private long mostProved() {
        return contenders.stream()
                .filter(each -> each.emptiesBag)
                .mapToLong(Contender::lower)
                .max()
                .orElse(-1);
    }

    /// The draws, first those that the best move loses, and that are likely.
    private List<Integer> order() {
        long most = mostProved();
        List<Integer> order = new ArrayList<>(sample);
        contenders.stream()
                .filter(each -> each.emptiesBag && each.lower() == most)
                .findFirst()
                .ifPresent(best -> order.sort(Comparator.comparingInt(best::outcomeOf)
                        .thenComparingLong(number -> -start.draws().get(number).ways())));
        return order;
    }

    private void compareSpreads() {
        long most = mostProved();
        List<Contender> tied = contenders.stream()
                .filter(each -> each.emptiesBag && each.upper() == most)
                .sorted(Comparator.comparingInt((Contender each) -> each.level)
                        .thenComparingDouble(Contender::meanSpread)
                        .reversed())
                .limit(LEADERS)
                .toList();
        tied.forEach(each -> each.isCompared = true);
        forDraws(sample, (number, share) -> {
            for (Contender each : tied) {
                searches.get(number).prove(each, SPREAD_NODES, share);
                searches.get(number).proveSpread(each, SPREAD_NODES, share);
            }
        });
    }

    /// What a task does for one draw.
    private interface DrawTask {
        void run(int number, Share share);
    }

    private void forDraws(List<Integer> numbers, DrawTask task) {
        List<Task> tasks = new ArrayList<>();
        for (int number : numbers) {
            tasks.add(share -> {
                task.run(number, share);
                if (searches.size() > MOST_KEPT) {
                    searches.get(number).forget();
                }
            });
        }
        control.run(tasks);
    }

    private PreEndgameResult result(boolean refuted) {
        int top = contenders.stream().mapToInt(each -> each.level).max().orElse(0);
        if (refuted) {
            contenders.stream().filter(each -> each.emptiesBag).forEach(each -> each.level = top);
        }
        contenders.sort(Comparator.comparingInt((Contender each) -> each.level)
                .thenComparingDouble(Contender::winProbability)
                .thenComparing(Contender::isExact)
                .thenComparing(each -> each.isCompared)
                .thenComparingDouble(Contender::meanSpread)
                .thenComparingInt(each -> each.equity)
                .reversed());
        Contender best = contenders.getFirst();
        boolean winsAll = best.isExact() && best.lower() == best.upper() && best.winProbability() == 1;
        boolean exact = refuted && best.isExact() && (moves.isComplete() || winsAll);
        return new PreEndgameResult(
                contenders.stream().map(PreEndgameRun::candidate).toList(),
                exact,
                start.draws().size(),
                control.nodes());
    }

    private static PreEndgameResult.Candidate candidate(Contender each) {
        return new PreEndgameResult.Candidate(
                each.move,
                each.score,
                each.winProbability(),
                each.meanSpread(),
                each.drawsProved(),
                each.isExact(),
                each.isSpreadExact());
    }
}
