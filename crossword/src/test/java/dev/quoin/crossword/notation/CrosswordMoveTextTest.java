package dev.quoin.crossword.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CrosswordMoveTextTest {
    private static final CrosswordMoveText TEXT = CrosswordMoveText.of(Alphabet.latin());
    private static final Board EMPTY = Board.empty(15, 15);

    /// APE in row 3, with a blank P.
    private static final Board APE = TextBoards.board("""
            .......
            .......
            ..ApE..
            .......
            .......
            .......
            .......
            """);

    private static CrosswordMove read(Board board, String text) {
        return switch (TEXT.read(board, text)) {
            case MoveReading.Read read -> read.move();
            case MoveReading.Refused refused ->
                throw new AssertionError(refused.refusal().message());
        };
    }

    private static int code(Board board, String text) {
        return switch (TEXT.read(board, text)) {
            case MoveReading.Read _ -> 0;
            case MoveReading.Refused refused -> refused.refusal().reason().code();
        };
    }

    private static String sentence(Board board, String text) {
        return switch (TEXT.read(board, text)) {
            case MoveReading.Read read -> throw new AssertionError("read as " + read.move());
            case MoveReading.Refused refused -> refused.refusal().message();
        };
    }

    private static Placement tile(int row, int column, char letter) {
        return new Placement(row, column, Tile.natural(letter - 'A' + 1));
    }

    @Nested
    class Plays {
        private static final Play CAT_ACROSS =
                new Play(Direction.ACROSS, List.of(tile(7, 3, 'C'), tile(7, 4, 'A'), tile(7, 5, 'T')));

        @ParameterizedTest
        @ValueSource(
                strings = {"8D CAT", "8d CAT", "8,4,H CAT", "8,4,h CAT", "8, 4, H CAT", "8 ,4 ,H  CAT", "  8D  CAT  "})
        void digitsFirstIsAcross(String text) {
            assertThat(read(EMPTY, text)).isEqualTo(CAT_ACROSS);
        }

        @ParameterizedTest
        @ValueSource(strings = {"D8 CAT", "d8 CAT", "8,4,V CAT", "8,4,v CAT"})
        void letterFirstIsDown(String text) {
            assertThat(read(EMPTY, text))
                    .isEqualTo(new Play(Direction.DOWN, List.of(tile(7, 3, 'C'), tile(8, 3, 'A'), tile(9, 3, 'T'))));
        }

        @Test
        void lowerCaseIsABlank() {
            assertThat(read(EMPTY, "8D cA"))
                    .isEqualTo(
                            new Play(Direction.ACROSS, List.of(new Placement(7, 3, Tile.blankAs(3)), tile(7, 4, 'A'))));
        }

        @ParameterizedTest
        @ValueSource(
                strings = {"3B P(APE)R", "3B P(ApE)R", "3B P###R", "3B P...R", "3B PAPER", "3B P(A).(E)R", "3B P(AP)ER"
                })
        void tilesOnTheBoardMayBeMarkedOrNot(String text) {
            assertThat(read(APE, text))
                    .isEqualTo(new Play(Direction.ACROSS, List.of(tile(2, 1, 'P'), tile(2, 5, 'R'))));
        }

        @Test
        void aSingleTileIsAcrossWhenItMakesAWordAcross() {
            assertThat(read(APE, "F3 S")).isEqualTo(new Play(Direction.ACROSS, List.of(tile(2, 5, 'S'))));
            assertThat(read(APE, "3C (APE)S")).isEqualTo(new Play(Direction.ACROSS, List.of(tile(2, 5, 'S'))));
        }

        @Test
        void aSingleTileThatMakesAWordDownOnlyIsDown() {
            assertThat(read(APE, "4C T")).isEqualTo(new Play(Direction.DOWN, List.of(tile(3, 2, 'T'))));
        }

        @Test
        void columnsGoToUOnTheLargestBoard() {
            assertThat(read(Board.empty(21, 21), "U20 AT"))
                    .isEqualTo(new Play(Direction.DOWN, List.of(tile(19, 20, 'A'), tile(20, 20, 'T'))));
        }

        @Test
        void aTileOfSeveralCharactersStandsInBrackets() {
            var alphabet = Alphabet.of(List.of("A", "C", "CH", "O"));
            var text = CrosswordMoveText.of(alphabet);
            var board = Board.empty(5, 5);
            var play = new Play(
                    Direction.ACROSS,
                    List.of(
                            new Placement(2, 0, Tile.natural(3)),
                            new Placement(2, 1, Tile.natural(1)),
                            new Placement(2, 2, Tile.blankAs(3)),
                            new Placement(2, 3, Tile.natural(4))));
            assertThat(text.read(board, "3A [CH]A[ch]O")).isEqualTo(new MoveReading.Read(play));
            assertThat(text.write(board, play)).isEqualTo("3A [CH]A[ch]O");
        }
    }

    @Nested
    class OtherMoves {
        @ParameterizedTest
        @ValueSource(strings = {"pass", "PASS", "Pass", " pass "})
        void passIsReadInAnyCase(String text) {
            assertThat(read(EMPTY, text)).isEqualTo(new CrosswordMove.Pass());
        }

        @ParameterizedTest
        @ValueSource(strings = {"exch AUUI?", "EXCH AUUI?", "exchange ?AIUU"})
        void exchangeIsReadInAnyCase(String text) {
            assertThat(read(EMPTY, text)).isEqualTo(new CrosswordMove.Exchange(Tiles.parse("AUUI?", Alphabet.latin())));
        }
    }

    @Nested
    class Refusals {
        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                11 | ''
                11 | 8D
                11 | CAT
                11 | 88 CAT
                11 | DD CAT
                11 | 8,4 CAT
                11 | 8,4,X CAT
                11 | 8D C4T
                11 | 8D C?T
                11 | 8D C(AT
                11 | 8D CA)T
                11 | 8D ((C))
                11 | 8D ()
                11 | 8D C[AT
                11 | 8D C[]T
                11 | 8D C[Xx]T
                11 | 8D CA T
                11 | 8D CÄT
                11 | pass now
                11 | exch
                11 | exch A1
                11 | exch [A
                12 | 8D C(A)T
                12 | 8D C.T
                43 | 16A CAT
                43 | 8P CAT
                43 | 8N CAT
                43 | H14 CAT
                43 | 8,40,H CAT
                43 | 8D ABCDEFGHIJKLMNOP
                """)
        void onAnEmptyBoard(int code, String text) {
            assertThat(code(EMPTY, text)).isEqualTo(code);
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                42 | 3B PAPAR
                42 | 3B P(APO)R
                12 | 3C APE
                12 | 3C ...
                46 | 3D (PE)R
                46 | 3B PAP
                46 | D4 INE
                """)
        void onABoardWithTiles(int code, String text) {
            assertThat(code(APE, text)).isEqualTo(code);
        }

        @Test
        void sentencesNameTheTextTheSquareAndTheRule() {
            assertThat(sentence(APE, "3B P(APO)R")).isEqualTo("3B 'P(APO)R' has O at 3E, where the board has E");
            assertThat(sentence(APE, "3B PAP")).isEqualTo("3B 'PAP' leaves out the tile E after it at 3E");
            assertThat(sentence(APE, "2C A.T")).isEqualTo("2C 'A.T' needs a tile at 2D, where the board is empty");
            assertThat(sentence(APE, "8A CAT")).isEqualTo("8A 'CAT' leaves the board, which has 7 rows and 7 columns");
            assertThat(sentence(APE, "1A C?T")).contains("'C?T'").contains("lower case");
            assertThat(sentence(APE, "hello")).contains("'hello'").contains("8D WORD");
        }

        @Test
        void aLongTextIsRefusedAndCut() {
            assertThat(sentence(EMPTY, "8D " + "A".repeat(2_000_000))).hasSizeLessThan(200);
            assertThat(sentence(EMPTY, " ".repeat(2_000_000))).hasSizeLessThan(200);
        }
    }

    @Nested
    class Writing {
        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                3B PAPER     | 3B P(ApE)R
                3B P...s     | 3B P(ApE)s
                3C (APE)S    | 3C (ApE)S
                F3 S         | 3C (ApE)S
                4C T         | C3 (A)T
                2C AT        | 2C AT
                exch ?UA     | exch AU?
                PASS         | pass
                """)
        void isCanonical(String text, String canonical) {
            assertThat(TEXT.write(APE, read(APE, text))).isEqualTo(canonical);
        }

        @Test
        void isReadBackAsTheSameMove() {
            long seed = 20261115;
            var random = new Random(seed);
            for (int round = 0; round < 2000; round++) {
                Board board = scattered(random);
                Play play = somePlay(random, board);
                String text = TEXT.write(board, play);
                assertThat(read(board, text))
                        .as("seed %d, round %d: %s", seed, round, text)
                        .isEqualTo(play);
            }
        }

        private static Board scattered(Random random) {
            var tiles = new byte[100];
            for (int square = 0; square < tiles.length; square++) {
                int letter = 1 + random.nextInt(26);
                tiles[square] = random.nextInt(3) > 0
                        ? Tile.EMPTY
                        : random.nextInt(5) == 0 ? Tile.blankAs(letter) : Tile.natural(letter);
            }
            return Board.of(10, 10, tiles);
        }

        /// Tiles in one line without a gap, in the canonical direction.
        private static Play somePlay(Random random, Board board) {
            var direction = random.nextBoolean() ? Direction.ACROSS : Direction.DOWN;
            int lane = random.nextInt(10);
            var placements = new java.util.ArrayList<Placement>();
            int at = random.nextInt(10);
            int wanted = 2 + random.nextInt(5);
            while (at < 10 && placements.size() < wanted) {
                int row = direction == Direction.ACROSS ? lane : at;
                int column = direction == Direction.ACROSS ? at : lane;
                if (board.isEmpty(row, column)) {
                    placements.add(new Placement(row, column, Tile.natural(1 + random.nextInt(26))));
                }
                at++;
            }
            return placements.size() < 2 ? somePlay(random, board) : new Play(direction, placements);
        }
    }

    @Test
    void noTextThrows() {
        long seed = 7;
        var random = new Random(seed);
        String characters = "0123456789ABCDEHVabcz,,()[]#.?  -+\u0000\u00e9\ud83d\ude00";
        for (int round = 0; round < 50_000; round++) {
            var text = new StringBuilder();
            for (int length = random.nextInt(14); length > 0; length--) {
                text.append(characters.charAt(random.nextInt(characters.length())));
            }
            assertThat(TEXT.read(APE, text.toString()))
                    .as("seed %d: %s", seed, text)
                    .isNotNull();
        }
    }

    @Test
    void aLetterOfSeveralCharactersMayBeTypedAsLettersIfTheRackHasIt() {
        var alphabet = Alphabet.of(List.of("A", "G", "L", "LL", "O"));
        var text = CrosswordMoveText.of(alphabet);
        var board = Board.empty(15, 15);
        assertThat(text.read(board, Tiles.parse("AG[LL]O", alphabet), "8D GALLO"))
                .isEqualTo(text.read(board, "8D GA[LL]O"));
        assertThat(text.read(board, Tiles.parse("AGLLO", alphabet), "8D GALLO"))
                .isEqualTo(text.read(board, "8D GA[L][L]O"));
        assertThat(text.read(board, Tiles.parse("AG", alphabet), "8D GALLO")).isEqualTo(text.read(board, "8D GALLO"));
    }
}
