package dev.quoin.crossword.notation.cgp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.TileSet;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.format.FormatException;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CgpTest {
    private static final String EMPTY = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15";
    private static final String MIDDLE = "15/15/15/15/15/15/15/3QUiZ8/15/15/15/15/15/15/15";

    private static Tiles tiles(String text) {
        return Tiles.parse(text, Alphabet.latin());
    }

    private static CgpReader reader(String text) {
        return CgpReader.of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "test.cgp");
    }

    @Nested
    class Reading {
        @Test
        void boardRacksScoresAndTurnsAreRead() {
            var position = CgpReader.position(MIDDLE + " AEINRT?/DG 120/-5 2 lex NWL20; bb 50;");
            assertThat(position.board().at(7, 3)).isEqualTo(Tile.natural(17));
            assertThat(position.board().at(7, 5)).isEqualTo(Tile.blankAs(9));
            assertThat(position.board().tileCount()).isEqualTo(4);
            assertThat(position.rack()).isEqualTo(tiles("AEINRT?"));
            assertThat(position.racks()).containsExactly(tiles("AEINRT?"), tiles("DG"));
            assertThat(position.scores()).containsExactly(120, -5);
            assertThat(position.scorelessTurns()).isEqualTo(2);
            assertThat(position.operation("lex")).contains("NWL20");
            assertThat(position.variant()).isEqualTo(Variants.named("standard"));
        }

        @ParameterizedTest
        @ValueSource(strings = {"AB/", "/AB", "/", "AB/CD", "AB/CD/EF", "ab/"})
        void eitherRackMayBeEmpty(String racks) {
            String scores = racks.chars().filter(c -> c == '/').count() == 1 ? "0/0" : "0/0/0";
            var position = CgpReader.position(EMPTY + " " + racks + " " + scores + " 0");
            assertThat(position.racks()).hasSameSizeAs(racks.split("/", -1));
        }

        @Test
        void operationsNeedNoLastSemicolonAndUnknownOnesAreKept() {
            var position = CgpReader.position(EMPTY + " A/ 0/0 0 gid a b c;  tmr 5000/60 ; flag; ld english");
            assertThat(position.operations())
                    .extracting(CgpPosition.Operation::name, CgpPosition.Operation::value)
                    .containsExactly(
                            tuple("gid", "a b c"), tuple("tmr", "5000/60"), tuple("flag", ""), tuple("ld", "english"));
            assertThat(position.show()).endsWith("0 gid a b c; tmr 5000/60; flag; ld english;");
        }

        @Test
        void theBonusIsTheOneTheLineNames() {
            var position = CgpReader.position(EMPTY + " A/ 0/0 0 bb 35;");
            assertThat(position.variant().bingoBonus()).isEqualTo(35);
            assertThat(position.variant().withBingoBonus(50)).isEqualTo(Variants.named("standard"));
        }

        @ParameterizedTest
        @CsvSource({
            "15, bdn CrosswordGame;, standard",
            "15, ld english; var classic;, standard",
            "21, bdn SuperCrosswordGame;, super",
            "21, var classic_super;, super",
            "21, ld english_super;, super",
            "15, ld english_super; bdn standard;, standard",
            "15, bdn wwf;, wwf",
            "7, bdn mini7;, mini7",
            "5, bdn Mini, mini"
        })
        void operationsChooseTheVariant(int size, String operations, String variant) {
            String rows = String.join("/", Collections.nCopies(size, String.valueOf(size)));
            assertThat(CgpReader.position(rows + " A/ 0/0 0 " + operations)
                            .variant()
                            .name())
                    .isEqualTo(variant);
        }

        @Test
        void aGivenVariantWinsOverTheOperations() {
            var position = CgpReader.position(EMPTY + " A/ 0/0 0 bdn Foo; ld klingon;", Variants.named("wwf"));
            assertThat(position.variant()).isEqualTo(Variants.named("wwf"));
            assertThat(position.operation("ld")).contains("klingon");
        }

        @Test
        void blankLinesAndCommentsArePassedOver() {
            var reader =
                    reader("\uFEFF# positions\r\n\r\n" + EMPTY + " A/ 0/0 0\r\n  # more\n\n" + MIDDLE + " B/ 1/2 3");
            assertThat(reader.next().orElseThrow().rack()).isEqualTo(tiles("A"));
            assertThat(reader.next().orElseThrow().rack()).isEqualTo(tiles("B"));
            assertThat(reader.next()).isEmpty();
        }
    }

    @Nested
    class Refusals {
        @ParameterizedTest
        @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                E A/ 0/0           | 1:52 | scoreless turns | the end of the line | name value;
                E                  | 1:45 | racks           | the end of the line | RACK/RACK
                15/15 A/ 0/0 0     | 1:1  | board           | 2 rows              | 15 rows in variant standard
                E/15 A/ 0/0 0      | 1:46 | board           | more than 15 rows   | 15 rows
                E/A A/ 0/0 0       | 1:46 | row 16          | 'A'                 | 15 rows
                14/E A/ 0/0 0      | 1:1  | row 1           | 14 squares          | 15 columns
                16/E A/ 0/0 0      | 1:1  | row 1           | '16'                | 15 columns
                15A/E A/ 0/0 0     | 1:3  | row 1           | 'A'                 | the end of 15 columns
                0/E A/ 0/0 0       | 1:1  | row 1           | '0'                 | 15 columns
                999999/E A/ 0/0 0  | 1:1  | row 1           | '999'               | 15 columns
                14!/E A/ 0/0 0     | 1:3  | row 1           | '!'                 | a letter of A to Z
                14[A/E A/ 0/0 0    | 1:3  | row 1           | '['                 | a letter of A to Z
                E A3/ 0/0 0        | 1:46 | rack            | 'A3'                | ? for a blank
                E /ABCDEFGH 0/0 0  | 1:47 | rack            | 8 tiles             | at most 7 in variant standard
                E A/B/C/D/E 0/0 0  | 1:46 | racks           | 5 racks             | at most 4
                E A/ 0 0           | 1:49 | scores          | 1 scores            | 2, as many as racks
                E A/ 0/x 0         | 1:51 | scores          | 'x'                 | whole numbers
                E A/ 0/0 -1        | 1:53 | scoreless turns | '-1'                | in a row
                E A/ 0/0 0 bb x;   | 1:55 | bb              | 'x'                 | a bonus from 0
                E A/ 0/0 0 bdn Foo;| 1:55 | bdn             | 'Foo'               | CrosswordGame
                E A/ 0/0 0 bdn Foo;| 1:55 | bdn             | 'Foo'               | file of the variant (--variant FILE)
                E A/ 0/0 0 a 1; var wordsmog; | 1:60 | var  | 'wordsmog'          | classic
                E A/ 0/0 0 ld klingon; | 1:55 | ld           | 'klingon'            | english
                """)
        void nameThePlaceWhatWasFoundAndWhatIsExpected(
                String line, String place, String field, String found, String expected) {
            assertThatThrownBy(() -> CgpReader.position(line.replaceFirst("E(?=[ /])|E$", EMPTY)))
                    .isInstanceOf(FormatException.class)
                    .hasMessageStartingWith("position:" + place + ": " + field + ": found " + found)
                    .hasMessageContaining("expected ")
                    .hasMessageContaining(expected);
        }

        @Test
        void nameTheLineOfTheFile() {
            var reader = reader("# one\n" + EMPTY + " A/ 0/0 0\n\nnonsense\n");
            assertThat(reader.next()).isPresent();
            assertThatThrownBy(reader::next)
                    .isInstanceOf(FormatException.class)
                    .hasMessageStartingWith("test.cgp:4:9: racks: found the end of the line");
        }

        @Test
        void aLongLineIsRefusedBeforeItIsHeld() {
            assertThatThrownBy(reader("A".repeat(2_000_000))::next)
                    .isInstanceOf(FormatException.class)
                    .hasMessageStartingWith("test.cgp:1: line: found more than 65536 bytes");
        }

        @Test
        void bytesThatAreNoTextAreRefused() {
            var in = new ByteArrayInputStream(new byte[] {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a});
            assertThatThrownBy(CgpReader.of(in, "x.png")::next)
                    .isInstanceOf(FormatException.class)
                    .hasMessage("x.png:1: line: found '\\x89PNG', expected text in UTF-8");
        }
    }

    @Nested
    class Writing {
        @Test
        void isCanonical() {
            String text = MIDDLE + " AEINRT?/ 120/95 0 lex NWL20; bb 50; bdn CrosswordGame;";
            assertThat(CgpReader.position(text).show()).isEqualTo(text);
        }

        @Test
        void ofEveryShippedVariantIsReadBack() {
            long seed = 11;
            var random = new Random(seed);
            for (String name : Variants.names()) {
                var variant = Variants.named(name);
                for (int round = 0; round < 50; round++) {
                    var squares = new byte[variant.rows() * variant.columns()];
                    for (int square = 0; square < squares.length; square++) {
                        int letter = 1 + random.nextInt(26);
                        squares[square] = random.nextInt(3) > 0
                                ? Tile.EMPTY
                                : random.nextInt(4) == 0 ? Tile.blankAs(letter) : Tile.natural(letter);
                    }
                    var racks = new ArrayList<Tiles>();
                    var scores = new ArrayList<Integer>();
                    for (int player = 0; player <= random.nextInt(4); player++) {
                        racks.add(tiles("AEI?".substring(random.nextInt(5))));
                        scores.add(random.nextInt(600) - 100);
                    }
                    var board = Board.of(variant.rows(), variant.columns(), squares);
                    var position = CgpPosition.of(variant, board, racks, scores, random.nextInt(6));
                    assertThat(CgpReader.position(position.show()))
                            .as("seed %d: %s", seed, position.show())
                            .isEqualTo(position);
                }
            }
        }

        @ParameterizedTest
        @CsvSource({
            "mygame, mygame",
            "standard, standard (changed)",
            "CrosswordGame, CrosswordGame (changed)",
            "'a;\tb', a__b"
        })
        void namesAVariantThatIsNotShipped(String name, String layout) {
            var standard = Variants.named("standard");
            var variant = new Variant(
                    name,
                    standard.layout(),
                    7,
                    7,
                    standard.tiles(),
                    8,
                    50,
                    standard.start(),
                    standard.clock(),
                    "enable",
                    7,
                    6);
            String line =
                    CgpPosition.of(variant, standard.start(), tiles("ABC")).show();
            assertThat(line).endsWith(" lex enable; bb 50; bdn " + layout + ";");
            assertThat(CgpReader.position(line, variant).variant()).isEqualTo(variant);
            assertThatThrownBy(() -> CgpReader.position(line))
                    .isInstanceOf(FormatException.class)
                    .hasMessageContaining("--variant FILE");
        }

        @Test
        void letterOfSeveralCharactersStandsInBrackets() {
            var text = "[CH]O3/5/5/5/2a[ch]1 [CH][CH]A/ 0/0 0";
            var mini = Variants.named("mini");
            var letters =
                    TileSet.of(Alphabet.of(List.of("A", "CH", "O")), Tiles.of(new int[] {1, 9, 9, 9}), new int[4]);
            var variant = new Variant(
                    "digraph", mini.layout(), 2, 2, letters, 5, 10, mini.start(), mini.clock(), "none", 7, 6);
            assertThat(CgpReader.position(text, variant).show()).isEqualTo("[CH]O3/5/5/5/2a[ch]1 A[CH][CH]/ 0/0 0");
        }
    }

    @Test
    void hostileLinesGiveNothingButFormatExceptions() {
        long seed = 3;
        var random = new Random(seed);
        String good = MIDDLE + " AEINRT?/DG 120/-5 2 lex NWL20; bb 50; bdn CrosswordGame;";
        String characters = "/0123456789AZaz[]?;- \t\u0000\u00e9x";
        int read = 0;
        for (int round = 0; round < 5_000; round++) {
            var text = new StringBuilder(good);
            for (int change = 0; change <= random.nextInt(4); change++) {
                int at = random.nextInt(text.length());
                char c = characters.charAt(random.nextInt(characters.length()));
                switch (random.nextInt(3)) {
                    case 0 -> text.setCharAt(at, c);
                    case 1 -> text.insert(at, c);
                    default -> text.delete(at, Math.min(text.length(), at + 1 + random.nextInt(5)));
                }
            }
            try {
                CgpPosition position = CgpReader.position(text.toString());
                assertThat(CgpReader.position(position.show()))
                        .as("seed %d: %s", seed, text)
                        .isEqualTo(position);
                read++;
            } catch (FormatException refused) {
                assertThat(refused).as("seed %d: %s", seed, text).hasMessageContaining("expected");
            }
        }
        assertThat(List.of(read > 0, read < 5_000)).containsOnly(true);
    }
}
