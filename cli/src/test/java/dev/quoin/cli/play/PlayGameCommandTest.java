package dev.quoin.cli.play;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.Failures;
import dev.quoin.game.kit.GameKit;
import dev.quoin.othello.match.OthelloKit;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/// The command of games without one of their own, with kits that need not be installed.
class PlayGameCommandTest {
    private record Result(int exitCode, String out, String err) {}

    @Test
    void aGameIsPlayedOnAPlainTable() {
        Result result = run(new CountdownKit(), "moves\n2\n9\n1\n2\n", "--plain", "--first", "you", "--seed", "4");
        assertThat(result.err()).isEmpty();
        assertThat(result.exitCode()).isZero();
        assertThat(result.out()).isEqualTo("""
                Game 4 of Countdown against One, who counts by one. Type a move such as 1, moves for a list of legal moves, \
                or help for all commands.
                6 left
                Your turn.
                2 moves: 1, 2.
                You played 2.
                One played 1.
                3 left
                Your turn.
                Invalid move (12): count 1 or 2, got 9. Type help for a list of commands.
                You played 1.
                One played 1.
                1 left
                Your turn.
                Invalid move (12): count 1 or 2, got 2. Type help for a list of commands.
                """);
    }

    @Test
    void theOpponentTheSeatAndTheSettingsAreChosen() {
        assertThat(run(new CountdownKit(), "", "--first", "opponent", "--opponent", "two", "--setting", "from=9")
                        .out())
                .contains(" against Two, who counts by two. Type a move, ")
                .contains("Two played 2.\n7 left\nYour turn.\n");
        assertThat(run(new CountdownKit(), "", "--seed", "1", "--budget", "20n").exitCode())
                .isZero();
    }

    @Test
    void theSameSeedGivesTheSameGame() {
        String[] options = {"--seed", "8"};
        assertThat(run(new CountdownKit(), "1\n1\n", options)).isEqualTo(run(new CountdownKit(), "1\n1\n", options));
    }

    @Test
    void whatCannotBeUsedIsRefused() {
        for (String[] options : List.of(
                new String[] {"--opponent", "deep-blue"},
                new String[] {"--setting", "nothing"},
                new String[] {"--setting", "size=3"},
                new String[] {"--setting", "from=x"},
                new String[] {"--budget", "5x"})) {
            Result result = run(new CountdownKit(), "", options);
            assertThat(result.exitCode()).as(options[1]).isEqualTo(2);
            assertThat(result.out()).isEmpty();
            assertThat(result.err()).contains(options[0]).contains(options[1].replaceFirst("=.*", ""));
        }
    }

    @Test
    void helpListsAgentsAndSettings() {
        CommandLine command = PlayGameCommand.of(Console.of(nothing(), sink(), sink()), new CountdownKit());
        command.setHelpSectionKeys(List.of("header", "lists"));
        assertThat(command.getUsageMessage()).isEqualTo("""
                Play Countdown against the computer.

                Agents:
                  one  counts by one
                  two  counts by two

                Settings:
                  from  where the count begins (default: 6)
                """);
    }

    @Test
    void aGameWithATableOfItsOwnIsPlayedThere() {
        assertThat(run(new OthelloKit(), "score\n", "--plain", "--first", "you", "--setting", "opening=0")
                        .out())
                .startsWith("White is Newcomer, who looks 1 move ahead and overlooks 77% of the moves. Type")
                .contains("You (Black) 2, Newcomer (White) 2. Your turn: 4 squares can be played.");
    }

    @Test
    void gamesAreOnlyLookedForWhenTheyMayBeMeant() {
        assertThat(PlayCommand.needsEveryGame(List.of("play"))).isTrue();
        assertThat(PlayCommand.needsEveryGame(List.of("play", "connect-four"))).isTrue();
        assertThat(PlayCommand.needsEveryGame(List.of("help", "play"))).isTrue();
        assertThat(PlayCommand.needsEveryGame(List.of("play", "othello", "--plain")))
                .isFalse();
        assertThat(PlayCommand.needsEveryGame(List.of("solve", "enable"))).isFalse();
    }

    private static Result run(GameKit<?, ?> kit, String typed, String... arguments) {
        ByteArrayOutputStream out = sink();
        ByteArrayOutputStream err = sink();
        var console = Console.of(new ByteArrayInputStream(typed.getBytes(UTF_8)), out, err);
        int exitCode = PlayGameCommand.of(console, kit)
                .setExecutionExceptionHandler((e, command, ignored) -> Failures.report(e, console, "play"))
                .execute(arguments);
        console.out().flush();
        console.err().flush();
        return new Result(exitCode, out.toString(UTF_8), err.toString(UTF_8));
    }

    private static ByteArrayInputStream nothing() {
        return new ByteArrayInputStream(new byte[0]);
    }

    private static ByteArrayOutputStream sink() {
        return new ByteArrayOutputStream();
    }
}
