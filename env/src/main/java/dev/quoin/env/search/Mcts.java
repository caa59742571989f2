package dev.quoin.env.search;

import dev.quoin.env.Environments;
import dev.quoin.env.VectorEnvironment;
import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.slots.Slots;
import dev.quoin.env.slots.SplitMixRandom;
import dev.quoin.env.space.ElementType;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Monte Carlo tree search with PUCT, as in AlphaZero, on many trees at once. Mutable, not thread-safe.
///
/// The caller evaluates positions in batches, in off-heap memory that other languages can share:
///
/// ```java
/// mcts.start(simulations);
/// for (int rows = mcts.select(); rows > 0; rows = mcts.select()) {
///     // Read observations and masks of slots 0 to rows - 1 from buffers().
///     // Write LOGITS and VALUES of evaluations().
///     mcts.backup();
/// }
/// mcts.readRoots();   // VISITS and VALUES in roots()
/// ```
///
/// A simulation copies the root's slot, replays the moves on its path, and leaves the copy at the leaf. So
/// nodes store no game state, and any two-player environment can be searched. One agent plays both sides,
/// each with its own observations.
///
/// With hidden information, each simulation belongs to one of several determinizations: samples of what the
/// player to move at the root cannot see, each with its own subtree. Their visits at the root are summed.
/// Within a determinization both sides know everything, so moves that gain or hide information are
/// undervalued (strategy fusion).
public final class Mcts {
    /// The column of logits, one per action, written by the caller. Logits of illegal actions are ignored.
    public static final String LOGITS = "logits";

    /// The column of values, of leaves (written by the caller) or of roots. From the perspective of the
    /// player to move, between -1 and 1.
    public static final String VALUES = "value";

    /// The column of playout actions, written by the caller.
    public static final String PLAYOUT_ACTION = "playout_action";

    /// The column of flags for playouts that are still running.
    public static final String PLAYOUT_RUNNING = "playout_running";

    /// The column of visits, one number per action.
    public static final String VISITS = "visits";

    private static final String CURRENT_PLAYER = "current_player";
    private static final boolean IS_LITTLE = ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN;

    private final MctsOptions options;
    private final int trees;
    private final int batch;
    private final int deals;
    private final Slots slots;
    private final int actionCount;
    private final ObservationBuffers buffers;
    private final ObservationBuffers evaluations;
    private final ObservationBuffers roots;
    private final ByteBuffer masks;
    private final IntBuffer players;
    private final FloatBuffer logits;
    private final FloatBuffer values;

    // By tree: the statistics, random numbers, simulations left and started, whether there is a root,
    // whether its game is still running, the random state of later episodes, and the seeds of its
    // determinizations.
    private final SearchTree[] forest;
    private final SplitMixRandom[] randoms;
    private final int[] remaining;
    private final long[] begun;
    private final boolean[] placed;
    private final boolean[] running;
    private final long[] episodeSeeds;
    private final long[] dealSeeds;
    private SearchTree spare;

    // By row of the batch: the tree and the path of the leaf.
    private final int[] owners;
    private final SearchPath[] paths;
    private int rows;
    private int nextTree;

    // The legal actions of a leaf, and their weights.
    private final int[] legal;
    private final double[] weights;

    /// Creates a search of an environment.
    ///
    /// @param environmentOptions the options of the environment; its opponent is always `self`
    /// @throws IllegalArgumentException when there is no such environment, an option is wrong, or it is not
    ///     a two-player game
    public static Mcts of(String id, Map<String, ?> environmentOptions, MctsOptions options) {
        var both = new HashMap<String, Object>(environmentOptions);
        boolean forTwo = Environments.options(id).stream()
                .anyMatch(option -> option.name().equals("opponent"));
        if (!forTwo) {
            throw new IllegalArgumentException(id + " is a single-player game; the search needs two players");
        }
        both.put("opponent", "self");
        long count = options.trees() + 2L * options.batch();
        if (count > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("trees and twice the batch must be at most 2147483647, got " + count);
        }
        return new Mcts(Environments.slots(id, both, (int) count), options);
    }

    /// Creates a search over slots whose agent plays both sides: one per leaf, then one per tree, then one
    /// per playout of a leaf.
    Mcts(Slots slots, MctsOptions options) {
        this.slots = slots;
        this.options = options;
        trees = options.trees();
        batch = options.batch();
        deals = options.determinizations() == MctsOptions.BY_GAME
                ? slots.hasHiddenInformation() ? MctsOptions.USUAL_DEALS : 0
                : options.determinizations();
        SlotLayout layout = slots.layout();
        actionCount = layout.actions();
        buffers = ObservationBuffers.allocate(layout.fields(), slots.count());
        slots.bind(buffers);
        double most = Double.POSITIVE_INFINITY;
        evaluations = ObservationBuffers.allocate(
                List.of(
                        Field.of(LOGITS, ElementType.FLOAT32, -most, most, actionCount),
                        Field.of(VALUES, ElementType.FLOAT32, -1, 1),
                        Field.of(PLAYOUT_ACTION, ElementType.INT32, 0, actionCount - 1.0),
                        Field.of(PLAYOUT_RUNNING, ElementType.BOOL, 0, 1)),
                batch);
        roots = ObservationBuffers.allocate(
                List.of(
                        Field.of(VISITS, ElementType.INT32, 0, Integer.MAX_VALUE, actionCount),
                        Field.of(VALUES, ElementType.FLOAT32, -1, 1),
                        Field.of(VectorEnvironment.ACTION, ElementType.INT32, -1, actionCount - 1.0),
                        Field.of(VectorEnvironment.TERMINATED, ElementType.BOOL, 0, 1),
                        Field.of(VectorEnvironment.WINNER, ElementType.INT32, 0, VectorEnvironment.UNFINISHED)),
                trees);
        masks = buffers.buffer(SlotLayout.MASK);
        players = buffers.buffer(CURRENT_PLAYER).asIntBuffer();
        logits = evaluations.buffer(LOGITS).asFloatBuffer();
        values = evaluations.buffer(VALUES).asFloatBuffer();
        forest = new SearchTree[trees];
        Arrays.setAll(forest, tree -> new SearchTree(options, Math.max(1, deals)));
        spare = new SearchTree(options, Math.max(1, deals));
        var seeds = new SplitMixRandom(options.seed());
        randoms = new SplitMixRandom[trees];
        Arrays.setAll(randoms, tree -> new SplitMixRandom(seeds.nextLong()));
        remaining = new int[trees];
        begun = new long[trees];
        placed = new boolean[trees];
        running = new boolean[trees];
        episodeSeeds = new long[trees];
        dealSeeds = new long[trees * deals];
        owners = new int[batch];
        paths = new SearchPath[batch];
        Arrays.setAll(paths, row -> new SearchPath());
        legal = new int[actionCount];
        weights = new double[actionCount];
    }

    /// Returns the layout of every slot.
    public SlotLayout layout() {
        return slots.layout();
    }

    /// Returns the number of determinizations; 0 when the true state is searched.
    public int determinizations() {
        return deals;
    }

    /// Returns the observations and infos of the slots: first the leaves of a batch, then the roots, then
    /// the playouts.
    public ObservationBuffers buffers() {
        return buffers;
    }

    /// Returns the columns for evaluations: [#LOGITS] and [#VALUES] of the leaves, written by the caller,
    /// and [#PLAYOUT_ACTION] and [#PLAYOUT_RUNNING].
    public ObservationBuffers evaluations() {
        return evaluations;
    }

    /// Returns the columns by tree: [#VISITS] and [#VALUES] as of the last [#readRoots], the actions for
    /// [#advance], whether the game is over, and the winner as in infos. A truncated game is won by the side
    /// that leads.
    public ObservationBuffers roots() {
        return roots;
    }

    /// Starts a game at a root, equal to that of an environment reset with the same seed and options.
    ///
    /// @throws IllegalArgumentException when an option is unknown or has a value that is not allowed
    public void reset(int tree, long seed, Map<String, ?> resetOptions) {
        requireIdle(tree);
        var random = new SplitMixRandom(seed);
        slots.start(batch + tree, random.nextLong(), resetOptions);
        place(tree, random.state());
    }

    /// Loads a state saved by a [VectorEnvironment] into a root, whatever its opponent was.
    ///
    /// @throws IllegalArgumentException when the bytes are not such a state; nothing changes in that case
    public void load(int tree, byte[] state) {
        requireIdle(tree);
        slots.load(batch + tree, VectorEnvironment.slotState(state));
        place(tree, ByteBuffer.wrap(state).getLong());
    }

    /// Saves the state of a root, for [#load] and for environments.
    ///
    /// @throws IllegalStateException when the tree has no root
    public byte[] save(int tree) {
        requireTree(tree);
        if (!placed[tree]) {
            throw new IllegalStateException("tree " + tree + " has no root");
        }
        byte[] state = slots.save(batch + tree);
        return ByteBuffer.allocate(Long.BYTES + state.length)
                .putLong(episodeSeeds[tree])
                .put(state)
                .array();
    }

    /// Reseeds the noise and the determinizations of a tree.
    public void reseed(int tree, long seed) {
        requireIdle(tree);
        randoms[tree].set(seed);
    }

    /// Removes the root of a tree: it is no longer searched.
    public void remove(int tree) {
        requireIdle(tree);
        forest[tree].clear();
        placed[tree] = false;
        running[tree] = false;
        remaining[tree] = 0;
    }

    private void place(int tree, long episodeSeed) {
        int slot = batch + tree;
        placed[tree] = true;
        episodeSeeds[tree] = episodeSeed;
        forest[tree].clear();
        remaining[tree] = 0;
        settle(tree);
        if (deals > 0 && running[tree]) {
            try {
                slots.copy(slot, 0);
                slots.determinize(0, 0);
            } catch (UnsupportedOperationException impossible) {
                remove(tree);
                throw new IllegalArgumentException(impossible.getMessage()
                        + "; if nothing is hidden in this game, search the true state with determinizations=0");
            }
        }
    }

    /// Records whether the game at a root is still running.
    private void settle(int tree) {
        int slot = batch + tree;
        boolean over = isOver(slot);
        running[tree] = !over;
        int winner = VectorEnvironment.UNFINISHED;
        if (over) {
            int lead = slots.lead(slot);
            int seat = players.get(slot);
            winner = lead == 0 ? VectorEnvironment.DRAW : lead > 0 ? seat : 1 - seat;
        }
        roots.buffer(VectorEnvironment.TERMINATED).put(tree, (byte) (over ? 1 : 0));
        roots.buffer(VectorEnvironment.WINNER).putInt(Integer.BYTES * tree, winner);
    }

    private boolean isOver(int slot) {
        return slots.isTerminated(slot) || slots.isTruncated(slot);
    }

    /// Starts a search of every root whose game is running, with new noise. Simulations add to the existing
    /// trees, except with determinizations, where each search starts with new samples and empty trees.
    ///
    /// @param simulations the number of leaves to visit; the evaluation of the root does not count
    /// @throws IllegalStateException when no tree has a root
    public void start(int simulations) {
        requireNothingPending();
        if (simulations < 1) {
            throw new IllegalArgumentException("simulations must be at least 1, got " + simulations);
        }
        boolean any = false;
        for (int tree = 0; tree < trees; tree++) {
            any |= placed[tree];
        }
        if (!any) {
            throw new IllegalStateException("a search needs a root: set one before the first search");
        }
        for (int tree = 0; tree < trees; tree++) {
            if (!running[tree]) {
                continue;
            }
            remaining[tree] = simulations;
            begun[tree] = 0;
            for (int deal = 0; deal < deals; deal++) {
                dealSeeds[tree * deals + deal] = randoms[tree].nextLong();
            }
            if (deals > 0) {
                forest[tree].clear();
            }
            forest[tree].addNoise(randoms[tree]);
        }
    }

    /// Selects leaves until the batch is full or there are none left; finished games are backed up at once.
    ///
    /// @return the number of leaves to evaluate, in slots 0 and up; 0 when the search is finished
    /// @throws IllegalStateException when the last leaves are still waiting for [#backup]
    public int select() {
        requireNothingPending();
        for (int visited = 0; visited < trees && rows < batch; visited++) {
            fill(nextTree);
            nextTree = nextTree + 1 == trees ? 0 : nextTree + 1;
        }
        return rows;
    }

    private void fill(int tree) {
        SearchTree statistics = forest[tree];
        int end = Math.min(batch, rows + options.share());
        while (rows < end && remaining[tree] > 0) {
            SearchPath path = paths[rows];
            owners[rows] = tree;
            if (!statistics.isExpanded()) {
                path.clear();
                slots.copy(batch + tree, rows++);
                return;
            }
            int deal = deals == 0 ? 0 : (int) (begun[tree] % deals);
            int leaf = statistics.descend(deal, path);
            if (leaf == SearchTree.PENDING) {
                // Another simulation of this batch is waiting there. The rest of the tree's share has to
                // wait for its value.
                return;
            }
            if (leaf == SearchTree.TERMINAL) {
                statistics.endAgain(path);
            } else {
                visit(tree, deal, path);
            }
            remaining[tree]--;
            begun[tree]++;
        }
    }

    /// Plays the moves of a path in the next row, and uses up the row unless the game ends there.
    private void visit(int tree, int deal, SearchPath path) {
        SearchTree statistics = forest[tree];
        slots.copy(batch + tree, rows);
        if (deals > 0) {
            slots.determinize(rows, dealSeeds[tree * deals + deal]);
        }
        for (int depth = 0; depth < path.length(); depth++) {
            slots.act(rows, statistics.action(path.edge(depth)));
        }
        if (isOver(rows)) {
            statistics.end(path, players.get(rows), Integer.signum(slots.lead(rows)));
        } else {
            statistics.await(path);
            rows++;
        }
    }

    /// Starts a playout of each leaf that [#select] found: a game from there to the end. This allows
    /// policies without a value function to guide a search.
    ///
    /// @throws IllegalStateException when no leaves are waiting
    public void startPlayouts() {
        requirePending();
        ByteBuffer going = evaluations.buffer(PLAYOUT_RUNNING);
        for (int row = 0; row < rows; row++) {
            slots.copy(row, playout(row));
            if (deals > 0 && paths[row].length() == 0) {
                // The root has the true state, which its playout must not see.
                slots.determinize(playout(row), dealSeeds[owners[row] * deals]);
            }
            going.put(row, (byte) 1);
        }
    }

    /// Plays [#PLAYOUT_ACTION] in all running playouts. The results of those that end become the [#VALUES]
    /// of their leaves.
    ///
    /// @return the number of playouts still running
    /// @throws IllegalArgumentException when an action is not legal; earlier playouts have already been
    ///     stepped
    public int stepPlayouts() {
        requirePending();
        ByteBuffer going = evaluations.buffer(PLAYOUT_RUNNING);
        ByteBuffer actions = evaluations.buffer(PLAYOUT_ACTION);
        int left = 0;
        for (int row = 0; row < rows; row++) {
            if (going.get(row) == 0) {
                continue;
            }
            int slot = playout(row);
            int action = actions.getInt(Integer.BYTES * row);
            if (action < 0 || action >= actionCount || masks.get(slot * actionCount + action) == 0) {
                throw new IllegalArgumentException("playout " + row + ": action " + action + " is not legal");
            }
            slots.act(slot, action);
            if (isOver(slot)) {
                int result = Integer.signum(slots.lead(slot));
                values.put(row, players.get(slot) == players.get(row) ? result : -result);
                going.put(row, (byte) 0);
            } else {
                left++;
            }
        }
        return left;
    }

    private int playout(int row) {
        return batch + trees + row;
    }

    /// Backs up the evaluations of the leaves that [#select] found. Values are clipped to `[-1, 1]`.
    ///
    /// @throws IllegalArgumentException when a value or the logit of a legal action is NaN; that leaf and
    ///     those after it count as not selected
    /// @throws IllegalStateException when no leaves are waiting
    public void backup() {
        requirePending();
        int row = 0;
        try {
            for (; row < rows; row++) {
                backup(row);
            }
        } finally {
            forgetFrom(row);
        }
    }

    private void backup(int row) {
        float value = values.get(row);
        if (Float.isNaN(value)) {
            throw new IllegalArgumentException("the value of leaf " + row + " must be a number, got " + value);
        }
        int count = readLegal(row);
        weigh(row, count);
        double bounded = Math.clamp(value, -1f, 1f);
        int tree = owners[row];
        SearchTree statistics = forest[tree];
        if (statistics.isExpanded()) {
            statistics.expand(paths[row], players.get(row), bounded, legal, weights, count);
        } else {
            statistics.expandRoot(players.get(row), bounded, legal, weights, count);
            statistics.addNoise(randoms[tree]);
        }
    }

    /// Reads the legal actions of a row from its mask, eight bytes at a time.
    private int readLegal(int row) {
        int count = 0;
        int start = row * actionCount;
        int whole = actionCount & ~7;
        for (int action = 0; action < whole; action += 8) {
            long marks = masks.getLong(start + action);
            marks = IS_LITTLE ? marks : Long.reverseBytes(marks);
            for (; marks != 0; marks &= marks - 1) {
                legal[count++] = action + (Long.numberOfTrailingZeros(marks) >>> 3);
            }
        }
        for (int action = whole; action < actionCount; action++) {
            if (masks.get(start + action) != 0) {
                legal[count++] = action;
            }
        }
        return count;
    }

    /// Computes the weights of the legal actions: the numerators of a softmax.
    private void weigh(int row, int count) {
        int start = row * actionCount;
        float most = Float.NEGATIVE_INFINITY;
        for (int entry = 0; entry < count; entry++) {
            float logit = logits.get(start + legal[entry]);
            if (Float.isNaN(logit) || logit == Float.POSITIVE_INFINITY) {
                throw new IllegalArgumentException("the logit of action " + legal[entry] + " of leaf " + row
                        + " must be a number below infinity, got " + logit);
            }
            most = Math.max(most, logit);
        }
        for (int entry = 0; entry < count; entry++) {
            float logit = logits.get(start + legal[entry]);
            weights[entry] = logit == most ? 1 : Math.exp(((double) logit - most) / options.policyTemperature());
        }
    }

    /// Discards the waiting leaves, as if they had not been selected.
    public void cancel() {
        forgetFrom(0);
    }

    private void forgetFrom(int first) {
        for (int row = first; row < rows; row++) {
            SearchTree statistics = forest[owners[row]];
            if (paths[row].length() > 0) {
                statistics.forget(paths[row]);
                remaining[owners[row]]++;
                begun[owners[row]]--;
            }
        }
        rows = 0;
    }

    /// Writes [#VISITS] and [#VALUES] of all roots. The visits of a tree without a search are 0.
    public void readRoots() {
        MemorySegment segment = roots.segment(VISITS);
        segment.fill((byte) 0);
        IntBuffer visits = roots.buffer(VISITS).asIntBuffer();
        FloatBuffer means = roots.buffer(VALUES).asFloatBuffer();
        for (int tree = 0; tree < trees; tree++) {
            SearchTree statistics = forest[tree];
            for (int entry = 0; entry < statistics.rootEdges(); entry++) {
                visits.put(tree * actionCount + statistics.rootAction(entry), statistics.rootVisits(entry));
            }
            means.put(tree, (float) statistics.rootValue());
        }
    }

    /// Plays an action at every root; -1 leaves a root unchanged. Without determinizations the subtree of
    /// the action is kept.
    ///
    /// @throws IllegalArgumentException when an action is not legal; nothing changes in that case
    /// @throws IllegalStateException when a root has no running game
    public void advance() {
        requireNothingPending();
        ByteBuffer actions = roots.buffer(VectorEnvironment.ACTION);
        for (int tree = 0; tree < trees; tree++) {
            check(tree, actions.getInt(Integer.BYTES * tree));
        }
        for (int tree = 0; tree < trees; tree++) {
            int action = actions.getInt(Integer.BYTES * tree);
            if (action != -1) {
                advance(tree, action);
            }
        }
    }

    private void check(int tree, int action) {
        if (action == -1) {
            return;
        }
        if (!running[tree]) {
            throw new IllegalStateException("tree " + tree + " has no running game: set its root first");
        }
        if (action < 0 || action >= actionCount || masks.get((batch + tree) * actionCount + action) == 0) {
            throw new IllegalArgumentException("tree " + tree + ": action " + action + " is not legal");
        }
    }

    private void advance(int tree, int action) {
        slots.act(batch + tree, action);
        settle(tree);
        remaining[tree] = 0;
        if (deals > 0) {
            forest[tree].clear();
            return;
        }
        spare.becomeSubtree(forest[tree], action);
        SearchTree old = forest[tree];
        forest[tree] = spare;
        spare = old;
    }

    /// Returns the statistics of a tree.
    SearchTree tree(int tree) {
        return forest[tree];
    }

    private void requireIdle(int tree) {
        requireTree(tree);
        requireNothingPending();
    }

    private void requireTree(int tree) {
        if (tree < 0 || tree >= trees) {
            throw new IndexOutOfBoundsException("tree must be 0.." + (trees - 1) + ", got " + tree);
        }
    }

    private void requirePending() {
        if (rows == 0) {
            throw new IllegalStateException("there are no leaves to evaluate: call select first");
        }
    }

    private void requireNothingPending() {
        if (rows > 0) {
            throw new IllegalStateException(
                    rows + " leaves are waiting for their evaluation: call backup first, or cancel");
        }
    }
}
