package dev.quoin.crossword.rules;

import static dev.quoin.crossword.rules.Scene.STANDARD;
import static dev.quoin.crossword.rules.Scene.across;
import static dev.quoin.crossword.rules.Scene.board;
import static dev.quoin.crossword.rules.Scene.down;
import static dev.quoin.crossword.rules.Scene.tiles;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.Refusal;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class PlayRulesTest {
    private final PlayRules rules = PlayRules.of(
            STANDARD,
            Scene.words("CAT", "CATS", "SCAT", "SCATS", "AT", "TA", "ON", "CON", "ACTS", "TAT", "QUIZ", "AA"));
    private final Board empty = board();
    private final Board cat = board("8G CAT");

    @Nested
    class Accepted {
        @Test
        void firstPlayThroughTheStartSquareAcross() {
            assertScores(10, empty, "CATXXXX", across("8G", "CAT"));
        }

        @Test
        void firstPlayThroughTheStartSquareDown() {
            assertScores(10, empty, "CATXXXX", down("H8", "CAT"));
        }

        @Test
        void wordMadeLonger() {
            assertScores(6, cat, "SXX", across("8J", "S"));
            assertScores(6, cat, "SXX", across("8F", "S"));
        }

        @Test
        void wordMadeLongerAtBothEnds() {
            assertScores(7, cat, "SSX", across("8F", "S...S"));
        }

        @Test
        void parallelPlay() {
            Board at = board("8H AT");
            assertThat(receipt(at, across("7H", "TA")).words())
                    .extracting(FormedWord::text)
                    .containsExactly("TA", "TA", "AT");
        }

        @Test
        void singleTileWrittenEitherWay() {
            Receipt right = receipt(cat, across("8J", "S"));
            assertThat(receipt(cat, new Play(Direction.DOWN, across("8J", "S").placements())))
                    .isEqualTo(right);
        }

        @Test
        void tilesInAnyOrder() {
            var placements = across("8G", "CAT").placements().reversed();
            assertThat(rules.canonical(empty, new Play(Direction.ACROSS, placements)))
                    .isEqualTo(across("8G", "CAT"));
            assertThat(receipt(empty, new Play(Direction.ACROSS, placements)))
                    .isEqualTo(receipt(empty, across("8G", "CAT")));
            assertThat(rules.canonical(
                            empty,
                            new Play(
                                    Direction.DOWN,
                                    down("H8", "CAT").placements().reversed())))
                    .isEqualTo(down("H8", "CAT"));
        }

        @Test
        void blankInPlaceOfALetter() {
            assertScores(4, empty, "?ATXXXX", across("8G", "cAT"));
        }

        @Test
        void boardThatHoldsUnknownWordsElsewhere() {
            assertScores(6, board("8G CAT", "1A XQX"), "S", across("8J", "S"));
        }
    }

    @Nested
    class WithoutRack {
        @Test
        void rackIsNotAskedFor() {
            assertThat(rules.judge(empty, across("8G", "CAT"))).isInstanceOf(Verdict.Accepted.class);
        }

        @Test
        void contactIs() {
            assertThat(rules.judge(cat, across("10G", "TA")))
                    .isEqualTo(new Verdict.Refused(
                            new Refusal(CrosswordReason.TOUCHES_NOTHING, "TA at 10G touches no tile on the board")));
            assertThatThrownBy(() -> rules.score(cat, across("10G", "TA"))).hasMessageContaining("touches no tile");
        }

        @Test
        void lexiconIs() {
            assertThat(rules.judge(empty, across("8G", "TCA"))).isInstanceOf(Verdict.Refused.class);
        }

        @Test
        void scoreLooksAtNeither() {
            assertThat(rules.score(empty, across("8G", "TCA")).total()).isEqualTo(10);
        }

        @Test
        void scoreOfAnImpossibleShapeIsRefusedWithItsReason() {
            assertThatThrownBy(() -> rules.score(empty, across("8G", "C.T")))
                    .isInstanceOfSatisfying(IllegalMoveException.class, refused -> {
                        assertThat(refused.code()).isEqualTo(12);
                        assertThat(refused.sentence()).contains("gap at 8H");
                    });
        }

        @Test
        void invalidWordsOfAReceiptAreNamed() {
            assertThat(rules.invalidWords(rules.score(cat, across("9G", "TQ"))))
                    .extracting(FormedWord::text)
                    .containsExactly("TQ", "CT", "AQ");
        }
    }

    @Test
    void boardOfAnotherSizeIsAnError() {
        assertThatThrownBy(() -> rules.judge(Board.empty(5, 5), across("3C", "CAT")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("variant 'standard' is played on 15×15 squares, got a board of 5×5");
    }

    @Test
    void lexiconOfAnotherAlphabetIsAnError() {
        var other = new LexiconBuilder(Alphabet.of(List.of("A", "B"))).add("AB").build();
        assertThatThrownBy(() -> PlayRules.of(STANDARD, other)).hasMessageContaining("the lexicon has A B");
    }

    @Test
    void everyReasonHasItsOwnCode() {
        assertThat(CrosswordReason.values())
                .extracting(CrosswordReason::code)
                .containsExactly(11, 12, 41, 42, 43, 44, 45, 46, 47, 48, 49);
    }

    private Receipt receipt(Board board, Play play) {
        return switch (rules.judge(board, play)) {
            case Verdict.Accepted(Receipt receipt) -> receipt;
            case Verdict.Refused(Refusal refusal) -> throw new AssertionError(refusal.message());
        };
    }

    private void assertScores(int score, Board board, String rack, Play play) {
        assertThat(rules.judge(board, tiles(rack), play))
                .isInstanceOfSatisfying(
                        Verdict.Accepted.class,
                        accepted -> assertThat(accepted.receipt().total()).isEqualTo(score));
    }
}
