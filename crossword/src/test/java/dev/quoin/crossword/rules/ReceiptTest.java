package dev.quoin.crossword.rules;

import static dev.quoin.crossword.rules.Scene.STANDARD;
import static dev.quoin.crossword.rules.Scene.across;
import static dev.quoin.crossword.rules.Scene.board;
import static dev.quoin.crossword.rules.Scene.down;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.lexicon.LexiconBuilder;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.PremiumLayout;
import dev.quoin.crossword.variant.TileSet;
import dev.quoin.crossword.variant.Variant;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReceiptTest {
    private final PlayRules rules = PlayRules.of(STANDARD, Scene.words("CAT"));

    @Test
    void letterMultipliersComeBeforeWordMultipliers() {
        assertThat(show(board(), across("8E", "QUIZ"))).isEqualTo("QUIZ 8E: (10+1+1+10)×2 = 44");
        assertThat(show(board(), across("8H", "QUIZE"))).isEqualTo("QUIZE 8H: (10+1+1+10+1×2)×2 = 48");
    }

    @Test
    void wordWithoutWordMultiplierHasNoBrackets() {
        assertThat(show(board("8G CAT"), across("8J", "S"))).isEqualTo("CATS 8G: 3+1+1+1 = 6");
    }

    @Test
    void multipliersUnderEarlierTilesNoLongerCount() {
        assertThat(show(board("8H AT"), down("H9", "T"))).isEqualTo("AT H8: 1+1 = 2");
    }

    @Test
    void multiplierCountsInMainWordAndCrossWord() {
        assertThat(show(board("8H AT"), across("7H", "TA")))
                .isEqualTo("TA 7H: 1+1×2 = 3; TA H7: 1+1 = 2; AT I7: 1×2+1 = 3; total 8");
        assertThat(show(board("4D EX"), across("5D", "XQ")))
                .isEqualTo("XQ 5D: (8+10)×2 = 36; EX D4: 1+8 = 9; XQ E4: (8+10)×2 = 36; total 81");
    }

    @Test
    void twoTripleWordSquaresMultiplyByNine() {
        assertThat(show(board("1D EVEN"), across("1A", "UNS....T")))
                .isEqualTo("UNSEVENT 1A: (1+1+1+1+4+1+1+1)×3×3 = 99");
    }

    @Test
    void blankIsWorthNothingAlsoUnderMultipliers() {
        assertThat(show(board(), across("8D", "zOOMS"))).isEqualTo("zOOMS 8D: (0×2+1+1+3+1)×2 = 12");
    }

    @Test
    void blankOnTheBoardIsWorthNothing() {
        assertThat(show(board("8G cAT"), across("8J", "S"))).isEqualTo("cATS 8G: 0+1+1+1 = 3");
    }

    @Test
    void wholeRackEarnsTheBonus() {
        assertThat(show(board(), across("8D", "AEINRST")))
                .isEqualTo("AEINRST 8D: (1×2+1+1+1+1+1+1)×2 = 16; bonus 50; total 66");
    }

    @Test
    void wholeRackEarnsTheBonusAlsoAroundTilesOnTheBoard() {
        assertThat(receipt(board("8G CAT"), across("8C", "RETI...ING")).bonus()).isEqualTo(50);
        assertThat(receipt(board("8G CAT"), across("8C", "RETI...IN")).bonus()).isZero();
    }

    @Test
    void crossWordsFollowTheMainWordInTheOrderOfTheTiles() {
        assertThat(receipt(board("8G CAT"), across("9G", "ABC")).words())
                .extracting(FormedWord::square)
                .containsExactly("9G", "G8", "H8", "I8");
    }

    @Test
    void placedLettersAreToldFromThoseOnTheBoard() {
        assertThat(receipt(board("8G CAT"), across("8F", "S...S")).mainWord().letters())
                .extracting(FormedWord.Letter::placed)
                .containsExactly(true, false, false, false, true);
    }

    @Test
    void letterOfSeveralCharactersIsShownInBrackets() {
        var alphabet = Alphabet.of(List.of("A", "CH"));
        var tiles = TileSet.of(alphabet, Tiles.of(new int[] {0, 9, 9}), new int[] {0, 1, 5});
        var variant = new Variant(
                "two letters",
                PremiumLayout.plain(5, 5),
                2,
                2,
                tiles,
                5,
                0,
                Board.empty(5, 5),
                new Variant.Clock(0, 0),
                "none",
                1,
                6);
        var play = new Play(
                Direction.ACROSS, List.of(new Placement(2, 2, Tile.natural(2)), new Placement(2, 3, Tile.blankAs(2))));
        var lexicon = new LexiconBuilder(alphabet).add("CHCH").build();
        assertThat(PlayRules.of(variant, lexicon).score(variant.start(), play)).hasToString("[CH][ch] 3C: 5+0 = 5");
    }

    @Test
    void receiptOfNothingIsRefused() {
        assertThatThrownBy(() -> new Receipt(List.of(), 0)).hasMessageContaining("at least one word");
        assertThatThrownBy(() -> new FormedWord(Direction.ACROSS, 0, 0, List.of(), List.of()))
                .hasMessageContaining("at least 2 letters, got 0");
    }

    private Receipt receipt(Board board, Play play) {
        return rules.score(board, play);
    }

    private String show(Board board, Play play) {
        return receipt(board, play).toString();
    }
}
