package dev.quoin.cli;

import dev.quoin.cli.console.Console;
import dev.quoin.game.file.ScratchFolder;
import dev.quoin.server.visit.SampleVisit;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// Runs one command of each kind, and a server. The launcher creates the JVM's AOT cache from such a run:
/// classes that are loaded here load quickly when a real command starts.
public final class Rehearsal {
    private static final String BOARD = """
            5
            3. .. .. .. 3.
            ..  c  a  t ..
            .. ..  r .2 ..
            .. ..  E .. ..
            3. .. .. .. 3.
            """;
    private static final String POSITION = "15/15/15/15/15/15/15/3QUiZ8/15/15/15/15/15/15/15 AEINRT?/ 64/0 0";
    private static final String ENDGAME =
            "OOOO----XOXXXXXXXXOOXXXXXXXOXXOXXOXXOOOXXOXOXOOXXXOXXOO-XO-XO--- O; C8:+12;\n";

    private Rehearsal() {}

    /// A command and its standard input.
    record Scene(String input, List<String> arguments) {
        Scene(String input, String... arguments) {
            this(input, List.of(arguments));
        }
    }

    static List<Scene> scenes() {
        return List.of(
                new Scene("", "--help"),
                new Scene("", "solve", "--help"),
                new Scene("", "version"),
                new Scene("", "man"),
                new Scene("", "variants"),
                new Scene("", "lexicon", "check", "quoin"),
                new Scene("", "lexicon", "anagram", "QUOIN?"),
                new Scene("", "lexicon", "pattern", "Q?O*"),
                new Scene("", "lexicon", "hooks", "lock"),
                new Scene("", "moves", "--top", "5", "--cgp", POSITION),
                new Scene("", "moves", "--top", "5", "--json", "--cgp", POSITION),
                new Scene(POSITION + "\n", "moves", "--summary", "--cgp-file", "-"),
                new Scene(BOARD + "toloeri\n\n" + BOARD + "stone*a\n", "solve", "enable"),
                new Scene(BOARD + BOARD.replace("..  c", " s  c"), "score", "enable"),
                new Scene("", "othello", "perft", "5"),
                new Scene("", "othello", "show", "f5d6c3", "--svg", "--values", "--depth", "2"),
                new Scene("", "othello", "show", "f5d6c3", "--png", "--size", "64"),
                new Scene("f5d6c3d3c4", "othello", "hint", "--depth", "4", "--moves", "3"),
                new Scene(ENDGAME, "othello", "solve", "-"),
                new Scene(ENDGAME, "othello", "solve", "-", "--json"));
    }

    /// Runs one command without printing anything and returns its exit code.
    static int run(Scene scene) {
        var input = new ByteArrayInputStream(scene.input().getBytes(StandardCharsets.UTF_8));
        var nowhere = OutputStream.nullOutputStream();
        return Run.of(Console.of(input, nowhere, nowhere), scene.arguments().toArray(String[]::new));
    }

    /// Runs a server in a temporary folder and visits it.
    static void serve() throws IOException, InterruptedException {
        try (var folder = new ScratchFolder()) {
            SampleVisit.rehearse(folder.path());
        }
    }

    /// Runs all commands, then the server.
    public static void main(String[] args) throws IOException, InterruptedException {
        scenes().forEach(Rehearsal::run);
        serve();
    }
}
