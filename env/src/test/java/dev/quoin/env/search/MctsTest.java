package dev.quoin.env.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.env.AutoresetMode;
import dev.quoin.env.Environments;
import dev.quoin.env.VectorEnvironment;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.endgame.EndgameOptions;
import dev.quoin.othello.endgame.EndgameSolver;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MctsTest {
    private static final Map<String, String> BITS = Map.of("observation", "bits");

    /// Evaluates the first rows of a batch.
    private interface Evaluator {
        void evaluate(Mcts mcts, int rows);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 8, 20, 35, 48, 54, 58})
    void oneLeafAtATimeVisitsWhatANaiveSearchVisits(int plies) {
        for (int seed = 0; seed < 6; seed++) {
            OthelloPosition position = randomPosition(plies, seed);
            Mcts mcts = Mcts.of("Othello-v0", BITS, options(1, 1));
            mcts.reset(0, 1, Map.of("position", position));
            search(mcts, 400, Oracle::othello);

            var naive = new NaiveMcts(position, 1.5, 0.2);
            naive.run(400);
            var expected = new int[64];
            naive.root.children.forEach(child -> expected[child.action] = child.visits);
            assertThat(visits(mcts, 0)).isEqualTo(expected);
            assertThat(rootValue(mcts, 0)).isEqualTo((float) (naive.root.sum / naive.root.visits));
        }
    }

    @Test
    void treesDoNotInfluenceOneAnother() {
        Mcts one = Mcts.of("Othello-v0", BITS, options(1, 1));
        // Fewer rows than trees, and one leaf of each tree in a batch: as if each were alone.
        Mcts many = Mcts.of("Othello-v0", BITS, options(7, 5));
        for (int tree = 0; tree < 7; tree++) {
            many.reset(tree, 1, Map.of("position", randomPosition(8 * tree, tree)));
        }
        search(many, 150, Oracle::othello);
        for (int tree = 0; tree < 7; tree++) {
            one.reset(0, 1, Map.of("position", randomPosition(8 * tree, tree)));
            search(one, 150, Oracle::othello);
            assertThat(visits(many, tree)).isEqualTo(visits(one, 0));
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 64", "3, 64", "5, 17", "64, 256"})
    void severalLeavesOfATreeAtOnceAddUpToTheSimulations(int trees, int batch) {
        Mcts mcts = Mcts.of("Othello-v0", BITS, options(trees, batch));
        for (int tree = 0; tree < trees; tree++) {
            mcts.reset(tree, 1, Map.of("position", randomPosition(tree % 55, tree)));
        }
        int share = (batch + trees - 1) / trees;
        mcts.start(200);
        int most = 0;
        for (int rows = mcts.select(); rows > 0; rows = mcts.select()) {
            assertThat(rows).isBetween(1, batch);
            most = Math.max(most, rows);
            assertThat(distinctBoards(mcts, rows)).isGreaterThan(rows / 2);
            Oracle.othello(mcts, rows);
            mcts.backup();
        }
        mcts.readRoots();
        assertThat(most).isGreaterThan(trees == 1 ? share / 4 : batch / 4);
        for (int tree = 0; tree < trees; tree++) {
            assertThat(Arrays.stream(visits(mcts, tree)).sum()).isEqualTo(200);
            for (int action = 0; action < 64; action++) {
                boolean isLegal = mcts.buffers().buffer(SlotLayout.MASK).get((batch + tree) * 64 + action) != 0;
                assertThat(isLegal || visits(mcts, tree)[action] == 0).isTrue();
            }
        }
    }

    @Test
    void virtualLossSpreadsTheLeavesOfABatch() {
        Mcts mcts = Mcts.of("Othello-v0", BITS, options(1, 4));
        mcts.reset(0, 1, Map.of());
        mcts.start(100);
        assertThat(mcts.select()).isEqualTo(1);
        zeros(mcts, 1);
        mcts.backup();
        // The opening has four moves: each gets a leaf, and none is left for a fifth.
        assertThat(mcts.select()).isEqualTo(4);
        assertThat(distinctBoards(mcts, 4)).isEqualTo(4);
        mcts.cancel();

        var without = new MctsOptions(1, 4, 1.5, 1, 0.2, 0, 0.3, 0, MctsOptions.BY_GAME, 1);
        Mcts blind = Mcts.of("Othello-v0", BITS, without);
        blind.reset(0, 1, Map.of());
        blind.start(100);
        blind.select();
        zeros(blind, 1);
        blind.backup();
        assertThat(blind.select()).isEqualTo(1);
    }

    @Test
    void aSubtreeThatIsKeptIsWhatAFreshSearchFinds() {
        for (int seed = 0; seed < 8; seed++) {
            OthelloPosition position = randomPosition(6 * seed, seed);
            Mcts mcts = Mcts.of("Othello-v0", BITS, options(1, 1));
            mcts.reset(0, 1, Map.of("position", position));
            search(mcts, 300, Oracle::othello);
            for (int move = 0; move < 3; move++) {
                int[] before = visits(mcts, 0);
                int action = IntStream.range(0, 64)
                        .reduce((one, other) -> before[one] >= before[other] ? one : other)
                        .orElseThrow();
                advance(mcts, action);
                if (mcts.roots().buffer(VectorEnvironment.TERMINATED).get(0) != 0) {
                    break;
                }
                mcts.readRoots();
                int[] kept = visits(mcts, 0);
                assertThat(Arrays.stream(kept).sum()).isEqualTo(before[action] - 1);

                Mcts fresh = Mcts.of("Othello-v0", BITS, options(1, 1));
                fresh.load(0, mcts.save(0));
                search(fresh, before[action] - 1, Oracle::othello);
                assertThat(kept).isEqualTo(visits(fresh, 0));
                assertThat(rootValue(mcts, 0)).isEqualTo(rootValue(fresh, 0));

                // And both go on alike.
                search(mcts, 50, Oracle::othello);
                search(fresh, 50, Oracle::othello);
                assertThat(visits(mcts, 0)).isEqualTo(visits(fresh, 0));
            }
        }
    }

    @Test
    void enoughSimulationsSolveEndgames() {
        var solver = new EndgameSolver(new EndgameOptions(1, 1));
        int solved = 0;
        for (int seed = 0; seed < 30; seed++) {
            OthelloPosition position = randomPosition(52 + seed % 5, seed);
            int exact = Integer.signum(solver.solve(position).score());
            Mcts mcts = Mcts.of("Othello-v0", BITS, options(1, 4));
            mcts.reset(0, 1, Map.of("position", position));
            search(mcts, 20_000, MctsTest::zeros);
            int[] visits = visits(mcts, 0);
            int best = IntStream.range(0, 64)
                    .reduce((one, other) -> visits[one] >= visits[other] ? one : other)
                    .orElseThrow();
            advance(mcts, best);
            OthelloPosition after = position(mcts, 0);
            int kept = after.isOver()
                    ? Integer.signum(after.count(position.toMove())
                            - after.count(position.toMove().opponent()))
                    : Integer.signum(solver.solve(after).score()) * (after.toMove() == position.toMove() ? 1 : -1);
            assertThat(kept).as("seed %s", seed).isEqualTo(exact);
            solved++;
        }
        assertThat(solved).isEqualTo(30);
    }

    @ParameterizedTest
    @CsvSource({"MiniScrabble-v0, candidates", "Crossword7-v0, ''", "MiniScrabble-v0, words"})
    void whatIsHiddenDoesNotInfluenceTheSearch(String id, String actions) {
        Map<String, String> environment = actions.isEmpty() ? Map.of() : Map.of("actions", actions);
        VectorEnvironment real = Environments.makeVector(id, environment, 1, AutoresetMode.DISABLED);
        real.reset(4);
        byte[] state = real.save(0);
        var states = new HashSet<List<Byte>>();
        var found = new HashSet<List<Integer>>();
        for (int deal = 0; deal < 4; deal++) {
            real.load(0, state);
            real.determinize(0, deal);
            byte[] other = real.save(0);
            states.add(
                    IntStream.range(0, other.length).mapToObj(at -> other[at]).toList());
            Mcts mcts = Mcts.of(id, environment, options(1, 3));
            assertThat(mcts.determinizations()).isEqualTo(MctsOptions.USUAL_DEALS);
            mcts.load(0, other);
            search(mcts, 60, Oracle::any);
            int[] visits = visits(mcts, 0);
            assertThat(Arrays.stream(visits).sum()).isEqualTo(60);
            found.add(Arrays.stream(visits).boxed().toList());
        }
        assertThat(states).hasSize(4);
        assertThat(found).hasSize(1);

        // Other deals are another search, and who looks at the true state is influenced by it.
        Mcts otherwise = Mcts.of(id, environment, new MctsOptions(1, 3, 1.5, 1, 0.2, 1, 0.3, 0, 8, 2));
        otherwise.load(0, state);
        search(otherwise, 60, Oracle::any);
        found.add(Arrays.stream(visits(otherwise, 0)).boxed().toList());
        assertThat(found).hasSize(2);
    }

    @Test
    void aCrosswordGameCanBePlayedToItsEnd() {
        Mcts mcts = Mcts.of("MiniScrabble-v0", Map.of("actions", "candidates"), options(2, 4));
        mcts.reset(0, 1, Map.of());
        mcts.reset(1, 2, Map.of());
        ByteBuffer over = mcts.roots().buffer(VectorEnvironment.TERMINATED);
        int moves = 0;
        while (over.get(0) == 0 || over.get(1) == 0) {
            search(mcts, 12, Oracle::any);
            for (int tree = 0; tree < 2; tree++) {
                int[] visits = visits(mcts, tree);
                assertThat(Arrays.stream(visits).sum()).isEqualTo(over.get(tree) == 0 ? 12 : 0);
                int best = IntStream.range(0, visits.length)
                        .reduce((one, other) -> visits[one] >= visits[other] ? one : other)
                        .orElseThrow();
                mcts.roots().buffer(VectorEnvironment.ACTION).putInt(4 * tree, over.get(tree) == 0 ? best : -1);
            }
            mcts.advance();
            moves++;
        }
        assertThat(moves).isGreaterThan(3);
        for (int tree = 0; tree < 2; tree++) {
            assertThat(mcts.roots().buffer(VectorEnvironment.WINNER).getInt(4 * tree))
                    .isBetween(0, 2);
        }
    }

    @Test
    void noiseChangesThePriorsOfTheRootOnly() {
        var priors = new ArrayList<List<Float>>();
        for (int seed = 0; seed < 3; seed++) {
            var noisy = new MctsOptions(1, 1, 1.5, 1, 0.2, 1, 0.3, 0.25, MctsOptions.BY_GAME, seed / 2);
            Mcts mcts = Mcts.of("Othello-v0", BITS, noisy);
            mcts.reset(0, 1, Map.of("position", randomPosition(20, 3)));
            search(mcts, 30, MctsTest::zeros);
            SearchTree tree = mcts.tree(0);
            List<Float> found = IntStream.range(0, tree.rootEdges())
                    .mapToObj(tree::rootPrior)
                    .toList();
            assertThat(found.stream().mapToDouble(prior -> prior).sum()).isBetween(0.9999, 1.0001);
            float least = 0.75f / found.size();
            assertThat(found).allSatisfy(prior -> assertThat(prior).isGreaterThanOrEqualTo(least * 0.999f));
            priors.add(found);

            // The next search has noise of its own, on the same priors.
            mcts.start(1);
            assertThat(tree.rootPrior(0)).isNotEqualTo(found.getFirst()).isGreaterThanOrEqualTo(least * 0.999f);
        }
        assertThat(priors.get(0)).isEqualTo(priors.get(1)).isNotEqualTo(priors.get(2));
    }

    @Test
    void aPolicyTemperatureFlattensThePriors() {
        var flat = new MctsOptions(1, 1, 1.5, 2, 0.2, 1, 0.3, 0, MctsOptions.BY_GAME, 1);
        Mcts mcts = Mcts.of("Othello-v0", BITS, flat);
        mcts.reset(0, 1, Map.of());
        mcts.start(1);
        mcts.select();
        zeros(mcts, 1);
        // d3 is the first of the four moves.
        mcts.evaluations().buffer(Mcts.LOGITS).putFloat(4 * 19, (float) Math.log(9));
        mcts.backup();
        assertThat(mcts.tree(0).rootPrior(0)).isEqualTo(0.5f);
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.03, 0.3, 1, 10})
    void theNoiseIsADirichletDistribution(double alpha) {
        var random = new SplittableRandom(1);
        int count = 5;
        int draws = 20_000;
        var noise = new double[count];
        double mean = 0;
        double square = 0;
        for (int draw = 0; draw < draws; draw++) {
            DirichletNoise.draw(random, alpha, noise, count);
            assertThat(Arrays.stream(noise).sum()).isBetween(1 - 1e-9, 1 + 1e-9);
            mean += noise[2] / draws;
            square += noise[2] * noise[2] / draws;
        }
        double expected = 1.0 / count;
        double variance = expected * (1 - expected) / (count * alpha + 1);
        assertThat(mean).isBetween(expected - 0.012, expected + 0.012);
        assertThat(square - mean * mean).isBetween(0.93 * variance, 1.07 * variance);
    }

    @Test
    void whatIsCancelledLeavesNoTrace() {
        Mcts mcts = Mcts.of("Othello-v0", BITS, options(3, 12));
        Mcts undisturbed = Mcts.of("Othello-v0", BITS, options(3, 12));
        for (int tree = 0; tree < 3; tree++) {
            mcts.reset(tree, tree, Map.of());
            undisturbed.reset(tree, tree, Map.of());
        }
        mcts.start(100);
        for (int batch = 0; ; batch++) {
            if (mcts.select() == 0) {
                break;
            }
            // The cancelled batch begins with the same tree when it is selected again: all three had their turn.
            if (batch % 2 == 0) {
                mcts.cancel();
                continue;
            }
            Oracle.othello(mcts, 12);
            mcts.backup();
        }
        mcts.readRoots();
        search(undisturbed, 100, Oracle::othello);
        for (int tree = 0; tree < 3; tree++) {
            assertThat(visits(mcts, tree)).isEqualTo(visits(undisturbed, tree));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Othello-v0", "MiniScrabble-v0"})
    void aPlayoutGivesTheResultOfTheGameThatIsPlayed(String id) {
        Map<String, String> environment = id.startsWith("Mini") ? Map.of("actions", "candidates") : Map.of();
        var open = new MctsOptions(1, 3, 1.5, 1, 0.2, 1, 0.3, 0, 0, 1);
        Mcts mcts = Mcts.of(id, environment, open);
        VectorEnvironment twin = Environments.makeVector(id, environment, 1, AutoresetMode.DISABLED);
        mcts.reset(0, 5, Map.of());
        twin.reset(5);
        // The root is the first leaf, so its playout is a game from the start.
        mcts.start(1);
        assertThat(mcts.select()).isEqualTo(1);
        mcts.startPlayouts();
        ByteBuffer masks = mcts.buffers().buffer(SlotLayout.MASK);
        int actions = mcts.layout().actions();
        int left = 1;
        while (left > 0) {
            int action = 0;
            while (masks.get((3 + 1) * actions + action) == 0) {
                action++;
            }
            mcts.evaluations().buffer(Mcts.PLAYOUT_ACTION).putInt(0, action);
            left = mcts.stepPlayouts();
            twin.buffers().buffer(VectorEnvironment.ACTION).putInt(0, action);
            twin.step();
            assertThat(twin.buffers().buffer(VectorEnvironment.TERMINATED).get(0) == 0)
                    .isEqualTo(left > 0);
        }
        int winner = twin.buffers().buffer(VectorEnvironment.WINNER).getInt(0);
        float expected = winner == VectorEnvironment.DRAW ? 0 : winner == 0 ? 1 : -1;
        assertThat(mcts.evaluations().buffer(Mcts.VALUES).getFloat(0)).isEqualTo(expected);
        mcts.backup();
        mcts.readRoots();
        assertThat(rootValue(mcts, 0)).isEqualTo(expected);
    }

    @Test
    void evaluationsThatAreNoNumbersAreRefused() {
        Mcts mcts = Mcts.of("Othello-v0", BITS, options(1, 1));
        mcts.reset(0, 1, Map.of());
        mcts.start(10);
        mcts.select();
        zeros(mcts, 1);
        mcts.evaluations().buffer(Mcts.VALUES).putFloat(0, Float.NaN);
        assertThatThrownBy(mcts::backup).hasMessage("the value of leaf 0 must be a number, got NaN");
        mcts.select();
        zeros(mcts, 1);
        var logits = mcts.evaluations().buffer(Mcts.LOGITS).asFloatBuffer();
        for (int action = 0; action < 64; action++) {
            logits.put(action, Float.NaN);
        }
        assertThatThrownBy(mcts::backup).hasMessageContaining("of leaf 0 must be a number below infinity, got NaN");
        // Logits of minus infinity are priors of 0; where all are, the priors are equal.
        mcts.select();
        for (int action = 0; action < 64; action++) {
            logits.put(action, Float.NEGATIVE_INFINITY);
        }
        mcts.backup();
        assertThat(mcts.tree(0).rootPrior(0)).isEqualTo(0.25f);
        search(mcts, 10, Oracle::othello);
        assertThat(Arrays.stream(visits(mcts, 0)).sum()).isEqualTo(10);
    }

    @Test
    void callsInTheWrongOrderAreRefused() {
        Mcts mcts = Mcts.of("Othello-v0", BITS, options(2, 2));
        assertThatThrownBy(() -> mcts.start(1)).hasMessageContaining("a search needs a root");
        assertThatThrownBy(mcts::backup).hasMessageContaining("call select first");
        assertThatThrownBy(() -> mcts.save(0)).hasMessage("tree 0 has no root");
        assertThatThrownBy(() -> mcts.reset(2, 1, Map.of())).hasMessage("tree must be 0..1, got 2");
        assertThatThrownBy(() -> mcts.load(0, new byte[3])).hasMessageContaining("got 3");
        mcts.reset(0, 1, Map.of());
        assertThatThrownBy(() -> mcts.start(0)).hasMessage("simulations must be at least 1, got 0");
        mcts.start(1);
        assertThat(mcts.select()).isEqualTo(1);
        assertThatThrownBy(mcts::select).hasMessageStartingWith("1 leaves are waiting for their evaluation");
        assertThatThrownBy(() -> mcts.reset(1, 1, Map.of())).hasMessageContaining("wait");
        mcts.cancel();
        mcts.roots().buffer(VectorEnvironment.ACTION).putInt(0, 0).putInt(4, -1);
        assertThatThrownBy(mcts::advance).hasMessage("tree 0: action 0 is not legal");
        mcts.roots().buffer(VectorEnvironment.ACTION).putInt(0, -1).putInt(4, 19);
        assertThatThrownBy(mcts::advance).hasMessageContaining("tree 1 has no running game");
        mcts.remove(0);
        assertThatThrownBy(() -> mcts.start(1)).hasMessageContaining("a search needs a root");
    }

    @Test
    void whatCannotBeSearchedIsRefused() {
        assertThatThrownBy(() -> Mcts.of("DailyLetters-v0", Map.of(), options(1, 1)))
                .hasMessageContaining("a single-player game");
        assertThatThrownBy(() -> options(0, 1)).hasMessage("trees must be at least 1, got 0");
        assertThatThrownBy(() -> new MctsOptions(1, 1, Double.NaN, 1, 0, 1, 0.3, 0, 0, 1))
                .hasMessage("c_puct must be a number from 0, got NaN");
        assertThatThrownBy(() -> new MctsOptions(1, 1, 1, 1, 0, 1, 0, 0, 0, 1))
                .hasMessage("dirichlet_alpha must be above 0, got 0.0");
        assertThatThrownBy(() -> new MctsOptions(1, 1, 1, 1, 0, 1, 1, 1.5, 0, 1))
                .hasMessage("noise must be from 0 to 1, got 1.5");
    }

    private static MctsOptions options(int trees, int batch) {
        return new MctsOptions(trees, batch, 1.5, 1, 0.2, 1, 0.3, 0, MctsOptions.BY_GAME, 1);
    }

    private static void search(Mcts mcts, int simulations, Evaluator evaluator) {
        mcts.start(simulations);
        for (int rows = mcts.select(); rows > 0; rows = mcts.select()) {
            evaluator.evaluate(mcts, rows);
            mcts.backup();
        }
        mcts.readRoots();
    }

    private static void zeros(Mcts mcts, int rows) {
        mcts.evaluations().segment(Mcts.LOGITS).fill((byte) 0);
        mcts.evaluations().segment(Mcts.VALUES).fill((byte) 0);
    }

    private static void advance(Mcts mcts, int action) {
        mcts.roots().buffer(VectorEnvironment.ACTION).putInt(0, action);
        mcts.advance();
    }

    private static int[] visits(Mcts mcts, int tree) {
        var visits = new int[mcts.layout().actions()];
        mcts.roots().buffer(Mcts.VISITS).asIntBuffer().get(tree * visits.length, visits);
        return visits;
    }

    private static float rootValue(Mcts mcts, int tree) {
        return mcts.roots().buffer(Mcts.VALUES).getFloat(4 * tree);
    }

    private static long distinctBoards(Mcts mcts, int rows) {
        ByteBuffer boards = mcts.buffers().buffer("observation");
        return IntStream.range(0, rows)
                .mapToObj(row -> List.of(boards.getLong(row * 24), boards.getLong(row * 24 + 8)))
                .distinct()
                .count();
    }

    /// The position at a root, from what it shows.
    private static OthelloPosition position(Mcts mcts, int tree) {
        int slot = mcts.evaluations().buffer(Mcts.VALUES).capacity() / 4 + tree;
        ByteBuffer boards = mcts.buffers().buffer("observation");
        long own = boards.getLong(slot * 24);
        long others = boards.getLong(slot * 24 + 8);
        boolean white = mcts.buffers().buffer("current_player").getInt(4 * slot) == 1;
        return white ? new OthelloPosition(others, own, Disc.WHITE) : new OthelloPosition(own, others, Disc.BLACK);
    }

    /// A position after so many random moves in which the side to move can play; fewer if the game ends before.
    private static OthelloPosition randomPosition(int plies, long seed) {
        var random = new SplittableRandom(seed);
        while (true) {
            OthelloPosition position = OthelloPosition.start();
            for (int ply = 0; ply < plies && !position.isOver(); ply++) {
                var moves = position.legal();
                position = position.play(moves.get(random.nextInt(moves.size())));
            }
            if (position.moves() != 0) {
                return position;
            }
        }
    }
}
