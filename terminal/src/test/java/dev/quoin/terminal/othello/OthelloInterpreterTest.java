package dev.quoin.terminal.othello;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.notation.ggf.GgfReader;
import dev.quoin.terminal.table.Answer;
import dev.quoin.terminal.table.TableSetup.Seat;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OthelloInterpreterTest {
    /// After these moves Black has no square to play.
    private static final String BLACK_MUST_PASS = "d3c3b3b2f5a3a1c1";

    @Test
    void aSquareIsPlayedAtOnce() {
        var table = OthelloTestTable.after("");
        assertThat(table.type("F5")).containsExactly("You played f5 and turned 1 disc.");
        assertThat(table.moves()).isEqualTo("f5f4");
    }

    @Test
    void aRefusalNamesTheReasonAndItsCodeAndChangesNothing() {
        var table = OthelloTestTable.after("");
        assertThat(table.type("e4")).containsExactly("Invalid move (42): e4 is occupied: it has a black disc.");
        assertThat(table.type("a1")).containsExactly("Invalid move (12): a1 turns no disc for Black.");
        assertThat(table.type("pass")).containsExactly("Invalid move (12): Black may not pass: d3 can be played.");
        assertThat(table.type("i9")).singleElement().asString().startsWith("Invalid move (43): i9 is not on the board");
        assertThat(table.type("hello"))
                .singleElement()
                .asString()
                .startsWith("Invalid move (11):")
                .contains("'hello'");
        assertThat(table.type("row 9"))
                .singleElement()
                .asString()
                .contains("1 to 8")
                .contains("'9'");
        assertThat(table.type("try z"))
                .singleElement()
                .asString()
                .contains("a1 to h8")
                .contains("'z'");
        assertThat(table.type("hint x"))
                .singleElement()
                .asString()
                .contains("1 to 64")
                .contains("'x'");
        assertThat(table.moves()).isEmpty();
    }

    @Test
    void tryTellsWhatWouldTurnWithoutPlaying() {
        var table = OthelloTestTable.after("");
        assertThat(table.type("try f5")).containsExactly("f5 turns 1 disc: e5.");
        assertThat(table.type("squares")).containsExactly("Black can play d3, c4, f5, e6.");
        assertThat(table.moves()).isEmpty();
    }

    @Test
    void undoGoesBackToThePersonsOwnTurnAndRedoForwardAgain() {
        var table = OthelloTestTable.after("");
        table.type("f5");
        table.type("d3");
        String played = table.moves();
        assertThat(table.type("undo")).containsExactly("Taken back: 2 turns.");
        assertThat(table.moves()).isEqualTo("f5f4");
        table.type("undo");
        assertThat(table.type("undo")).containsExactly("There is no move of yours to take back.");
        assertThat(table.moves()).isEmpty();
        table.type("redo");
        assertThat(table.type("redo")).containsExactly("Played again: 2 turns.");
        assertThat(table.moves()).isEqualTo(played);
        assertThat(table.type("redo")).singleElement().asString().startsWith("There is nothing to redo");
    }

    @Test
    void anotherMoveForgetsWhatWasUndone() {
        var table = OthelloTestTable.after("");
        table.type("f5");
        table.type("undo");
        table.type("d3");
        assertThat(table.type("redo")).singleElement().asString().startsWith("There is nothing to redo");
    }

    @Test
    void theOpponentsFirstMoveIsNotTheirsToTakeBack() {
        var table = OthelloTestTable.of("f5", OthelloTestTable.NOBODY, Seat.person());
        assertThat(table.type("undo")).containsExactly("There is no move of yours to take back.");
        assertThat(table.moves()).isEqualTo("f5");
    }

    @Test
    void twoPeopleTakeBackOneDiscAtATime() {
        var table = OthelloTestTable.of("f5f4", Seat.person(), Seat.person());
        assertThat(table.type("undo")).containsExactly("Taken back: 1 turn.");
        assertThat(table.type("d6")).containsExactly("White played d6 and turned 1 disc.");
    }

    @Test
    void aPersonWithoutASquareIsToldAndPassesWithEnter() {
        var table = OthelloTestTable.of(BLACK_MUST_PASS, Seat.person(), Seat.person());
        assertThat(table.game.position().mustPass()).isTrue();
        assertThat(table.display.standing())
                .singleElement()
                .asString()
                .endsWith("no square can be played; Enter passes.");
        assertThat(table.type("h8")).singleElement().asString().contains("must pass");
        assertThat(table.type("")).containsExactly("Black cannot play any square and passes.");
        assertThat(table.type("undo")).containsExactly("Taken back: 2 turns.");
    }

    @Test
    void hintsHaveValuesAndANumberPlaysOne() {
        var table = OthelloTestTable.after("");
        assertThat(table.type("1")).singleElement().asString().startsWith("Invalid move (11):");
        assertThat(table.type("hint 2"))
                .hasSize(2)
                .first()
                .asString()
                .matches("1\\. [a-h][1-8] [+-]\\d+\\.\\d\\d, 8 ahead: .*");
        assertThat(table.type("2")).singleElement().asString().startsWith("You played ");
        assertThat(table.type("2")).singleElement().asString().startsWith("Invalid move (11):");
    }

    @Test
    void computersWaitForEnterOrGo() {
        var table = OthelloTestTable.of("", OthelloTestTable.NOBODY, OthelloTestTable.NOBODY);
        assertThat(table.sitting.isAgentsTurn()).isFalse();
        assertThat(table.type("f5")).singleElement().asString().startsWith("It is not your turn");
        table.type("");
        assertThat(table.game.turns()).hasSize(1);
        table.type("go");
        assertThat(table.game.isOver()).isTrue();
        assertThat(table.type("go")).singleElement().asString().startsWith("go works only if two computers");
        table.type("undo");
        assertThat(table.game.isOver()).isFalse();
        assertThat(table.sitting.isAgentsTurn()).isFalse();
    }

    @Test
    void whoeverSitsThereTakesOverFromAnAgentThatCannotGoOn() {
        var cheat = OthelloTestTable.computer((seen, budget) -> OthelloMove.place(0));
        var table = OthelloTestTable.of("", Seat.person(), cheat);
        table.interpreter.answer("f5");
        assertThat(table.sitting.think().play())
                .containsExactly(
                        "Nobody has failed: it played a1, but a1 turns no disc for White.",
                        "You play White from now on.");
        assertThat(table.sitting.isAgentsTurn()).isFalse();
        assertThat(table.type("d6")).containsExactly("White played d6 and turned 1 disc.");
    }

    @Test
    void rowsAreReadAloud() {
        var table = OthelloTestTable.after("");
        assertThat(table.type("s 4")).containsExactly("Row 4: c can be played, d white, e black.");
        assertThat(table.type("row D")).containsExactly("Column d: 3 can be played, 4 white, 5 black.");
        assertThat(table.type("row 1")).containsExactly("Row 1: empty.");
    }

    @Test
    void aSavedGameReadsBackWithItsMoves(@TempDir Path directory) throws Exception {
        var table = OthelloTestTable.after("");
        table.type("f5");
        Path file = directory.resolve("game.ggf");
        assertThat(table.type("save " + file)).containsExactly("Saved as " + file + ".");
        var read = GgfReader.read(Files.readString(file)).getFirst().games().getFirst();
        assertThat(read.sequence()).isEqualTo(table.game.sequence());
        assertThat(read.tag("PB")).contains("You");
        Path moves = directory.resolve("game.txt");
        table.type("save " + moves);
        assertThat(moves).hasContent(table.moves());
        assertThat(table.type("save")).singleElement().asString().contains("save game.ggf");
    }

    @Test
    void theEndTellsPointsWinnerAndMoves() {
        var table = OthelloTestTable.after("");
        while (!table.game.isOver()) {
            OthelloMove move = table.game.position().legal().getLast();
            table.type(move.toString());
        }
        int black = table.game.position().points(Disc.BLACK);
        int lead = black - table.game.position().points(Disc.WHITE);
        assertThat(lead).isNotZero();
        assertThat(table.phrases.ending().getFirst())
                .startsWith("The game is over: You (Black) " + black + ", Nobody (White) ")
                .endsWith(lead > 0 ? "You win by " + lead + "." : "Nobody wins by " + -lead + ".");
        assertThat(table.phrases.ending().getLast()).isEqualTo("Moves: " + table.moves());
        assertThat(table.type("f5")).singleElement().asString().contains("the game is over");
        assertThat(table.type("hint")).containsExactly("The game is over.");
    }

    @Test
    void helpNamesEveryCommandInThePanelsSize() {
        var table = OthelloTestTable.after("");
        assertThat(table.type("?"))
                .allMatch(line -> line.length() <= 42, "fits 42 columns")
                .hasSizeLessThan(23);
        for (String word : table.interpreter.words()) {
            assertThat(String.join("\n", table.type("help"))).contains(word);
        }
        assertThat(table.interpreter.answer("quit").next()).isEqualTo(Answer.Next.LEAVE);
    }
}
