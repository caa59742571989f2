package dev.quoin.crossword.preendgame;

import dev.quoin.crossword.tile.Tiles;
import java.util.ArrayList;
import java.util.List;

/// What may be in the bag.
///
/// @param ways in how many ways these tiles can be chosen from the unseen ones
record Draw(Tiles tiles, long ways) {
    /// Returns every multiset of `size` of the unseen tiles, in a fixed order.
    static List<Draw> all(Tiles unseen, int size) {
        var draws = new ArrayList<Draw>();
        add(unseen, size, 0, new int[unseen.counts().length], 1, draws);
        return draws;
    }

    private static void add(Tiles unseen, int left, int number, int[] counts, long ways, List<Draw> draws) {
        if (left == 0) {
            draws.add(new Draw(Tiles.of(counts), ways));
            return;
        }
        if (number == counts.length) {
            return;
        }
        int most = Math.min(left, unseen.count(number));
        long choices = 1;
        for (int count = 0; count <= most; count++) {
            counts[number] = count;
            add(unseen, left - count, number + 1, counts, ways * choices, draws);
            choices = choices * (unseen.count(number) - count) / (count + 1);
        }
        counts[number] = 0;
    }

    /// Returns the different orders in which these tiles can be drawn, as numbers of tiles.
    List<int[]> orders() {
        var orders = new ArrayList<int[]>();
        addOrders(tiles.counts(), new int[tiles.size()], 0, orders);
        return orders;
    }

    private static void addOrders(int[] left, int[] order, int at, List<int[]> orders) {
        if (at == order.length) {
            orders.add(order.clone());
            return;
        }
        for (int number = 0; number < left.length; number++) {
            if (left[number] > 0) {
                left[number]--;
                order[at] = number;
                addOrders(left, order, at + 1, orders);
                left[number]++;
            }
        }
    }
}
