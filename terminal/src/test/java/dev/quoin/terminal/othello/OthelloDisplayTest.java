package dev.quoin.terminal.othello;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.terminal.picture.StyledLine;
import dev.quoin.terminal.table.Answer;
import dev.quoin.terminal.table.Hand.Touch;
import dev.quoin.terminal.table.Key;
import dev.quoin.terminal.table.Key.Control;
import java.util.List;
import org.junit.jupiter.api.Test;

class OthelloDisplayTest {
    @Test
    void theBoardAndItsPanelFitEightyByTwentyFour() {
        var table = OthelloTestTable.after("f5f4");
        assertThat(paint(table, 80, 23, Answer.of("Hello."))).isEqualTo("""
                     a   b   c   d   e   f   g   h    X Black  You             3 <
                   +---+---+---+---+---+---+---+---+  O White  Nobody          3
                1  |   |   |   |   |   |   |   |   |    Empty                 58
                   +---+---+---+---+---+---+---+---+
                2  |   |   |   |   |   |   |   |   |  Hello.
                   +---+---+---+---+---+---+---+---+
                3  |   |   | . | . | . | . | . |   |
                   +---+---+---+---+---+---+---+---+
                4  |   |   |   | O | O |*O |   |   |
                   +---+---+---+---+---+---+---+---+
                5  |   |   |   | X | X | X |   |   |
                   +---+---+---+---+---+---+---+---+
                6  |   |   |   |   |   |   |   |   |
                   +---+---+---+---+---+---+---+---+
                7  |   |   |   |   |   |   |   |   |
                   +---+---+---+---+---+---+---+---+
                8  |   |   |   |   |   |   |   |   |
                   +---+---+---+---+---+---+---+---+

                X Black, O White, . can be played,
                *X last move, (O) would turn
                """);
    }

    @Test
    void theCursorShowsWhatWouldTurn() {
        var table = OthelloTestTable.after("f5f4");
        var hand = table.display.hand();
        assertThat(hand.reach(Control.TAB)).isPresent();
        hand.press(Control.TAB);
        assertThat(paint(table, 80, 23, Answer.of()))
                .contains("3  |   |   | . |[.]| . | . | . |   |")
                .contains("4  |   |   |   |(O)|(O)|*O |   |   |")
                .contains("d3 turns 2 discs: d4, e4.");
        assertThat(hand.press(Control.ENTER)).isEqualTo(new Touch.Line("d3"));
        hand.press(Control.UP);
        assertThat(paint(table, 80, 23, Answer.of())).contains("|[ ]|").contains("d2 turns no disc for Black.");
    }

    @Test
    void aPlayedSquareIsNotCalledOccupied() {
        var table = OthelloTestTable.after("f5f4");
        var hand = table.display.hand();
        hand.reach(Control.TAB);
        hand.press(Control.TAB);
        table.type("d3");
        hand.moved();
        assertThat(paint(table, 80, 23, Answer.of())).contains("[X]").doesNotContain("occupied", "turns no disc");
        hand.press(Control.LEFT);
        hand.press(Control.RIGHT);
        assertThat(paint(table, 80, 23, Answer.of())).contains("d3 is occupied");
    }

    @Test
    void aCharacterLeavesTheBoardForTheTypedLine() {
        var table = OthelloTestTable.after("");
        var hand = table.display.hand();
        hand.reach(Control.LEFT);
        assertThat(hand.press(new Key.Text("h"))).isEqualTo(new Touch.Typed());
        assertThat(hand.isOnBoard()).isFalse();
    }

    @Test
    void theCursorStaysOnTheBoard() {
        var table = OthelloTestTable.after("");
        var hand = table.display.hand();
        hand.reach(Control.UP);
        for (int step = 0; step < 9; step++) {
            hand.press(Control.UP);
            hand.press(Control.LEFT);
        }
        assertThat(hand.prompt()).startsWith("Enter plays a1");
        hand.press(Control.END);
        assertThat(hand.prompt()).startsWith("Enter plays h1");
    }

    @Test
    void hintsStandOnTheirSquaresUntilTheNextMove() {
        var table = OthelloTestTable.after("f5d6");
        table.type("hint 9");
        String text = paint(table, 80, 23, Answer.of());
        assertThat(text).containsPattern("\\|[+-]\\d+ *\\|").doesNotContain("| . |");
        table.type("1");
        assertThat(paint(table, 80, 23, Answer.of())).contains("| . |");
    }

    @Test
    void marksCanBeTakenAway() {
        var table = OthelloTestTable.after("");
        assertThat(text(table.display.picture())).contains("3 - - - . - - - -");
        table.type("marks");
        assertThat(text(table.display.picture())).doesNotContain(".");
    }

    @Test
    void smallScreensHaveASmallBoard() {
        var table = OthelloTestTable.after("");
        assertThat(paint(table, 60, 12, Answer.of("Hello.")))
                .contains("4  -  -  .  O  X  -  -  -   ")
                .contains("Hello.");
        for (int columns : List.of(20, 30, 40, 59)) {
            paint(table, columns, 8, Answer.of("A long message that has to be broken somewhere."));
        }
    }

    @Test
    void aPersonWhoMustPassReadsSoOnTheScreen() {
        var table = OthelloTestTable.after("d3c3b3b2f5a3a1c1");
        assertThat(paint(table, 80, 23, Answer.of())).contains("Your turn: no square can be played; Enter");
        table.display.hand().reach(Control.UP);
        assertThat(table.display.hand().press(Control.ENTER)).isEqualTo(new Touch.Line(""));
    }

    @Test
    void newsOfALongGameLeaveRoomForTheDiscs() {
        var table = OthelloTestTable.after("");
        var news = java.util.stream.IntStream.rangeClosed(1, 60)
                .mapToObj(i -> i + ". news")
                .toArray(String[]::new);
        assertThat(paint(table, 80, 23, Answer.moved(news)))
                .contains("X Black  You")
                .contains("60. news")
                .doesNotContain("20. news");
    }

    private static String paint(OthelloTestTable table, int columns, int rows, Answer message) {
        List<StyledLine> lines = table.display.screen(columns, rows, message);
        assertThat(lines).hasSizeLessThanOrEqualTo(rows).allMatch(line -> line.width() <= columns);
        return text(lines);
    }

    private static String text(List<StyledLine> lines) {
        var text = new StringBuilder();
        lines.forEach(line -> text.append(line.text()).append('\n'));
        return text.toString();
    }
}
