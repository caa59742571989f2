package dev.quoin.crossword.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.equity.StaticEvaluator;
import dev.quoin.crossword.equity.WinProbabilityFile;
import dev.quoin.crossword.leave.LeaveStore;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.leave.NaiveLeaves;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.TileSource;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A rollout and a naive twin, which plays the same sample with the referee on whole positions, agree to the
/// millipoint.
class RolloutTwinTest {
    @ParameterizedTest
    @CsvSource({"standard, 6, 2, 1", "standard, 3, 5, 2", "standard, 2, 1000, 3", "mini7, 20, 3, 4", "mini, 20, 1000, 5"
    })
    void playsWhatTheTwinPlays(String name, int games, int plies, long seed) {
        Crossword game = Crossword.of(Variants.named(name));
        compare(game, LeaveStore.shipped(game.variant(), game.lexicon()).orElseThrow(), games, plies, seed);
    }

    @ParameterizedTest
    @CsvSource({"standard, 4, 2, 6", "standard, 2, 1000, 7", "mini7, 20, 3, 8"})
    void playsWhatTheTwinPlaysWithCorrections(String name, int games, int plies, long seed) {
        Variant variant = Variants.named(name);
        Crossword game = Crossword.of(variant);
        LeaveTable table = LeaveStore.shipped(variant, game.lexicon()).orElseThrow();
        compare(game, NaiveLeaves.randomlyCorrected(table, variant, seed), games, plies, seed);
    }

    private static void compare(Crossword game, LeaveTable table, int games, int plies, long seed) {
        Variant variant = game.variant();
        var utility = new Utility(WinProbabilityFile.shipped(variant, game.lexicon()));
        var rollout = new Rollout(variant, game.lexicon(), table, utility);
        var listing = new CandidateMoves(variant, game.referee(), new MoveGenerator(game.lexicon(), variant), table);
        var evaluator = StaticEvaluator.of(variant, game.lexicon(), table);
        var twin = new NaiveRollout(game, table, utility);
        var chance = new SplittableRandom(seed);
        for (int number = 0; number < games; number++) {
            CrosswordPosition position = game.start(chance);
            while (!game.referee().isOver(position)) {
                CrosswordPosition seen = position.seenBy(position.toMove());
                List<CandidateMove> candidates = listing.of(seen, 200);
                var begun = new SimulatedPosition(seen, candidates, plies, KeptTiles.UNKNOWN, chance.nextLong());
                rollout.begin(begun);
                for (int sample = 0; sample < 4; sample++) {
                    int candidate = sample == 0 ? 0 : chance.nextInt(candidates.size());
                    var samples = new CandidateSamples();
                    samples.reserve(sample + 1);
                    rollout.play(candidate, sample, samples);
                    var expected = twin.play(begun, candidates.get(candidate).move(), sample);
                    assertThat(new NaiveRollout.Outcome(samples.spread(sample), (float) samples.win(sample), (float)
                                    samples.utility(sample)))
                            .as(
                                    "%s of seed %d in%n%s",
                                    candidates.get(candidate).move(), seed, seen)
                            .isEqualTo(expected);
                }
                evaluator.load(seen);
                position = game.referee()
                        .play(position, next(game, evaluator, position, chance), TileSource.random(chance));
            }
        }
    }

    /// Sometimes a random move, so that positions vary.
    private static CrosswordMove next(
            Crossword game, StaticEvaluator evaluator, CrosswordPosition position, SplittableRandom chance) {
        var legal = game.legalMoves(position);
        return chance.nextInt(4) == 0 ? legal.get(chance.nextInt(legal.size())) : evaluator.move(0);
    }
}
