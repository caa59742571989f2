package dev.quoin.crossword.rules;

import static dev.quoin.crossword.rules.Scene.STANDARD;
import static dev.quoin.crossword.rules.Scene.across;
import static dev.quoin.crossword.rules.Scene.board;
import static dev.quoin.crossword.rules.Scene.down;
import static dev.quoin.crossword.rules.Scene.tile;
import static dev.quoin.crossword.rules.Scene.tiles;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.game.Refusal;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/// Every refusal of a play: its code, its sentence, and which comes first.
class PlayRefusalTest {
    private final PlayRules rules = PlayRules.of(
            STANDARD,
            Scene.words("CAT", "CATS", "SCAT", "SCATS", "AT", "TA", "ON", "CON", "ACTS", "TAT", "QUIZ", "AA"));
    private final Board empty = board();
    private final Board cat = board("8G CAT");

    @Test
    void tileBeyondTheRightEdge43() {
        assertRefused(
                CrosswordReason.LEAVES_BOARD,
                "A would be in row 8, column 16; the board has 15 rows and 15 columns",
                empty,
                "CAT",
                across("8O", "CAT"));
    }

    @Test
    void tileBeyondTheBottom43() {
        assertRefused(
                CrosswordReason.LEAVES_BOARD,
                "T would be in row 16, column 1; the board has 15 rows and 15 columns",
                empty,
                "CAT",
                down("A14", "CAT"));
    }

    @Test
    void letterOfAnotherAlphabet12() {
        var play = new Play(Direction.ACROSS, List.of(new Placement(7, 7, Tile.natural(31))));
        assertRefused(
                CrosswordReason.UNPLAYABLE,
                "letter number 31 at 8H is not one of the 26 letters of this game",
                empty,
                "CAT",
                play);
    }

    @Test
    void squareThatIsTaken42() {
        assertRefused(
                CrosswordReason.CONTRADICTS_BOARD,
                "O cannot be placed on 8H: the square already has A",
                cat,
                "CON",
                down("H8", "ON"));
    }

    @Test
    void squareThatIsTakenByTheSameLetter42() {
        assertRefused(
                CrosswordReason.CONTRADICTS_BOARD,
                "A cannot be placed on 8H: the square already has A",
                cat,
                "AT",
                down("H8", "AT"));
    }

    @Test
    void twoTilesOnOneSquare12() {
        var play = new Play(Direction.ACROSS, List.of(place(7, 7, 'A'), place(7, 7, 'T')));
        assertRefused(CrosswordReason.UNPLAYABLE, "two tiles are placed on 8H", empty, "CAT", play);
    }

    @Test
    void tilesInTwoRows12() {
        var play = new Play(Direction.ACROSS, List.of(place(7, 7, 'A'), place(8, 8, 'T')));
        assertRefused(
                CrosswordReason.UNPLAYABLE,
                "8H and 9I are not in one row: all tiles of a play must be in one line",
                empty,
                "CAT",
                play);
    }

    @Test
    void tilesInTheOtherLine12() {
        var play = new Play(Direction.DOWN, across("8G", "CAT").placements());
        assertRefused(
                CrosswordReason.UNPLAYABLE,
                "8G and 8H are not in one column: all tiles of a play must be in one line",
                empty,
                "CAT",
                play);
    }

    @Test
    void gap12() {
        assertRefused(
                CrosswordReason.UNPLAYABLE,
                "the play has a gap at 8H: there must be no empty square between its tiles",
                empty,
                "CAT",
                across("8G", "C.T"));
    }

    @Test
    void gapBetweenTilesGivenInReverse12() {
        var play = new Play(Direction.DOWN, down("H8", "C.T").placements().reversed());
        assertRefused(
                CrosswordReason.UNPLAYABLE,
                "the play has a gap at 9H: there must be no empty square between its tiles",
                empty,
                "CAT",
                play);
    }

    @Test
    void gapBehindTilesOnTheBoard12() {
        assertRefused(
                CrosswordReason.UNPLAYABLE,
                "the play has a gap at 8J: there must be no empty square between its tiles",
                cat,
                "SSX",
                across("8F", "S....S"));
    }

    @Test
    void tileThatIsNotOnTheRack41() {
        assertRefused(
                CrosswordReason.NOT_ON_RACK,
                "the move needs 1 of T, but the rack ACXX has 0",
                empty,
                "CAXX",
                across("8G", "CAT"));
    }

    @Test
    void tileThatIsNotOftenEnoughOnTheRack41() {
        assertRefused(
                CrosswordReason.NOT_ON_RACK,
                "the move needs 2 of A, but the rack A? has 1",
                empty,
                "A?",
                across("8G", "AA"));
    }

    @Test
    void lastLetterOfTheAlphabetIsNamed() {
        assertRefused(
                CrosswordReason.NOT_ON_RACK,
                "the move needs 1 of Z, but the rack is empty",
                empty,
                "",
                across("8H", "Z"));
        assertRefused(
                CrosswordReason.CONTRADICTS_BOARD,
                "Z cannot be placed on 8H: the square already has A",
                cat,
                "Z",
                across("8H", "Z"));
    }

    @Test
    void blankThatIsNotOnTheRack41() {
        assertRefused(
                CrosswordReason.NOT_ON_RACK,
                "the move needs 1 of ? (blank), but the rack ACT has 0",
                empty,
                "CAT",
                across("8G", "cAT"));
    }

    @Test
    void blankDoesNotStandForANaturalTile41() {
        assertRefused(
                CrosswordReason.NOT_ON_RACK,
                "the move needs 1 of C, but the rack AT? has 0",
                empty,
                "?AT",
                across("8G", "CAT"));
    }

    @Test
    void playFromAnEmptyRack41() {
        assertRefused(
                CrosswordReason.NOT_ON_RACK,
                "the move needs 1 of A, but the rack is empty",
                empty,
                "",
                across("8G", "CAT"));
    }

    @Test
    void firstPlayBesideTheStartSquare45() {
        assertRefused(
                CrosswordReason.MISSES_START,
                "the first play must cover the start square 8H, got CAT at 8I",
                empty,
                "CAT",
                across("8I", "CAT"));
    }

    @Test
    void firstPlayOfOneLetter49() {
        assertRefused(
                CrosswordReason.ONE_LETTER,
                "the first play must have at least two letters, got A at 8H",
                empty,
                "CAT",
                across("8H", "A"));
    }

    @Test
    void playThatTouchesNothing47() {
        assertRefused(
                CrosswordReason.TOUCHES_NOTHING,
                "TA at 10G touches no tile on the board",
                cat,
                "TA",
                across("10G", "TA"));
    }

    @Test
    void playThatTouchesOnlyACorner47() {
        assertRefused(
                CrosswordReason.TOUCHES_NOTHING,
                "TA at 9J touches no tile on the board",
                cat,
                "TA",
                across("9J", "TA"));
    }

    @Test
    void mainWordThatIsNoWord44() {
        assertRefused(CrosswordReason.INVALID_WORD, "CATQ at 8G is not in the lexicon", cat, "Q", across("8J", "Q"));
    }

    @Test
    void crossWordThatIsNoWord44() {
        assertRefused(CrosswordReason.INVALID_WORD, "TC at I8 is not in the lexicon", cat, "CON", across("9I", "CON"));
    }

    @Test
    void everyWordThatIsNoneIsNamed44() {
        assertRefused(
                CrosswordReason.INVALID_WORD,
                "xQ at 9G and Cx at G8 and AQ at H8 are not in the lexicon",
                cat,
                "?Q",
                across("9G", "xQ"));
    }

    private void assertRefused(CrosswordReason reason, String message, Board board, String rack, Play play) {
        assertThat(rules.judge(board, tiles(rack), play)).isEqualTo(new Verdict.Refused(new Refusal(reason, message)));
    }

    /// When several things are wrong, the first in the documented order is named.
    @Nested
    class Order {
        @Test
        void edgeComesBeforeTakenSquare() {
            assertReason(CrosswordReason.LEAVES_BOARD, board("8N CA"), "", across("8O", "XX"));
        }

        @Test
        void takenSquareComesBeforeGap() {
            assertReason(CrosswordReason.CONTRADICTS_BOARD, cat, "", across("8I", "X.X"));
        }

        @Test
        void gapComesBeforeRack() {
            assertReason(CrosswordReason.UNPLAYABLE, empty, "", across("8G", "X.X"));
        }

        @Test
        void rackComesBeforeStart() {
            assertReason(CrosswordReason.NOT_ON_RACK, empty, "", across("1A", "XX"));
        }

        @Test
        void rackComesBeforeContact() {
            assertReason(CrosswordReason.NOT_ON_RACK, cat, "", across("1A", "XX"));
        }

        @Test
        void startComesBeforeOneLetter() {
            assertReason(CrosswordReason.MISSES_START, empty, "X", across("1A", "X"));
        }

        @Test
        void contactComesBeforeWords() {
            assertReason(CrosswordReason.TOUCHES_NOTHING, cat, "XX", across("1A", "XX"));
        }

        private void assertReason(CrosswordReason reason, Board board, String rack, Play play) {
            assertThat(rules.judge(board, tiles(rack), play))
                    .isInstanceOfSatisfying(
                            Verdict.Refused.class,
                            refused -> assertThat(refused.refusal().reason()).isEqualTo(reason));
        }
    }

    private static Placement place(int row, int column, char face) {
        return new Placement(row, column, tile(face));
    }
}
