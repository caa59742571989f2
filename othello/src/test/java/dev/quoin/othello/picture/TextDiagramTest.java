package dev.quoin.othello.picture;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TextDiagramTest {
    private static final OthelloPosition START = OthelloPosition.start();

    @Test
    void lettersMarkTheLastMoveAndTheLegalOnes() {
        OthelloMove f5 = OthelloMove.place(Square.at(4, 5));
        Diagram diagram = Diagram.of(START.play(f5)).withLast(List.of(f5)).withLegal();
        assertThat(TextDiagram.letters(diagram).text()).isEqualTo("""
                  a b c d e f g h
                1 - - - - - - - -
                2 - - - - - - - -
                3 - - - - - - - -
                4 - - - O X . - -
                5 - - - X X*X - -
                6 - - - . - . - -
                7 - - - - - - - -
                8 - - - - - - - -
                """);
    }

    @Test
    void otherSymbolsMayTakeTwoCharsEach() {
        var symbols = new TextDiagram.Symbols("😀", "w", "_", "+");
        assertThat(TextDiagram.of(Diagram.of(START).withLegal(), symbols).text().lines())
                .contains("4 _ _ + w 😀 _ _ _", "5 _ _ _ 😀 w + _ _");
    }

    @Test
    void valuesWidenTheCellsAndTheBestStandOut() {
        int d3 = Square.at(2, 3);
        var diagram = new Diagram(START, 0, START.moves(), Map.of(d3, "+1.5"), Square.bit(d3));
        List<List<TextDiagram.Part>> lines = TextDiagram.letters(diagram).lines();
        assertThat(lines.get(3)).contains(new TextDiagram.Part(" +1.5", TextDiagram.Mark.BEST));
        assertThat(lines.get(4)).contains(new TextDiagram.Part("    .", TextDiagram.Mark.CHOICE));
    }
}
