package dev.quoin.crossword.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.endgame.CrosswordEndgameOptions.RootValues;
import dev.quoin.crossword.endgame.CrosswordEndgameResult.Bound;
import dev.quoin.crossword.endgame.CrosswordEndgameResult.ValuedMove;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.TileSet;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The solver and a full-width search without pruning find the same values.
class EndgameTwinTest {
    private static final long MOST_NODES = 20_000;

    @ParameterizedTest
    @CsvSource({
        "mini,     2, 3, 150, 1",
        "mini7,    2, 3, 150, 2",
        "mini11,   3, 2,  60, 3",
        "mini11,   6, 2,  40, 4",
        "standard, 2, 2,  60, 5",
        "standard, 6, 2,  60, 6",
        "wwf,      3, 2,  60, 7",
        "super,    1, 2,  40, 8",
    })
    void agreesOnRandomPositions(String name, int scorelessTurns, int largestRack, int positions, long seed) {
        Variant variant = EndgamePositions.withScorelessTurns(Variants.named(name), scorelessTurns);
        compare(Crossword.of(variant, words(variant, seed), 2), largestRack, positions, seed);
    }

    /// Blanks and letters without value make plays that score nothing but use up tiles.
    @ParameterizedTest
    @CsvSource({"1, 9", "2, 10", "3, 11", "4, 12", "6, 13"})
    void agreesOnScorelessPlays(int scorelessTurns, long seed) {
        Variant mini = EndgamePositions.withScorelessTurns(Variants.named("mini"), scorelessTurns);
        var counts = new int[27];
        var values = new int[27];
        counts[Tile.BLANK] = 6;
        for (int letter = 1; letter <= 5; letter++) {
            counts[letter] = 4;
            values[letter] = letter % 3;
        }
        var variant = new Variant(
                "worthless",
                mini.layout(),
                mini.startRow(),
                mini.startColumn(),
                TileSet.of(Alphabet.latin(), Tiles.of(counts), values),
                5,
                10,
                mini.start(),
                mini.clock(),
                "none",
                Variant.NO_EXCHANGE,
                scorelessTurns);
        var lexicon = new LexiconBuilder(Alphabet.latin());
        for (String word : "AB BA CE DE AC CAB DAB BAD BED ACE ECAD".split(" ")) {
            lexicon.add(word);
        }
        compare(Crossword.of(variant, lexicon.build(), 2), 2, 80, seed);
    }

    /// With 32 letters the last one shares its bit with the separator of smaller alphabets.
    @Test
    void agreesOnAnAlphabetOf32Letters() {
        Variant variant = EndgamePositions.withScorelessTurns(Variants.named("polish"), 2);
        compare(Crossword.of(variant, words(variant, 14), 2), 2, 60, 14);
    }

    /// A few hundred random words of frequent letters, so that random racks can play.
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

    private static void compare(Crossword game, int largestRack, int positions, long seed) {
        var random = new Random(seed);
        var source = new EndgamePositions(game, random);
        var twin = new NaiveEndgame(game, MOST_NODES);
        int compared = 0;
        for (int number = 0; number < positions; number++) {
            CrosswordPosition position = source.next(largestRack);
            OptionalInt expected = twin.solve(position);
            if (expected.isPresent()) {
                compared++;
                compare(game, position, expected.getAsInt(), number % 5 == 0 ? RootValues.ALL : RootValues.BEST);
            }
        }
        assertThat(compared).as("positions small enough, seed %d", seed).isGreaterThan(positions / 2);
    }

    private static void compare(Crossword game, CrosswordPosition position, int expected, RootValues values) {
        var options = CrosswordEndgameOptions.standard().withRootValues(values);
        var solver = new CrosswordEndgameSolver(game.lexicon(), game.variant(), options);
        CrosswordEndgameResult result = solver.solve(position);
        assertThat(result.exact()).as("exact in%n%s", position).isTrue();
        assertThat(result.value()).as("value of%n%s", position).isEqualTo(expected);
        assertThat(playedOut(game, position, result))
                .as("line %s in%n%s", result.line(), position)
                .isEqualTo(expected);
        if (values == RootValues.ALL) {
            compareMoves(game, position, result);
        }
    }

    /// The change of the spread when the line is played; fails unless it ends the game.
    static int playedOut(Crossword game, CrosswordPosition position, CrosswordEndgameResult result) {
        CrosswordPosition end = position;
        for (CrosswordMove move : result.line()) {
            end = game.play(end, move, new Random(1));
        }
        assertThat(game.referee().isOver(end)).as("end of %s", result.line()).isTrue();
        int seat = position.toMove();
        return NaiveEndgame.spread(end, seat) - NaiveEndgame.spread(position, seat);
    }

    private static void compareMoves(Crossword game, CrosswordPosition position, CrosswordEndgameResult result) {
        var twin = new NaiveEndgame(game, Long.MAX_VALUE);
        assertThat(result.moves())
                .extracting(ValuedMove::move)
                .containsExactlyInAnyOrderElementsOf(game.legalMoves(position));
        for (ValuedMove valued : result.moves()) {
            assertThat(valued.bound()).isEqualTo(Bound.EXACT);
            assertThat(valued.value())
                    .as("%s in%n%s", valued.move(), position)
                    .isEqualTo(twin.after(position, valued.move()));
        }
    }
}
