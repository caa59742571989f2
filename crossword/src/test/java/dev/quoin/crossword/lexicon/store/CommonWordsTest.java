package dev.quoin.crossword.lexicon.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import dev.quoin.crossword.lookup.WordSearch;
import dev.quoin.crossword.tile.Alphabet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CommonWordsTest {
    private final Lexicon enable = Lexicons.named("enable");

    @ParameterizedTest
    @CsvSource({
        "10,3969",
        "20,10893",
        "35,38933",
        "40,43521",
        "50,60674",
        "55,65336",
        "60,74348",
        "70,102000",
        "80,172823"
    })
    void sizesHaveAsManyWordsAsScowlAndEnableShare(int size, int words) {
        assertThat(CommonWords.of(enable, size).wordCount()).isEqualTo(words);
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 35, 60})
    void aVocabularyHasExactlyTheWordsOfItsTiers(int size) {
        Lexicon known = CommonWords.of(enable, size);
        WordTiers.ofEnable()
                .forEach((word, tier) ->
                        assertThat(known.contains(word)).as(word).isEqualTo(tier <= size));
    }

    @Test
    void commonWordsComeFirst() {
        assertThat(CommonWords.of(enable, 10).contains("house")).isTrue();
        assertThat(CommonWords.of(enable, 70).contains("zax")).isFalse();
        assertThat(CommonWords.of(enable, 80).contains("zax")).isTrue();
    }

    @Test
    void aNumberBetweenTwoSizesMeansTheSmallerOne() {
        assertThat(CommonWords.of(enable, 34)).isSameAs(CommonWords.of(enable, 20));
    }

    @Test
    void equalLexiconsShareAVocabulary() {
        Lexicon again =
                new LexiconBuilder(Alphabet.latin()).add("cat").add("zax").build();
        Lexicon other =
                new LexiconBuilder(Alphabet.latin()).add("zax").add("cat").build();
        assertThat(CommonWords.of(again, 20)).isSameAs(CommonWords.of(other, 20));
        assertThat(CommonWords.of(again, 20).contains("zax")).isFalse();
    }

    @Test
    void wordsOfOtherEnglishListsThatEnableLacksAreRare() {
        Lexicon list = new LexiconBuilder(Alphabet.latin())
                .add("cat")
                .add("dog")
                .add("qqq")
                .build();
        assertThat(words(CommonWords.of(list, 70))).containsExactly("CAT", "DOG");
        assertThat(words(CommonWords.of(list, 80))).containsExactly("CAT", "DOG", "QQQ");
    }

    @Test
    void inOtherLanguagesShorterWordsComeFirst() {
        Lexicon list = foreign(5000);
        Lexicon known = CommonWords.of(list, 35);
        assertThat(known.wordCount()).isEqualTo((int) Math.ceil(5000 * 38933 / 172823.0));
        int longest = words(known).stream().mapToInt(String::length).max().orElseThrow();
        assertThat(words(list).stream().filter(word -> word.length() < longest && !known.contains(word)))
                .isEmpty();
        assertThat(words(known)).allMatch(list::contains);
    }

    @Test
    void amongWordsOfOneLengthTheAlphabetDoesNotDecide() {
        Map<Character, Integer> initials = new HashMap<>();
        words(CommonWords.of(foreign(5000), 35)).forEach(word -> initials.merge(word.charAt(0), 1, Integer::sum));
        assertThat(initials).hasSize(32);
    }

    /// Random words of three or four of 32 letters, most of four.
    private static Lexicon foreign(int count) {
        List<String> letters = "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ"
                .chars()
                .mapToObj(Character::toString)
                .toList();
        var builder = new LexiconBuilder(Alphabet.of(letters));
        var random = new SplittableRandom(1);
        var words = new TreeSet<String>();
        while (words.size() < count) {
            var word = new StringBuilder();
            for (int length = random.nextInt(9) == 0 ? 3 : 4; length > 0; length--) {
                word.append(letters.get(random.nextInt(letters.size())));
            }
            words.add(word.toString());
        }
        words.forEach(builder::add);
        return builder.build();
    }

    private static List<String> words(Lexicon lexicon) {
        return WordSearch.in(lexicon).matching("*");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 9, 81})
    void otherSizesAreRefused(int size) {
        assertThatThrownBy(() -> CommonWords.of(enable, size))
                .hasMessage("a vocabulary must have a size of 10 to 80, got " + size);
    }
}
