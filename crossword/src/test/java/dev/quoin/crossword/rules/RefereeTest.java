package dev.quoin.crossword.rules;

import static dev.quoin.crossword.rules.Scene.STANDARD;
import static dev.quoin.crossword.rules.Scene.across;
import static dev.quoin.crossword.rules.Scene.board;
import static dev.quoin.crossword.rules.Scene.tiles;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.rules.CrosswordMove.Exchange;
import dev.quoin.crossword.rules.CrosswordMove.Pass;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.IllegalMoveException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

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
            assertThat(after.last()).isEqualTo(new LastTurn.Played(0, across("8G", "CAT"), 10));
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
            assertThat(referee.play(begun, single, ANY).last()).isEqualTo(new LastTurn.Played(0, across("8J", "S"), 6));
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
                    .contains(new Refusal(Reason.INVALID_WORD, "TAC at 8G is not in the lexicon"));
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
    class Exchanges {
        @Test
        void drawBeforeTheOldTilesGoBack() {
            var bags = new ArrayList<Tiles>();
            TileSource source = (seat, bag, count) -> {
                bags.add(bag);
                return tiles("EE");
            };
            CrosswordPosition after =
                    referee.play(position(board(), "EEEIIOO", "QZAAAAA", "D"), new Exchange(tiles("QZ")), source);
            assertThat(bags).containsExactly(tiles("EEEIIOO"));
            assertThat(after.rack(0)).isEqualTo(tiles("AAAAAEE"));
            assertThat(after.pool()).isEqualTo(tiles("EIIOOQZ"));
            assertThat(after.scorelessTurns()).isEqualTo(1);
            assertThat(after.last()).isEqualTo(new LastTurn.Exchanged(0, 2));
        }

        @Test
        void blankCanBeExchanged() {
            CrosswordPosition after =
                    referee.play(position(board(), "EEEIIOO", "?AAAAAA", "D"), new Exchange(tiles("?")), scripted("E"));
            assertThat(after.pool().blanks()).isEqualTo(1);
        }

        @Test
        void bagBelowTheMinimumIsRefused48() {
            assertRefused(
                    Reason.EXCHANGE_NOT_ALLOWED,
                    "exchanging 1 needs at least 7 tiles in the bag, it holds 6",
                    position(board(), "EEEIIO", "QZAAAAA", "D"),
                    new Exchange(tiles("Q")));
        }

        @Test
        void bagOfTheMinimumIsEnough() {
            var position = position(board(), "EEEIIOO", "QZAAAAA", "D");
            assertThat(referee.refusal(position, new Exchange(tiles("QZAAAAA"))))
                    .isEmpty();
        }

        @Test
        void moreTilesThanTheBagHoldsAreRefused48() {
            var generous = Referee.of(minimumOne(), Scene.words("CAT"));
            assertThat(generous.refusal(position(board(), "EE", "QZAAAAA", "D"), new Exchange(tiles("QZA"))))
                    .contains(new Refusal(
                            Reason.EXCHANGE_NOT_ALLOWED, "exchanging 3 needs at least 3 tiles in the bag, it holds 2"));
        }

        @Test
        void variantWithoutExchangesRefuses48() {
            var mini = Variants.named("mini");
            var strict = Referee.of(mini, Scene.words("CAT"));
            assertThat(strict.refusal(strict.start(2, ANY), new Exchange(tiles("A"))))
                    .contains(new Refusal(Reason.EXCHANGE_NOT_ALLOWED, "variant 'mini' has no exchanges"));
        }

        @Test
        void tilesThatAreNotOnTheRackAreRefused41() {
            assertRefused(
                    Reason.NOT_ON_RACK,
                    "the move needs 2 of Q, the rack AAAAAQZ has 1",
                    position(board(), "EEEIIOO", "QZAAAAA", "D"),
                    new Exchange(tiles("QQ")));
        }

        @Test
        void sizeOfTheBagComesBeforeTheRack() {
            assertRefused(
                    Reason.EXCHANGE_NOT_ALLOWED,
                    "exchanging 1 needs at least 7 tiles in the bag, it holds 1",
                    position(board(), "E", "A", "D"),
                    new Exchange(tiles("X")));
        }

        @Test
        void bagIsCountedWithoutHiddenRacks() {
            var seen = position(board(), "EEEIIO", "QZAAAAA", "DDDDDDD").seenBy(0);
            assertThat(referee.allowsExchange(seen, 1)).isFalse();
            assertThat(referee.refusal(seen, new Exchange(tiles("Q")))).isPresent();
        }

        private Variant minimumOne() {
            return new Variant(
                    "generous",
                    STANDARD.layout(),
                    7,
                    7,
                    STANDARD.tiles(),
                    7,
                    50,
                    STANDARD.start(),
                    STANDARD.clock(),
                    "enable",
                    1,
                    6);
        }

        private void assertRefused(Reason reason, String message, CrosswordPosition position, CrosswordMove move) {
            assertThat(referee.refusal(position, move)).contains(new Refusal(reason, message));
            assertThatThrownBy(() -> referee.play(position, move, ANY))
                    .isInstanceOf(IllegalMoveException.class)
                    .hasMessage(message);
        }
    }

    @Nested
    class End {
        @Test
        void goingOutGainsTwiceTheOtherRackInAGameOfTwo() {
            CrosswordPosition after = referee.play(position(board(), "", "CAT", "QZE"), across("8G", "CAT"), ANY);
            assertThat(referee.isOver(after)).isTrue();
            assertThat(after.scores()).containsExactly(10 + 2 * 21, 0);
        }

        @Test
        void goingOutOfThreeGainsTheOtherRacksAndEachOfThemLosesItsOwn() {
            CrosswordPosition after = referee.play(position(board(), "", "CAT", "QZE", "K?"), across("8G", "CAT"), ANY);
            assertThat(referee.isOver(after)).isTrue();
            assertThat(after.scores()).containsExactly(10 + 21 + 5, -21, -5);
        }

        @Test
        void goingOutAloneGainsNothing() {
            CrosswordPosition after = referee.play(position(board(), "", "CAT"), across("8G", "CAT"), ANY);
            assertThat(referee.isOver(after)).isTrue();
            assertThat(after.scores()).containsExactly(10);
        }

        @Test
        void emptyRackDoesNotEndTheGameWhileTheBagHasTiles() {
            CrosswordPosition after =
                    referee.play(position(board(), "EE", "CAT", "QZE"), across("8G", "CAT"), scripted("EE"));
            assertThat(referee.isOver(after)).isFalse();
        }

        @Test
        void sixScorelessTurnsCostEverybodyTheirRack() {
            CrosswordPosition position = position(board(), "EEEEEEE", "QAAAAAA", "ZKEEEE?");
            for (int turn = 0; turn < 5; turn++) {
                position = referee.play(position, PASS, ANY);
                assertThat(referee.isOver(position)).isFalse();
                assertThat(position.scores()).containsExactly(0, 0);
            }
            position = referee.play(position, PASS, ANY);
            assertThat(referee.isOver(position)).isTrue();
            assertThat(position.scores()).containsExactly(-16, -19);
        }

        @Test
        void exchangesAreScorelessToo() {
            CrosswordPosition position = position(board(), "EEEEEEE", "AAAAAAA", "EEEEEEE");
            for (int turn = 0; turn < 6; turn++) {
                position = referee.play(
                        position, new Exchange(tiles(turn % 2 == 0 ? "A" : "E")), scripted(turn % 2 == 0 ? "E" : "A"));
                position = withRack(position, turn % 2, turn % 2 == 0 ? "AAAAAAA" : "EEEEEEE");
            }
            assertThat(referee.isOver(position)).isTrue();
        }

        @Test
        void playThatScoresNothingIsScoreless() {
            CrosswordPosition position = position(board(), "EEEE", "??EEEEE", "EEEEEEE");
            CrosswordPosition after = referee.play(position, across("8G", "at"), scripted("EE"));
            assertThat(after.scorelessTurns()).isEqualTo(1);
        }

        @Test
        void playThatScoresStartsTheCountAgain() {
            CrosswordPosition position = position(board(), "EEE", "CATEEEE", "EEEEEEE");
            position = referee.play(referee.play(position, PASS, ANY), PASS, ANY);
            assertThat(position.scorelessTurns()).isEqualTo(2);
            assertThat(referee.play(position, across("8G", "CAT"), scripted("EEE"))
                            .scorelessTurns())
                    .isZero();
        }

        @Test
        void goingOutWithoutPointsOnTheSixthScorelessTurnCountsAsGoingOut() {
            var last = new CrosswordPosition(
                    board(),
                    List.of(new Rack.Known(tiles("??")), new Rack.Known(tiles("Q"))),
                    Tiles.none(),
                    List.of(3, 4),
                    0,
                    5,
                    new LastTurn.Passed(1));
            assertThat(referee.play(last, across("8G", "at"), ANY).scores()).containsExactly(23, 4);
        }

        @Test
        void everyMoveIsRefusedAfterTheEnd12() {
            CrosswordPosition over = referee.play(position(board(), "", "CAT", "TAE"), across("8G", "CAT"), ANY);
            for (CrosswordMove move : List.of(PASS, across("8J", "T"), new Exchange(tiles("T")))) {
                assertThat(referee.refusal(over, move))
                        .contains(new Refusal(Reason.UNPLAYABLE, "the game is over: no move can be made"));
                assertThatThrownBy(() -> referee.play(over, move, ANY)).isInstanceOf(IllegalMoveException.class);
            }
        }

        private CrosswordPosition withRack(CrosswordPosition position, int seat, String rack) {
            var racks = new ArrayList<>(position.racks());
            racks.set(seat, new Rack.Known(tiles(rack)));
            return new CrosswordPosition(
                    position.board(),
                    racks,
                    tiles("EEEEEEEAAAAAAA"),
                    position.scores(),
                    position.toMove(),
                    position.scorelessTurns(),
                    position.last());
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

    private static TileSource scripted(String drawn) {
        return (seat, bag, count) -> tiles(drawn);
    }

    private static CrosswordPosition position(Board board, String bag, String... racks) {
        var held = new ArrayList<Rack>();
        var scores = new ArrayList<Integer>();
        for (String rack : racks) {
            held.add(new Rack.Known(tiles(rack)));
            scores.add(0);
        }
        return new CrosswordPosition(board, held, tiles(bag), scores, 0, 0, new LastTurn.None());
    }
}
