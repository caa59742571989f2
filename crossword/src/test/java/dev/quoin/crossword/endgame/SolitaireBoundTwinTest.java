package dev.quoin.crossword.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Pass;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The bound is never below what a player gains who tries everything while the opponent only passes.
class SolitaireBoundTwinTest {
    private static final long MOST_NODES = 20_000;

    /// Above any value, but a window that the bound may decide.
    private static final int HIGH = 100_000;

    @ParameterizedTest
    @CsvSource({
        "mini,     4, 150, 1",
        "mini7,    4, 150, 2",
        "mini11,   4, 100, 3",
        "standard, 3,  60, 4",
        "wwf,      3,  60, 5",
        "super,    3,  40, 6",
        "polish,   3,  60, 7",
    })
    void boundsWhatAPlayerGainsAlone(String name, int largestRack, int positions, long seed) {
        Variant variant = EndgamePositions.withScorelessTurns(Variants.named(name), 2);
        Crossword game = Crossword.of(variant, words(variant, seed), 2);
        var source = new EndgamePositions(game, new Random(seed));
        int compared = 0;
        int useful = 0;
        for (int number = 0; number < positions; number++) {
            CrosswordPosition position = source.next(largestRack);
            OptionalInt expected = new Solitaire(game).solve(position);
            if (expected.isPresent()) {
                compared++;
                useful += compare(game, position, expected.getAsInt()) < 100 ? 1 : 0;
            }
        }
        assertThat(compared).as("positions small enough, seed %d", seed).isGreaterThan(positions / 2);
        assertThat(useful).as("positions with a low bound, seed %d", seed).isGreaterThan(positions / 10);
    }

    /// Returns the bound.
    private static int compare(Crossword game, CrosswordPosition position, int expected) {
        EndgameStart start = EndgameStart.of(game.variant(), position);
        var state = new EndgameState(game.lexicon(), start);
        var bound = new SolitaireBound(game.lexicon(), game.variant(), state);
        EndgamePly node = state.ply(0);
        int rough = bound.decide(0, HIGH, HIGH + 1, node);
        assertThat(rough).as("rough bound of%n%s", position).isBetween(expected, HIGH);
        assertThat(bound.decide(1, -HIGH - 1, -HIGH, state.ply(1)))
                .as("the same for the opponent, in%n%s", position)
                .isEqualTo(-rough);
        int close = closest(bound, node, rough);
        assertThat(close).as("bound of%n%s", position).isBetween(expected, rough);
        PackedPlays plays = state.rootPlays();
        var solitaire = new Solitaire(game);
        for (int index = 0; index < plays.size && node.hasTops; index++) {
            CrosswordMove play = PackedPlays.play(
                    plays.heads[index], plays.tiles[index], game.variant().rows());
            int score = PackedPlays.score(plays.heads[index]);
            assertThat(bound.mostAfter(0, node, score, plays.needs[index]))
                    .as("%s in%n%s", play, position)
                    .isGreaterThanOrEqualTo(solitaire.after(position, play));
        }
        return close;
    }

    /// The lowest `alpha` that the bound decides, which is the bound itself.
    private static int closest(SolitaireBound bound, EndgamePly node, int rough) {
        int close = rough;
        for (int found = rough; found != SolitaireBound.UNDECIDED; ) {
            close = found;
            found = bound.decide(0, close - 1, HIGH, node);
        }
        return close;
    }

    private static Lexicon words(Variant variant, long seed) {
        Alphabet alphabet = variant.tiles().alphabet();
        var random = new Random(seed);
        var lexicon = new LexiconBuilder(alphabet);
        for (int count = 0; count < 150; count++) {
            var word = new byte[2 + random.nextInt(4)];
            for (int at = 0; at < word.length; at++) {
                word[at] = (byte) (1 + random.nextInt(alphabet.size()));
            }
            lexicon.add(word);
        }
        return lexicon.build();
    }

    /// The best of all sequences of moves of one player.
    private static final class Solitaire {
        private final Crossword game;
        private long nodes;

        Solitaire(Crossword game) {
            this.game = game;
        }

        /// The change of the mover's spread; none when that takes too many nodes.
        OptionalInt solve(CrosswordPosition position) {
            int value = best(position);
            return nodes > MOST_NODES ? OptionalInt.empty() : OptionalInt.of(value);
        }

        private int best(CrosswordPosition position) {
            int best = Integer.MIN_VALUE;
            for (CrosswordMove move : game.legalMoves(position)) {
                if (++nodes > MOST_NODES) {
                    return 0;
                }
                best = Math.max(best, after(position, move));
            }
            return best;
        }

        int after(CrosswordPosition position, CrosswordMove move) {
            int mover = position.toMove();
            CrosswordPosition next = game.play(position, move, new Random(1));
            if (!game.referee().isOver(next)) {
                next = game.play(next, new Pass(), new Random(1));
            }
            int change = NaiveEndgame.spread(next, mover) - NaiveEndgame.spread(position, mover);
            return game.referee().isOver(next) ? change : change + best(next);
        }
    }
}
