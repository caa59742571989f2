package dev.quoin.env.search;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/// The statistics of one search, in flat arrays without an object per node. Mutable, not thread-safe.
///
/// A tree has one root per determinization, or a single root; nodes `0` to `roots - 1` are the roots, which
/// have the same moves and priors. Values are from the perspective of the player to move at a node, between
/// -1 and 1. Nothing is allocated once the arrays are large enough.
final class SearchTree {
    /// The child of an edge whose position has no node yet.
    static final int UNEXPANDED = -1;

    /// The child of an edge that ends the game.
    static final int TERMINAL = -2;

    /// The child of an edge whose position is waiting for its evaluation.
    static final int PENDING = -3;

    private final MctsOptions options;
    private final int roots;
    private int nodes;
    private int edges;

    // By node: its edges; visits, the first being its evaluation; waiting simulations below it; the sum of
    // values; the sum of the priors of visited edges; the player to move.
    private int[] firstEdge = new int[64];
    private int[] edgeCount = new int[64];
    private int[] nodeVisits = new int[64];
    private int[] nodeWaiting = new int[64];
    private double[] nodeValue = new double[64];
    private double[] visitedPrior = new double[64];
    private int[] player = new int[64];

    // By edge: its action and prior, visits, waiting simulations, the sum of values for the player who takes
    // it, and the child node.
    private int[] action = new int[512];
    private float[] prior = new float[512];
    private int[] edgeVisits = new int[512];
    private int[] edgeWaiting = new int[512];
    private double[] edgeValue = new double[512];
    private int[] child = new int[512];

    // The priors of the root without noise, the noise, and the old node numbers while a subtree is moved.
    private float[] rawPrior = new float[64];
    private double[] drawn = new double[64];
    private int[] source = new int[64];

    SearchTree(MctsOptions options, int roots) {
        this.options = options;
        this.roots = roots;
    }

    /// Removes all nodes.
    void clear() {
        nodes = 0;
        edges = 0;
    }

    /// Returns whether the root has been evaluated.
    boolean isExpanded() {
        return nodes > 0;
    }

    /// Returns the number of nodes.
    int size() {
        return nodes;
    }

    int action(int edge) {
        return action[edge];
    }

    int child(int edge) {
        return child[edge];
    }

    /// Returns the number of moves at the root.
    int rootEdges() {
        return nodes == 0 ? 0 : edgeCount[0];
    }

    /// Returns the action of a move at the root.
    int rootAction(int entry) {
        return action[firstEdge[0] + entry];
    }

    /// Returns the prior of a move at the root, with noise.
    float rootPrior(int entry) {
        return prior[firstEdge[0] + entry];
    }

    /// Returns the visits of a move at the root, over all determinizations.
    int rootVisits(int entry) {
        int sum = 0;
        for (int root = 0; root < roots; root++) {
            sum += edgeVisits[firstEdge[root] + entry];
        }
        return sum;
    }

    /// Returns the mean value of the root for the player to move; 0 without a root.
    double rootValue() {
        double sum = 0;
        int visits = 0;
        for (int root = 0; root < Math.min(roots, nodes); root++) {
            sum += nodeValue[root];
            visits += nodeVisits[root];
        }
        return visits == 0 ? 0 : sum / visits;
    }

    /// Evaluates the root, for all determinizations.
    void expandRoot(int toMove, double value, int[] actions, double[] weights, int count) {
        for (int root = 0; root < roots; root++) {
            addNode(toMove, value, actions, weights, count);
        }
        keepRawPriors();
    }

    private void keepRawPriors() {
        int count = edgeCount[0];
        if (rawPrior.length < count) {
            rawPrior = new float[Math.max(count, 2 * rawPrior.length)];
        }
        System.arraycopy(prior, firstEdge[0], rawPrior, 0, count);
    }

    /// Mixes fresh noise into the priors of the root.
    void addNoise(RandomGenerator random) {
        if (options.noise() == 0 || nodes == 0) {
            return;
        }
        int count = edgeCount[0];
        if (drawn.length < count) {
            drawn = new double[Math.max(count, 2 * drawn.length)];
        }
        DirichletNoise.draw(random, options.dirichletAlpha(), drawn, count);
        double weight = options.noise();
        for (int root = 0; root < roots; root++) {
            double visited = 0;
            for (int entry = 0; entry < count; entry++) {
                int edge = firstEdge[root] + entry;
                prior[edge] = (float) ((1 - weight) * rawPrior[entry] + weight * drawn[entry]);
                visited += edgeVisits[edge] == 0 ? 0 : prior[edge];
            }
            visitedPrior[root] = visited;
        }
    }

    /// Descends from a root to an edge without a node, by the PUCT rule.
    ///
    /// @return the child of the last edge: [#UNEXPANDED], [#TERMINAL] or [#PENDING]
    int descend(int root, SearchPath path) {
        path.clear();
        int node = root;
        while (node >= 0) {
            int edge = best(node);
            path.add(node, edge);
            node = child[edge];
        }
        return node;
    }

    /// Returns the edge with the largest Q + c P √N / (1 + n), or the first of several. Waiting simulations
    /// count as losses.
    private int best(int node) {
        int loss = options.virtualLoss();
        double scale = options.puctConstant() * Math.sqrt(nodeVisits[node] + loss * nodeWaiting[node]);
        double unvisited = nodeValue[node] / nodeVisits[node] - options.fpuReduction() * Math.sqrt(visitedPrior[node]);
        int first = firstEdge[node];
        int end = first + edgeCount[node];
        int best = first;
        double most = Double.NEGATIVE_INFINITY;
        for (int edge = first; edge < end; edge++) {
            int lost = loss * edgeWaiting[edge];
            int count = edgeVisits[edge] + lost;
            double value = count == 0 ? unvisited : (edgeValue[edge] - lost) / count;
            double score = value + scale * prior[edge] / (1 + count);
            if (score > most) {
                most = score;
                best = edge;
            }
        }
        return best;
    }

    /// Marks the leaf of a path as waiting for its evaluation.
    void await(SearchPath path) {
        child[path.lastEdge()] = PENDING;
        addWaiting(path, 1);
    }

    /// Undoes [#await].
    void forget(SearchPath path) {
        child[path.lastEdge()] = UNEXPANDED;
        addWaiting(path, -1);
    }

    private void addWaiting(SearchPath path, int change) {
        for (int depth = 0; depth < path.length(); depth++) {
            nodeWaiting[path.node(depth)] += change;
            edgeWaiting[path.edge(depth)] += change;
        }
    }

    /// Adds the node of a leaf that was waiting, and backs up its value along the path.
    void expand(SearchPath path, int toMove, double value, int[] actions, double[] weights, int count) {
        addWaiting(path, -1);
        // Not in one expression: a new node may move the array.
        int node = addNode(toMove, value, actions, weights, count);
        child[path.lastEdge()] = node;
        backUp(path, toMove, value);
    }

    /// Marks the end of a path as the end of the game, and backs up the result along the path.
    void end(SearchPath path, int toMove, double value) {
        child[path.lastEdge()] = TERMINAL;
        backUp(path, toMove, value);
    }

    /// Backs up the result of a terminal position that was reached before. All visits there had the same
    /// value.
    void endAgain(SearchPath path) {
        int edge = path.lastEdge();
        backUp(path, player[path.node(path.length() - 1)], edgeValue[edge] / edgeVisits[edge]);
    }

    private void backUp(SearchPath path, int toMove, double value) {
        for (int depth = 0; depth < path.length(); depth++) {
            int node = path.node(depth);
            int edge = path.edge(depth);
            double own = player[node] == toMove ? value : -value;
            nodeVisits[node]++;
            nodeValue[node] += own;
            if (edgeVisits[edge]++ == 0) {
                visitedPrior[node] += prior[edge];
            }
            edgeValue[edge] += own;
        }
    }

    /// Adds a node with its edges; the weights, which need not sum to 1, are normalized to priors.
    private int addNode(int toMove, double value, int[] actions, double[] weights, int count) {
        int node = newNode(edges, count);
        nodeVisits[node] = 1;
        nodeWaiting[node] = 0;
        nodeValue[node] = value;
        visitedPrior[node] = 0;
        player[node] = toMove;
        double sum = 0;
        for (int entry = 0; entry < count; entry++) {
            sum += weights[entry];
        }
        int first = newEdges(count);
        for (int entry = 0; entry < count; entry++) {
            int edge = first + entry;
            action[edge] = actions[entry];
            prior[edge] = (float) (weights[entry] / sum);
            edgeVisits[edge] = 0;
            edgeWaiting[edge] = 0;
            edgeValue[edge] = 0;
            child[edge] = UNEXPANDED;
        }
        return node;
    }

    private int newNode(int first, int count) {
        if (nodes == firstEdge.length) {
            int length = 2 * nodes;
            firstEdge = Arrays.copyOf(firstEdge, length);
            edgeCount = Arrays.copyOf(edgeCount, length);
            nodeVisits = Arrays.copyOf(nodeVisits, length);
            nodeWaiting = Arrays.copyOf(nodeWaiting, length);
            nodeValue = Arrays.copyOf(nodeValue, length);
            visitedPrior = Arrays.copyOf(visitedPrior, length);
            player = Arrays.copyOf(player, length);
        }
        firstEdge[nodes] = first;
        edgeCount[nodes] = count;
        return nodes++;
    }

    private int newEdges(int count) {
        if (edges + count > action.length) {
            int length = Math.max(edges + count, 2 * action.length);
            action = Arrays.copyOf(action, length);
            prior = Arrays.copyOf(prior, length);
            edgeVisits = Arrays.copyOf(edgeVisits, length);
            edgeWaiting = Arrays.copyOf(edgeWaiting, length);
            edgeValue = Arrays.copyOf(edgeValue, length);
            child = Arrays.copyOf(child, length);
        }
        int first = edges;
        edges += count;
        return first;
    }

    /// Replaces this tree with the subtree below a root move of another single-root tree; empty if there is
    /// none.
    void becomeSubtree(SearchTree other, int rootAction) {
        clear();
        for (int entry = 0; entry < other.rootEdges(); entry++) {
            int below = other.child[other.firstEdge[0] + entry];
            if (other.rootAction(entry) == rootAction && below >= 0) {
                copySubtree(other, below);
                keepRawPriors();
            }
        }
    }

    /// Copies nodes breadth first, so that the uncopied nodes form a queue.
    private void copySubtree(SearchTree other, int top) {
        enqueue(other, top);
        for (int node = 0; node < nodes; node++) {
            int from = source[node];
            int count = other.edgeCount[from];
            int first = newEdges(count);
            int otherFirst = other.firstEdge[from];
            firstEdge[node] = first;
            System.arraycopy(other.action, otherFirst, action, first, count);
            System.arraycopy(other.prior, otherFirst, prior, first, count);
            System.arraycopy(other.edgeVisits, otherFirst, edgeVisits, first, count);
            System.arraycopy(other.edgeValue, otherFirst, edgeValue, first, count);
            Arrays.fill(edgeWaiting, first, first + count, 0);
            for (int entry = 0; entry < count; entry++) {
                int below = other.child[otherFirst + entry];
                child[first + entry] = below < 0 ? below : enqueue(other, below);
            }
        }
    }

    private int enqueue(SearchTree other, int from) {
        int node = newNode(0, other.edgeCount[from]);
        nodeVisits[node] = other.nodeVisits[from];
        nodeWaiting[node] = 0;
        nodeValue[node] = other.nodeValue[from];
        visitedPrior[node] = other.visitedPrior[from];
        player[node] = other.player[from];
        if (source.length <= node) {
            source = Arrays.copyOf(source, 2 * source.length);
        }
        source[node] = from;
        return node;
    }
}
