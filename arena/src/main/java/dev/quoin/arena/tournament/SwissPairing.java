package dev.quoin.arena.tournament;

import dev.quoin.arena.result.CrossTable;
import dev.quoin.arena.result.CrossTable.Pairing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;

/// Pairs one round of a Swiss tournament. Mutable, single-use.
///
/// From the top of the standings, everybody gets the next opponent not met before. If the last ones have
/// met already, a pair above them is split. That always succeeds: with half the contestants or more still to
/// meet, two leftovers together have more possible opponents than there are places in the pairs, so in some
/// pair each of them can play one of the two.
final class SwissPairing {
    private static final int NOBODY = -1;

    private final int contestants;
    /// With an odd number, the bye is one more contestant.
    private final int size;

    private final List<Integer> order;
    private final boolean[][] met;
    private final int[] partners;

    SwissPairing(TournamentFormat.Swiss format, List<Round> before, CrossTable table) {
        this.contestants = format.contestants();
        this.size = contestants + contestants % 2;
        this.order = order(format.seed(), Standings.of(before, table));
        this.met = new boolean[size][size];
        for (Round round : before) {
            round.pairings().forEach(pairing -> meet(pairing.first(), pairing.second()));
            round.bye().ifPresent(contestant -> meet(contestant, contestants));
        }
        this.partners = new int[size];
        Arrays.fill(partners, NOBODY);
    }

    /// Returns the contestants, the best first; equals are in a random order that depends on the seed.
    private List<Integer> order(long seed, Standings standings) {
        var ranked = new ArrayList<Integer>();
        for (int each = 0; each < contestants; each++) {
            ranked.add(each);
        }
        Collections.shuffle(ranked, new Random(seed));
        ranked.sort(Comparator.comparing(standings::row, Standings.BEST_FIRST));
        return ranked;
    }

    private void meet(int one, int other) {
        met[one][other] = true;
        met[other][one] = true;
    }

    Round pair() {
        if (size > contestants) {
            order.reversed().stream()
                    .filter(each -> !met[each][contestants])
                    .findFirst()
                    .ifPresent(each -> join(each, contestants));
        }
        order.forEach(this::joinNext);
        List<Integer> left =
                order.stream().filter(each -> partners[each] == NOBODY).toList();
        for (int at = 0; at + 1 < left.size(); at += 2) {
            split(left.get(at), left.get(at + 1));
        }
        return round();
    }

    private void joinNext(int contestant) {
        if (partners[contestant] == NOBODY) {
            order.stream()
                    .filter(other -> other != contestant && partners[other] == NOBODY && !met[contestant][other])
                    .findFirst()
                    .ifPresent(other -> join(contestant, other));
        }
    }

    /// Splits a pair, the lowest possible, so that two leftovers find opponents.
    private void split(int one, int other) {
        for (int a : order.reversed()) {
            int b = partners[a];
            if (b != NOBODY && !met[one][a] && !met[other][b]) {
                join(one, a);
                join(other, b);
                return;
            }
            if (b != NOBODY && !met[one][b] && !met[other][a]) {
                join(one, b);
                join(other, a);
                return;
            }
        }
        throw new IllegalStateException("no pairing without a rematch is left");
    }

    private void join(int one, int other) {
        partners[one] = other;
        partners[other] = one;
    }

    private Round round() {
        var pairings = new ArrayList<Pairing>();
        OptionalInt bye = OptionalInt.empty();
        for (int each : order) {
            int other = partners[each];
            if (other == contestants) {
                bye = OptionalInt.of(each);
            } else if (order.indexOf(each) < order.indexOf(other)) {
                pairings.add(new Pairing(Math.min(each, other), Math.max(each, other)));
            }
        }
        return new Round(pairings, bye);
    }
}
