package dev.quoin.server.daily.line;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import java.util.List;
import org.junit.jupiter.api.Test;

class MoveCodeTest {
    @Test
    void whateverWasHandedInComesBack() {
        var crooked = new CrosswordMove.Play(
                Direction.ACROSS,
                List.of(
                        new Placement(0, 14, Tile.natural(1)),
                        new Placement(20, 3, Tile.blankAs(26)),
                        new Placement(20, 3, Tile.natural(26))));
        var down = new CrosswordMove.Play(Direction.DOWN, List.of(new Placement(7, 7, Tile.natural(5))));
        for (CrosswordMove move : List.of(crooked, down, new CrosswordMove.Pass())) {
            assertThat(MoveCode.read(MoveCode.write(move))).isEqualTo(move);
        }
    }

    @Test
    void exchangesAreNotKept() {
        var exchange = new CrosswordMove.Exchange(Tiles.parse("AB", Alphabet.latin()));
        assertThatThrownBy(() -> MoveCode.write(exchange)).hasMessageContaining("no exchanges");
    }
}
