package dev.quoin.crossword.lookup;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tiles;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordSearchTest {
    private static final WordSearch ENABLE = WordSearch.in(Lexicons.named("enable"));

    private static Tiles tiles(String text) {
        return Tiles.parse(text, Alphabet.latin());
    }

    private static List<String> shown(List<Anagram> anagrams) {
        return anagrams.stream().map(Anagram::shown).toList();
    }

    private static Lexicon lexicon(Alphabet alphabet, String... words) {
        var builder = new LexiconBuilder(alphabet);
        for (String word : words) {
            builder.add(word);
        }
        return builder.build();
    }

    @Test
    void checkTakesEitherCaseAndSaysNoToAnythingElse() {
        assertThat(ENABLE.isWord("Quoin")).isTrue();
        assertThat(ENABLE.isWord("quoim")).isFalse();
        assertThat(ENABLE.isWord("don't")).isFalse();
        assertThat(ENABLE.isWord("")).isFalse();
    }

    @Test
    void aPrefixBeginsSomeWord() {
        var words = WordSearch.in(lexicon(Alphabet.latin(), "quoin", "quoins"));
        assertThat(words.hasPrefix("")).isTrue();
        assertThat(words.hasPrefix("q")).isTrue();
        assertThat(words.hasPrefix("QUOIN")).isTrue();
        assertThat(words.hasPrefix("quoins")).isTrue();
        assertThat(words.hasPrefix("quoinsx")).isFalse();
        assertThat(words.hasPrefix("u")).isFalse();
        assertThat(words.hasPrefix("q-")).isFalse();
        assertThat(WordSearch.in(lexicon(Alphabet.latin())).hasPrefix("")).isFalse();
    }

    @Nested
    class Anagrams {
        @Test
        void useEveryTileAndComeInAlphabeticalOrder() {
            assertThat(shown(ENABLE.anagrams(tiles("aeginrst"))))
                    .containsExactly(
                            "ANGRIEST", "ASTRINGE", "GANISTER", "GANTRIES", "GRANITES", "INGRATES", "RANGIEST");
        }

        @Test
        void aBlankIsShownInLowerCase() {
            assertThat(shown(ENABLE.anagrams(tiles("QUOIN?")))).containsExactly("QUINOa", "QUINOl", "QUOINs");
        }

        @Test
        void aTileIsUsedBeforeABlank() {
            assertThat(ENABLE.anagrams(tiles("PIZA?"))).containsExactly(new Anagram("PIZZA", "PIZzA", 5));
        }

        @Test
        void withinARackTheLongestComeFirst() {
            assertThat(shown(ENABLE.anagramsWithin(tiles("QATS"), 2)))
                    .containsExactly("QATS", "QAT", "SAT", "TAS", "AS", "AT", "TA");
        }

        @Test
        void fromNoTilesComeNoWords() {
            assertThat(ENABLE.anagrams(Tiles.none())).isEmpty();
            assertThat(ENABLE.anagramsWithin(Tiles.none(), 0)).isEmpty();
        }

        @Test
        void onlyBlanksGiveAllWordsOfThatLength() {
            assertThat(ENABLE.anagrams(tiles("??"))).hasSize(96);
        }
    }

    @Nested
    class Patterns {
        @ParameterizedTest
        @CsvSource({
            "qu?in, 'QUOIN'",
            "?x, 'AX,EX,OX'",
            "[aeiou]x, 'AX,EX,OX'",
            "[^a]x, 'EX,OX'",
            "*q, 'SUQ,TRANQ,UMIAQ'",
            "?uo?n*, 'QUOIN,QUOINED,QUOINING,QUOINS'",
            "*quoin*, 'QUOIN,QUOINED,QUOINING,QUOINS'",
            "*quip*us, 'QUIPPUS,QUIPUS'",
            "q[^u]*a*, 'QANAT,QANATS,QINDAR,QINDARKA,QINDARS,QINTAR,QINTARS'"
        })
        void examples(String pattern, String expected) {
            assertThat(ENABLE.matching(pattern)).containsExactly(expected.split(","));
        }

        @Test
        void aPatternThatNothingMatchesGivesNothing() {
            assertThat(ENABLE.matching("z*z")).isEmpty();
        }

        @Test
        void startEndAndMiddle() {
            assertThat(ENABLE.startingWith("quoi"))
                    .containsExactly(
                            "QUOIN", "QUOINED", "QUOINING", "QUOINS", "QUOIT", "QUOITED", "QUOITING", "QUOITS");
            assertThat(ENABLE.endingWith("uoin")).containsExactly("QUOIN");
            assertThat(ENABLE.containing("xyz")).containsExactly("HYDROXYZINE", "HYDROXYZINES");
            assertThat(ENABLE.containing("zz").size())
                    .isEqualTo(ENABLE.matching("*zz*").size())
                    .isPositive();
            assertThat(ENABLE.containing("anan")).contains("BANANA", "BANANAS", "ANANKE");
        }

        @Test
        void byLength() {
            assertThat(ENABLE.ofLength(2)).hasSize(96).startsWith("AA", "AB").endsWith("XU", "YA", "YE", "YO");
            assertThat(ENABLE.ofLength(28)).containsExactly("ETHYLENEDIAMINETETRAACETATES");
            assertThat(ENABLE.ofLength(0)).isEmpty();
            assertThat(ENABLE.ofLength(1_000)).isEmpty();
        }

        @Test
        void aStarAloneIsEveryWord() {
            assertThat(ENABLE.matching("***")).hasSize(172_823).isSorted();
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                ""       | a pattern must contain at least one letter, ? or *
                C4T      | pattern 'C4T' has '4': expected letters of
                [AE      | pattern '[AE' has a [ without its ]: expected
                []X      | pattern '[]X' has brackets that match no letter: expected
                [^*]     | pattern '[^*]' has '*': expected
                ice cream| pattern 'ice cream' has ' ': expected
                """)
        void whatIsWrongIsNamed(String pattern, String message) {
            assertThatThrownBy(() -> ENABLE.matching(pattern))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith(message);
        }

        @Test
        void aPatternTooLongIsRefused() {
            assertThatThrownBy(() -> ENABLE.matching("?".repeat(63)))
                    .hasMessage("a pattern must have at most 62 letters, ?, * and brackets");
            assertThatThrownBy(() -> ENABLE.startingWith("a".repeat(62))).hasMessageContaining("at most 62");
            assertThatThrownBy(() -> ENABLE.matching("a".repeat(2_000_000))).hasMessageContaining("at most 62");
            assertThatThrownBy(() -> ENABLE.matching("4".repeat(2_000_000)))
                    .hasMessageStartingWith("pattern '4444444444444444444444444444444444444444…' has '4'");
        }
    }

    @Nested
    class HookLetters {
        @Test
        void frontBackAndInner() {
            assertThat(ENABLE.hooks("ad"))
                    .isEqualTo(new Hooks(
                            "AD",
                            true,
                            List.of("B", "C", "D", "F", "G", "H", "L", "M", "P", "R", "S", "T", "W"),
                            List.of("D", "O", "S", "Z"),
                            false,
                            false));
            Hooks hooks = ENABLE.hooks("quoins");
            assertThat(hooks.front()).isEmpty();
            assertThat(hooks.back()).isEmpty();
            assertThat(hooks.innerFront()).isFalse();
            assertThat(hooks.innerBack()).isTrue();
            assertThat(ENABLE.hooks("scat").innerFront()).isTrue();
        }

        @Test
        void whatIsNoWordMayHaveHooksToo() {
            Hooks hooks = ENABLE.hooks("uoin");
            assertThat(hooks.isWord()).isFalse();
            assertThat(hooks.front()).containsExactly("Q");
            assertThat(hooks.back()).isEmpty();
        }

        @Test
        void whatIsNotLettersIsRefused() {
            assertThatThrownBy(() -> ENABLE.hooks("c4t"))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("'c4t' is not made of letters: expected letters of A B C");
            assertThatThrownBy(() -> ENABLE.hooks("")).hasMessageStartingWith("expected at least one letter of A B C");
        }
    }

    @Nested
    class OtherAlphabets {
        private final Alphabet spanish = Alphabet.of(List.of("A", "C", "CH", "O", "Ñ", "S"));
        private final WordSearch search =
                WordSearch.in(lexicon(spanish, "CHAS", "CASO", "CACHO", "AÑO", "ASO", "COSA", "OCHO"));

        @Test
        void lettersOfSeveralCharactersAreOneTile() {
            assertThat(shown(search.anagrams(Tiles.parse("[CH]OCA", spanish)))).containsExactly("CACHO");
            assertThat(shown(search.anagrams(Tiles.parse("C?OA", spanish)))).containsExactly("CAchO", "CAsO", "COsA");
        }

        @Test
        void wordsSortByTheAlphabet() {
            assertThat(search.matching("*")).containsExactly("AÑO", "ASO", "CACHO", "CASO", "COSA", "CHAS", "OCHO");
            assertThat(search.matching("*o")).containsExactly("AÑO", "ASO", "CACHO", "CASO", "OCHO");
        }

        @Test
        void patternsAndHooksKnowThem() {
            assertThat(search.matching("?CHO")).containsExactly("OCHO");
            assertThat(search.matching("*[CH]*")).containsExactly("CACHO", "CHAS", "OCHO");
            assertThat(search.hooks("as").front()).containsExactly("CH");
            assertThat(search.hooks("as").back()).containsExactly("O");
        }
    }

    @Test
    void anEmptyLexiconAnswersEverythingWithNothing() {
        WordSearch empty = WordSearch.in(new LexiconBuilder(Alphabet.latin()).build());
        assertThat(empty.isWord("a")).isFalse();
        assertThat(empty.anagramsWithin(tiles("ABC???"), 1)).isEmpty();
        assertThat(empty.matching("*")).isEmpty();
        assertThat(empty.matching("*a*")).isEmpty();
        assertThat(empty.hooks("a").back()).isEmpty();
    }
}
