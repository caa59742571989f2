package dev.quoin.crossword;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.notation.BoardRows;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.notation.cgp.CgpReader;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.Verdict;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What objects print in JShell and in debuggers, and the calls for ordinary use.
class ReadableTest {
    private final Board board = BoardRows.read(List.of(".....", ".CaT.", ".....", ".....", "....."), Alphabet.latin());

    @Test
    void tilesAndBoardsAreLetters() {
        assertThat(Tiles.parse("?ANNE", Alphabet.latin())).hasToString("AENN?");
        assertThat(Tiles.none()).hasToString("");
        assertThat(board).hasToString(".....\n.CaT.\n.....\n.....\n.....");
        assertThat(new Placement(1, 4, Tile.blankAs(19))).hasToString("s 2E");
        assertThat(Tile.show(Tile.natural(27))).isEqualTo("[27]");
    }

    @Test
    void movesLookLikeNotation() {
        var ends = List.of(new Placement(1, 0, Tile.natural(19)), new Placement(1, 4, Tile.blankAs(19)));

        assertThat(new CrosswordMove.Play(Direction.ACROSS, ends)).hasToString("2A S...s");
        assertThat(new CrosswordMove.Play(Direction.DOWN, ends.subList(0, 1))).hasToString("A2 S");
        assertThat(new CrosswordMove.Exchange(Tiles.parse("UUI", Alphabet.latin())))
                .hasToString("exch IUU");
        assertThat(new CrosswordMove.Pass()).hasToString("pass");
    }

    @Test
    void positionsShowBoardScoresAndRacks() {
        var position = CgpReader.position("5/1CaT1/5/5/5 DOG/ 7/12 0 bdn mini;");

        assertThat(position).hasToString(position.show());
        assertThat(position.seen()).hasToString("""
                .....
                .CaT.
                .....
                .....
                .....
                > seat 0: 7, DGO
                  seat 1: 12, 5 hidden tiles
                  bag: %d""", position.seen().bagSize());
    }

    @Test
    void gamesSayWhatTheyAre() {
        var game = Crossword.standard();
        var generator = new MoveGenerator(game.lexicon(), game.variant());
        var plays = new PlayBuffer();

        assertThat(game.variant()).hasToString("standard: 15×15, 100 tiles A to Z, rack 7, bingo 50, lexicon enable");
        assertThat(game).hasToString("Crossword standard, 2 players, 172823 words A to Z");
        assertThat(game.lexicon()).hasToString("172823 words A to Z");
        assertThat(generator).hasToString("MoveGenerator for standard with 172823 words A to Z");
        assertThat(plays).hasToString("no plays");
        generator.load(game.variant().start());
        generator.best(Tiles.parse("AX", Alphabet.latin()), plays);
        assertThat(plays).hasToString("2 plays, best 18 points");
        assertThat(game.variant().layout().toString())
                .startsWith("3W . . 2L . . . 3W . . . 2L . . 3W\n. 2W . . . 3L ")
                .hasLineCount(15);
    }

    @Test
    void playsAreJudgedByTheirText() {
        var game = Crossword.of(Variants.named("mini"));
        var position = CgpReader.position("5/5/5/5/5 CATDO/ 0/0 0 bdn mini;").seen();

        assertThat(game.judge(position, "3B CAT")).isInstanceOf(Verdict.Accepted.class);
        assertThat(game.judge(position, "3B CATS")).isInstanceOf(Verdict.Refused.class);
        assertThat(game.judge(position, "nonsense")).isInstanceOf(Verdict.Refused.class);
        assertThatThrownBy(() -> game.judge(position, "pass"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a play must place tiles, got 'pass'");
    }

    @Test
    void aPositionCannotHaveMoreTilesThanItsVariant() {
        CgpPosition position = CgpReader.position("5/5/5/5/5 ZZZ/ 0/0 0 bdn mini;");

        assertThatThrownBy(position::seen)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("the position has tiles that 'mini' does not have: ZZZ of ");
    }
}
