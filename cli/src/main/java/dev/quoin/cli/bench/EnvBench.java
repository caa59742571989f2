package dev.quoin.cli.bench;

import dev.quoin.cli.bench.measure.Rounds;
import dev.quoin.env.AutoresetMode;
import dev.quoin.env.Environments;
import dev.quoin.env.VectorEnvironment;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.slots.SplitMixRandom;
import dev.quoin.othello.board.Bitboard;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Measures how many steps per second environments make with random legal actions.
///
/// Only the steps are timed: actions are chosen beforehand, as a learner would. Several threads are measured
/// in elapsed time, one thread in CPU time.
final class EnvBench {
    static final int SLOTS = 256;

    /// The number of slots for a game with slow steps.
    static final int FEW_SLOTS = 16;

    private static final int STEPS_A_ROUND = 200;
    private static final int FEW_STEPS = 50;
    private static final int RAW_GAMES = 2000;
    private static final long SEED = 1;

    /// One measurement.
    ///
    /// @param name what is measured
    /// @param stepsPerSecond the steps of slots, not calls
    record Figure(String name, double stepsPerSecond) {}

    private final Map<String, Player> players = new LinkedHashMap<>();
    private final Map<String, Rounds> kinds = new LinkedHashMap<>();
    private long rawMoves;

    /// Spends about `seconds` of CPU time.
    ///
    /// @param threads the number of threads for the last Othello measurement
    List<Figure> measure(double seconds, int threads) {
        kinds.put("rules only, without an environment", Rounds.timing(this::raw));
        add("bits and mask", "Othello-v0", Map.of("observation", "bits"), 1);
        add("mask and (3, 8, 8) uint8", "Othello-v0", Map.of("observation", "bytes"), 1);
        add("mask and (3, 8, 8) float32", "Othello-v0", Map.of(), 1);
        add("the same against random", "Othello-v0", Map.of("opponent", "random"), 1);
        add("the same against greedy", "Othello-v0", Map.of("opponent", "greedy"), 1);
        add("mask and (3, 8, 8) float32, threads: " + threads, "Othello-v0", Map.of(), threads);
        add("MiniScrabble-v0", new Player("MiniScrabble-v0", Map.of(), FEW_SLOTS, FEW_STEPS, 1), 1);
        Rounds.run(List.copyOf(kinds.values()), seconds);
        var figures = new ArrayList<Figure>();
        kinds.forEach((name, rounds) -> {
            Player player = players.get(name);
            long steps = player == null ? rawMoves : player.stepsARound();
            figures.add(new Figure(name, steps * 1e9 / rounds.median()));
        });
        players.values().forEach(Player::close);
        return figures;
    }

    private void add(String name, String id, Map<String, ?> options, int threads) {
        add(name, new Player(id, options, SLOTS, STEPS_A_ROUND, threads), threads);
    }

    private void add(String name, Player player, int threads) {
        players.put(name, player);
        kinds.put(name, threads == 1 ? Rounds.timing(player) : Rounds.timingThreads(player));
    }

    /// Plays random games on bitboards: an upper bound for any environment.
    private long raw(Rounds.Clock clock) {
        clock.start();
        var chance = new SplitMixRandom(SEED);
        rawMoves = 0;
        long found = 0;
        for (int game = 0; game < RAW_GAMES; game++) {
            found ^= game(chance);
        }
        clock.stop();
        return found & 1;
    }

    private long game(SplitMixRandom chance) {
        long mover = Bitboard.BLACK_START;
        long other = Bitboard.WHITE_START;
        long legal = Bitboard.moves(mover, other);
        while (legal != 0) {
            long disc = nth(legal, chance.nextLong());
            long turned = Bitboard.flips(Long.numberOfTrailingZeros(disc), mover, other);
            long next = other & ~turned;
            other = mover | turned | disc;
            mover = next;
            rawMoves++;
            legal = Bitboard.moves(mover, other);
            if (legal == 0) {
                legal = Bitboard.moves(other, mover);
                long kept = mover;
                mover = other;
                other = kept;
            }
        }
        return mover;
    }

    private static long nth(long set, long random) {
        int before = (int) ((random >>> 32) * Long.bitCount(set) >>> 32);
        return Long.expand(1L << before, set);
    }

    /// A vector environment and a player of random legal actions.
    private static final class Player implements Rounds.Timed, AutoCloseable {
        private final VectorEnvironment vector;
        private final int steps;
        private final SplitMixRandom chance = new SplitMixRandom(SEED);
        private final MemorySegment masks;
        private final MemorySegment actions;
        private final int actionCount;

        Player(String id, Map<String, ?> options, int slots, int steps, int threads) {
            this.steps = steps;
            vector = Environments.makeVector(id, options, slots, AutoresetMode.NEXT_STEP, threads);
            vector.reset(SEED);
            masks = vector.buffers().segment(SlotLayout.MASK);
            actions = vector.buffers().segment(VectorEnvironment.ACTION);
            actionCount = vector.layout().actions();
        }

        long stepsARound() {
            return (long) steps * vector.count();
        }

        @Override
        public long run(Rounds.Clock clock) {
            for (int step = 0; step < steps; step++) {
                for (int slot = 0; slot < vector.count(); slot++) {
                    actions.setAtIndex(ValueLayout.JAVA_INT, slot, action(slot));
                }
                clock.start();
                vector.step();
                clock.stop();
            }
            return 1;
        }

        /// Returns the first legal action from a random index on; none at the end of an episode.
        private int action(int slot) {
            int place = (int) ((chance.nextLong() >>> 32) * actionCount >>> 32);
            for (int tried = 0; tried < actionCount; tried++) {
                if (masks.get(ValueLayout.JAVA_BYTE, (long) slot * actionCount + place) != 0) {
                    return place;
                }
                place = place + 1 == actionCount ? 0 : place + 1;
            }
            return 0;
        }

        @Override
        public void close() {
            vector.close();
        }
    }
}
