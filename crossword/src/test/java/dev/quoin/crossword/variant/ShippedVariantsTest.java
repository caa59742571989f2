package dev.quoin.crossword.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.tile.Alphabet;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class ShippedVariantsTest {
    static Iterable<String> names() {
        return Variants.names();
    }

    /// Totals of the published sets: letters, tiles and blanks.
    @ParameterizedTest
    @CsvSource({
        "catalan,    26, 100, 2",
        "dutch,      26, 102, 2",
        "french,     26, 102, 2",
        "german,     29, 102, 2",
        "italian,    21, 120, 2",
        "polish,     32, 100, 2",
        "portuguese, 24, 120, 3",
        "spanish,    28, 100, 2",
        "swedish,    31, 100, 2",
    })
    void languagesHaveTheTilesOfTheirSets(String name, int letters, int tiles, int blanks) {
        Variant variant = Variants.named(name);
        assertThat(variant.tiles().alphabet().size()).isEqualTo(letters);
        assertThat(variant.tiles().distribution().size()).isEqualTo(tiles);
        assertThat(variant.tiles().distribution().blanks()).isEqualTo(blanks);
        assertThat(variant.layout()).isEqualTo(Variants.named("standard").layout());
        assertThat(variant.lexicon()).isEqualTo("none");
        assertThat(Variants.languages()).contains(name);
    }

    @ParameterizedTest
    @CsvSource({
        "standard, 15, 100, 2,  7, 50, H8,   7, 6, 1500, enable",
        "mini,      5,  38, 2,  5, 10, C3,   0, 2,    0, mini",
        "mini7,     7,  50, 2,  6, 20, D4,   0, 2,    0, mini",
        "mini11,   11,  75, 2,  7, 35, F6,   7, 6,    0, enable",
        "super,    21, 200, 4,  7, 50, K11,  7, 6, 3000, enable",
        "wwf,      15, 104, 2,  7, 35, H8,   1, 3,    0, enable",
        "daily,    15,  98, 0,  7, 50, H8,   0, 5,    0, daily-1"
    })
    void saysWhatItsGameIs(
            String name,
            int side,
            int tiles,
            int blanks,
            int rack,
            int bonus,
            String start,
            int exchange,
            int scoreless,
            int seconds,
            String lexicon) {
        Variant variant = Variants.named(name);
        assertThat(variant.name()).isEqualTo(name);
        assertThat(variant.rows()).isEqualTo(side);
        assertThat(variant.columns()).isEqualTo(side);
        assertThat(variant.tiles().distribution().size()).isEqualTo(tiles);
        assertThat(variant.tiles().distribution().blanks()).isEqualTo(blanks);
        assertThat(variant.tiles().alphabet()).isSameAs(Alphabet.latin());
        assertThat(variant.rackSize()).isEqualTo(rack);
        assertThat(variant.bingoBonus()).isEqualTo(bonus);
        assertThat((char) ('A' + variant.startColumn()) + "" + (variant.startRow() + 1))
                .isEqualTo(start);
        assertThat(variant.exchangeMinimum()).isEqualTo(exchange == 0 ? Variant.NO_EXCHANGE : exchange);
        assertThat(variant.scorelessTurns()).isEqualTo(scoreless);
        assertThat(variant.clock()).isEqualTo(new Variant.Clock(seconds, 10));
        assertThat(variant.lexicon()).isEqualTo(lexicon);
        assertThat(variant.start().tileCount()).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "standard, 3. 8, 2. 17, .3 12, .2 24",
        "daily,    3. 8, 2. 17, .3 12, .2 24",
        "mini,     3. 0, 2. 1,  .3 0,  .2 8",
        "mini7,    3. 4, 2. 5,  .3 4,  .2 4",
        "mini11,   3. 4, 2. 13, .3 12, .2 16",
        "super,    3. 16, 2. 41, .3 20, .2 36",
        "wwf,      3. 8, 2. 12, .3 16, .2 24"
    })
    void countsOfPremiumSquares(
            String name, String tripleWord, String doubleWord, String tripleLetter, String doubles) {
        var counts = premiums(Variants.named(name).layout());
        for (String expected : new String[] {tripleWord, doubleWord, tripleLetter, doubles}) {
            String[] kindAndCount = expected.split(" ");
            assertThat(counts.getOrDefault(kindAndCount[0], 0))
                    .as(name + " " + kindAndCount[0])
                    .isEqualTo(Integer.parseInt(kindAndCount[1]));
        }
    }

    @Test
    void superHasQuadrupleSquaresAndTheStandardBoardInItsMiddle() {
        PremiumLayout large = Variants.named("super").layout();
        PremiumLayout standard = Variants.named("standard").layout();
        assertThat(premiums(large)).containsEntry("4.", 4).containsEntry(".4", 8);
        for (int row = 0; row < 15; row++) {
            for (int column = 0; column < 15; column++) {
                assertThat(cell(large, row + 3, column + 3)).isEqualTo(cell(standard, row, column));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void boardsAreSymmetricInAllEightWays(String name) {
        PremiumLayout layout = Variants.named(name).layout();
        int last = layout.rows() - 1;
        for (int row = 0; row <= last; row++) {
            for (int column = 0; column <= last; column++) {
                assertThat(cell(layout, row, column))
                        .as(name + " " + row + "," + column)
                        .isEqualTo(cell(layout, column, row))
                        .isEqualTo(cell(layout, last - row, column))
                        .isEqualTo(cell(layout, row, last - column));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "standard, A9 B2 C2 D4 E12 F2 G3 H2 I9 J1 K1 L4 M2 N6 O8 P2 Q1 R6 S4 T6 U4 V2 W2 X1 Y2 Z1",
        "daily,    A9 B2 C2 D4 E12 F2 G3 H2 I9 J1 K1 L4 M2 N6 O8 P2 Q1 R6 S4 T6 U4 V2 W2 X1 Y2 Z1",
        "super,    A16 B4 C6 D8 E24 F4 G5 H5 I13 J2 K2 L7 M6 N13 O15 P4 Q2 R13 S10 T15 U7 V3 W4 X2 Y4 Z2",
        "wwf,      A9 B2 C2 D5 E13 F2 G3 H4 I8 J1 K1 L4 M2 N5 O8 P2 Q1 R6 S5 T7 U4 V2 W2 X1 Y2 Z1",
        "mini,     A2 B1 C1 D1 E2 F1 G1 H1 I2 J1 K1 L2 M1 N2 O2 P1 Q1 R2 S2 T2 U2 V1 W1 X1 Y1 Z1"
    })
    void distributions(String name, String expected) {
        TileSet tiles = Variants.named(name).tiles();
        var found = new StringBuilder();
        for (int number = 1; number <= 26; number++) {
            found.append(number == 1 ? "" : " ")
                    .append(tiles.alphabet().face(number))
                    .append(tiles.distribution().count(number));
        }
        assertThat(found).hasToString(expected);
    }

    @ParameterizedTest
    @MethodSource("names")
    void lettersHaveTheStandardValuesButForWwf(String name) {
        String letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
        int[] standard = {1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10};
        int[] wwf = {1, 4, 4, 2, 1, 4, 3, 3, 1, 10, 5, 2, 4, 2, 1, 4, 10, 1, 1, 1, 2, 5, 4, 8, 3, 10};
        TileSet tiles = Variants.named(name).tiles();
        for (int at = 0; at < 26; at++) {
            assertThat(tiles.valueOfNumber(at + 1))
                    .as(name + " " + letters.charAt(at))
                    .isEqualTo(name.equals("wwf") ? wwf[at] : standard[at]);
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void writtenAndReadAgainItIsTheSame(String name) {
        Variant variant = Variants.named(name);
        String text = VariantWriter.write(variant);
        assertThat(Variants.parse(text, "copy")).isEqualTo(variant);
        assertThat(VariantWriter.write(Variants.parse(text, "copy"))).isEqualTo(text);
    }

    @Nested
    class Names {
        @Test
        void caseDoesNotCount() {
            assertThat(Variants.named("Standard")).isEqualTo(Variants.named("standard"));
        }

        @Test
        void unknownNameGetsTheNearestOneAndTheList() {
            assertThatThrownBy(() -> Variants.named("standrad"))
                    .isInstanceOf(VariantException.class)
                    .hasMessage(
                            "variant 'standrad': unknown, did you mean standard? expected one of standard, mini, mini7,"
                                    + " mini11, super, wwf, daily, catalan, dutch, french, german, italian, polish,"
                                    + " portuguese, spanish, swedish, or the path of a file");
        }

        @Test
        void openTakesANameToo() {
            assertThat(Variants.open("WWF")).isEqualTo(Variants.named("wwf"));
        }

        @Test
        void openOfNeitherNameNorFileSaysSo() {
            assertThatThrownBy(() -> Variants.open("nothing-like-it")).hasMessageContaining("expected one of standard");
            assertThatThrownBy(() -> Variants.open("no/such.variant"))
                    .hasMessage("no/such.variant: no such file, expected a variant file");
        }
    }

    private static String cell(PremiumLayout layout, int row, int column) {
        String digits = "" + layout.wordMultiplier(row, column) + layout.letterMultiplier(row, column);
        return digits.replace('1', '.');
    }

    private static Map<String, Integer> premiums(PremiumLayout layout) {
        var counts = new TreeMap<String, Integer>();
        for (int row = 0; row < layout.rows(); row++) {
            for (int column = 0; column < layout.columns(); column++) {
                counts.merge(cell(layout, row, column), 1, Integer::sum);
            }
        }
        return counts;
    }
}
