package dev.quoin.crossword.rules;

import static dev.quoin.crossword.rules.Scene.STANDARD;
import static dev.quoin.crossword.rules.Scene.across;
import static dev.quoin.crossword.rules.Scene.board;
import static dev.quoin.crossword.rules.Scene.position;
import static dev.quoin.crossword.rules.Scene.scripted;
import static dev.quoin.crossword.rules.Scene.tiles;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.rules.CrosswordMove.Pass;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.Refusal;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RefereeTest {
    private static final TileSource ANY = TileSource.random(new Random(1));
    private static final Pass PASS = new Pass();

    private final Referee referee = Referee.of(STANDARD, Scene.words("CAT", "CATS", "AT", "TA", "AA"));

    @Nested
    class Start {
        @Test
        void everyPlayerDrawsAFullRack() {
            CrosswordPosition start = referee.start(3, ANY);
            assertThat(start.racks()).extracting(Rack::size).containsExactly(7, 7, 7);
            assertThat(start.bagSize()).isEqualTo(79);
            assertThat(start.scores()).containsExactly(0, 0, 0);
            assertThat(start.toMove()).isZero();
            assertThat(start.last()).isEqualTo(new LastTurn.None());
            assertThat(referee.isOver(start)).isFalse();
        }

        @Test
        void tilesOnTheStartingBoardComeOutOfTheBag() {
            var variant = withStart(board("8G QUIz"));
            CrosswordPosition start = Referee.of(variant, Scene.words("CAT")).start(2, ANY);
            Tiles loose = start.pool().plus(start.rack(0)).plus(start.rack(1));
            assertThat(loose.size()).isEqualTo(96);
            assertThat(loose.count(17)).isZero();
            assertThat(loose.blanks()).isEqualTo(1);
        }

        @Test
        void startingBoardThatNeedsMoreTilesThanThereAreIsAnError() {
            var twoQs = Referee.of(withStart(board("8G QQ")), Scene.words("CAT"));
            assertThatThrownBy(() -> twoQs.start(2, ANY))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("needs tiles that its distribution does not have: QQ");
        }

        @Test
        void startWithTooFewOrTooManyPlayersIsAnError() {
            assertThatThrownBy(() -> referee.start(0, ANY)).hasMessage("a game must have 1 to 4 players, got 0");
            assertThatThrownBy(() -> referee.start(5, ANY)).hasMessage("a game must have 1 to 4 players, got 5");
        }

        private Variant withStart(Board start) {
            return new Variant(
                    "begun",
                    STANDARD.layout(),
                    STANDARD.startRow(),
                    STANDARD.startColumn(),
                    STANDARD.tiles(),
                    STANDARD.rackSize(),
                    STANDARD.bingoBonus(),
                    start,
                    STANDARD.clock(),
                    STANDARD.lexicon(),
                    STANDARD.exchangeMinimum(),
                    STANDARD.scorelessTurns());
        }
    }

    private static void assertPlayed(LastTurn last, Play play, int score) {
        assertThat(last).isInstanceOfSatisfying(LastTurn.Played.class, played -> {
            assertThat(played.seat()).isZero();
            assertThat(played.play()).isEqualTo(play);
            assertThat(played.score()).isEqualTo(score);
        });
    }

    @Nested
    class Plays {
        private final CrosswordPosition before = position(board(), "EEEIIOO", "CATEEEE", "DDDDDDD");

        @Test
        void scoreAndDrawAndGiveTheTurnOn() {
            CrosswordPosition after = referee.play(before, across("8G", "CAT"), scripted("EIO"));
            assertThat(after.board()).isEqualTo(board("8G CAT"));
            assertThat(after.scores()).containsExactly(10, 0);
            assertThat(after.rack(0)).isEqualTo(tiles("EEEEEIO"));
            assertThat(after.pool()).isEqualTo(tiles("EEIO"));
            assertThat(after.toMove()).isEqualTo(1);
            assertPlayed(after.last(), across("8G", "CAT"), 10);
        }

        @Test
        void takeWhatIsLeftWhenTheBagRunsOut() {
            CrosswordPosition after =
                    referee.play(position(board(), "E", "CATEEEE", "DDDDDDD"), across("8G", "CAT"), scripted("E"));
            assertThat(after.rack(0)).isEqualTo(tiles("EEEEE"));
            assertThat(after.bagSize()).isZero();
            assertThat(referee.isOver(after)).isFalse();
        }

        @Test
        void areRememberedInTheirOneForm() {
            var begun = position(board("8G CAT"), "EEEEEEE", "SEEEEEE", "DDDDDDD");
            var single = new Play(Direction.DOWN, across("8J", "S").placements());
            assertPlayed(referee.play(begun, single, ANY).last(), across("8J", "S"), 6);
        }

        @Test
        void thatAreRefusedDrawNothing() {
            TileSource closed = (seat, bag, count) -> {
                throw new AssertionError("a refused play drew tiles");
            };
            assertThatThrownBy(() -> referee.play(before, across("8G", "TAC"), closed))
                    .isInstanceOfSatisfying(
                            IllegalMoveException.class,
                            refused -> assertThat(refused.code()).isEqualTo(44));
            assertThat(referee.refusal(before, across("8G", "TAC")))
                    .contains(new Refusal(CrosswordReason.INVALID_WORD, "TAC at 8G is not in the lexicon"));
            assertThat(referee.refusal(before, across("8G", "CAT"))).isEmpty();
        }

        @Test
        void sourceThatGivesTooFewTilesIsAnError() {
            assertThatThrownBy(() -> referee.play(before, across("8G", "CAT"), scripted("E")))
                    .hasMessage("a tile source must give the 3 tiles asked for, got 1");
        }

        @Test
        void positionWithHiddenRacksCannotGoOn() {
            assertThatThrownBy(() -> referee.play(before.seenBy(0), PASS, ANY))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("hidden racks");
        }
    }

    @Nested
    class Challenges {
        private final CrosswordPosition before = position(board(), "EEEEEEE", "CATDDDD", "OOOOOOO");
        private final CrosswordPosition after = referee.play(before, across("8G", "CAT"), scripted("EEE"));

        @Test
        void phonyIsTakenBackAndTheTurnIsLost() {
            CrosswordPosition settled = referee.settle(before, after, new ChallengeRule.Ruling.Withdrawn());
            assertThat(settled.board()).isEqualTo(before.board());
            assertThat(settled.racks()).isEqualTo(before.racks());
            assertThat(settled.pool()).isEqualTo(before.pool());
            assertThat(settled.scores()).containsExactly(0, 0);
            assertThat(settled.toMove()).isEqualTo(1);
            assertThat(settled.scorelessTurns()).isEqualTo(1);
            assertThat(settled.last()).isEqualTo(new LastTurn.Withdrawn(0));
        }

        @Test
        void phonyOnTheSixthScorelessTurnEndsTheGame() {
            CrosswordPosition fifth = before;
            for (int turn = 0; turn < 5; turn++) {
                fifth = referee.play(fifth, PASS, ANY);
            }
            CrosswordPosition settled = referee.settle(fifth, fifth, new ChallengeRule.Ruling.Withdrawn());
            assertThat(referee.isOver(settled)).isTrue();
            assertThat(settled.scores()).containsExactly(-(3 + 1 + 1 + 4 * 2), -7);
        }

        @Test
        void refusedPhonyGivesTheTurnBack() {
            assertThat(referee.settle(before, after, new ChallengeRule.Ruling.Retried()))
                    .isEqualTo(before);
        }

        @Test
        void bonusGoesToTheChallengedPlayer() {
            CrosswordPosition settled = referee.settle(before, after, new ChallengeRule.Ruling.Stands(5));
            assertThat(settled.scores()).containsExactly(15, 0);
            assertThat(settled.toMove()).isEqualTo(1);
        }

        @Test
        void challengerLosesTheTurn() {
            CrosswordPosition settled = referee.settle(before, after, new ChallengeRule.Ruling.ChallengerSkips());
            assertThat(settled.scores()).containsExactly(10, 0);
            assertThat(settled.toMove()).isZero();
            assertThat(settled.scorelessTurns()).isEqualTo(1);
            assertThat(settled.last()).isEqualTo(new LastTurn.Passed(1));
        }

        @Test
        void challengeOfTheLastPlayChangesNothingWhenItStands() {
            CrosswordPosition start = position(board(), "", "CAT", "QZE");
            CrosswordPosition over = referee.play(start, across("8G", "CAT"), ANY);
            assertThat(referee.settle(start, over, new ChallengeRule.Ruling.ChallengerSkips()))
                    .isEqualTo(over);
        }
    }

    @Nested
    class UnderAChallengeRule {
        private final CrosswordPosition before = position(board(), "EEEEEEEEE", "CATSXYZ", "QZEEEEE");
        private final Play phony = across("8G", "TAC");
        private final Play fine = across("8G", "CAT");

        private Referee by(ChallengeRule rule) {
            return Referee.of(STANDARD, Scene.words("CAT", "CATS"), rule);
        }

        @Test
        void voidRefusesAPhonyAndIsTheDefault() {
            assertThat(referee.challengeRule()).isEqualTo(ChallengeRule.VOID);
            assertThat(by(ChallengeRule.VOID).refusal(before, phony))
                    .map(Refusal::reason)
                    .contains(CrosswordReason.INVALID_WORD);
            assertThatThrownBy(() -> by(ChallengeRule.VOID).play(before, phony, ANY))
                    .isInstanceOf(IllegalMoveException.class);
        }

        @ParameterizedTest
        @EnumSource(value = ChallengeRule.class, mode = EnumSource.Mode.EXCLUDE, names = "VOID")
        void aPhonyMayBePlayedAndCostsTheTurn(ChallengeRule rule) {
            TileSource nothing = (seat, bag, count) -> {
                throw new AssertionError("a withdrawn play draws no tiles");
            };
            assertThat(by(rule).refusal(before, phony)).isEmpty();
            CrosswordPosition after = by(rule).play(before, phony, nothing);
            assertThat(after)
                    .isEqualTo(by(rule).settle(before, before, new ChallengeRule.Ruling.Withdrawn()))
                    .isEqualTo(new CrosswordPosition(
                            before.board(),
                            before.racks(),
                            before.pool(),
                            before.scores(),
                            1,
                            1,
                            new LastTurn.Withdrawn(0)));
        }

        @ParameterizedTest
        @EnumSource(value = ChallengeRule.class, mode = EnumSource.Mode.EXCLUDE, names = "VOID")
        void otherReasonsStillRefuse(ChallengeRule rule) {
            assertThat(by(rule).refusal(before, across("8G", "DOG")))
                    .map(Refusal::reason)
                    .contains(CrosswordReason.NOT_ON_RACK);
            assertThat(by(rule).refusal(before, across("1A", "TAC")))
                    .map(Refusal::reason)
                    .contains(CrosswordReason.MISSES_START);
        }

        @ParameterizedTest
        @EnumSource(ChallengeRule.class)
        void validPlaysAreTheSameUnderEveryRule(ChallengeRule rule) {
            assertThat(by(rule).play(before, fine, scripted("EEE")))
                    .isEqualTo(referee.play(before, fine, scripted("EEE")));
        }

        @Test
        void aPhonyOnTheSixthScorelessTurnEndsTheGameOnce() {
            var single = by(ChallengeRule.SINGLE);
            CrosswordPosition fifth = before;
            for (int turn = 0; turn < 5; turn++) {
                fifth = single.play(fifth, PASS, ANY);
            }
            assertThat(fifth.toMove()).isEqualTo(1);
            CrosswordPosition over = single.play(fifth, across("8G", "QZ"), ANY);
            assertThat(single.isOver(over)).isTrue();
            assertThat(over.scores()).containsExactly(-(3 + 1 + 1 + 1 + 8 + 4 + 10), -(10 + 10 + 5));
        }

        @Test
        void aWrongChallengeCostsWhatTheRuleSays() {
            CrosswordPosition after = referee.play(before, fine, scripted("EEE"));
            assertThat(by(ChallengeRule.SINGLE).challenge(before, after)).isEqualTo(after);
            assertThat(by(ChallengeRule.DOUBLE).challenge(before, after).toMove())
                    .isZero();
            assertThat(by(ChallengeRule.FIVE_POINT).challenge(before, after).scores())
                    .containsExactly(15, 0);
            assertThat(by(ChallengeRule.TEN_POINT).challenge(before, after).scores())
                    .containsExactly(20, 0);
            assertThatThrownBy(() -> by(ChallengeRule.DOUBLE).challenge(before, before))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("only a play can be challenged");
        }
    }
}
