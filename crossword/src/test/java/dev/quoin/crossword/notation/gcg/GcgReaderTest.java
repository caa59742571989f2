package dev.quoin.crossword.notation.gcg;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.notation.WordStart;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.format.FormatException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GcgReaderTest {
    private static GcgFile read(String text) {
        return read(text, StandardCharsets.UTF_8);
    }

    private static GcgFile read(String text, Charset charset) {
        return GcgReader.read("game.gcg", text.getBytes(charset));
    }

    private static GcgEntry.Event event(String line) {
        return (GcgEntry.Event) read(line).game().entries().getFirst();
    }

    @Nested
    class Events {
        @ParameterizedTest
        @CsvSource(delimiter = '|', nullValues = "-", textBlock = """
                >a: DINNVWY 8D WINDY +32 32         | DINNVWY | 8D WINDY    | 32  | 32
                >a: AEJNOSV E3 JAVE..N +34 66       | AEJNOSV | E3 JAVE..N  | 34  | 66
                >a: AEJNOSV e3 JAVE..N +34 66       | AEJNOSV | E3 JAVE..N  | 34  | 66
                >a: AEJNOSV 8d (D)OG 34 66          | AEJNOSV | 8D (D)OG    | 34  | 66
                >a:  8D WINDY +32 32                | ''      | 8D WINDY    | 32  | 32
                >a: DEIIKOR -KOI +0 0               | DEIIKOR | -KOI        | 0   | 0
                >a: -KOI +0 0                       | ''      | -KOI        | 0   | 0
                >a: DEIIKOR -5 +0 0                 | DEIIKOR | -5          | 0   | 0
                >a: DEIIKOR -  +0 120               | DEIIKOR | \\-         | 0   | 120
                >a: DEIILTZ --  -24 55              | DEIILTZ | --          | -24 | 55
                >a: ADDIPYZ (challenge) +5 320      | ADDIPYZ | (challenge) | 5   | 320
                >a:  (challenge) +5 320             | ''      | (challenge) | 5   | 320
                >a: AGLO (time) -20 339             | AGLO    | (time)      | -20 | 339
                >a: (TIME) +12 339                  | ''      | (TIME)      | 12  | 339
                >a:  (OPEG) +14 345                 | ''      | (OPEG)      | 14  | 345
                >a: ?AEEOTT (?AEEOTT) -6 -6         | ?AEEOTT | (?AEEOTT)   | -6  | -6
                """)
        void areReadInEveryForm(String line, String rack, String action, int points, int total) {
            var event = event(line);
            assertThat(event.nick()).isEqualTo("a");
            assertThat(event.rack()).isEqualTo(rack);
            assertThat(event.action().show()).isEqualTo(action.replace("\\", ""));
            assertThat(event.points()).isEqualTo(points);
            assertThat(event.total()).isEqualTo(total);
        }

        @Test
        void theWordsThatOldRecordsListAreKept() {
            var event = event(">Quackle: BEDGMNP   7e  BEDIM   +26  66 BE, ET,  DO ");
            assertThat(event.action())
                    .isEqualTo(new GcgAction.Play(WordStart.parse("7E").orElseThrow(), "BEDIM"));
            assertThat(event.words()).isEqualTo("BE, ET, DO");
            assertThat(event.show()).isEqualTo(">Quackle: BEDGMNP 7E BEDIM +26 66 BE, ET, DO");
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                >a                        | 1:1  | player: found '>a'              | a nick and a colon
                >: A 8D WE +1 1           | 1:1  | player: found                   | a nick and a colon
                >a:                       | 1:4  | rack: found the end of the line | the player's tiles
                >a: ABC                   | 1:8  | event: found the end of the line | a place such as 8D
                >a: AB1 8D WE +1 1        | 1:5  | rack: found 'AB1'               | the player's tiles
                >a: ABC 8 WE +1 1         | 1:9  | event: found '8'                | a place such as 8D
                >a: ABC 8D                | 1:11 | word: found the end of the line | the word played at 8D
                >a: ABC 8D WE             | 1:14 | points: found the end           | such as +24
                >a: ABC 8D WE x 1         | 1:15 | points: found 'x'               | such as +24
                >a: ABC 8D WE +1          | 1:17 | total: found the end            | such as 345
                >a: ABC 8D WE +1 1x       | 1:18 | total: found '1x'               | such as 345
                >a: ABC 8D WE +1234567 1  | 1:15 | points: found '+1234567'        | such as +24
                >a: ABC (time -20 1       | 1:9  | event: found '(time'            | (challenge), (time)
                >a: ABC (a(b)) -20 1      | 1:9  | event: found '(a(b))'           | (challenge), (time)
                >a: ABC -A1 +0 1          | 1:9  | event: found '-A1'              | or how many
                >a: ABC --- +0 1          | 1:9  | event: found '---'              | or how many
                """)
        void thatAreMalformedAreNamed(String line, String place, String found, String expected) {
            assertThatThrownBy(() -> read(line))
                    .isInstanceOf(FormatException.class)
                    .hasMessageStartingWith("game.gcg:" + place + ": " + found)
                    .hasMessageContaining(", expected ")
                    .hasMessageContaining(expected);
        }
    }

    @Nested
    class Pragmas {
        @Test
        void playersHaveNicksAndNames() {
            var game = read("#player2 ben Ben  Löw\n#player1 ada\n#player3 cy\u2028Cyd\n")
                    .game();
            assertThat(game.players())
                    .containsExactly(
                            new GcgEntry.Player(1, "ada", ""),
                            new GcgEntry.Player(2, "ben", "Ben Löw"),
                            new GcgEntry.Player(3, "cy", "Cyd"));
        }

        @Test
        void unknownOnesAreKeptAndNamesAreReadInAnyCase() {
            var game = read("#STYLE wsc\n#Title A game\n#incomplete \n# a comment\n#>ada: note\n")
                    .game();
            assertThat(game.entries())
                    .containsExactly(
                            new GcgEntry.Pragma("style", "wsc"),
                            new GcgEntry.Pragma("title", "A game"),
                            new GcgEntry.Pragma("incomplete", ""),
                            new GcgEntry.Pragma("", "a comment"),
                            new GcgEntry.Pragma(">ada:", "note"));
            assertThat(game.pragma("title")).contains("A game");
            assertThat(game.pragma("id")).isEmpty();
        }

        @Test
        void notesMayHaveManyLines() {
            var game = read("#note first\n second \n\nthird\n\n>a: A - +0 0\n").game();
            assertThat(game.pragma("note")).contains("first\n second\n\nthird");
            assertThat(game.entries()).hasSize(2);
        }

        @ParameterizedTest
        @ValueSource(strings = {"#player1", "#player0 a A", "#player5 a A", "#player1 a:b A"})
        void playersWithoutANickOrPlaceAreRefused(String line) {
            assertThatThrownBy(() -> read("#title x\n" + line))
                    .isInstanceOf(FormatException.class)
                    .hasMessageStartingWith("game.gcg:2: player: found ");
        }

        @Test
        void aNewLineMustNotLookLikeAnEntry() {
            assertThatThrownBy(() -> new GcgEntry.Pragma("note", "one\n >two"))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("must not begin with # or >");
        }
    }

    @Nested
    class Bytes {
        private static final String CESAR = "#player1 césar césar\n>césar: AB - +0 0";

        @Test
        void withoutAnEncodingAreUtf8WhenTheyCanBeAndLatin1Otherwise() {
            assertThat(read(CESAR).encoding()).isEqualTo("UTF-8");
            assertThat(read(CESAR, StandardCharsets.ISO_8859_1).encoding()).isEqualTo("ISO-8859-1");
            assertThat(read(CESAR, StandardCharsets.ISO_8859_1).game())
                    .isEqualTo(read(CESAR).game());
        }

        @ParameterizedTest
        @ValueSource(strings = {"ISO-8859-1", "iso8859-1", "ISO8859-15", "windows-1252"})
        void haveTheEncodingTheyName(String encoding) {
            String text = "#character-encoding " + encoding + "\n" + CESAR;
            assertThat(read(text, StandardCharsets.ISO_8859_1).game())
                    .isEqualTo(read(CESAR).game());
        }

        @Test
        void withAWrongEncodingAreRefusedAtTheLine() {
            assertThatThrownBy(() -> read("#character-encoding UTF-8\n" + CESAR, StandardCharsets.ISO_8859_1))
                    .isInstanceOf(FormatException.class)
                    .hasMessage("game.gcg:2: line: found '#player1 césar césar', expected text in UTF-8");
            assertThatThrownBy(() -> read("#character-encoding Klingon-7\n"))
                    .isInstanceOf(FormatException.class)
                    .hasMessageStartingWith("game.gcg:1: character-encoding: found 'Klingon-7', expected an encoding");
        }

        @ParameterizedTest
        @ValueSource(strings = {"\n", "\r\n", "\r", "\n\n", "\r\n\r\n"})
        void mayHaveAnyLineEnds(String end) {
            var file = read("\uFEFF#player1 a A" + end + ">a: AB - +0 0" + end);
            assertThat(file.game())
                    .isEqualTo(read("#player1 a A\n>a: AB - +0 0").game());
            assertThat(file.lines())
                    .containsExactly(1, end.codePointCount(0, end.length()) > 2 || end.equals("\n\n") ? 3 : 2);
        }

        @ParameterizedTest
        @ValueSource(strings = {"", "\n\n", "#character-encoding UTF-8\n"})
        void thatAreEmptyAreRefused(String text) {
            assertThatThrownBy(() -> read(text))
                    .isInstanceOf(FormatException.class)
                    .hasMessageStartingWith("game.gcg:1: file: found no entry");
        }

        @Test
        void withStrayTextOrControlCharactersAreRefused() {
            assertThatThrownBy(() -> read("\nhello\n"))
                    .hasMessageStartingWith("game.gcg:2: line: found 'hello', expected a pragma that begins with #");
            assertThatThrownBy(() -> read("#title x\n#note a\u0000b\n"))
                    .hasMessageStartingWith("game.gcg:2:8: line: found '\\x00', expected text without control");
        }

        @Test
        void thatAreTooLargeOrMissingAreRefused(@TempDir Path directory) throws IOException {
            Path large = directory.resolve("large.gcg");
            Files.write(large, new byte[GcgReader.LARGEST_FILE + 1]);
            assertThatThrownBy(() -> GcgReader.read(large))
                    .isInstanceOf(FormatException.class)
                    .hasMessageContaining("1048577 bytes");
            assertThatThrownBy(() -> GcgReader.read(directory.resolve("none.gcg")))
                    .isInstanceOf(UncheckedIOException.class)
                    .hasMessageContaining("none.gcg");
        }
    }

    @Test
    void whateverIsReadNothingElseIsThrownAndWhatIsReadIsWrittenBack() throws IOException {
        long seed = 5;
        var random = new Random(seed);
        byte[] good;
        try (var in = GcgReaderTest.class.getResourceAsStream("ada-v-ben.gcg")) {
            good = in == null ? new byte[0] : in.readAllBytes();
        }
        assertThat(good).isNotEmpty();
        var replay = GcgReplay.of(Variants.named("standard"));
        int read = 0;
        for (int round = 0; round < 2_000; round++) {
            byte[] bytes = good.clone();
            for (int change = random.nextInt(5); change > 0; change--) {
                bytes[random.nextInt(bytes.length)] = (byte)
                        (random.nextInt(3) == 0 ? random.nextInt(256) : "#>-+ \n:(8D".charAt(random.nextInt(10)));
            }
            try {
                GcgFile file = GcgReader.read("game.gcg", bytes);
                assertThat(read(file.game().show()).game())
                        .as("seed %d, round %d", seed, round)
                        .isEqualTo(file.game());
                replay.replay(file);
                read++;
            } catch (FormatException refused) {
                assertThat(refused).hasMessageContaining("expected");
            }
        }
        assertThat(read).as("seed %d", seed).isBetween(1, 1_999);
    }
}
