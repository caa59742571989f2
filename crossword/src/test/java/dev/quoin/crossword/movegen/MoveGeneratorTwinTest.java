package dev.quoin.crossword.movegen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.leave.LeaveValues;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.PremiumLayout;
import dev.quoin.crossword.variant.TileSet;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The generator and a brute-force twin find the same plays with the same scores.
class MoveGeneratorTwinTest {
    @ParameterizedTest
    @CsvSource({
        "mini,      600, 120, 1",
        "mini7,     500,  60, 2",
        "mini11,    400,  20, 3",
        "standard,  300,  15, 4",
        "wwf,       300,  15, 5",
        "super,     200,   4, 6",
    })
    void agreesOnRandomGames(String name, int wordCount, int games, long seed) {
        var variant = Variants.named(name);
        new Twins(commonWords(wordCount, seed), variant).playGames(games, seed);
    }

    @Test
    void agreesOnBoardsThatAreNotSquareAndOnLettersOfSeveralCharacters() {
        var alphabet = Alphabet.of(List.of("A", "C", "CH", "E", "L", "LL", "N", "O", "R", "RR", "S"));
        var random = new Random(7);
        var words = new ArrayList<String>();
        for (int i = 0; i < 900; i++) {
            var word = new StringBuilder();
            for (int length = 2 + random.nextInt(5); length > 0; length--) {
                word.append(alphabet.face(1 + random.nextInt(alphabet.size())));
            }
            words.add(word.toString());
        }
        new Twins(words, oddVariant(alphabet)).playGames(60, 7);
    }

    /// With 32 letters the last one shares its bit with the separator of smaller alphabets, and is 0 in a play.
    @ParameterizedTest
    @CsvSource({"10, 5", "32, 5", "10, 9"})
    void agreesOnAnAlphabetOf32Letters(int frequent, int rack) {
        var alphabet = Variants.named("polish").tiles().alphabet();
        var random = new Random(8);
        var words = new ArrayList<String>();
        for (int i = 0; i < 900; i++) {
            var word = new StringBuilder();
            for (int length = 2 + random.nextInt(4); length > 0; length--) {
                word.append(alphabet.face(33 - 1 - random.nextInt(frequent)));
            }
            words.add(word.toString());
        }
        var counts = new int[33];
        var values = new int[33];
        for (int letter = 1; letter <= 32; letter++) {
            counts[letter] = letter == 32 ? 9 : letter > 22 ? 3 : 1;
            values[letter] = 1 + letter % 9;
        }
        counts[Tile.BLANK] = 3;
        new Twins(words, oddVariant(alphabet, counts, values, rack)).playGames(25, 8);
    }

    private static Variant oddVariant(Alphabet alphabet) {
        int[] counts = {3, 5, 2, 2, 5, 3, 2, 3, 4, 3, 2, 4};
        int[] values = {0, 1, 3, 5, 1, 2, 8, 1, 1, 2, 8, 1};
        return oddVariant(alphabet, counts, values, 4);
    }

    private static Variant oddVariant(Alphabet alphabet, int[] counts, int[] values, int rack) {
        var letterMultipliers = new byte[4 * 9];
        var wordMultipliers = new byte[4 * 9];
        for (int square = 0; square < letterMultipliers.length; square++) {
            letterMultipliers[square] = (byte) (square % 5 == 0 ? 3 : 1);
            wordMultipliers[square] = (byte) (square % 7 == 0 ? 4 : 1);
        }
        return new Variant(
                "odd",
                PremiumLayout.of(4, 9, letterMultipliers, wordMultipliers),
                1,
                6,
                TileSet.of(alphabet, Tiles.of(counts), values),
                rack,
                17,
                Board.empty(4, 9),
                new Variant.Clock(0, 10),
                "none",
                1,
                2);
    }

    /// Words of at most eight letters, so that most of them fit the small boards, drawn from ENABLE.
    private static List<String> commonWords(int count, long seed) {
        var all = new ArrayList<String>();
        var lexicon = Lexicons.named("enable");
        collect(lexicon, lexicon.forwardRoot(), new byte[8], 0, all);
        Collections.shuffle(all, new Random(seed));
        return all.stream()
                .filter(word -> word.length() <= 3 || word.hashCode() % 3 == 0)
                .limit(count)
                .toList();
    }

    private static void collect(Lexicon lexicon, long node, byte[] word, int depth, List<String> into) {
        for (int letter = 1; letter <= 26 && depth < word.length; letter++) {
            word[depth] = (byte) letter;
            if ((lexicon.completing(node) >>> letter & 1) != 0 && depth > 0) {
                into.add(lexicon.alphabet().decode(Arrays.copyOf(word, depth + 1)));
            }
            long next = lexicon.step(node, letter);
            if (next != 0) {
                collect(lexicon, next, word, depth + 1, into);
            }
        }
    }

    /// Plays random games on one generator, which therefore updates its cross-checks as tiles are added, and compares
    /// every position with the twin and with a generator that starts afresh.
    private static final class Twins {
        private final Variant variant;
        private final Lexicon lexicon;
        private final NaiveGenerator naive;
        private final MoveGenerator generator;
        private final MoveGenerator follower;
        private final PlayBuffer plays = new PlayBuffer();
        private final PlayBuffer chosen = new PlayBuffer();
        private final LeaveTable table;
        private final LeaveValues leaves;

        Twins(List<String> words, Variant variant) {
            this.variant = variant;
            var builder = new LexiconBuilder(variant.tiles().alphabet());
            words.forEach(builder::add);
            lexicon = builder.build();
            naive = new NaiveGenerator(words, variant);
            generator = new MoveGenerator(lexicon, variant);
            follower = new MoveGenerator(lexicon, variant);
            table = randomLeaves(variant, words.size());
            leaves = new LeaveValues(table);
        }

        /// Leaves worth up to 80 points more or less, so that they often matter more than the score.
        private static LeaveTable randomLeaves(Variant variant, long seed) {
            var random = new Random(seed);
            var ranks = LeaveTable.ranks(variant);
            var values = new short[ranks.size()];
            for (int rank = 1; rank < values.length; rank++) {
                values[rank] = (short) random.nextInt(-16_000, 16_001);
            }
            return LeaveTable.of(ranks, values);
        }

        void playGames(int games, long seed) {
            for (int game = 0; game < games; game++) {
                playGame(new Random(seed * 1000 + game), "seed " + seed + " game " + game);
            }
        }

        private void playGame(Random random, String name) {
            var board = variant.start();
            var bag = new ArrayList<Integer>();
            for (int number = 0; number <= variant.tiles().alphabet().size(); number++) {
                bag.addAll(Collections.nCopies(variant.tiles().distribution().count(number), number));
            }
            Collections.shuffle(bag, random);
            while (bag.size() >= variant.rackSize()) {
                var counts = new int[variant.tiles().alphabet().size() + 1];
                for (int tile = 0; tile < variant.rackSize(); tile++) {
                    counts[bag.removeLast()]++;
                }
                counts[Tile.BLANK] += random.nextInt(6) == 0 && counts[Tile.BLANK] == 0 ? 1 : 0;
                var rack = Tiles.of(counts);
                compare(
                        board,
                        rack,
                        name + " on\n" + board.tileCount() + " tiles, rack "
                                + rack.show(variant.tiles().alphabet()));
                if (plays.size() > 0) {
                    int index = random.nextInt(plays.size());
                    Board next = board.with(plays.play(index, board).placements());
                    compareFollowing(index, next, rack, name);
                    board = next;
                }
            }
        }

        private void compare(Board board, Tiles rack, String name) {
            var expected = naive.plays(board, rack);
            generator.load(board);
            generator.all(rack, plays);
            assertThat(plays.size()).as(name).isEqualTo(expected.size());
            assertThat(asMap(plays, board)).as(name).isEqualTo(expected);

            var fresh = new MoveGenerator(lexicon, variant);
            fresh.load(board);
            fresh.all(rack, chosen);
            assertThat(chosen.checksum()).as(name).isEqualTo(plays.checksum());

            int best =
                    expected.values().stream().mapToInt(Integer::intValue).max().orElse(0);
            var bestPlays = new HashMap<>(expected);
            bestPlays.values().removeIf(score -> score != best);
            generator.best(rack, chosen);
            assertThat(asMap(chosen, board)).as(name + ": best").isEqualTo(bestPlays);

            generator.best(rack, best, chosen);
            assertThat(asMap(chosen, board)).as(name + ": best from its score").isEqualTo(bestPlays);
            generator.best(rack, best + 1, chosen);
            assertThat(chosen.size()).as(name + ": better than the best").isZero();

            generator.top(rack, 10, chosen);
            assertThat(values(chosen, chosen::score)).as(name + ": top").isEqualTo(bestScores(expected, 10));
            var counted = new PlayBuffer();
            assertThat(generator.topAndCount(rack, 10, counted))
                    .as(name + ": count")
                    .isEqualTo(expected.size());
            assertThat(counted.checksum()).as(name + ": top and count").isEqualTo(chosen.checksum());
            compareEquities(board, rack, name);
        }

        private void compareEquities(Board board, Tiles rack, String name) {
            var expected = new HashMap<String, Integer>();
            for (int index = 0; index < plays.size(); index++) {
                var play = plays.play(index, board);
                Tiles leave = rack.minus(PlayRules.tilesOf(play));
                expected.put(
                        play.direction() + " " + play.placements(), plays.score(index) * 1000 + table.value(leave));
            }
            leaves.load(rack);
            generator.top(rack, leaves, 10, chosen);
            assertThat(values(chosen, chosen::equity))
                    .as(name + ": top by equity")
                    .isEqualTo(bestScores(expected, 10));
            int best =
                    expected.values().stream().mapToInt(Integer::intValue).max().orElse(0);
            var bestPlays = new HashMap<>(expected);
            bestPlays.values().removeIf(equity -> equity != best);
            generator.best(rack, leaves, Integer.MIN_VALUE, chosen);
            assertThat(asMap(chosen, board, chosen::equity))
                    .as(name + ": best by equity")
                    .isEqualTo(bestPlays);
            generator.best(rack, leaves, best, chosen);
            assertThat(asMap(chosen, board, chosen::equity))
                    .as(name + ": best from its equity")
                    .isEqualTo(bestPlays);
            generator.best(rack, leaves, best + 1, chosen);
            assertThat(chosen.size()).as(name + ": better than the best equity").isZero();
        }

        /// A generator that followed another over a play finds what one finds that loaded the board.
        private void compareFollowing(int index, Board next, Tiles rack, String name) {
            follower.follow(generator, plays, index);
            follower.all(rack, chosen);
            var fresh = new MoveGenerator(lexicon, variant);
            fresh.load(next);
            var expected = new PlayBuffer();
            fresh.all(rack, expected);
            assertThat(chosen.checksum()).as(name + ": following").isEqualTo(expected.checksum());
        }

        private static Map<String, Integer> asMap(PlayBuffer plays, Board board) {
            return asMap(plays, board, plays::score);
        }

        private static Map<String, Integer> asMap(PlayBuffer plays, Board board, IntUnaryOperator value) {
            var map = new HashMap<String, Integer>();
            for (int index = 0; index < plays.size(); index++) {
                var play = plays.play(index, board);
                map.put(play.direction() + " " + play.placements(), value.applyAsInt(index));
            }
            return map;
        }

        private static List<Integer> values(PlayBuffer plays, IntUnaryOperator value) {
            return IntStream.range(0, plays.size()).map(value).boxed().toList();
        }

        private static List<Integer> bestScores(Map<String, Integer> plays, int most) {
            return plays.values().stream()
                    .sorted(Collections.reverseOrder())
                    .limit(most)
                    .toList();
        }
    }
}
