package dev.quoin.terminal.plain;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.game.agent.Level;
import dev.quoin.game.kit.GameSettings;
import dev.quoin.othello.match.OthelloKit;
import dev.quoin.terminal.othello.OthelloTableKit;
import dev.quoin.terminal.plain.Stones.Heap;
import dev.quoin.terminal.table.Answer;
import dev.quoin.terminal.table.GameTable;
import dev.quoin.terminal.table.GameTerminal;
import dev.quoin.terminal.table.TableKit;
import dev.quoin.terminal.table.TableSetup;
import dev.quoin.terminal.table.TableSetup.Computer;
import dev.quoin.terminal.table.TableSetup.Seat;
import java.io.ByteArrayInputStream;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlainTableTest {
    private static final Budget BUDGET = new Budget.Nodes(5);
    private static final Agent<Heap, Integer> ONE = (seen, budget) -> 1;

    @TempDir
    Path directory;

    @Test
    void aGameIsPlayedInLinesToItsEnd() {
        assertThat(lines(ONE, "take 3\ntake 3\nquit\n").replaceAll("die [0-9]+", "die N"))
                .isEqualTo("""
                Game 1 of Stones against Dummy, who is a test. Type a move such as take 1, moves for a list of legal moves, \
                or help for all commands.
                ooooooo
                die N
                Your turn.
                You played take 3.
                Dummy played take 1.
                ooo
                die N
                Your turn.
                You played take 3.
                The game is over: You 1, Dummy 0. You win.

                die N
                """);
    }

    @Test
    void whatIsNoMoveIsRefusedWithTheReason() {
        GameTable table = table(ONE, false);
        assertThat(table.sitting().answer("take 9").lines())
                .containsExactly("Invalid move (12): take 1 to 3 stones that are there, got 9. Type help for a list of"
                        + " commands.");
        Answer unreadable = table.sitting().answer("hello");
        assertThat(unreadable.tone()).isEqualTo(Answer.Tone.REFUSAL);
        assertThat(unreadable.lines().getFirst()).startsWith("Invalid move (11): expected 'take N', got 'hello'");
        assertThat(table.sitting().answer("moves").lines()).containsExactly("3 moves: take 1, take 2, take 3.");
        assertThat(table.sitting().answer("last").lines()).containsExactly("There are no moves yet.");
    }

    @Test
    void undoGoesBackToThePersonsTurnAndTheDealStaysTheSame() {
        GameTable table = table(ONE, false);
        assertThat(table.sitting().answer("undo").tone()).isEqualTo(Answer.Tone.REFUSAL);
        List<String> start = table.display().standing();
        play(table, "take 1");
        List<String> once = table.display().standing();
        play(table, "take 1");
        assertThat(table.sitting().answer("undo").lines()).containsExactly("Taken back: 2 turns.");
        assertThat(table.display().standing()).isEqualTo(once);
        table.sitting().answer("undo");
        assertThat(table.display().standing()).isEqualTo(start);
        play(table, "take 1");
        assertThat(table.display().standing()).isEqualTo(once);
    }

    @Test
    void anAgentThatFailsLeavesItsSeatToThePerson() {
        GameTable table = table((seen, budget) -> 4, false);
        assertThat(play(table, "take 1"))
                .containsExactly(
                        "You played take 1.",
                        "Dummy has failed: take 1 to 3 stones that are there, got 4.",
                        "You play its side from now on.");
        assertThat(play(table, "take 2")).containsExactly("Player 2 played take 2.");
    }

    @Test
    void theBudgetReachesAgentsAndAdvisers() {
        var budgets = new ArrayList<Budget>();
        GameTable table = table(
                (seen, budget) -> {
                    budgets.add(budget);
                    return 1;
                },
                true);
        play(table, "take 1");
        assertThat(budgets).containsExactly(BUDGET);
        assertThat(table.sitting().answer("hint").lines()).containsExactly("Try take 3.");
    }

    @Test
    void thereAreNoHintsWithoutLevels() {
        assertThat(table(ONE, false).sitting().words()).doesNotContain("hint").contains("moves", "save");
        assertThat(table(ONE, true).sitting().words()).contains("hint");
    }

    @Test
    void theGameIsSavedInTheFormatOfItsRuleset() throws Exception {
        GameTable table = table(ONE, false);
        play(table, "take 2");
        Path file = directory.resolve("game");
        assertThat(table.sitting().answer("save " + file).lines()).containsExactly("Saved as " + file + ".txt.");
        assertThat(Files.readString(directory.resolve("game.txt"))).isEqualTo("""
                Stones
                You: take 2
                Dummy: take 1
                """);
    }

    @Test
    void theScreenHasTheBoardAndWhatWasSaidBesideIt() {
        GameTable table = table(ONE, false);
        var screen = table.display().screen(40, 5, Answer.of("Hello."));
        assertThat(screen).hasSizeLessThanOrEqualTo(5);
        assertThat(screen.getFirst().text()).isEqualTo("ooooooo  Your turn.");
        assertThat(screen.get(2).text()).isEqualTo("         Hello.");
        assertThat(table.display().screen(20, 5, Answer.of("Hello.")).getLast().text())
                .isEqualTo("Hello.");
    }

    @Test
    void aGameMayBringATableOfItsOwn() {
        assertThat(TableKit.of(new OthelloKit())).containsInstanceOf(OthelloTableKit.class);
        assertThat(TableKit.of(new StonesKit(List.of()))).isEmpty();
    }

    private static String lines(Agent<Heap, Integer> agent, String typed) {
        var out = new StringWriter();
        new GameTerminal.Lines(new ByteArrayInputStream(typed.getBytes(UTF_8)), out, false, false)
                .play(table(agent, false));
        return out.toString();
    }

    /// Types a line and lets agents answer as a loop does.
    private static List<String> play(GameTable table, String line) {
        var lines = new ArrayList<>(table.sitting().answer(line).lines());
        while (table.sitting().isAgentsTurn()) {
            lines.addAll(table.sitting().think().play());
        }
        return lines;
    }

    private static GameTable table(Agent<Heap, Integer> agent, boolean levels) {
        var kit = new StonesKit(levels ? List.of(Level.of("most", "hard", "Hard", "Takes all.")) : List.of());
        var ruleset = kit.open(GameSettings.of(Map.of()));
        var setup = new TableSetup<>(
                ruleset,
                () -> ruleset.deal(1),
                List.of(),
                List.of(Seat.person(), new Computer<>("Dummy", "is a test", agent, () -> {})),
                BUDGET,
                new SplittableRandom(1),
                "Game 1");
        return new PlainTableKit<>(kit).table(setup);
    }
}
