package dev.quoin.crossword.lookup;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import dev.quoin.crossword.lexicon.LexiconStatistics;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The look-ups agree with trying every word, on random queries.
class WordSearchTwinTest {
    /// Words over few letters, so that everything happens often: shared beginnings and ends, hooks, repeated stretches.
    private static List<String> denseWords(Random random) {
        var words = new TreeSet<String>();
        for (int count = 1 + random.nextInt(400); count > 0; count--) {
            words.add(letters(random, 1 + random.nextInt(9), "ABCZ"));
        }
        return List.copyOf(words);
    }

    private static String letters(Random random, int length, String among) {
        var text = new StringBuilder();
        for (int at = 0; at < length; at++) {
            text.append(among.charAt(random.nextInt(among.length())));
        }
        return text.toString();
    }

    private static String pattern(Random random, String among) {
        var text = new StringBuilder();
        for (int parts = 1 + random.nextInt(7); parts > 0; parts--) {
            text.append(
                    switch (random.nextInt(6)) {
                        case 0, 1 -> "*";
                        case 2 -> "?";
                        case 3 ->
                            "[" + (random.nextBoolean() ? "^" : "") + letters(random, 1 + random.nextInt(3), among)
                                    + "]";
                        default -> letters(random, 1, among);
                    });
        }
        return text.toString();
    }

    private static void compare(WordSearch search, NaiveSearch naive, Random random, String among) {
        String tiles = letters(random, random.nextInt(9), among + "?");
        Tiles rack = Tiles.parse(tiles, Alphabet.latin());
        int shortest = random.nextInt(6);
        assertThat(search.anagrams(rack).stream().map(Anagram::word)).as(tiles).isEqualTo(naive.anagrams(tiles));
        assertThat(search.anagramsWithin(rack, shortest).stream().map(Anagram::word))
                .as(tiles + " from " + shortest)
                .isEqualTo(naive.within(tiles, shortest));
        String pattern = pattern(random, among);
        assertThat(search.matching(pattern)).as(pattern).isEqualTo(naive.matching(pattern));
        String word = letters(random, 1 + random.nextInt(6), among);
        assertThat(search.hooks(word).front()).as(word).isEqualTo(naive.frontHooks(word));
        assertThat(search.hooks(word).back()).as(word).isEqualTo(naive.backHooks(word));
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void onDenseLists(long seed) {
        var random = new Random(seed);
        List<String> words = denseWords(random);
        var builder = new LexiconBuilder(Alphabet.latin());
        words.forEach(builder::add);
        WordSearch search = WordSearch.in(builder.build());
        for (int round = 0; round < 150; round++) {
            compare(search, new NaiveSearch(words), random, "ABCZ");
        }
    }

    @Test
    void onEnable() {
        Lexicon enable = Lexicons.named("enable");
        WordSearch search = WordSearch.in(enable);
        var naive = new NaiveSearch(search.matching("*"));
        var random = new Random(9);
        for (int round = 0; round < 12; round++) {
            compare(search, naive, random, "EEEAAIIOONNRRTTLLSSUUDDGGBCMPFHVWYKJXQZ");
        }
    }

    @Test
    void statisticsAgreeWithTheWords() {
        Lexicon enable = Lexicons.named("enable");
        LexiconStatistics statistics = LexiconStatistics.of(enable);
        WordSearch search = WordSearch.in(enable);
        assertThat(statistics.words()).isEqualTo(172_823);
        assertThat(statistics.wordsByLength().stream()
                        .mapToInt(Integer::intValue)
                        .sum())
                .isEqualTo(172_823);
        for (int length = 1; length <= statistics.wordsByLength().size(); length++) {
            assertThat(search.ofLength(length))
                    .hasSize(statistics.wordsByLength().get(length - 1));
        }
        assertThat(statistics.longest()).isEqualTo("ETHYLENEDIAMINETETRAACETATES");
        assertThat(statistics.bytes()).isEqualTo(8L * (statistics.arcs() + 1));
    }
}
