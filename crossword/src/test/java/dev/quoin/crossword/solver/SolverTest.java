package dev.quoin.crossword.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import dev.quoin.crossword.solver.NaiveSolver.Found;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.game.format.FormatException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class SolverTest {
    private static Lexicon lexicon(String... words) {
        var builder = new LexiconBuilder(Alphabet.latin());
        for (String word : words) {
            builder.add(word);
        }
        return builder.build();
    }

    private static Puzzle puzzle(String text) {
        return reader(text).puzzle().orElseThrow();
    }

    private static BoardReader reader(String text) {
        return new BoardReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII)), "test");
    }

    private static String solve(Lexicon lexicon, String text) throws IOException {
        var out = new StringBuilder();
        new Solver(lexicon).solveAll(reader(text), out);
        return out.toString();
    }

    private static String line(Lexicon lexicon, String text) throws IOException {
        return solve(lexicon, text)
                .lines()
                .filter(line -> line.startsWith("Solution "))
                .findFirst()
                .orElse("none");
    }

    @Nested
    class Output {
        @Test
        void isExactlyTheFormat() throws IOException {
            assertThat(solve(lexicon("cat", "cats"), """
                    3
                    2. .. ..
                    .. .. ..
                    .. .. 31
                    t*c
                    """)).isEqualTo("""
                    Input Board:
                    2. .. ..
                    .. .. ..
                    .. .. 31
                    Tray: t*c
                    Solution cAt has 4 points
                    Solution Board:
                    2.  c ..
                    ..  A ..
                    ..  t 31

                    """);
        }

        @Test
        void saysWhenThereIsNoLegalMove() throws IOException {
            assertThat(solve(lexicon("cat"), "3 .. .. .. ..  d .. .. .. .. xyz"))
                    .isEqualTo("""
                    Input Board:
                    .. .. ..
                    ..  d ..
                    .. .. ..
                    Tray: xyz
                    No legal move found
                    Solution Board:
                    .. .. ..
                    ..  d ..
                    .. .. ..

                    """);
        }

        @Test
        void ofWhatCameBeforeAFaultIsComplete() {
            var out = new StringBuilder();
            var reader = reader("3 .. .. .. ..  d .. .. .. .. xyz 3 .. ..");
            assertThatThrownBy(() -> new Solver(lexicon("cat")).solveAll(reader, out))
                    .isInstanceOf(FormatException.class);
            assertThat(out).startsWith("Input Board:").endsWith("Solution Board:\n.. .. ..\n..  d ..\n.. .. ..\n\n");
        }
    }

    @Nested
    class Ties {
        @Test
        void goToTheAlphabeticallyFirstWordWhateverTheCase() throws IOException {
            assertThat(line(lexicon("no", "on", "in"), "3 " + ".. ".repeat(9) + "on*"))
                    .isEqualTo("Solution no has 2 points");
            assertThat(line(lexicon("ba", "ab"), "3 " + ".. ".repeat(9) + "**")).isEqualTo("Solution AB has 0 points");
        }

        @Test
        void thenToTheWordWhoseBlankComesFirst() throws IOException {
            assertThat(line(lexicon("aha"), "3 " + ".. ".repeat(9) + "ah*")).isEqualTo("Solution Aha has 5 points");
        }

        @Test
        void thenToTheTopmostThenTheLeftmost() throws IOException {
            assertThat(solve(lexicon("at", "ta"), """
                    4
                    .. .. .. ..
                    .. .. .. ..
                    ..  t .. ..
                    .. .. .. ..
                    a
                    """))
                    .contains("Solution at has 2 points\nSolution Board:\n.. .. .. ..\n..  a .. ..\n..  t");
        }

        @Test
        void thenToAcrossBeforeDown() throws IOException {
            assertThat(solve(lexicon("aa"), """
                    3
                     a .. ..
                    .. .. ..
                    .. .. ..
                    a
                    """)).contains("Solution Board:\n a  a ..\n");
        }

        @Test
        void ofOneTileThatMakesTwoWordsGoToTheAlphabeticallyFirst() throws IOException {
            var lexicon = lexicon("xs", "as");
            String text = "3 ..  a ..  x .. .. .. .. .. s";
            assertThat(line(lexicon, text)).isEqualTo("Solution as has 11 points");
            List<RankedPlay> plays = new Solver(lexicon).plays(puzzle(text), 5);
            assertThat(plays).first().satisfies(play -> {
                assertThat(play.word().plain(Alphabet.latin())).isEqualTo("AS");
                assertThat(play.play().direction()).isEqualTo(Direction.DOWN);
                assertThat(play.receipt().mainWord().text()).isEqualTo("AS");
                assertThat(play.receipt().words()).hasSize(2);
            });
        }
    }

    @Nested
    class Rules {
        private static final String EMPTY = "9 " + ".. ".repeat(81);

        @Test
        void sevenTilesBringFiftyPoints() throws IOException {
            assertThat(line(lexicon("eeeeeee"), EMPTY + "eeeeeee")).isEqualTo("Solution eeeeeee has 57 points");
        }

        @Test
        void aShortTrayThatEmptiesBringsNone() throws IOException {
            assertThat(line(lexicon("eeeee"), EMPTY + "eeeee")).isEqualTo("Solution eeeee has 5 points");
        }

        @Test
        void moreThanSevenTilesBringFiftyToo() throws IOException {
            assertThat(line(lexicon("eeeeeeee"), EMPTY + "eeeeeeeee")).isEqualTo("Solution eeeeeeee has 58 points");
            assertThat(new Solver(lexicon("eeeeeeee")).plays(puzzle(EMPTY + "eeeeeeeee"), 1))
                    .extracting(RankedPlay::score)
                    .containsExactly(58);
        }

        @Test
        void theFirstPlayCoversTheCentreFromTheTopmostStart() throws IOException {
            assertThat(solve(lexicon("at"), "5 " + ".. ".repeat(25) + "at"))
                    .contains("Solution Board:\n.. .. .. .. ..\n.. ..  a .. ..\n.. ..  t .. ..\n.. .. .. .. ..\n");
        }

        @Test
        void theCentreOfAnEvenBoardIsTheLowerRightOfTheFour() throws IOException {
            assertThat(solve(lexicon("at"), "4 " + ".. ".repeat(16) + "at"))
                    .contains("Solution Board:\n.. .. .. ..\n.. ..  a ..\n.. ..  t ..\n.. .. .. ..\n");
        }

        @Test
        void anEmptyBoardThatIsNotItsOwnMirrorImageIsTriedBothWays() throws IOException {
            assertThat(solve(lexicon("at"), "3 .. 3. .. .. .. .. .. .. .. at"))
                    .contains("Solution at has 6 points\nSolution Board:\n..  a ..\n..  t ..\n");
        }

        @Test
        void wordsOnTheBoardNeedNotBeInTheLexicon() throws IOException {
            assertThat(line(lexicon("zxs"), "3  z  x .. .. .. .. .. .. .. s")).isEqualTo("Solution zxs has 19 points");
        }

        @Test
        void aBlankOnTheBoardIsWorthNothing() throws IOException {
            assertThat(line(lexicon("zxs"), "3  Z  x .. .. .. .. .. .. .. s")).isEqualTo("Solution Zxs has 9 points");
        }

        @Test
        void playsAreListedBestFirstWithTheirReceipts() {
            List<RankedPlay> plays =
                    new Solver(lexicon("at", "ta", "tat")).plays(puzzle("3 " + ".. ".repeat(9) + "tta"), 99);
            assertThat(plays)
                    .extracting(play ->
                            play.word().start().show() + " " + play.word().plain(Alphabet.latin()) + " " + play.score())
                    .containsExactly("2A TAT 3", "2A AT 2", "2B AT 2", "2A TA 2", "2B TA 2");
            assertThat(plays.getFirst().receipt()).hasToString("TAT 2A: 1+1+1 = 3");
            assertThat(new Solver(lexicon("at")).plays(puzzle("3 " + ".. ".repeat(9) + "ta"), 0))
                    .isEmpty();
        }

        @Test
        void otherAlphabetsAreRefused() {
            var other =
                    new LexiconBuilder(Alphabet.of(List.of("Ä", "B"))).add("ÄB").build();
            assertThatThrownBy(() -> new Solver(other)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> new ScoreChecker(other)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void agreesWithTheNaiveSolverOnRandomBoards() {
        long seed = 20261115;
        var random = new Random(seed);
        for (int round = 0; round < 300; round++) {
            List<String> words = RandomPuzzles.words(random);
            Puzzle puzzle = RandomPuzzles.puzzle(random);
            Lexicon lexicon = lexicon(words.toArray(String[]::new));
            Optional<Found> naive = new NaiveSolver(words).best(puzzle.board(), puzzle.tray());
            Optional<Found> fast = new Solver(lexicon).solve(puzzle).best().map(SolverTest::found);
            assertThat(fast).as("seed %d, round %d", seed, round).isEqualTo(naive);
            long plays = new Solver(lexicon).plays(puzzle, Integer.MAX_VALUE).size();
            assertThat(plays)
                    .as("seed %d, round %d: number of plays", seed, round)
                    .isEqualTo(new NaiveSolver(words)
                            .all(puzzle.board(), puzzle.tray()).stream()
                                    .map(found -> tiles(puzzle.board(), found))
                                    .distinct()
                                    .count());
        }
    }

    private static Found found(RankedPlay play) {
        var start = play.word().start();
        return new Found(
                Solution.word(play.word()),
                start.row(),
                start.column(),
                start.direction() == Direction.DOWN,
                play.score());
    }

    /// The tiles that a play places, which is what makes it one play.
    private static String tiles(TextBoard board, Found found) {
        var text = new StringBuilder();
        for (int at = 0; at < found.word().length(); at++) {
            int row = found.down() ? found.row() + at : found.row();
            int column = found.down() ? found.column() : found.column() + at;
            if (!board.hasTile(row, column)) {
                text.append(row)
                        .append(',')
                        .append(column)
                        .append(found.word().charAt(at))
                        .append(' ');
            }
        }
        return text.toString();
    }
}
