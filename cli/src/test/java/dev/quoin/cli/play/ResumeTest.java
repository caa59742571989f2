package dev.quoin.cli.play;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.CommandTree;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.Output;
import dev.quoin.cli.console.Terminals;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/// Games at a terminal are saved after every move and can be continued.
class ResumeTest {
    private static final String[] CROSSWORD = {"crossword", "--variant", "mini7", "--opponent", "greedy"};

    @TempDir
    Path data;

    @Test
    void unfinishedCrosswordGameContinuesWithTheSameTiles() throws IOException {
        String start = "hint 1\n1\n\n";
        String whole = play(start + "rack\nscore\nmoves\n", with(CROSSWORD, "--seed", "5", "--first", "you"));
        Path file = data.resolve("saved/crossword.game");
        Files.delete(file);

        String first = play(start, with(CROSSWORD, "--seed", "5", "--first", "you"));
        assertThat(first).endsWith("The game is saved. To continue it, run: quoin play crossword --resume\n");
        assertThat(Files.readString(file))
                .startsWith("quoin saved game 1\ngame: crossword\nopponent: greedy\nvariant: mini7\nchallenge: void\n")
                .contains("seed: 5\nfirst: you\n\n");

        String second = play("rack\nscore\nmoves\n", "crossword", "--resume");
        assertThat(second).startsWith("Your game continues after 2 moves. Game 5 against Greedy");
        assertThat(after(second, "Rack: "))
                .isEqualTo(after(whole.substring(whole.lastIndexOf("You played")), "Rack: "));
    }

    @Test
    void finishedGameDeletesItsFile() throws IOException {
        Path file = data.resolve("saved/crossword.game");
        play("hint 1\n1\n\n", with(CROSSWORD, "--seed", "5", "--first", "you"));
        assertThat(file).exists();
        String end = play("hint 1\n1\n\npass\n".repeat(60), "crossword", "--resume");
        assertThat(end).contains("The game is over: ").doesNotContain("The game is saved.");
        assertThat(file).doesNotExist();
    }

    @Test
    void challengesAreReplayed() throws IOException {
        play("8E FADT\n\nchallenge\n", "crossword", "--seed", "3", "--first", "you", "--challenge", "5pt");
        assertThat(Files.readString(data.resolve("saved/crossword.game"))).endsWith("8E FADT\n8D RETIE\nchallenge\n");
        assertThat(play("score\n", "crossword", "--resume")).contains("You 0, Greedy ");
    }

    @Test
    void newGameSaysThatItReplacesTheSavedOne() throws IOException {
        play("hint 1\n1\n\n", with(CROSSWORD, "--seed", "5", "--first", "you"));
        assertThat(play("", with(CROSSWORD, "--seed", "6", "--first", "you")))
                .contains("You have an unfinished game: to continue it, quit and add --resume.")
                .doesNotContain("The game is saved");
        assertThat(Files.readString(data.resolve("saved/crossword.game"))).contains("seed: 5");
    }

    @Test
    void othelloContinuesWithItsPlayers() throws IOException {
        play("f5\n", "othello", "f5d6c3", "--black", "you", "--white", "you");
        assertThat(data.resolve("saved/othello.game")).doesNotExist();
        play("d3\nc4\nundo\n", "othello", "f5d6c3", "--black", "you", "--white", "you");
        assertThat(Files.readString(data.resolve("saved/othello.game"))).isEqualTo("""
                        quoin saved game 1
                        game: othello
                        position: ---------------------------OX------XO--------------------------- X
                        black: you
                        white: you

                        f5
                        d6
                        c3
                        d3
                        """);
        assertThat(play("moves\nundo\n", "othello", "--resume"))
                .startsWith("Two players at one keyboard. The game continues after 4 turns.")
                .contains("f5d6c3d3");
    }

    @Test
    void anyGameContinues() throws IOException {
        countdown("2\n", "--first", "you", "--seed", "4", "--setting", "from=9");
        assertThat(Files.readString(data.resolve("saved/countdown.game"))).isEqualTo("""
                        quoin saved game 1
                        game: countdown
                        opponent: one
                        seed: 4
                        first: you
                        setting 4: from=9

                        2
                        1
                        """);
        assertThat(countdown("history\n", "--resume"))
                .startsWith("Your game continues after 2 moves. Game 4 of Countdown")
                .contains("6 left\n");
    }

    @Test
    void pipesSaveNothing() {
        var out = new ByteArrayOutputStream();
        var console = new Console(
                new ByteArrayInputStream("hint 1\n1\n\n".getBytes(UTF_8)),
                new Output(out),
                new Output(out),
                Map.of("QUOIN_DATA", data.toString()),
                Terminals.NONE);
        assertThat(CommandTree.whole(console).execute(with(with(new String[] {"play"}, CROSSWORD), "--seed", "5")))
                .isZero();
        assertThat(data.resolve("saved")).doesNotExist();
    }

    @Test
    void anythingElseIsRefused() throws IOException {
        assertThat(play("", "crossword", "--resume")).contains("there is no saved game of crossword to resume");
        Path other = Files.writeString(data.resolve("other.txt"), "hello\n");
        assertThat(play("", "crossword", "--resume", other.toString()))
                .contains("other.txt: found 'hello', expected 'quoin saved game 1' in the first line");
        Path othello = Files.writeString(data.resolve("o.game"), "quoin saved game 1\ngame: othello\n\nf5\n");
        assertThat(play("", "crossword", "--resume", othello.toString()))
                .contains("is a game of othello. To continue it, run: quoin play othello --resume ");
        assertThat(play("", "othello", "--resume", othello.toString())).contains("the saved game has no position");
        Path broken = Files.writeString(data.resolve("b.game"), """
                quoin saved game 1
                game: crossword
                opponent: greedy
                variant: mini7
                challenge: void
                seed: 5
                first: you

                8Z ZZZ
                """);
        assertThat(play("", "crossword", "--resume", broken.toString()))
                .contains("the saved game cannot be continued: move 1, '8Z ZZZ': ");
        assertThat(play("", "crossword", "--resume", broken.toString(), "--seed", "4"))
                .contains("--seed cannot be changed in a saved game");
        assertThat(play("", "crossword", "--resume", "-"))
                .contains("--resume must be a file, because standard input has your moves");
    }

    private static String after(String text, String start) {
        return text.lines().filter(line -> line.startsWith(start)).findFirst().orElse("no line " + start);
    }

    private static String[] with(String[] words, String... more) {
        var all = new ArrayList<>(List.of(words));
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }

    /// What a game at a terminal without a screen prints.
    private String play(String typed, String... arguments) {
        return run(typed, CommandTree::whole, with(new String[] {"play"}, arguments));
    }

    private String countdown(String typed, String... arguments) {
        return run(typed, console -> PlayGameCommand.of(console, new CountdownKit()), arguments);
    }

    private String run(String typed, Function<Console, CommandLine> tree, String... arguments) {
        var out = new ByteArrayOutputStream();
        var console = new Console(
                new ByteArrayInputStream(typed.getBytes(UTF_8)),
                new Output(out),
                new Output(out),
                Map.of("QUOIN_DATA", data.toString(), "TERM", "dumb"),
                new Terminals(true, true, true));
        CommandLine commands = tree.apply(console);
        commands.setExecutionExceptionHandler((e, command, parsed) -> {
            console.out().line(String.valueOf(e.getMessage()));
            return 2;
        });
        commands.execute(arguments);
        console.out().flush();
        return out.toString(UTF_8).replace("> ", "");
    }
}
