package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// `-` is standard input in every command that reads a file, or is refused with the reason. The commands come from
/// the command tree, so a new one is tried too.
class StandardInputTest {
    private static final String GAME = """
            #player1 ann Ann
            #player2 ben Ben
            >ann: AEIQTUZ 8F QUIZ +44 44
            """;

    /// Arguments whose files are never data: a secret, models, a name on a server, and what an arena or a training
    /// run reads again.
    private static final Set<String> FILES_ONLY = Set.of(
            "serve --daily-key-file",
            "serve --lexicon",
            "moves --leaves",
            "simulate --leaves",
            "train win-probability --leaves",
            "arena match --variant",
            "arena match --lexicon",
            "arena table --variant",
            "arena table --lexicon",
            "arena check --variant",
            "arena check --lexicon",
            "evaluate --variant",
            "evaluate --lexicon",
            "selfplay --variant",
            "selfplay --lexicon",
            "bot --variant",
            "train forest --base",
            "train patterns --from",
            "train clabbers2 --variant",
            "train clabbers2 --lexicon",
            "train forest --variant",
            "train forest --lexicon");

    @TempDir
    Path scratch;

    @Test
    void everyCommandThatReadsAFileReadsStandardInput() throws IOException {
        Map<String, String> files = Map.of(
                "words", file("words.txt", "care\ncar\nace\nare\narc\n"),
                "games", file("games.wtb", "0123456789abcdef"),
                "record", file("game.gcg", GAME),
                "endgame", file("endgame.cgp", FileArguments.ENDGAME),
                "preendgame", file("preendgame.cgp", FileArguments.PRE_ENDGAME),
                "folder", scratch.toString());
        var tried = new ArrayList<String>();
        var wrong = new ArrayList<String>();
        for (List<String> words : FileArguments.tries()) {
            // Agents read models, which are binary files.
            if (!words.contains("{}") || FILES_ONLY.contains(name(words))) {
                continue;
            }
            String[] arguments = words.stream()
                    .map(word -> FileArguments.fill(word.equals("{}") ? "-" : word, files))
                    .toArray(String[]::new);
            Result result = Cli.runWith("\0\1 neither text nor data\n", arguments);
            tried.add(name(words));
            if (!result.err().contains("standard input") && !result.out().contains("standard input")) {
                wrong.add(String.join(" ", arguments) + ": " + result.err());
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(tried)
                .contains(
                        "moves --cgp-file",
                        "moves --variant",
                        "endgame FILE",
                        "endgame --variant",
                        "endgame --lexicon",
                        "preendgame FILE",
                        "preendgame --variant",
                        "preendgame --lexicon",
                        "simulate FILE",
                        "simulate --variant",
                        "simulate --lexicon",
                        "gcg check FILE",
                        "gcg show FILE",
                        "othello check FILE",
                        "othello convert FILE",
                        "othello solve FILE",
                        "lexicon stats --lexicon",
                        "lexicon build LIST",
                        "variants VARIANT",
                        "play othello --resume",
                        "solve DICTIONARY");
    }

    @Test
    void standardInputGivesTheSameAnswersAsAFile() {
        assertThat(Cli.runWith(GAME, "gcg", "check", "-").out())
                .isEqualTo("standard input: fine, 1 play, ann 44, ben 0\n");
        assertThat(Cli.runWith("f5d6\n", "othello", "check", "-").out()).isEqualTo("standard input: fine, 1 game\n");
        assertThat(Cli.runWith("f5d6\n", "othello", "convert", "-", "--to", "boards")
                        .out())
                .endsWith(" X\n");
        assertThat(Cli.runWith("care\nzzz\n", "lexicon", "check", "-l", "mini", "-")
                        .out())
                .isEqualTo("CARE\tyes\nZZZ\tno\n");
        assertThat(Cli.runWith("care\nbär\n", "lexicon", "stats", "-l", "-", "--json")
                        .out())
                .startsWith("{\"lexicon\":\"standard input\",\"words\":2,");
        String mini = Cli.run("variants", "mini").out();
        assertThat(Cli.runWith(mini, "variants", "-").out()).isEqualTo(mini);
        assertThat(Cli.runWith("f5d6", "othello", "perft", "1", "--from", "-")
                        .out()
                        .strip())
                .startsWith("1 ");
    }

    private String name(List<String> words) {
        int at = words.indexOf("{}");
        boolean option = at > 0 && words.get(at - 1).startsWith("--");
        String command = String.join(" ", words.subList(0, option ? at - 1 : at));
        if (option) {
            return command + " " + words.get(at - 1);
        }
        return command + " "
                + switch (command) {
                    case "solve", "score" -> "DICTIONARY";
                    case "variants" -> "VARIANT";
                    case "lexicon build" -> "LIST";
                    default -> "FILE";
                };
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(scratch.resolve(name), text).toString();
    }
}
