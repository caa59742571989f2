package dev.quoin.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.quoin.cli.Cli.Result;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Whatever is wrong with the input: one clear line, exit code 2, no stack trace, nothing left half-written.
class BadInputTest {
    private static final String ROWS = ".. .. ..\n.. .. ..\n.. .. ..\n";
    private static final String GARBAGE = garbage();
    private static final String LONG_LINE = "x".repeat(2 << 20);

    @TempDir
    Path directory;

    @BeforeEach
    void writeFiles() throws Exception {
        Files.write(directory.resolve("empty"), new byte[0]);
        Files.write(directory.resolve("garbage"), GARBAGE.getBytes(ISO_8859_1));
        Files.writeString(directory.resolve("long"), LONG_LINE);
        Files.writeString(directory.resolve("key.variant"), "name = mine\nbonsu = 50\n");
        Files.createDirectory(directory.resolve("folder"));
    }

    static Stream<Arguments> cases() {
        return Stream.of(
                arguments("", "solve enable", "is empty"),
                arguments("  \n\n", "solve enable", "is empty"),
                arguments("3\n" + ROWS, "solve enable", "tray"),
                arguments("3\n.. .. ..\n.. ..\n", "solve enable", "end of the input"),
                arguments("3\n" + ROWS.replaceFirst("\\.\\.", "0.") + "abc", "solve enable", "'0.'"),
                arguments("3\n" + ROWS.replaceFirst("\\.\\.", "éa") + "abc", "solve enable", "standard input:2"),
                arguments("2\n.. ..\n.. ..\nabc", "solve enable", "3 to 21"),
                arguments("22\n", "solve enable", "'22'"),
                arguments("3\n" + ROWS + "a".repeat(30), "solve enable", "30 tiles"),
                arguments("3\n" + ROWS + "ab?", "solve enable", "* for a blank"),
                arguments(GARBAGE, "solve enable", "standard input:1"),
                arguments(LONG_LINE, "solve enable", "standard input:1"),
                arguments("3\n" + ROWS + "abc", "solve DIR/none.txt", "no such file"),
                arguments("3\n" + ROWS + "abc", "solve nosuchlist", "nosuchlist"),
                arguments("3\n" + ROWS + "abc", "solve DIR/empty", "empty"),
                arguments("3\n" + ROWS + "abc", "solve DIR/garbage", "garbage"),
                arguments("3\n" + ROWS + "abc", "solve DIR/long", "long"),
                arguments("3\n" + ROWS + "abc", "solve DIR/folder", "folder"),
                arguments("3\n" + ROWS + "abc", "solve enable --top -3", "--top"),
                arguments("", "score enable", "is empty"),
                arguments("3\n" + ROWS, "score enable", "second board"),
                arguments(GARBAGE, "score enable", "standard input:1"),
                arguments("", "solve enable --cgp", "is empty"),
                arguments(GARBAGE, "solve enable --cgp", "standard input:1"),
                arguments("", "moves --cgp-file DIR/empty", "is empty"),
                arguments("", "moves --cgp-file DIR/garbage", "garbage:1"),
                arguments("", "moves --cgp-file DIR/long", "long:1"),
                arguments("", "moves --cgp-file DIR/none", "no such file"),
                arguments("", "moves --cgp-file DIR/folder", "folder"),
                arguments("", "moves --cgp nonsense", "--cgp: "),
                arguments("", "moves --variant DIR/key.variant --cgp 3/3/3", "bonsu"),
                arguments("", "gcg check DIR/empty", "empty"),
                arguments("", "gcg check DIR/garbage", "garbage"),
                arguments("", "gcg check DIR/long", "long:1"),
                arguments("", "gcg check DIR/none", "no such file"),
                arguments("", "gcg check DIR/folder", "folder"),
                arguments("", "variants DIR/key.variant", "key.variant:2: unknown key 'bonsu'"),
                arguments("", "variants DIR/empty", "empty"),
                arguments("", "variants DIR/garbage", "garbage"),
                arguments("", "variants DIR/long", "long"),
                arguments("", "variants DIR/none.variant", "no such file"),
                arguments("", "lexicon check", "is empty"),
                arguments("", "lexicon stats -l DIR/garbage", "garbage"),
                arguments("", "play crossword --variant DIR/key.variant", "bonsu"),
                arguments("", "othello perft 0", "DEPTH must be 1 to 20, got 0"),
                arguments("", "othello perft 3 --threads 0", "--threads must be 1 to 256, got 0"),
                arguments("", "othello perft 3 --from f5a1", "a1 turns no disc for White"),
                arguments("", "othello solve DIR/empty", "empty is empty"),
                arguments("", "othello solve DIR/garbage", "garbage:1"),
                arguments("", "othello solve DIR/long", "long:1"),
                arguments("", "othello solve DIR/none", "no such file"),
                arguments("", "othello solve -", "standard input is empty"),
                arguments("", "othello solve DIR/empty --hash 0", "--hash must be 1 to 65536, got 0"),
                arguments("", "othello hint", "standard input is empty"),
                arguments(GARBAGE, "othello hint", "cannot read this OBF line: square a1: found"),
                arguments(LONG_LINE, "othello hint", "larger than 1 MB"),
                arguments("", "othello hint DIR/long", "larger than 1 MB"),
                arguments("", "othello hint nonsense", "'nonsense'"),
                arguments("", "othello hint start --depth 61", "--depth must be 1 to 60, got 61"),
                arguments("", "othello hint start --moves 0", "--moves must be at least 1, got 0"),
                arguments("", "othello hint start --time 0", "--time must be more than 0"),
                arguments("", "othello show nonsense --svg", "'nonsense'"),
                arguments("", "othello show start --size 9", "--size must be 64 to 4096 pixels, got 9"),
                arguments("", "othello show start --output DIR/board.gif", "board.gif: expected a name ending in"),
                arguments("", "othello show start --output DIR/none/board.png", "no such file"),
                arguments("", "othello check DIR/empty", "an empty file"),
                arguments("", "othello check DIR/garbage", "garbage: found something else"),
                arguments("", "othello check DIR/none", "no such file"),
                arguments("", "othello check DIR/folder", "folder"),
                arguments("", "othello convert DIR/none --to obf", "no such file"),
                arguments("", "othello gtp --depth 0", "--depth must be 1 to 60, got 0"));
    }

    @ParameterizedTest(name = "{1} {2}")
    @MethodSource("cases")
    void oneClearLineAndExitCodeTwo(String input, String command, String named) throws Exception {
        String[] arguments = command.replace("DIR", directory.toString()).split(" ");
        List<Path> before = files();
        Result result = Cli.runWith(input.getBytes(ISO_8859_1), arguments);
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.err()).contains(named).startsWith("quoin ").hasLineCount(1);
        assertThat(result.err().length()).isLessThan(500);
        assertThat(result.err()).doesNotContain("Exception").doesNotContain("internal error");
        assertThat(result.out()).isEmpty();
        assertThat(files()).isEqualTo(before);
    }

    @Test
    void whatCameBeforeTheErrorHasBeenAnswered() {
        String good = "3\n" + ROWS + "cat\n";
        Result whole = Cli.runWith(good, "solve", "enable");
        Result broken = Cli.runProcess("Main", (good + "\n3\n.. x. ..").getBytes(UTF_8), Map.of(), "solve", "enable");
        assertThat(broken.exitCode()).isEqualTo(2);
        assertThat(broken.out()).isEqualTo(whole.out());
        assertThat(broken.err())
                .isEqualTo(
                        "quoin solve: standard input:8:4: cell 2 of row 1 (board of size 3): found 'x.',"
                                + " expected a letter, or a word and a letter multiplier such as .. 3. .2 31 (each . or 1 to 9)\n");
    }

    @Test
    void aProcessShowsNoStackTraceUnlessAsked() {
        Result result = Cli.runProcess("Main", GARBAGE.getBytes(ISO_8859_1), Map.of(), "solve", "enable");
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.err()).hasLineCount(1);
        Result debug =
                Cli.runProcess("Main", GARBAGE.getBytes(ISO_8859_1), Map.of("QUOIN_DEBUG", "1"), "solve", "enable");
        assertThat(debug.exitCode()).isEqualTo(2);
        assertThat(debug.err()).contains("    at dev.quoin.");
    }

    private List<Path> files() throws Exception {
        try (var files = Files.walk(directory)) {
            return files.sorted().toList();
        }
    }

    private static String garbage() {
        var random = new SplittableRandom(42);
        var bytes = new byte[4096];
        random.nextBytes(bytes);
        bytes[0] = 0;
        return new String(bytes, ISO_8859_1);
    }
}
