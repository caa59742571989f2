package dev.quoin.crossword.preendgame;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Proves who wins after each move that empties the bag, for every draw, until no move can win more often than the
/// best. Used by one thread, which starts others.
///
/// A move is dropped as soon as it could not win more often than the best even if it won all draws that are not
/// proved. The leaders are proved one after another with many nodes: often the first wins every draw, and then the
/// others need no proof. All other moves have to be refuted, and get few nodes at first, so that those that are easily
/// refuted do not wait for those that are not.
final class PreEndgameProof {
    /// The moves that get more nodes than the others.
    private static final int LEADERS = 4;

    /// Draws whose proofs run together; small, because a move may be dropped after each group.
    private static final int GROUP = 8;

    /// Nodes for one proof in the first pass, and by how much more in each of the following.
    private static final long FIRST_NODES = 1_000;

    private static final int MORE_NODES = 8;

    /// The same for one move with more nodes, which is put off as soon as one of the proofs fails.
    private static final int SMALL_GROUP = 2;

    /// The moves that the first pass begins with.
    private static final int FIRST_REFUTED = 8;

    /// The losses that a draw needs to be searched together with the draw that has the most, as a part of those.
    private static final double ALIKE = 0.8;

    private static final Comparator<Contender> PROMISING = Comparator.comparingDouble(Contender::promise)
            .thenComparingDouble(Contender::meanSpread)
            .thenComparingInt(each -> each.equity)
            .reversed();

    private final PreEndgameStart start;
    private final PreEndgameControl control;
    private final DrawSearches searches;
    private final List<Contender> contenders;

    /// Creates a proof.
    ///
    /// @param contenders the moves that empty the bag
    PreEndgameProof(
            PreEndgameStart start, PreEndgameControl control, DrawSearches searches, List<Contender> contenders) {
        this.start = start;
        this.control = control;
        this.searches = searches;
        this.contenders = contenders;
    }

    /// Sorts moves, the most promising first.
    static void sort(List<Contender> moves) {
        moves.forEach(Contender::weigh);
        moves.sort(PROMISING);
    }

    /// Returns whether no move can win more often than the best.
    boolean prove(List<Contender> leaders) {
        List<Contender> first = leaders.stream().filter(each -> each.emptiesBag).toList();
        long nodes = FIRST_NODES;
        prove(first, nodes);
        prove(first, MORE_NODES * nodes);
        while (!control.isOver() && !open().isEmpty()) {
            boolean succeeded = refute(nodes);
            nodes *= MORE_NODES;
            if (!succeeded) {
                List<Contender> open = open();
                prove(open.subList(0, Math.min(LEADERS, open.size())), MORE_NODES * nodes);
            }
        }
        return open().isEmpty();
    }

    /// Tries to prove moves one after another.
    private void prove(List<Contender> chosen, long nodes) {
        for (Contender each : chosen) {
            List<Integer> order = order();
            int group = nodes == FIRST_NODES ? GROUP : SMALL_GROUP;
            for (int from = 0; from < order.size() && isOpen(each, mostProved()); from += group) {
                List<Integer> draws = order.subList(from, Math.min(order.size(), from + group));
                searches.forDraws(draws, (search, share) -> search.prove(each, nodes, share));
                if (nodes > FIRST_NODES && draws.stream().anyMatch(draw -> each.hasFailed(draw, nodes))) {
                    break;
                }
            }
        }
    }

    /// Tries to refute all moves, the most promising first, more at a time as that succeeds. If it mostly fails, the
    /// best move probably wins more often than is proved, so the leaders should get more nodes first. Returns
    /// whether it succeeded.
    private boolean refute(long nodes) {
        List<Contender> open = open();
        long lost = losses();
        int failed = 0;
        int size = FIRST_REFUTED;
        for (int from = 0; from < open.size() && !control.isOver(); from += size, size *= 2) {
            List<Contender> chosen = open.subList(from, Math.min(open.size(), from + size));
            refute(chosen, nodes);
            long most = mostProved();
            failed += (int) chosen.stream().filter(each -> isOpen(each, most)).count();
            if (failed > losses() - lost) {
                return false;
            }
        }
        return true;
    }

    /// The number of draws that moves are proved to lose.
    private long losses() {
        return contenders.stream().mapToInt(Contender::lossesProved).sum();
    }

    /// Tries to refute some moves. One that is neither refuted nor proved for some draw is left to the next pass,
    /// unless the other draws alone may refute it.
    ///
    /// In each round every move is searched for one draw of the group, and all draws are used, so that threads have
    /// work.
    private void refute(List<Contender> chosen, long nodes) {
        for (List<Integer> group : groups()) {
            // Draws that are not kept start anew in every round.
            int rounds = searches.areKept() ? group.size() : 1;
            for (int round = 0; round < rounds; round++) {
                refute(chosen, group, round, rounds, nodes);
            }
        }
    }

    private void refute(List<Contender> chosen, List<Integer> group, int round, int rounds, long nodes) {
        long most = mostProved();
        List<Contender> open = chosen.stream()
                .filter(each -> isOpen(each, most) && each.upperAfterFailures(nodes) <= most)
                .toList();
        if (open.isEmpty()) {
            return;
        }
        searches.forDraws(group, (search, share) -> {
            for (int index = (group.indexOf(search.number()) + round) % rounds; index < open.size(); index += rounds) {
                search.prove(open.get(index), nodes, share);
            }
        });
    }

    private static boolean isOpen(Contender each, long most) {
        return each.emptiesBag && !each.isExact() && each.upper() > most;
    }

    /// The moves that may win more often than the best move is proved to, the most promising first.
    private List<Contender> open() {
        long most = mostProved();
        List<Contender> open = new ArrayList<>(contenders);
        open.removeIf(each -> !isOpen(each, most));
        sort(open);
        return open;
    }

    /// The most half wins that a move is proved to have; -1 if there is none.
    long mostProved() {
        return contenders.stream().mapToLong(Contender::lower).max().orElse(-1);
    }

    /// The draws, first those that the best move loses, and that are likely.
    private List<Integer> order() {
        long most = mostProved();
        List<Integer> order = new ArrayList<>(searches.sample());
        contenders.stream()
                .filter(each -> each.lower() == most)
                .findFirst()
                .ifPresent(best -> order.sort(Comparator.comparingInt(best::outcomeOf)
                        .thenComparingLong(number -> -start.draws().get(number).ways())));
        return order;
    }

    /// The draws in the order in which moves should be refuted: first those that most moves lose. A group has draws
    /// that are about as good.
    private List<List<Integer>> groups() {
        List<Integer> order = order();
        var losses = new double[order.size()];
        for (int draw = 0; draw < losses.length; draw++) {
            losses[draw] = losses(draw);
        }
        order.sort(Comparator.comparingDouble(draw -> -losses[draw]));
        List<List<Integer>> groups = new ArrayList<>();
        List<Integer> group = new ArrayList<>();
        for (int draw : order) {
            if (group.size() == GROUP || !group.isEmpty() && losses[draw] < ALIKE * losses[group.getFirst()]) {
                groups.add(group);
                group = new ArrayList<>();
            }
            group.add(draw);
        }
        groups.add(group);
        return groups;
    }

    /// The part of the moves that lose a draw, of those searched for it.
    private double losses(int draw) {
        int searched = 2;
        int lost = 1;
        for (Contender each : contenders) {
            searched += each.isProved(draw) || each.hasFailed(draw, 1) ? 1 : 0;
            lost += each.isProved(draw) && each.outcomeOf(draw) == Contender.LOSS ? 1 : 0;
        }
        return (double) lost / searched;
    }
}
