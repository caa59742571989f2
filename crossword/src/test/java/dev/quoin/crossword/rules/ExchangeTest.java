package dev.quoin.crossword.rules;

import static dev.quoin.crossword.rules.Scene.STANDARD;
import static dev.quoin.crossword.rules.Scene.board;
import static dev.quoin.crossword.rules.Scene.position;
import static dev.quoin.crossword.rules.Scene.scripted;
import static dev.quoin.crossword.rules.Scene.tiles;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.rules.CrosswordMove.Exchange;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.Refusal;
import java.util.ArrayList;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ExchangeTest {
    private static final TileSource ANY = TileSource.random(new Random(1));

    private final Referee referee = Referee.of(STANDARD, Scene.words("CAT", "CATS", "AT", "TA", "AA"));

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
                CrosswordReason.EXCHANGE_NOT_ALLOWED,
                "exchanging 1 needs at least 7 tiles in the bag, which has 6",
                position(board(), "EEEIIO", "QZAAAAA", "D"),
                new Exchange(tiles("Q")));
    }

    @Test
    void bagOfTheMinimumIsEnough() {
        var position = position(board(), "EEEIIOO", "QZAAAAA", "D");
        assertThat(referee.refusal(position, new Exchange(tiles("QZAAAAA")))).isEmpty();
    }

    @Test
    void moreTilesThanTheBagHoldsAreRefused48() {
        var generous = Referee.of(minimumOne(), Scene.words("CAT"));
        assertThat(generous.refusal(position(board(), "EE", "QZAAAAA", "D"), new Exchange(tiles("QZA"))))
                .contains(new Refusal(
                        CrosswordReason.EXCHANGE_NOT_ALLOWED,
                        "exchanging 3 needs at least 3 tiles in the bag, which has 2"));
    }

    @Test
    void skippingExchangesTheWholeRackWhileTheBagAllowsIt() {
        assertThat(referee.skip(position(board(), "EEEIIOO", "QZAAAAA", "D")))
                .isEqualTo(new Exchange(tiles("QZAAAAA")));
        assertThat(referee.skip(position(board(), "EEEIIO", "QZAAAAA", "D"))).isEqualTo(new CrosswordMove.Pass());
    }

    @Test
    void skippingIsAPassOnTheSmallBoards() {
        for (String variant : new String[] {"mini", "mini7"}) {
            Referee strict = Referee.of(Variants.named(variant), Scene.words("CAT"));
            assertThat(strict.skip(strict.start(2, ANY))).isEqualTo(new CrosswordMove.Pass());
        }
    }

    @Test
    void variantWithoutExchangesRefuses48() {
        var mini = Variants.named("mini");
        var strict = Referee.of(mini, Scene.words("CAT"));
        assertThat(strict.refusal(strict.start(2, ANY), new Exchange(tiles("A"))))
                .contains(new Refusal(CrosswordReason.EXCHANGE_NOT_ALLOWED, "variant 'mini' has no exchanges"));
    }

    @Test
    void tilesThatAreNotOnTheRackAreRefused41() {
        assertRefused(
                CrosswordReason.NOT_ON_RACK,
                "the move needs 2 of Q, but the rack AAAAAQZ has 1",
                position(board(), "EEEIIOO", "QZAAAAA", "D"),
                new Exchange(tiles("QQ")));
    }

    @Test
    void sizeOfTheBagComesBeforeTheRack() {
        assertRefused(
                CrosswordReason.EXCHANGE_NOT_ALLOWED,
                "exchanging 1 needs at least 7 tiles in the bag, which has 1",
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

    private void assertRefused(CrosswordReason reason, String message, CrosswordPosition position, CrosswordMove move) {
        assertThat(referee.refusal(position, move)).contains(new Refusal(reason, message));
        assertThatThrownBy(() -> referee.play(position, move, ANY))
                .isInstanceOf(IllegalMoveException.class)
                .hasMessage(message);
    }
}
