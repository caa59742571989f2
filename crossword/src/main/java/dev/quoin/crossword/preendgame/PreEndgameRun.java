package dev.quoin.crossword.preendgame;

import dev.quoin.crossword.endgame.CrosswordEndgameProbe;
import dev.quoin.crossword.preendgame.PreEndgameControl.Share;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;

/// One solution. Used by one thread, which starts others.
///
/// 1. *Successive halving*: all moves are estimated for a few draws; the best are searched one ply deep for twice as
///    many draws, then the better half for twice as many again, and so on, until a few leaders are left. If the
///    first round uses all draws, the proof begins after it.
/// 2. *Proof*: who wins after each move that empties the bag, for every draw, the leaders first ([PreEndgameProof]).
/// 3. *Spreads*: of the moves that win equally often, the most promising get their exact spread.
final class PreEndgameRun {
    private static final int LEADERS = 4;
    private static final int FIRST_DRAWS = 8;

    /// The moves of the first round, the best by equity. The others have to be refuted as well, but racks with blanks
    /// have thousands, and an estimate of each takes longer than that.
    private static final int FIRST_MOVES = 50;

    /// The moves that survive the first round, which does not search.
    private static final int MOST_SEARCHED = 12;

    /// Two plies take twice the nodes, and their leaders are not easier to prove.
    private static final int DEEPEST = 1;

    /// Nodes for each endgame after a move that leaves tiles in the bag.
    private static final long PLAYOUT_NODES = 20_000;

    /// Nodes for one exact spread.
    private static final long SPREAD_NODES = 2_000;

    /// The same after one of another move has failed for that draw.
    private static final long ESTIMATE_NODES = 500;

    /// The moves that win equally often whose spreads are estimated before the best of them are searched.
    private static final int MOST_TIED = 8;

    private final PreEndgameStart start;
    private final PreEndgameControl control;
    private final PreEndgameMoves moves;
    private final List<Contender> contenders;
    private final DrawSearches searches;
    private final PreEndgameProof proof;

    /// The numbers of the draws in the order in which halving uses them.
    private final List<Integer> sample;

    private final ConcurrentLinkedQueue<BagPlayout> playouts = new ConcurrentLinkedQueue<>();

    PreEndgameRun(PreEndgameStart start, PreEndgameOptions options, PreEndgameControl control) {
        this.start = start;
        this.control = control;
        var replies = new StaticReplies(start.variant(), start.lexicon());
        moves = PreEndgameMoves.of(start, replies, options.candidates());
        contenders = new ArrayList<>(moves.contenders());
        playouts.add(new BagPlayout(start, replies));
        searches = new DrawSearches(start, control, options.hashMegabytes());
        sample = searches.sample();
        proof = new PreEndgameProof(
                start,
                control,
                searches,
                contenders.stream().filter(each -> each.emptiesBag).toList());
    }

    PreEndgameResult solve() {
        List<Contender> leaders = halve();
        playOutLeaders(leaders);
        boolean refuted = proof.prove(leaders);
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
            searches.forDraws(sample.subList(0, draws), (search, share) -> {
                for (Contender each : current) {
                    estimate(each, search, plies, share);
                }
            });
            PreEndgameProof.sort(alive);
            if (control.isOver() || alive.size() <= LEADERS) {
                return alive;
            }
            int survivors = Math.min(MOST_SEARCHED, Math.max(LEADERS, alive.size() / 2));
            alive = new ArrayList<>(alive.subList(0, survivors));
            int level = round + 1;
            alive.forEach(each -> each.level = level);
            if (hasFewDraws()) {
                // The proof finds out more than a shallow search of the same draws, in the same time.
                return alive.subList(0, Math.min(LEADERS, alive.size()));
            }
            draws = Math.min(2 * draws, sample.size());
        }
    }

    private void estimate(Contender contender, DrawSearch search, int plies, Share share) {
        if (contender.emptiesBag) {
            search.estimate(contender, plies, share);
        } else {
            playOut(contender, search.number(), plies, share);
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
            searches.forDraws(sample, (search, share) -> {
                for (Contender each : leaving) {
                    playOut(each, search.number(), CrosswordEndgameProbe.UNLIMITED, share);
                }
            });
        }
    }

    /// Whether the first round of halving uses all draws.
    private boolean hasFewDraws() {
        return sample.size() <= FIRST_DRAWS;
    }

    /// The moves that win most often and look best.
    private List<Contender> tied() {
        long most = proof.mostProved();
        Comparator<Contender> order = Comparator.comparingInt((Contender each) -> each.level)
                .thenComparingDouble(Contender::meanSpread)
                .reversed();
        List<Contender> tied = contenders.stream()
                .filter(each -> each.emptiesBag && each.upper() == most)
                .sorted(order)
                .limit(MOST_TIED)
                .toList();
        if (hasFewDraws() && tied.size() > LEADERS) {
            searches.forDraws(sample, (search, share) -> {
                for (Contender each : tied) {
                    search.estimate(each, DEEPEST, share);
                }
            });
        }
        return tied.stream().sorted(order).limit(LEADERS).toList();
    }

    private void compareSpreads() {
        List<Contender> tied = tied();
        tied.forEach(each -> each.isCompared = true);
        searches.forDraws(sample, (search, share) -> {
            long nodes = SPREAD_NODES;
            for (Contender each : tied) {
                search.prove(each, nodes, share);
                if (each.isProved(search.number())) {
                    search.proveSpread(each, nodes, share);
                }
                if (!each.isSpreadExact(search.number())) {
                    // Other moves are hardly easier, and an estimate needs fewer nodes.
                    nodes = ESTIMATE_NODES;
                }
            }
        });
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
