package dev.quoin.crossword.variant;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.quoin.crossword.tile.Tile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VariantReaderTest {
    private static final String SMALL = """
            name = small
            lexicon = enable
            rack = 3
            bonus = 5
            start = B2
            exchange = never
            scoreless-turns = 4
            clock = 1:30
            overtime = 7
            board:
            3. .. .. .2
            .. 21 .. ..
            .. .. .. 99
            tiles:
            A 4 1
            B 2 3
            CH 1 8
            ? 1
            placed:
            . A . .
            . b . .
            . CH . .
            """;

    @Test
    void readsEveryKey() {
        Variant variant = Variants.parse(SMALL, "small");
        assertThat(variant.rows()).isEqualTo(3);
        assertThat(variant.columns()).isEqualTo(4);
        assertThat(variant.startRow()).isEqualTo(1);
        assertThat(variant.startColumn()).isEqualTo(1);
        assertThat(variant.layout().wordMultiplier(0, 0)).isEqualTo(3);
        assertThat(variant.layout().letterMultiplier(0, 0)).isEqualTo(1);
        assertThat(variant.layout().letterMultiplier(0, 3)).isEqualTo(2);
        assertThat(variant.layout().wordMultiplier(1, 1)).isEqualTo(2);
        assertThat(variant.layout().letterMultiplier(2, 3)).isEqualTo(9);
        assertThat(variant.tiles().alphabet().letters()).containsExactly("A", "B", "CH");
        assertThat(variant.tiles().valueOfNumber(3)).isEqualTo(8);
        assertThat(variant.tiles().distribution().size()).isEqualTo(8);
        assertThat(variant.clock()).isEqualTo(new Variant.Clock(90, 7));
        assertThat(variant.exchangeMinimum()).isEqualTo(Variant.NO_EXCHANGE);
        assertThat(variant.scorelessTurns()).isEqualTo(4);
        assertThat(variant.start().at(0, 1)).isEqualTo(Tile.natural(1));
        assertThat(variant.start().at(1, 1)).isEqualTo(Tile.blankAs(2));
        assertThat(variant.start().at(2, 1)).isEqualTo(Tile.natural(3));
        assertThat(variant.start().tileCount()).isEqualTo(3);
    }

    @Test
    void writtenAndReadAgainItIsTheSame() {
        Variant variant = Variants.parse(SMALL, "small");
        assertThat(Variants.parse(VariantWriter.write(variant), "copy")).isEqualTo(variant);
    }

    @Test
    void commentsBlankLinesCarriageReturnsAndCaseDoNotCount() {
        String dressed = "# about\n\n"
                + SMALL.replace("\n", "   # why\r\n")
                        .replace("rack =", "\tRACK=")
                        .replace("scoreless-turns", "Scoreless Turns");
        assertThat(Variants.parse(dressed, "small")).isEqualTo(Variants.parse(SMALL, "small"));
    }

    @Test
    void theStartSquareMayBeWrittenEitherWayRound() {
        assertThat(Variants.parse(SMALL.replace("B2", "2b"), "small")).isEqualTo(Variants.parse(SMALL, "small"));
    }

    @Test
    void clockOvertimeAndPlacedMayBeLeftOut() {
        String shorter = SMALL.replace("clock = 1:30\n", "").replace("overtime = 7\n", "");
        shorter = shorter.substring(0, shorter.indexOf("placed:"));
        Variant variant = Variants.parse(shorter, "small");
        assertThat(variant.clock()).isEqualTo(new Variant.Clock(0, 10));
        assertThat(variant.start().tileCount()).isZero();
    }

    @Test
    void theTitleIsTheNameUnlessTheFileSaysOtherwise() {
        Variant plain = Variants.parse(SMALL, "small");
        Variant titled = Variants.parse("title = Small = 3 by 3: a #1 game   # why\n" + SMALL, "small");
        assertThat(plain.title()).isEqualTo(plain.name());
        assertThat(titled.title()).isEqualTo("Small = 3 by 3: a");
        assertThat(titled.untitled()).isEqualTo(plain);
        assertThat(Variants.parse(VariantWriter.write(titled), "copy")).isEqualTo(titled);
        assertThat(VariantWriter.write(titled.untitled())).isEqualTo(VariantWriter.write(plain));
    }

    @Test
    void lettersSortByUnicodeUnlessTheFileSaysOtherwise() {
        String german = SMALL.substring(0, SMALL.indexOf("placed:")).replace("CH 1 8", "Ä 1 6");
        assertThat(Variants.parse(german, "de").tiles().alphabet().letters()).containsExactly("A", "B", "Ä");
        Variant ordered = Variants.parse("alphabet = a ä b\n" + german, "de");
        assertThat(ordered.tiles().alphabet().letters()).containsExactly("A", "Ä", "B");
        assertThat(Variants.parse(VariantWriter.write(ordered), "copy")).isEqualTo(ordered);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            rack = 3        | rack = 0        | f:3: rack: found '0', expected a whole number from 1 to 12
            rack = 3        | rack = seven    | f:3: rack: found 'seven', expected a whole number from 1 to 12
            rack = 3        | rack =          | f:3: rack: found nothing, expected a whole number from 1 to 12
            rack = 3        | rack = 99999999999999999999 | f:3: rack: found '99999999999999999999', expected a whole number from 1 to 12
            rack = 3        | rac = 3         | f:3: unknown key 'rac', did you mean rack?
            rack = 3        | colour = blue   | f:3: unknown key 'colour', expected one of name, title, lexicon, rack, bonus, start, exchange, scoreless-turns, clock, overtime, alphabet, vowels, board, tiles, placed
            rack = 3        | xyzzy = 3       | f:3: unknown key 'xyzzy', expected one of name, title, lexicon, rack, bonus, start, exchange, scoreless-turns, clock, overtime, alphabet, vowels, board, tiles, placed
            rack = 3        | rack 3          | f:3: found 'rack 3', expected a line such as rack = 7 or board:
            rack = 3        | # rack = 3      | f: rack: missing, expected the number of tiles on a rack, such as rack = 7
            bonus = 5       | rack = 3        | f:4: rack: found again, expected once (line 3)
            bonus = 5       | bonus = -1      | f:4: bonus: found '-1', expected a whole number from 0 to 100000
            name = small    | name = my game  | f:1: name: found 'my game', expected 1 to 40 letters, digits, - or _, starting with a letter or digit
            lexicon = enable| lexicon =       | f:2: lexicon: found nothing, expected the name of a built-in word list or the path of a file, such as lexicon = enable
            start = B2      | start = E1      | f:5: start: found 'E1', expected a square of the board, A1 to D3
            start = B2      | start = A4      | f:5: start: found 'A4', expected a square of the board, A1 to D3
            start = B2      | start = A0      | f:5: start: found 'A0', expected a square of the board, A1 to D3
            start = B2      | start = 1,1     | f:5: start: found '1,1', expected the square that the first play must cover, column then row, such as start = H8
            exchange = never| exchange = 0    | f:6: exchange: found '0', expected a whole number from 1 to 10000 or never
            scoreless-turns = 4 | scoreless-turns = 0 | f:7: scoreless-turns: found '0', expected a whole number from 1 to 1000
            clock = 1:30    | clock = 1:60    | f:8: clock: found '1:60', expected minutes:seconds up to 1440:00 such as 25:00, or none
            clock = 1:30    | clock = 25      | f:8: clock: found '25', expected minutes:seconds up to 1440:00 such as 25:00, or none
            clock = 1:30    | clock:          | f:8: clock: found a block, expected minutes:seconds for each player, or none, such as clock = 25:00
            board:          | board = 3x4     | f:10: board: found a value, expected a block: board: and then its rows
            .. 21 .. ..     | .. 21 ..        | f:12: board: found a row of 3 cells, expected 4 like the board's first row
            .. 21 .. ..     | .. 21 .. .. ..  | f:12: board: found a row of 5 cells, expected 4 like the board's first row
            .. 21 .. ..     | .. 2x .. ..     | f:12: board: found '2x' as cell 2, expected a word and a letter multiplier, each . or 1 to 9, such as .. 3. or .2
            .. 21 .. ..     | .. 20 .. ..     | f:12: board: found '20' as cell 2, expected a word and a letter multiplier, each . or 1 to 9, such as .. 3. or .2
            .. 21 .. ..     | # no row        | f:10: board: found 2 rows, expected 3 to 21
            3. .. .. .2     | 3. ..           | f:11: board: found a row of 2 cells, expected 3 to 21
            A 4 1           | A 4             | f:15: tiles: found 'A 4', expected a letter, its count and its value, such as A 9 1
            A 4 1           | A 4 1 1         | f:15: tiles: found 'A 4 1 1', expected a letter, its count and its value, such as A 9 1
            A 4 1           | A -4 1          | f:15: tiles: found '-4' in 'A -4 1', expected the count as a whole number from 0 to 999
            A 4 1           | A 4 100         | f:15: tiles: found '100' in 'A 4 100', expected the value as a whole number from 0 to 99
            A 4 1           | 4 A 1           | f:15: tiles: found '4', expected a letter of 1 to 4 characters, or ? for the blank
            A 4 1           | b 4 1           | f:16: tiles: found B again, expected once (line 15)
            ? 1             | ? 1 5           | f:18: tiles: found '5' in '? 1 5', expected the value of a blank, 0
            . A . .         | B B B .         | f:19: placed: found 3 tiles B, expected at most the 2 of the game
            . A . .         | . a . .         | f:19: placed: found 2 blanks, expected at most the 1 of the game
            . A . .         | . X . .         | f:20: placed: found 'X', expected . for an empty square, a letter of the tiles in upper case, or in lower case for a blank
            . CH . .        | . Ch . .        | f:22: placed: found 'Ch', expected . for an empty square, a letter of the tiles in upper case, or in lower case for a blank
            . CH . .        | . . .           | f:22: placed: found a row of 3 cells, expected 4 like the board's first row
            . CH . .        | # no row        | f:19: placed: found 2 rows, expected 3 like the board
            . b . .         | . A . .         | f: fine
            """)
    void aWrongLineIsNamedWithWhatIsExpected(String line, String wrong, String message) {
        String text = SMALL.replace(line + "\n", wrong + "\n");
        assertThat(text).isNotEqualTo(SMALL);
        if (message.endsWith("fine")) {
            assertThat(Variants.parse(text, "f").start().tileCount()).isEqualTo(3);
        } else {
            assertThatThrownBy(() -> Variants.parse(text, "f"))
                    .isInstanceOf(VariantException.class)
                    .hasMessage(message);
        }
    }

    @Test
    void theExceptionCarriesFileLineAndKey() {
        var error = catchThrowableOfType(
                VariantException.class, () -> Variants.parse(SMALL.replace("rack = 3", "rack = 0"), "f"));
        assertThat(error.source()).isEqualTo("f");
        assertThat(error.line()).hasValue(3);
        assertThat(error.key()).isEqualTo("rack");
    }

    @Test
    void tooFewTilesForARackAreRefused() {
        String text = SMALL.replace("A 4 1", "A 1 1").replace("B 2 3", "B 0 3").replace("? 1", "? 0");
        assertThatThrownBy(() -> Variants.parse(text, "f"))
                .hasMessage("f:14: tiles: found 2 tiles, expected at least 3 to fill one rack");
    }

    @Test
    void moreThan32LettersAreRefused() {
        String hungarian = "A Á B C CS D DZ DZS E É F G GY H I Í J K L LY M N NY O Ó Ö Ő P R S SZ T TY U Ú Ü Ű V";
        String tiles = hungarian.replaceAll("\\S+", "$0 1 1\n");
        String text = SMALL.substring(0, SMALL.indexOf("tiles:")) + "tiles:\n" + tiles;
        assertThatThrownBy(() -> Variants.parse(text, "f"))
                .hasMessage(
                        "f:14: tiles: found 38 letters, expected at most 32: larger alphabets, such as the Hungarian"
                                + " or Czech one, are not supported");
    }

    @Nested
    class Scores {
        private static String nines(int side, int rack) {
            String row = "99 ".repeat(side) + "\n";
            return "name = n\nlexicon = enable\nrack = " + rack
                    + "\nbonus = 0\nstart = A1\nexchange = 1\nscoreless-turns = 1\nboard:\n" + row.repeat(side)
                    + "tiles:\nQ 20 10\n";
        }

        @Test
        void aPlayThatCouldOverflowIsRefusedWithTheBound() {
            assertThatThrownBy(() -> Variants.parse(nines(15, 7), "f"))
                    .hasMessage("f:8: board: one play of 7 tiles could score up to 3395922480 points, expected at most"
                            + " 2147483647: use smaller word multipliers, letter multipliers or tile values");
        }

        @Test
        void theBoundIsReachedWhenAllSquaresAreAlike() {
            // 3 tiles on 3×3, all 9s: 9³ · 10 · 27 for the main word, 3 · 9 · 10 · (9 + 2) for the cross words.
            Variant variant = Variants.parse(nines(3, 3), "f");
            assertThat(ScoreBound.of(variant.layout(), variant.tiles(), 3, 50))
                    .isEqualTo(729 * 270 + 3 * 9 * 10 * 11 + 50);
        }

        @Test
        void everyShippedVariantIsFarBelow() {
            for (String name : Variants.names()) {
                Variant variant = Variants.named(name);
                assertThat(ScoreBound.of(variant.layout(), variant.tiles(), variant.rackSize(), variant.bingoBonus()))
                        .isBetween(100L, 100_000L);
            }
        }
    }

    @Nested
    class OnDisk {
        @TempDir
        Path directory;

        @Test
        void aFileIsReadAndItsListFoundBesideIt() throws IOException {
            Path file = directory.resolve("small.variant");
            Files.writeString(file, "\uFEFF" + SMALL.replace("lexicon = enable", "lexicon = lists/mine.txt"));
            assertThat(Variants.read(file).lexicon())
                    .isEqualTo(directory.resolve("lists/mine.txt").toString());
            assertThat(Variants.open(file.toString())).isEqualTo(Variants.read(file));
        }

        @Test
        void aMissingFileIsSaid() {
            Path file = directory.resolve("none.variant");
            assertThatThrownBy(() -> Variants.read(file)).hasMessage(file + ": no such file, expected a variant file");
        }

        @Test
        void aDirectoryIsSaid() {
            assertThatThrownBy(() -> Variants.read(directory))
                    .hasMessage(directory + ": is a directory, expected a variant file");
        }

        @Test
        void anEmptyFileLacksItsFirstKey() throws IOException {
            Path file = Files.createFile(directory.resolve("empty"));
            assertThatThrownBy(() -> Variants.read(file))
                    .hasMessage(file + ": name: missing, expected the name used in commands, such as name = mygame");
        }

        @Test
        void aHugeFileIsRefused() throws IOException {
            Path file = directory.resolve("huge");
            Files.write(file, new byte[Variants.LARGEST_FILE + 1]);
            assertThatThrownBy(() -> Variants.read(file))
                    .hasMessage(file + ": larger than 65536 bytes, expected a variant file");
        }

        @Test
        void bytesThatAreNotUtf8AreRefused() throws IOException {
            Path file = directory.resolve("latin1");
            Files.write(file, "name = größe\n".getBytes(StandardCharsets.ISO_8859_1));
            assertThatThrownBy(() -> Variants.read(file))
                    .hasMessage(file + ": not a text file in UTF-8, expected lines such as rack = 7");
        }

        @Test
        void controlCharactersAreNamed() throws IOException {
            Path file = directory.resolve("nul");
            Files.writeString(file, "name = a\nra\0ck = 3\n");
            assertThatThrownBy(() -> Variants.read(file))
                    .hasMessage(file + ":2: found the control character U+0000, expected a text file");
        }

        @Test
        void aLongLineIsCutInTheMessage() throws IOException {
            Path file = directory.resolve("long");
            Files.writeString(file, "x".repeat(60_000));
            assertThatThrownBy(() -> Variants.read(file))
                    .hasMessage(
                            file + ":1: found '" + "x".repeat(40) + "…', expected a line such as rack = 7 or board:");
        }

        @Test
        void garbageNeverGivesAnythingButAVariantException() throws IOException {
            long seed = 20_261_115;
            var random = new Random(seed);
            byte[] good = SMALL.getBytes(StandardCharsets.UTF_8);
            Path file = directory.resolve("garbage");
            for (int round = 0; round < 500; round++) {
                byte[] bytes = good.clone();
                for (int change = 0; change <= random.nextInt(6); change++) {
                    bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
                }
                Files.write(file, bytes);
                try {
                    Variant variant = Variants.read(file);
                    assertThat(Variants.parse(VariantWriter.write(variant), "copy"))
                            .as("seed %d round %d", seed, round)
                            .isEqualTo(variant);
                } catch (VariantException expected) {
                    assertThat(expected).hasMessageStartingWith(file.toString());
                }
            }
        }
    }
}
