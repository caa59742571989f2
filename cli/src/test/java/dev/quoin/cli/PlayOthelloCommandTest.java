package dev.quoin.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayOthelloCommandTest {
    private static final String ESCAPE = "\u001b";

    @TempDir
    Path directory;

    @Test
    void aPipedGameHasBoardsAndNoEscapeCodes() {
        Result result = Cli.runProcess(
                "Main", "f5\nlast\nquit\n".getBytes(UTF_8), Map.of("TERM", "xterm-256color"), "play", "othello");
        assertThat(result.exitCode()).isZero();
        assertThat(result.err()).isEmpty();
        assertThat(result.out())
                .doesNotContain(ESCAPE)
                .doesNotContain("> ")
                .startsWith("White is Medium, who looks 3 moves ahead. ")
                .contains("4 - - . O X - - -\n")
                .containsPattern("You played f5 and turned 1 disc\\.\nMedium played .. and turned \\d discs?\\.\n");
    }

    @Test
    void plainModeSpeaksInSentences() {
        Result result = Cli.runWith("s 4\n", "play", "othello", "--plain");
        assertThat(result.out()).isEqualTo("""
                White is Medium, who looks 3 moves ahead. Type a square such as f5, hint for suggestions, or help for all commands.
                You (Black) 2, Medium (White) 2. Your turn: 4 squares can be played.
                Row 4: c can be played, d white, e black.
                """);
    }

    @Test
    void aColourThatIsNotGivenGoesToThePersonOrTheUsualOpponent() {
        assertThat(welcome("--black", "random")).startsWith("Black is Random, who plays any legal move. Type a square");
        assertThat(welcome("--white", "search:1")).startsWith("White is Search 1, who looks 1 move ahead. Type");
        assertThat(welcome("--white", "you")).startsWith("Black is Medium, ");
        assertThat(welcome("--black", "you", "--white", "you")).startsWith("Two players at one keyboard. ");
        assertThat(welcome("--black", "easy", "--white", "HARD"))
                .startsWith("Black is Easy, who looks 1 move ahead. White is Hard, who looks 6 moves"
                        + " ahead. Enter plays the next move");
    }

    @Test
    void computersPlayToTheEndAndTheGameIsSavedAndResumed() {
        Path file = directory.resolve("game.ggf");
        String[] players = {"--black", "search:1", "--white", "random", "--seed", "5", "--plain"};
        Result game = Cli.runWith("go\nsave " + file + "\n", with(players, "play", "othello"));
        assertThat(game.out()).contains("The game is over: Black (Search 1) ").contains("Saved as " + file);
        assertThat(Cli.runWith("go\nsave " + file + "x.ggf\n", with(players, "play", "othello"))
                        .out())
                .as("the same seed gives the same game")
                .isEqualTo(game.out().replace(file.toString(), file + "x.ggf"));
        Result resumed = Cli.runWith("undo\nmoves\n", "play", "othello", "--plain", "--resume", file.toString());
        String moves = game.out()
                .lines()
                .filter(line -> line.startsWith("Moves: "))
                .findFirst()
                .orElseThrow();
        assertThat(resumed.out())
                .contains("The game continues after ")
                .contains(moves)
                .contains("Taken back: ");
    }

    @Test
    void aGameBeginsWhereItIsToldTo() {
        assertThat(Cli.runWith("moves\n", "play", "othello", "f5d6c3d3c4", "--black", "random")
                        .out())
                .contains("The game continues after 5 turns.")
                .contains("Moves: f5d6c3d3c4\n");
        String board = "---------------------------OX------XO--------------------------- O";
        assertThat(Cli.runWith("squares\n", "play", "othello", board, "--black", "random")
                        .out())
                .contains("White can play e3, f4, c5, d6.");
    }

    @Test
    void anEngineOutsideIsAPlayerToo() {
        String answers = "case $w in name) echo '= Script';; genmove) echo '= d6';; *) echo =;; esac; echo";
        String engine = "gtp:sh -c \"while read w rest; do " + answers + "; done\"";
        Result result = Cli.runWith("f5\nf6\n", "play", "othello", "--plain", "--white", engine);
        assertThat(result.err()).isEmpty();
        assertThat(result.out())
                .startsWith("White is Script, who is an external engine. ")
                .contains("You played f5 and turned 1 disc.\nScript played d6 and turned 1 disc.\n");
    }

    @Test
    void aGameGoesOnWhenItsEngineDoesNot() {
        String engine = "gtp:sh -c \"for answer in Dying 1 2; do read w; echo '=' $answer; echo; done\"";
        Result result = Cli.runWith("f5\nd6\n", "play", "othello", "--plain", "--white", engine);
        assertThat(result.exitCode()).isZero();
        assertThat(result.out())
                .contains("Dying has failed: ")
                .contains("You play White from now on.")
                .contains("White played d6 and turned 1 disc.");
    }

    @Test
    void badOptionsAreRefusedBeforeTheGameStarts() throws Exception {
        Path wrong = Files.writeString(directory.resolve("wrong.ggf"), "nothing of the kind");
        for (String[] options : List.of(
                new String[] {"--white", "deep-blue"},
                new String[] {"--black", "search:0"},
                new String[] {"--black", "search:x"},
                new String[] {"--black", "nboard:"},
                new String[] {"--black", "gtp:no-such-engine-here"},
                new String[] {"--seed", "x"},
                new String[] {"--resume", "no-such-file.ggf"},
                new String[] {"--resume", wrong.toString(), "f5"},
                new String[] {"f5f5"})) {
            Result result = Cli.run(with(options, "play", "othello"));
            assertThat(result.exitCode()).as(String.join(" ", options)).isEqualTo(2);
            assertThat(result.out()).isEmpty();
            assertThat(result.err()).isNotEmpty().doesNotContain("Exception");
        }
        assertThat(Cli.run("play", "othello", "--resume", wrong.toString()).exitCode())
                .isEqualTo(2);
    }

    @Test
    void aTerminalHasAScreenThatIsGivenBack() throws Exception {
        Result result = onTerminal(Map.of(), List.of("\t", "\r", "?", "\u0004"));
        assertThat(result.exitCode()).isZero();
        assertThat(result.out())
                .contains(ESCAPE + "[?1049h")
                .contains("d3 turns 1 disc: d4.")
                .contains(ESCAPE + "[1;30;43m(O)")
                .contains("You played d3 and turned 1 disc.")
                .contains("hint K      the best moves; 1 plays it");
        assertThat(result.out().substring(result.out().lastIndexOf(ESCAPE + "[?1049l")))
                .contains("You (Black) ")
                .contains("Moves: d3");
    }

    @Test
    void noColorMeansNoColour() throws Exception {
        Result result = onTerminal(Map.of("NO_COLOR", "1"), List.of("\t", "quit\r"));
        assertThat(result.out()).contains("|[.]|").contains("|(O)|").doesNotContainPattern("\u001b\\[[0-9;]*m");
    }

    @Test
    void controlCLeavesWhileTheComputerThinks() throws Exception {
        Result result =
                PseudoTerminal.run(directory, Map.of(), List.of("\u0003"), "play", "othello", "--black", "search:60");
        assertThat(result.exitCode()).isEqualTo(130);
        assertThat(result.out()).contains("Search 60 is thinking.").contains("Search 60 (Black) 2, You (White) 2.");
    }

    private Result onTerminal(Map<String, String> environment, List<String> keys) throws Exception {
        return PseudoTerminal.run(directory, environment, keys, "play", "othello");
    }

    private static String welcome(String... options) {
        return Cli.run(with(options, "play", "othello", "--plain")).out();
    }

    private static String[] with(String[] options, String... command) {
        var whole = new ArrayList<>(List.of(command));
        whole.addAll(List.of(options));
        return whole.toArray(String[]::new);
    }
}
