package dev.quoin.crossword.rules;

import static dev.quoin.crossword.rules.Scene.STANDARD;
import static dev.quoin.crossword.rules.Scene.across;
import static dev.quoin.crossword.rules.Scene.board;
import static dev.quoin.crossword.rules.Scene.position;
import static dev.quoin.crossword.rules.Scene.scripted;
import static dev.quoin.crossword.rules.Scene.tiles;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.rules.CrosswordMove.Exchange;
import dev.quoin.crossword.rules.CrosswordMove.Pass;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class GameEndTest {
    private static final TileSource ANY = TileSource.random(new Random(1));
    private static final Pass PASS = new Pass();

    private final Referee referee = Referee.of(STANDARD, Scene.words("CAT", "CATS", "AT", "TA", "AA"));

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
    void secondPlayerCanGoOut() {
        CrosswordPosition first = position(board(), "", "QZE", "CAT");
        CrosswordPosition after = referee.play(referee.play(first, PASS, ANY), across("8G", "CAT"), ANY);
        assertThat(after.scores()).containsExactly(0, 10 + 2 * 21);
    }

    @Test
    void thirdPlayerCanGoOut() {
        CrosswordPosition position = position(board(), "", "QZE", "K?", "CAT");
        position = referee.play(referee.play(position, PASS, ANY), PASS, ANY);
        assertThat(referee.play(position, across("8G", "CAT"), ANY).scores()).containsExactly(-21, -5, 10 + 21 + 5);
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
        assertThat(referee.play(position, across("8G", "CAT"), scripted("EEE")).scorelessTurns())
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
                    .contains(new Refusal(CrosswordReason.UNPLAYABLE, "the game is over: no more moves can be made"));
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
