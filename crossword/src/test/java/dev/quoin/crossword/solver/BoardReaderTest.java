package dev.quoin.crossword.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.tile.Tile;
import dev.quoin.game.format.FormatException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardReaderTest {
    private static final String BOARD = """
            3
            3. .. .2
            ..  a  S
            31 11 ..
            """;

    private static BoardReader reader(String text) {
        return reader(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static BoardReader reader(byte[] bytes) {
        return new BoardReader(new ByteArrayInputStream(bytes), "boards.txt");
    }

    private static String rows(TextBoard board) throws IOException {
        var out = new StringBuilder();
        board.write(out);
        return out.toString();
    }

    @Nested
    class Reading {
        @Test
        void cellsAreMultipliersOrTiles() {
            var puzzle = reader(BOARD + "ab*\n").puzzle().orElseThrow();
            var board = puzzle.board();
            assertThat(board.size()).isEqualTo(3);
            assertThat(board.wordMultiplier(0, 0)).isEqualTo(3);
            assertThat(board.letterMultiplier(0, 2)).isEqualTo(2);
            assertThat(board.wordMultiplier(2, 0)).isEqualTo(3);
            assertThat(board.letterMultiplier(2, 0)).isEqualTo(1);
            assertThat(board.tiles().at(1, 1)).isEqualTo(Tile.natural(1));
            assertThat(board.tiles().at(1, 2)).isEqualTo(Tile.blankAs(19));
            assertThat(board.tiles().tileCount()).isEqualTo(2);
            assertThat(puzzle.tray()).isEqualTo("ab*");
            assertThat(puzzle.rack().blanks()).isEqualTo(1);
        }

        @Test
        void rowsAreWrittenAsTheyWereRead() throws IOException {
            var board = reader(BOARD + "ab*").puzzle().orElseThrow().board();
            assertThat(rows(board)).isEqualTo("3. .. .2\n..  a  S\n31 11 ..\n");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "3\n.. .. ..\n.. .. ..\n.. .. ..\nabc",
                    "\n\n  3  \n\n .. .. ..   \n\t.. .. ..\n .. .. ..\n\n\nabc\n\n\n",
                    "3\r\n.. .. ..\r\n.. .. ..\r\n.. .. ..\r\nabc\r\n",
                    "3\r.. .. ..\r.. .. ..\r.. .. ..\rabc\r",
                    "3 .. .. .. .. .. .. .. .. .. abc"
                })
        void whiteSpaceIsFree(String text) throws IOException {
            var reader = reader(text);
            var puzzle = reader.puzzle().orElseThrow();
            assertThat(rows(puzzle.board())).isEqualTo(".. .. ..\n.. .. ..\n.. .. ..\n");
            assertThat(puzzle.tray()).isEqualTo("abc");
            assertThat(reader.puzzle()).isEmpty();
        }

        @Test
        void nothingIsNoPuzzle() {
            assertThat(reader("").puzzle()).isEmpty();
            assertThat(reader(" \n\t\r\n").pair()).isEmpty();
        }

        @Test
        void puzzlesComeOneAfterAnother() {
            var reader = reader(BOARD + "a\n\n" + BOARD + "b\n");
            assertThat(reader.puzzle().orElseThrow().tray()).isEqualTo("a");
            assertThat(reader.puzzle().orElseThrow().tray()).isEqualTo("b");
            assertThat(reader.puzzle()).isEmpty();
        }

        @Test
        void aPuzzleIsGivenBeforeTheNextIsRead() {
            InputStream slow = new InputStream() {
                private final byte[] first = (BOARD + "abc\n").getBytes(StandardCharsets.US_ASCII);
                private int at;

                @Override
                public int read() {
                    throw new AssertionError("read in blocks");
                }

                @Override
                public int read(byte[] target, int from, int length) {
                    if (at == first.length) {
                        throw new AssertionError("asked for more than one puzzle");
                    }
                    int count = Math.min(length, first.length - at);
                    System.arraycopy(first, at, target, from, count);
                    at += count;
                    return count;
                }
            };
            assertThat(new BoardReader(slow, "slow").puzzle().orElseThrow().tray())
                    .isEqualTo("abc");
        }
    }

    @Nested
    class Refusals {
        /// A `/` stands for a line end; `B` for a whole board of four lines.
        @ParameterizedTest
        @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                x              | 1:1 | size: found 'x'                                | 3 to 21
                2              | 1:1 | size: found '2'                                | 3 to 21
                22             | 1:1 | size: found '22'                               | 3 to 21
                999999999999   | 1:1 | size: found '999999999999'                     | 3 to 21
                -3             | 1:1 | size: found '-3'                               | 3 to 21
                B3x            | 5:1 | tray: found '3x'                               | letters a to z, * for a blank
                BaS            | 5:1 | tray: found 'aS'                               | 1 to 12 tiles
                Ba?            | 5:1 | tray: found 'a?'                               | * for a blank
                B//  ..        | 7:3 | tray: found '..'                               | 1 to 12 tiles
                Babcdefghijklm | 5:1 | tray: found 13 tiles ('abcdefghijklm')         | 1 to 12 tiles
                Bab cd         | 5:4 | size: found 'cd'                               | the size of the next board
                B              | 4   | tray: found the end of the input               | 1 to 12 tiles
                3/.. .. ...    | 2:7 | cell 3 of row 1 (board of size 3): found '...' | a letter, or a word
                3/.. 0.        | 2:4 | cell 2 of row 1 (board of size 3): found '0.'  | each . or 1 to 9
                3/.. .. ../.. * | 3:4 | cell 2 of row 2 (board of size 3): found '*'  | a letter, or a word
                3/.. .. ../ é. | 3:2 | cell 1 of row 2 (board of size 3): found 'é.'  | a letter, or a word
                3/.. .. ../.. a | 3  | cell 3 of row 2 (board of size 3): found the end of the input | a letter
                """)
        void nameTheLineWhatWasFoundAndWhatIsExpected(String text, String place, String found, String expected) {
            var reader = reader(text.replace('/', '\n').replace("B", BOARD));
            assertThatThrownBy(() -> readAll(reader))
                    .isInstanceOf(FormatException.class)
                    .hasMessageStartingWith("boards.txt:" + place + ": " + found)
                    .hasMessageContaining(", expected ")
                    .hasMessageContaining(expected);
        }

        @Test
        void aPairNeedsTwoBoards() {
            assertThatThrownBy(reader(BOARD)::pair)
                    .isInstanceOf(FormatException.class)
                    .hasMessage("boards.txt:4: result board: found the end of the input, "
                            + "expected a second board, after the play");
        }

        @Test
        void aTrayOfThirtyIsRefused() {
            assertThatThrownBy(reader(BOARD + "e".repeat(30))::puzzle).hasMessageContaining("found 30 tiles");
        }

        @Test
        void aWordOfTwoMegabytesIsRefusedAfterItsFirstCharacters() {
            var in = new Endless();
            assertThatThrownBy(new BoardReader(in, "endless")::puzzle)
                    .isInstanceOf(FormatException.class)
                    .hasMessageStartingWith("endless:1:1: size: found '9999")
                    .satisfies(refused -> assertThat(refused.getMessage()).hasSizeLessThan(150));
            assertThat(in.given).isLessThan(100_000);
        }

        @Test
        void aTrayOfTwoMegabytesIsRefused() {
            assertThatThrownBy(reader(BOARD + "e".repeat(2_000_000))::puzzle)
                    .hasMessageStartingWith("boards.txt:5:1: tray: found more than 64 tiles ('eeee")
                    .satisfies(refused -> assertThat(refused.getMessage()).hasSizeLessThan(200));
        }

        @Test
        void multipliersThatNoNumberCanHoldAreRefused() {
            String nines = ".9 99 ".repeat(220) + "99";
            assertThatThrownBy(reader("21\n" + nines + "\nabcdefghijkl")::puzzle)
                    .isInstanceOf(FormatException.class)
                    .hasMessageContaining("12 tiles could score too much to count");
        }

        @Test
        void bytesThatAreNoTextAreShownAndRefused() {
            assertThatThrownBy(reader(new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10})::puzzle)
                    .isInstanceOf(FormatException.class)
                    .hasMessageStartingWith("boards.txt:1:1: size: found '\\x89PNG'");
        }

        @Test
        void whateverIsReadNothingElseIsThrown() {
            long seed = 99;
            var random = new Random(seed);
            byte[] good = (BOARD + "ab*\n\n" + BOARD + "cde\n").getBytes(StandardCharsets.US_ASCII);
            int refused = 0;
            for (int round = 0; round < 20_000; round++) {
                byte[] bytes = Arrays.copyOf(good, random.nextInt(good.length + 1));
                for (int change = random.nextInt(4); change > 0 && bytes.length > 0; change--) {
                    bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
                }
                try {
                    readAll(reader(bytes));
                } catch (FormatException expected) {
                    refused++;
                }
            }
            assertThat(refused).as("seed %d", seed).isBetween(1, 20_000);
        }

        private static void readAll(BoardReader reader) {
            int count = 0;
            while (reader.puzzle().isPresent()) {
                count++;
            }
            assertThat(count).isLessThan(10);
        }
    }

    /// Nines without end.
    private static final class Endless extends InputStream {
        private long given;

        @Override
        public int read() {
            given++;
            return '9';
        }

        @Override
        public int read(byte[] target, int from, int length) {
            Arrays.fill(target, from, from + length, (byte) '9');
            given += length;
            return length;
        }
    }
}
