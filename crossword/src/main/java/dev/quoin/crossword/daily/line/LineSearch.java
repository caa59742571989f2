package dev.quoin.crossword.daily.line;

import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import java.util.Arrays;
import java.util.function.ToIntFunction;

/// Searches for the best line of a deal. Mutable, not thread-safe.
///
/// A beam search in rounds, with one queue for each number of plays made. A round takes a few of the most
/// promising positions out of every queue, starting with the first, and puts their successors into the next
/// queue. With two turns left a position is finished at once: all its plays, and the best reply to each that
/// may improve the line. Each round continues where the last one ended, so a wider search only adds to a
/// narrower one.
final class LineSearch {
    /// The number of positions a round takes, by how many turns come before the last two.
    private static final int[] SHARES = {32, 8, 2};

    /// The number of plays of a position to try at a time: more would fill the next queue with near copies.
    private static final int CHILDREN = 64;

    private final DailyDraws deal;
    private final Scene scene;
    private final Prospects prospects;
    private final LineTree tree = new LineTree();
    private final NodeQueue[] queues;
    private final LongTable[] seen;
    private final PlayBuffer path = new PlayBuffer();

    private final MoveGenerator here;
    private final MoveGenerator next;
    private final PlayBuffer plays = new PlayBuffer();
    private final PlayBuffer replies = new PlayBuffer();
    private long[] order = new long[512];

    private final PlayBuffer line = new PlayBuffer();
    private int best;
    private int looks;
    private boolean finishing = true;

    LineSearch(DailyDraws deal) {
        this.deal = deal;
        scene = new Scene(deal);
        prospects = new Prospects(deal);
        here = new MoveGenerator(deal.lexicon(), deal.variant());
        next = new MoveGenerator(deal.lexicon(), deal.variant());
        int depths = Math.max(1, deal.turns() - 1);
        queues = new NodeQueue[depths];
        seen = new LongTable[depths];
        for (int depth = 0; depth < depths; depth++) {
            queues[depth] = new NodeQueue();
            seen[depth] = new LongTable();
        }
        queues[0].add(LineTree.ROOT, 0);
    }

    /// The points of the best line so far.
    int best() {
        return best;
    }

    /// The number of best-reply searches, which are most of the work.
    int looks() {
        return looks;
    }

    /// The plays of the best line so far, in order; fewer than the turns if it ran out of plays.
    PlayBuffer line() {
        return line;
    }

    /// Resumes a search that was stopped after a number of rounds, each of which found something to search.
    ///
    /// Which positions a round visits does not depend on the best line, so the positions with two turns left,
    /// which take most of the time, need not be finished again.
    ///
    /// @param known the points of the best line at that time
    /// @param knownLooks the number of best-reply searches at that time
    /// @return false when the watcher stops the search
    boolean resume(int rounds, int known, int knownLooks, LineWatcher watcher) {
        finishing = false;
        for (int round = 0; round < rounds; round++) {
            if (!round(watcher)) {
                return false;
            }
        }
        finishing = true;
        best = known;
        looks = knownLooks;
        return true;
    }

    /// Searches one round; false when there is nothing left to search, or the watcher stops the search.
    boolean round(LineWatcher watcher) {
        boolean any = false;
        for (int depth = 0; depth < queues.length; depth++) {
            int fromEnd = queues.length - 1 - depth;
            int share = SHARES[Math.min(fromEnd, SHARES.length - 1)];
            for (int taken = 0; taken < share && !queues[depth].isEmpty(); taken++) {
                if (watcher.isEnough()) {
                    return false;
                }
                any = true;
                int node = queues[depth].poll();
                if (finishing || fromEnd > 0) {
                    visit(node, depth, fromEnd);
                }
            }
        }
        return any;
    }

    private void visit(int node, int depth, int fromEnd) {
        tree.path(node, path);
        scene.set(path);
        here.load(scene.board());
        if (deal.turns() == 1) {
            here.best(scene.rack(), plays);
            if (plays.size() > 0) {
                keep(plays.score(0), plays, 0);
            }
            return;
        }
        here.allInFixedOrder(scene.rack(), plays);
        if (plays.size() == 0 && tree.total(node) > best) {
            best = tree.total(node);
            copyPath();
        }
        if (fromEnd == 0) {
            finish(node);
        } else {
            expand(node, depth);
        }
    }

    /// Puts the positions after the most promising untried plays into the next queue. While there are more
    /// of them, the node returns to its own queue, with its value reduced by the difference between the best
    /// play and the next.
    private void expand(int node, int depth) {
        int size = plays.size();
        int before = queues.length - 2 - depth;
        if (order.length < size) {
            order = new long[2 * size];
        }
        for (int index = 0; index < size; index++) {
            // Negated, because arrays sort in ascending order.
            order[index] = -NodeQueue.entry(index, plays.score(index) + prospects.worth(scene, plays, index, before));
        }
        Arrays.sort(order, 0, size);
        int end = Math.min(size, tree.tried(node) + CHILDREN);
        for (int at = tree.tried(node); at < end; at++) {
            int index = NodeQueue.node(-order[at]);
            if (isNewOrBetter(depth + 1, scene.after(plays, index).print, tree.total(node) + plays.score(index))) {
                int value = tree.total(node) + NodeQueue.value(-order[at]);
                queues[depth + 1].add(tree.add(node, plays, index, value), value);
            }
        }
        tree.setTried(node, end);
        if (end < size) {
            int lack = NodeQueue.value(-order[0]) - NodeQueue.value(-order[end]);
            queues[depth].add(node, tree.value(node) - lack);
        }
    }

    /// Whether no known line leads to the same board in as many turns with at least as many points.
    private boolean isNewOrBetter(int depth, long print, int total) {
        if (seen[depth].get(print) >= total) {
            return false;
        }
        seen[depth].put(print, total);
        return true;
    }

    /// Plays the last two turns. Where they improve the line, examines every reply.
    private void finish(int node) {
        int known = best;
        finish(node, prospects::reach);
        if (best > known) {
            finish(node, _ -> Integer.MAX_VALUE);
        }
    }

    /// Plays the last two turns, skipping plays after which nothing within reach improves the line.
    private void finish(int node, ToIntFunction<Scene.Traits> reach) {
        int size = plays.size();
        for (int index = 0; index < size; index++) {
            int total = tree.total(node) + plays.score(index);
            int floor = best + 1 - total;
            if (floor > 0 && reach.applyAsInt(scene.after(plays, index)) < floor) {
                continue;
            }
            looks++;
            next.follow(here, plays, index);
            next.best(scene.rackAfter(plays, index), floor, replies);
            if (replies.size() > 0) {
                keep(total, plays, index);
                best = total + replies.score(0);
                line.add(replies, 0);
            } else if (total > best) {
                keep(total, plays, index);
            }
        }
    }

    private void keep(int total, PlayBuffer from, int index) {
        best = total;
        copyPath();
        line.add(from, index);
    }

    private void copyPath() {
        line.clear();
        for (int index = 0; index < path.size(); index++) {
            line.add(path, index);
        }
    }
}
