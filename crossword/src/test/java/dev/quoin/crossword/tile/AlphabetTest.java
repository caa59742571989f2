package dev.quoin.crossword.tile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AlphabetTest {
    private static final Alphabet SPANISH = Alphabet.of(List.of("A", "C", "CH", "G", "L", "LL", "O"));
    private static final Alphabet WELSH = Alphabet.of(List.of("A", "B", "G", "N", "NG", "O", "R"));
    private static final Alphabet TURKISH = Alphabet.of(List.of("I/ı", "İ/i", "K", "Z"));

    @Nested
    class Faces {
        @ParameterizedTest
        @CsvSource(
                delimiter = ';',
                value = {
                    "İ;     write the face of its blank after a slash",
                    "ı;     write the upper case, a slash and the lower case",
                    "ß;     write the upper case, a slash and the lower case",
                    "ẞ;     write the face of its blank after a slash",
                    "א;     write the face of its blank after a slash",
                    "A/A;   must differ",
                    "1;     a letter must have 1 to 4 characters",
                    "·L;    a letter must have 1 to 4 characters",
                    "LETTER; a letter must have 1 to 4 characters",
                })
        void thatCannotBeReadBackAreRefusedWithTheWayToWriteThem(String letter, String sentence) {
            assertThatThrownBy(() -> Alphabet.of(List.of(letter)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(sentence);
        }

        @Test
        void thatTwoLettersShareAreRefused() {
            assertThatThrownBy(() -> Alphabet.of(List.of("I", "İ/i")))
                    .hasMessage("'i' would stand for I and for İ: write each with its own lower case after a slash,"
                            + " such as I/ı and İ/i");
        }

        @Test
        void areKeptInTheTextOfAnAlphabet() {
            assertThat(TURKISH).hasToString("I/ı İ/i K Z").isEqualTo(Alphabet.of(List.of("I/ı", "İ/i", "K", "Z")));
            assertThat(TURKISH.lower(2)).isEqualTo("i");
            assertThat(Alphabet.of(List.of("ẞ/ß")).show(Tile.blankAs(1))).isEqualTo("ß");
        }

        @Test
        void mayHaveADotAnApostropheOrAnAccentThatHasNoCharacterOfItsOwn() {
            var alphabet = Alphabet.of(List.of("L", "L·L", "C'H", "E̱"));
            assertThat(alphabet.show(Tile.natural(2))).isEqualTo("[L·L]");
            assertThat(alphabet.show(Tile.blankAs(3))).isEqualTo("[c'h]");
            assertThat(alphabet.number("c’h")).hasValue(3);
            assertThat(alphabet.number("ŀl")).hasValue(2);
            assertThat(Tiles.parse("e̱[l·l]", alphabet).show(alphabet)).isEqualTo("[L·L][E̱]");
        }

        @Test
        void inMixedCaseAreNoTile() {
            assertThat(SPANISH.tile("Ch")).isEmpty();
            assertThat(SPANISH.tile("CH")).hasValue(Tile.natural(3));
            assertThat(SPANISH.tile("ch")).hasValue(Tile.blankAs(3));
        }
    }

    @Nested
    class Words {
        @ParameterizedTest
        @CsvSource({"gallo, 4 1 6 7", "GA[LL]O, 4 1 6 7", "GA[L][L]O, 4 1 5 5 7", "GAL|LO, 4 1 5 5 7", "Chal, 3 1 5"})
        void areCutLongestFirstUnlessTheyAreWrittenOtherwise(String text, String numbers) {
            assertThat(SPANISH.encode(text).map(AlphabetTest::numbers)).hasValue(numbers);
        }

        @Test
        void areWrittenAsTheyAreReadBack() {
            for (String text : List.of("BANGOR", "BAN|GOR")) {
                assertThat(WELSH.decode(WELSH.encode(text).orElseThrow())).isEqualTo(text);
            }
            assertThat(WELSH.encode("ba[n][g]or").map(WELSH::decode)).hasValue("BAN|GOR");
        }

        @Test
        void keepDottedAndDotlessIApart() {
            assertThat(TURKISH.encode("kız").map(TURKISH::decode)).hasValue("KIZ");
            assertThat(TURKISH.encode("kiz").map(TURKISH::decode)).hasValue("KİZ");
            assertThat(Alphabet.latin().encode("kız")).isEmpty();
        }

        @Test
        void withAnAccentInTwoCharactersAreTheSame() {
            var german = Alphabet.of(List.of("L", "S", "Ö"));
            assertThat(german.encode("o\u0308l").map(german::decode)).hasValue("ÖL");
            assertThat(german.encode("löß").map(german::decode)).hasValue("LÖSS");
            assertThat(Tiles.parse("O\u0308L", german)).isEqualTo(Tiles.parse("öl", german));
        }

        @Test
        void withoutCaseDoNotReadTheMarkOfABlank() {
            var hebrew = Alphabet.of(List.of("צ/צ'", "ק/ק'"));
            assertThat(hebrew.encode("צק")).isPresent();
            assertThat(hebrew.encode("צ'ק")).isEmpty();
            assertThat(hebrew.tile("צ'")).hasValue(Tile.blankAs(1));
        }

        @Test
        void outsideTheAlphabetHaveNoNumbers() {
            for (String text : List.of("GA[LLO", "|GALLO", "GALLO|", "GA[]", "GA[RR]O")) {
                assertThat(SPANISH.encode(text)).as(text).isEmpty();
            }
        }
    }

    @Test
    void tilesTypedAsLettersAreCutAsWordsAre() {
        assertThat(Tiles.typed("gallo?", SPANISH).show(SPANISH)).isEqualTo("AG[LL]O?");
        assertThat(Tiles.typed("L?L", SPANISH).show(SPANISH)).isEqualTo("LL?");
        assertThat(Tiles.typed("[L][L]", SPANISH)).isEqualTo(Tiles.parse("LL", SPANISH));
        assertThat(Tiles.typed("??", SPANISH).blanks()).isEqualTo(2);
    }

    @Test
    void upperCaseAndBracketsAreThoseOfTheAlphabet() {
        assertThat(TURKISH.upper("kız (i)?")).isEqualTo("KIZ (İ)?");
        assertThat(SPANISH.upper("ga[ll]o")).isEqualTo("GA[LL]O");
        assertThat(SPANISH.withBrackets("GALLO")).isEqualTo("GA[LL]O");
        assertThat(SPANISH.withBrackets("chA(LL)[L]O")).isEqualTo("[ch]A([LL])[L]O");
        assertThat(SPANISH.withBrackets("GAlLO")).isEqualTo("GAlLO");
    }

    @Test
    void vowelsAreThoseOfTheLettersOrAsListed() {
        var letters = Alphabet.of(List.of("A", "Ä", "B", "Y"));
        assertThat(letters.vowels()).containsExactly("A", "Ä");
        assertThat(letters.withVowels(List.of("a", "y")).vowels()).containsExactly("A", "Y");
        assertThatThrownBy(() -> letters.withVowels(List.of("E"))).hasMessageContaining("got 'E'");
    }

    @Test
    void letter32HasTilesOfItsOwn() {
        for (int letter = 1; letter <= 32; letter++) {
            assertThat(Tile.letter(Tile.natural(letter))).isEqualTo(letter);
            assertThat(Tile.letter(Tile.blankAs(letter))).isEqualTo(letter);
            assertThat(Tile.letter(letter)).isEqualTo(letter);
            assertThat(Tile.isBlank(Tile.natural(letter))).isFalse();
            assertThat(Tile.isBlank(Tile.blankAs(letter))).isTrue();
        }
        assertThat(Tile.letter(Tile.EMPTY)).isZero();
    }

    private static String numbers(byte[] word) {
        var text = new StringBuilder();
        for (byte number : word) {
            text.append(text.isEmpty() ? "" : " ").append(number);
        }
        return text.toString();
    }
}
