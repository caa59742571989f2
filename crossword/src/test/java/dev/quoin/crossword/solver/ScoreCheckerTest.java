package dev.quoin.crossword.solver;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import dev.quoin.crossword.tile.Alphabet;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ScoreCheckerTest {
    private static final Lexicon LEXICON = new LexiconBuilder(Alphabet.latin())
            .add("at")
            .add("cat")
            .add("cats")
            .add("ta")
            .add("eeeeeeeee")
            .build();
    private static final String EMPTY = "4 .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. .. ";
    private static final String CAT = "4 .. .. .. .. .. .. .. ..  c  a  t .2 .. .. .. .. ";

    private static String check(String input) {
        var out = new StringBuilder();
        var in = new ByteArrayInputStream(input.getBytes(StandardCharsets.US_ASCII));
        try {
            new ScoreChecker(LEXICON).checkAll(new BoardReader(in, "test"), out);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return out.toString();
    }

    private static String verdict(String before, String after) {
        return check(before + after).lines().skip(10).reduce("", (one, other) -> one + other + "\n");
    }

    @Test
    void casesAreParted() {
        assertThat(check(CAT + CAT + "\n" + EMPTY + EMPTY)).isEqualTo("""
                original board:
                .. .. .. ..
                .. .. .. ..
                 c  a  t .2
                .. .. .. ..
                result board:
                .. .. .. ..
                .. .. .. ..
                 c  a  t .2
                .. .. .. ..
                play is empty
                play is not legal

                original board:
                .. .. .. ..
                .. .. .. ..
                .. .. .. ..
                .. .. .. ..
                result board:
                .. .. .. ..
                .. .. .. ..
                .. .. .. ..
                .. .. .. ..
                play is empty
                play is not legal
                """);
    }

    @Test
    void aLegalPlayHasItsScore() {
        assertThat(verdict(CAT, CAT.replace(".2", "s"))).isEqualTo("""
                play is s at (2, 3)
                play is legal
                score is 7
                """);
    }

    @Test
    void aBlankIsShownInUpperCaseAndScoresNothing() {
        assertThat(verdict(CAT, CAT.replace(".2", "S"))).isEqualTo("""
                play is S at (2, 3)
                play is legal
                score is 5
                """);
    }

    @Test
    void tilesOutOfLineAreNotLegal() {
        assertThat(verdict(CAT, "4 .. .. .. t .. .. .. ..  c  a  t s .. .. .. .. "))
                .isEqualTo("""
                play is t at (0, 3), s at (2, 3)
                play is not legal
                """);
    }

    @Test
    void theFirstPlayMustCoverTheCentreWithTwoLetters() {
        assertThat(verdict(EMPTY, EMPTY.replaceFirst("\\.\\. \\.\\.", "a t"))).contains("play is not legal");
        assertThat(verdict(EMPTY, "4 .. .. .. .. .. .. .. .. .. ..  a .. .. .. .. .. "))
                .contains("play is not legal");
        assertThat(verdict(EMPTY, "4 .. .. .. .. .. .. .. .. ..  a  t .. .. .. .. .. "))
                .endsWith("play is legal\nscore is 2\n");
    }

    @Test
    void aDigitAndADotMayStandForTheSameMultiplier() {
        assertThat(verdict(CAT, CAT.replace(".2", "12").replaceFirst("\\.\\.", "11")))
                .contains("play is empty");
    }

    @Test
    void boardsThatNoPlayConnectsAreIncompatible() {
        assertThat(verdict(CAT, CAT.replace(".2", "2.")))
                .isEqualTo("Incompatible boards: multiplier mismatch at (2, 3)\n");
        assertThat(verdict(CAT, CAT.replace(" c ", ".. "))).isEqualTo("Incompatible boards: tile removed at (2, 0)\n");
        assertThat(verdict(CAT, CAT.replace(" a ", " A "))).isEqualTo("Incompatible boards: tile changed at (2, 1)\n");
        assertThat(verdict(CAT, CAT.replace(" a ", " e "))).isEqualTo("Incompatible boards: tile changed at (2, 1)\n");
        assertThat(check(CAT + "3 " + ".. ".repeat(9))).endsWith("\nIncompatible boards: size mismatch, 4 and 3\n");
    }

    @Test
    void sevenTilesOrMoreBringFiftyPoints() {
        String empty = "9 " + ".. ".repeat(81);
        String row = "9 " + ".. ".repeat(36) + "e ".repeat(9) + ".. ".repeat(36);
        assertThat(check(empty + row)).endsWith("score is 59\n");
    }

    @Test
    void agreesWithTheNaiveSolverOnRandomBoards() {
        long seed = 4711;
        var random = new Random(seed);
        int legal = 0;
        for (int round = 0; round < 500; round++) {
            List<String> words = RandomPuzzles.words(random);
            Puzzle puzzle = RandomPuzzles.puzzle(random);
            TextBoard after = RandomPuzzles.someTiles(random, puzzle.board());
            var builder = new LexiconBuilder(Alphabet.latin());
            words.forEach(builder::add);
            var finding = new ScoreChecker(builder.build())
                    .check(new BoardPair(puzzle.board(), after))
                    .finding();
            List<Integer> scores = new NaiveSolver(words).scores(puzzle.board(), after);
            if (finding instanceof ScoreCheck.Finding.Legal(var placements, var receipt)) {
                assertThat(scores)
                        .as("seed %d, round %d: %s", seed, round, placements)
                        .contains(receipt.total());
                legal++;
            } else {
                assertThat(scores)
                        .as("seed %d, round %d: %s", seed, round, finding)
                        .isEmpty();
            }
        }
        assertThat(legal).as("seed %d", seed).isPositive();
    }
}
