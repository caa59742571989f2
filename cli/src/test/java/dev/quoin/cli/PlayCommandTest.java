package dev.quoin.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayCommandTest {
    private static final String ESCAPE = "\u001b";

    @TempDir
    Path directory;

    @Test
    void aPipedGameHasBoardsAndNoEscapeCodes() {
        Result result = Cli.runProcess(
                "Main",
                "hint 1\n1\n\nlast\nquit\n".getBytes(UTF_8),
                Map.of("TERM", "xterm-256color"),
                "play",
                "crossword",
                "--seed",
                "3",
                "--first",
                "you");
        assertThat(result.exitCode()).isZero();
        assertThat(result.err()).isEmpty();
        assertThat(result.out())
                .doesNotContain(ESCAPE)
                .doesNotContain("> ")
                .contains("Game 3 against Greedy")
                .contains(" 8 3W  .  . 2L  .  .  . 2W  .  .  . 2L  .  . 3W\n")
                .containsPattern("1\\. \\S+ \\S+ \\d+\n")
                .containsPattern("You played \\S+ \\S+ for \\d+ points\\.\nGreedy played ");
    }

    @Test
    void plainModeSpeaksInSentences() {
        Result result = Cli.runWith("s 8\nu\n", "play", "crossword", "--plain", "--seed", "3", "--first", "you");
        assertThat(result.out())
                .contains("You 0, Greedy 0. 86 tiles in the bag.\nRack: ")
                .contains("Row 8: A triple word, D double letter, H double word, L double letter, O triple word.\n")
                .contains("Unseen 93: ")
                .doesNotContain(" 3W  .");
    }

    @Test
    void theSameSeedDealsTheSameGame() {
        String moves = "hint 3\n1\n\nhint 3\n2\n\nexchange A\npass\nmoves\n";
        String[] command = {"play", "crossword", "--variant", "mini7", "--seed", "11", "--opponent", "random"};
        assertThat(Cli.runWith(moves, command)).isEqualTo(Cli.runWith(moves, command));
    }

    @Test
    void aWholeGamePlayedByHintsIsSavedAndReplaysWithoutAMismatch() {
        for (String variant : List.of("standard", "mini", "mini7", "super")) {
            Path file = directory.resolve(variant + ".gcg");
            String turn = "hint 1\n1\n\npass\n";
            Result game = Cli.runWith(
                    turn.repeat(120) + "save " + file + "\n",
                    "play",
                    "crossword",
                    "--plain",
                    "--variant",
                    variant,
                    "--seed",
                    "5",
                    "--first",
                    "opponent");
            assertThat(game.out()).contains("The game is over: ").contains("Saved as " + file);
            Result check = Cli.run("gcg", "check", file.toString());
            assertThat(check.out()).contains(": fine, ");
            assertThat(check.exitCode()).isZero();
        }
    }

    @Test
    void aGameByAChallengeRuleSaysSo() {
        Result result = Cli.runWith(
                "8E FADT\n\nchallenge\n",
                "play",
                "crossword",
                "--plain",
                "--seed",
                "3",
                "--first",
                "you",
                "--challenge",
                "5pt");
        assertThat(result.exitCode()).isZero();
        assertThat(result.out())
                .contains("Challenge rule: five points, so an invalid word costs the turn. Type a play")
                .contains("8E FADT scores 16 points if its words are valid.")
                .contains("You played 8E FADT. It was challenged: FADT at 8E is not in the lexicon.")
                .containsPattern("is valid and stands\\. Greedy gets 5 points\\.");
    }

    @Test
    void badOptionsAreRefusedBeforeTheGameStarts() {
        for (String[] options : List.of(
                new String[] {"--variant", "nothing"},
                new String[] {"--lexicon", "no-such-list.txt"},
                new String[] {"--opponent", "deep-blue"},
                new String[] {"--challenge", "triple"},
                new String[] {"--seed", "x"})) {
            var command = new ArrayList<>(List.of("play", "crossword"));
            command.addAll(List.of(options));
            Result result = Cli.run(command.toArray(String[]::new));
            assertThat(result.exitCode()).as(command.toString()).isEqualTo(2);
            assertThat(result.out()).isEmpty();
            assertThat(result.err()).contains(options[1]);
        }
    }

    @Test
    void aTerminalHasAScreenThatIsGivenBack() throws Exception {
        Result result = onTerminal(Map.of(), List.of("hint 1\r", "1\r", "\r", "quit\r"));
        assertThat(result.exitCode()).isZero();
        assertThat(result.out())
                .contains(ESCAPE + "[?1049h")
                .contains(ESCAPE + "[1;30;42m[")
                .contains("8E DAFT scores 16 points.")
                .contains(ESCAPE + "[?1049l");
        assertThat(result.out().substring(result.out().lastIndexOf(ESCAPE + "[?1049l")))
                .contains("You ")
                .contains("Greedy ");
    }

    @Test
    void noColorMeansNoColour() throws Exception {
        Result result = onTerminal(Map.of("NO_COLOR", "1"), List.of("hint 1\r", "1\r", "quit\r"));
        assertThat(result.out()).contains("8E DAFT scores 16 points.").doesNotContainPattern("\u001b\\[[0-9;]*m");
    }

    @Test
    void lettersAreTypedOnTheBoardAndControlCEndsWith130() throws Exception {
        Result result = onTerminal(Map.of(), List.of(ESCAPE + "[D", "\u0003"));
        assertThat(result.out()).contains("Typing on the board:").contains(ESCAPE + "[?1049l");
        assertThat(result.exitCode()).isEqualTo(130);
    }

    @Test
    void aDumbTerminalGetsLines() throws Exception {
        Result result = onTerminal(Map.of("TERM", "dumb"), List.of("rack\r", "quit\r"));
        assertThat(result.exitCode()).isZero();
        assertThat(result.out()).contains("Rack: ").contains("> ").doesNotContain(ESCAPE);
    }

    private Result onTerminal(Map<String, String> environment, List<String> keys) throws Exception {
        return PseudoTerminal.run(directory, environment, keys, "play", "crossword", "--seed", "3", "--first", "you");
    }
}
