package dev.quoin.crossword.equity;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.leave.MultisetRank;
import dev.quoin.crossword.leave.NaiveLeaves;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Exchange;
import dev.quoin.crossword.rules.CrosswordMove.Pass;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.rules.TileSource;
import dev.quoin.crossword.rules.Verdict;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The evaluator and a naive twin, which values every legal move by itself, choose moves of the same equity.
class StaticEvaluatorTwinTest {
    @ParameterizedTest
    @CsvSource({"mini, 2, 60, 1", "mini7, 2, 40, 2", "mini11, 2, 6, 3", "standard, 2, 4, 4", "standard, 3, 2, 5"})
    void choosesWhatTheTwinChooses(String name, int players, int games, long seed) {
        Variant variant = Variants.named(name);
        Crossword game = Crossword.of(variant, Crossword.of(variant).lexicon(), players);
        LeaveTable table = randomTable(variant, seed);
        compare(game, table, games, seed);
        compare(game, NaiveLeaves.randomlyCorrected(table, variant, seed), games, seed);
    }

    private static void compare(Crossword game, LeaveTable table, int games, long seed) {
        Variant variant = game.variant();
        var evaluator = StaticEvaluator.of(variant, game.lexicon(), table);
        var chance = new SplittableRandom(seed);
        for (int number = 0; number < games; number++) {
            CrosswordPosition position = game.start(chance);
            while (!game.referee().isOver(position)) {
                CrosswordPosition seen = position.seenBy(position.toMove());
                evaluator.load(seen);
                int best = best(game, table, seen);
                for (int index = 0; index < evaluator.size(); index++) {
                    CrosswordMove move = evaluator.move(index);
                    assertThat(game.referee().refusal(position, move)).isEmpty();
                    if (!(move instanceof Pass)) {
                        assertThat(equity(game, table, seen, move))
                                .as("seed %d: %s in%n%s", seed, move, seen)
                                .isEqualTo(best)
                                .isEqualTo(evaluator.equity());
                    } else {
                        assertThat(best).isEqualTo(Integer.MIN_VALUE);
                    }
                }
                position = game.referee()
                        .play(position, next(game, evaluator, position, chance), TileSource.random(chance));
            }
        }
    }

    /// Sometimes a random move, so that positions vary.
    private static CrosswordMove next(
            Crossword game, StaticEvaluator evaluator, CrosswordPosition position, SplittableRandom chance) {
        var legal = game.legalMoves(position);
        return chance.nextInt(3) == 0
                ? legal.get(chance.nextInt(legal.size()))
                : evaluator.move(chance.nextInt(evaluator.size()));
    }

    private static LeaveTable randomTable(Variant variant, long seed) {
        var random = new Random(seed);
        MultisetRank ranks = LeaveTable.ranks(variant);
        var values = new short[ranks.size()];
        for (int rank = 1; rank < values.length; rank++) {
            values[rank] = (short) random.nextInt(-4000, 4000);
        }
        return LeaveTable.of(ranks, values);
    }

    /// Returns the highest equity of all plays and exchanges; `Integer.MIN_VALUE` if only a pass is left.
    private static int best(Crossword game, LeaveTable table, CrosswordPosition seen) {
        int bestPlay = Integer.MIN_VALUE;
        int bestExchange = Integer.MIN_VALUE;
        for (CrosswordMove move : game.legalMoves(seen)) {
            switch (move) {
                case Play play -> bestPlay = Math.max(bestPlay, equity(game, table, seen, play));
                case Exchange exchange -> bestExchange = Math.max(bestExchange, equity(game, table, seen, exchange));
                case Pass pass -> {}
            }
        }
        boolean mustPlay = bestPlay > Integer.MIN_VALUE && game.referee().losesByWaiting(seen);
        return mustPlay ? bestPlay : Math.max(bestPlay, bestExchange);
    }

    private static int equity(Crossword game, LeaveTable table, CrosswordPosition seen, CrosswordMove move) {
        return switch (move) {
            case Play play -> {
                var verdict = (Verdict.Accepted) game.referee().judge(seen.board(), seen.rack(), play);
                Tiles kept = seen.rack().minus(PlayRules.tilesOf(play));
                yield 1000 * verdict.receipt().total()
                        + afterPlay(game.variant(), table, seen, kept)
                        - 1400 * vowelsBesidePremiums(game.variant(), seen, play);
            }
            case Exchange(Tiles tiles) ->
                leave(game.variant(), table, seen, seen.rack().minus(tiles))
                        + lastDraws(game.variant(), seen.bagSize());
            case Pass pass -> throw new IllegalArgumentException("a pass has no equity here");
        };
    }

    /// Vowels of the first play with a premium square beside them, across the word.
    private static int vowelsBesidePremiums(Variant variant, CrosswordPosition seen, Play play) {
        int vowels = 0;
        for (var placement : seen.board().equals(variant.start()) ? play.placements() : List.<Placement>of()) {
            boolean premium = false;
            for (int side : new int[] {-1, 1}) {
                int row = placement.row() + (play.direction() == Direction.ACROSS ? side : 0);
                int column = placement.column() + (play.direction() == Direction.ACROSS ? 0 : side);
                premium |= row >= 0
                        && row < variant.rows()
                        && column >= 0
                        && column < variant.columns()
                        && (variant.layout().letterMultiplier(row, column) > 1
                                || variant.layout().wordMultiplier(row, column) > 1);
            }
            boolean vowel = variant.tiles().alphabet().isVowel(Tile.letter(placement.tile()));
            vowels += premium && vowel ? 1 : 0;
        }
        return vowels;
    }

    private static int afterPlay(Variant variant, LeaveTable table, CrosswordPosition seen, Tiles kept) {
        if (seen.bagSize() > 0) {
            int left = Math.max(0, seen.bagSize() - (variant.rackSize() - kept.size()));
            return leave(variant, table, seen, kept) + lastDraws(variant, left);
        }
        return kept.isEmpty()
                ? (seen.players() == 2 ? 2000 : 1000) * variant.tiles().valueOf(seen.pool())
                : -2000 * variant.tiles().valueOf(kept) - 10_000;
    }

    private static int leave(Variant variant, LeaveTable table, CrosswordPosition seen, Tiles kept) {
        return NaiveLeaves.value(table, variant, seen.board(), seen.bagSize(), kept);
    }

    /// The measured values of a position with so many tiles left in the bag, stretched to other racks.
    private static int lastDraws(Variant variant, int left) {
        int[] measured = {-2500, 4000, 3500, 3000, 1500, 0, 0};
        return left >= variant.rackSize() ? 0 : measured[left * 7 / variant.rackSize()];
    }
}
