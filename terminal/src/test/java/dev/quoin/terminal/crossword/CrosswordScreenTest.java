package dev.quoin.terminal.crossword;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.game.player.TurnLoop.Answer.Moved;
import dev.quoin.terminal.picture.StyledLine;
import dev.quoin.terminal.table.Answer;
import dev.quoin.terminal.table.Key;
import dev.quoin.terminal.table.Key.Control;
import dev.quoin.terminal.tiles.TypingHand;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CrosswordScreenTest {
    @Test
    void theStandardBoardAndItsPanelFitEightyByTwentyFour() {
        var table = CrosswordTestTable.standard("QUIZCAT", "AAAAEEE", "EEEE");
        table.type("8F QUIZ");
        table.type("");
        table.game.move(((Moved<CrosswordPosition, CrosswordMove>) table.game.ask()).move());
        assertThat(paint(table, 80, 23, Answer.of())).isEqualTo("""
                    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  standard, enable
                 1 3W  .  . 2L  .  .  . 3W  .  .  . 2L  .  . 3W  You              44 <
                 2  . 2W  .  .  . 3L  .  .  . 3L  .  .  . 2W  .  Nobody            0
                 3  .  . 2W  .  .  . 2L  . 2L  .  .  . 2W  .  .  Bag              82
                 4 2L  .  . 2W  .  .  . 2L  .  .  . 2W  .  . 2L  Last: Nobody pass
                 5  .  .  .  . 2W  .  .  .  .  . 2W  .  .  .  .
                 6  . 3L  .  .  . 3L  .  .  . 3L  .  .  . 3L  .  Rack  A  C  T  E  E  E  E
                 7  .  . 2L  .  .  . 2L  . 2L  .  .  . 2L  .  .
                 8 3W  .  . 2L  .  Q  U  I  Z  .  . 2L  .  . 3W  Unseen 89: 35 vowels, 52
                 9  .  . 2L  .  .  . 2L  . 2L  .  .  . 2L  .  .  consonants, 2 blanks.
                10  . 3L  .  .  . 3L  .  .  . 3L  .  .  . 3L  .  AAAAAAAA BB C DDDD EEEEEEEE FF
                11  .  .  .  . 2W  .  .  .  .  . 2W  .  .  .  .  GGG HH IIIIIIII J K LLLL MM
                12 2L  .  . 2W  .  .  . 2L  .  .  . 2W  .  . 2L  NNNNNN OOOOOOOO PP RRRRRR SSSS
                13  .  . 2W  .  .  . 2L  . 2L  .  .  . 2W  .  .  TTTTT UUU VV WW X YY ??
                14  . 2W  .  .  . 3L  .  .  . 3L  .  .  . 2W  .
                15 3W  .  . 2L  .  .  . 3W  .  .  . 2L  .  . 3W

                3W word ×3, 2L letter ×2, *A last move, [A] or
                +A not played, a: blank
                """);
    }

    @Test
    void downStartsAWordDownAndRightOneAcross() {
        var table = CrosswordTestTable.of("mini7", "CATSIT", "AAEEII");
        for (Control key : List.of(Control.DOWN, Control.RIGHT)) {
            var hand = new TypingHand(table.game);
            assertThat(hand.reach(key)).isPresent();
            hand.press(new Key.Text("c"));
            hand.press(new Key.Text("a"));
            hand.press(new Key.Text("t"));
            assertThat(table.game.unsent().orElseThrow().play().direction())
                    .isEqualTo(key == Control.DOWN ? Direction.DOWN : Direction.ACROSS);
        }
        assertThat(new TypingHand(table.game).reach(Control.UP))
                .as("recalls a line")
                .isEmpty();
    }

    @Test
    void unsentTilesLeaveTheRackAndAreMarkedWithoutColour() {
        var table = CrosswordTestTable.of("mini7", "CATSIT", "AAEEII");
        table.type("4C CAT");
        assertThat(paint(table, 80, 23, Answer.of()))
                .contains(" 4 2W  .[C][A][T]  . 2W")
                .contains("4C CAT scores 10 points.")
                .contains("Rack  I  S  T\n");
    }

    @Test
    void theLargestBoardFitsEightyByTwentyFourToo() {
        var table = CrosswordTestTable.of("super", "QUIZCAT", "AAAAEEE", "EEEE");
        table.type("11H QUIZ");
        List<StyledLine> lines = lines(table, 80, 23, Answer.of());
        assertThat(lines).hasSizeLessThanOrEqualTo(23).allMatch(line -> line.width() <= 80);
        assertThat(lines.get(21).text()).startsWith("21 4W");
        assertThat(lines.get(11).text()).startsWith("11 2L . .3W . .2L+Q+U+I+Z .");
    }

    @Test
    void aSmallScreenShowsTheRowsAroundTheAction() {
        var table = CrosswordTestTable.standard("QUIZCAT", "AAAAEEE");
        table.type("8F QUIZ");
        List<StyledLine> lines = lines(table, 80, 11, Answer.of());
        assertThat(lines).hasSize(11);
        assertThat(lines.getFirst().text()).contains("A  B  C");
        assertThat(lines).anyMatch(line -> line.text().startsWith(" 8 "));
        assertThat(lines).noneMatch(line -> line.text().startsWith(" 1 "));
    }

    @Test
    void aNarrowScreenHasANarrowBoard() {
        var table = CrosswordTestTable.standard("QUIZCAT", "AAAAEEE");
        assertThat(paint(table, 60, 23, Answer.of()))
                .contains(" 1 3W . .2L . . .3W . . .2L . .3W  You               0 <\n");
    }

    @Test
    void aVeryNarrowScreenHasThePanelBelow() {
        var table = CrosswordTestTable.standard("QUIZCAT", "AAAAEEE");
        List<StyledLine> lines = lines(table, 40, 40, Answer.of());
        assertThat(lines).hasSizeLessThanOrEqualTo(40).allMatch(line -> line.width() <= 40);
        assertThat(lines(table, 20, 10, Answer.of())).allMatch(line -> line.width() <= 20);
        assertThat(lines).anyMatch(line -> line.text().startsWith("You "));
    }

    @Test
    void aLongListUsesTheWholePanelAndEndsWithItsEnd() {
        var table = CrosswordTestTable.standard("QUIZCAT", "AAAAEEE");
        var many = java.util.stream.IntStream.rangeClosed(1, 40)
                .mapToObj(i -> i + ". move")
                .toList();
        String text = paint(table, 80, 23, Answer.of(many));
        assertThat(text).contains("18. move", "40. move").doesNotContain("17. move");
    }

    private static List<StyledLine> lines(CrosswordTestTable table, int columns, int rows, Answer message) {
        List<String> preview =
                table.game.unsent().map(table.interpreter::preview).orElse(List.of());
        return new CrosswordScreen(table.game, table.phrases, table.rackOrder)
                .lines(columns, rows, new CrosswordScreen.Extras(message, preview, Optional.empty()));
    }

    private static String paint(CrosswordTestTable table, int columns, int rows, Answer message) {
        List<StyledLine> lines = lines(table, columns, rows, message);
        assertThat(lines).hasSizeLessThanOrEqualTo(rows).allMatch(line -> line.width() <= columns);
        var text = new StringBuilder();
        lines.forEach(line -> text.append(line.text()).append('\n'));
        return text.toString();
    }
}
