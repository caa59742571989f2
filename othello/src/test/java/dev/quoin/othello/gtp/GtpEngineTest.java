package dev.quoin.othello.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.othello.agent.SearchAgent;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GtpEngineTest {
    private static String session(String... commands) {
        var output = new StringWriter();
        new GtpEngine(SearchAgent.ofDepth(2), "Quoin", "1.2")
                .run(new StringReader(String.join("\n", commands) + "\n"), output);
        return output.toString();
    }

    @Test
    void saysWhoItIs() {
        assertThat(session("protocol_version", "name", "version")).isEqualTo("= 2\n\n= Quoin\n\n= 1.2\n\n");
    }

    @Test
    void numbersOfCommandsComeBack() {
        assertThat(session("12 name", "13 nonsense")).isEqualTo("=12 Quoin\n\n?13 unknown command\n\n");
    }

    @Test
    void commentsAndEmptyLinesAreNoCommands() {
        assertThat(session("# nothing", "", "name # who")).isEqualTo("= Quoin\n\n");
    }

    @Test
    void playsTheMovesItChooses() {
        String answers = session("boardsize 8", "clear_board", "play black f5", "genmove white", "genmove white");
        assertThat(answers)
                .matches("=\n\n=\n\n=\n\n= (d6|f6|f4)\n\n\\? illegal move: Black has the turn, "
                        + "got a move of White\n\n");
    }

    @Test
    void regGenmoveChangesNothing() {
        assertThat(session("reg_genmove black", "reg_genmove black")).matches("(= (d3|c4|f5|e6)\n\n){2}");
    }

    private static List<Budget> budgets(String... commands) {
        var budgets = new ArrayList<Budget>();
        Agent<OthelloPosition, OthelloMove> agent = (seen, budget) -> {
            budgets.add(budget);
            return seen.legal().getFirst();
        };
        new GtpEngine(agent, "Quoin", "1.2")
                .run(new StringReader(String.join("\n", commands) + "\n"), new StringWriter());
        return budgets;
    }

    @Test
    void theTimeLeftIsSharedOverTheRestOfTheGame() {
        assertThat(budgets("genmove black")).containsExactly(Budget.unlimited());
        assertThat(budgets("time_settings 310 0 0", "genmove black", "time_left white 60 0", "genmove white"))
                .containsExactly(new Budget.Time(Duration.ofSeconds(10)), new Budget.Time(Duration.ofSeconds(2)));
        assertThat(budgets("time_left black 30 10", "genmove black"))
                .containsExactly(new Budget.Time(Duration.ofSeconds(3)));
        assertThat(budgets("time_settings 300 0 0", "time_settings 0 1 0", "genmove black"))
                .containsExactly(Budget.unlimited());
        assertThat(session("time_left black soon 0")).startsWith("? syntax error: expected a whole number");
    }

    @Test
    void movesCanBeTakenBack() {
        assertThat(session("play b f5", "undo", "play b d3", "undo", "undo"))
                .isEqualTo("=\n\n=\n\n=\n\n=\n\n? cannot undo\n\n");
    }

    @Test
    void nonsenseFailsWithASentence() {
        assertThat(session("play black a1")).isEqualTo("? illegal move: a1 turns no disc for Black\n\n");
        assertThat(session("play red a1")).isEqualTo("? syntax error: expected black or white, got 'red'\n\n");
        assertThat(session("play black")).isEqualTo("? syntax error: a move is missing\n\n");
        assertThat(session("play black zz")).startsWith("? expected a square such as d3");
        assertThat(session("boardsize 19")).isEqualTo("? unacceptable size: it must be 8, got 19\n\n");
    }

    @Test
    void knowsItsCommands() {
        assertThat(session("known_command genmove", "known_command loadsgf")).isEqualTo("= true\n\n= false\n\n");
        assertThat(session("list_commands")).contains("genmove\n").endsWith("version\n\n");
    }

    @Test
    void showsBoardAndScore() {
        assertThat(session("play b f5", "showboard")).contains("5 - - - X X X - -");
        assertThat(session("play b f5", "final_score")).isEqualTo("=\n\n= B+62\n\n");
    }

    @Test
    void quitEndsTheSession() {
        assertThat(session("quit", "name")).isEqualTo("=\n\n");
    }
}
