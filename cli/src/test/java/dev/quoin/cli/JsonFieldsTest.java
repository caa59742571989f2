package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import dev.quoin.cli.JsonShape.Fields;
import dev.quoin.cli.console.Console;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import tools.jackson.databind.json.JsonMapper;

/// Commands that print data have `--json`, and print the fields and types that docs/cli.md lists. The commands come
/// from the command tree, so that a new one must be listed too.
class JsonFieldsTest {
    /// Commands that play, serve, draw, train, or print another format.
    private static final Set<String> WITHOUT = Set.of(
            "serve",
            "play crossword",
            "play othello",
            "daily",
            "othello show",
            "othello convert",
            "othello nboard",
            "othello gtp",
            "train",
            "selfplay",
            "train clabbers2",
            "train forest",
            "train patterns",
            "train leaves",
            "train win-probability",
            "install",
            "completion",
            "man",
            "help");

    private static final String PAIR = "3 .. .. .. .. 2. .. .. .. .. 3 .. .. .. z a x .. .. ..\n";
    private static final String ILLEGAL = PAIR.replace("z a x", "z x a");
    private static final String REMOVED = "3 c a t .. .. .. .. .. .. 3 c a .. .. .. .. .. .. ..\n";
    private static final String CGP = "7/7/7/7/7/7/7 CARE?/ 0/0 0";
    private static final String START = "15/".repeat(14) + "15 AEINRST/ 0/0 0\n";
    private static final String RECORD = ">ann: AEIQTUZ 8F QUIZ +45 45\n";
    private static final String ENDGAME =
            "OOOO----XOXXXXXXXXOOXXXXXXXOXXOXXOXXOOOXXOXOXOOXXXOXXOO-XO-XO--- O; C8:+12;\n";

    @TempDir
    Path scratch;

    @Test
    void everyCommandThatPrintsDataHasJsonAndIsDocumented() throws IOException {
        Map<String, Fields> documented = shapes(0);
        var missing = new TreeSet<String>();
        var undocumented = new TreeSet<String>();
        for (CommandLine command : commands()) {
            String name = command.getCommandSpec().qualifiedName(" ").replaceFirst("^quoin ?", "");
            boolean group = command.getCommandSpec().userObject() == null
                    || !(command.getCommandSpec().userObject() instanceof java.util.concurrent.Callable<?>
                            || command.getCommandSpec().userObject() instanceof Runnable);
            boolean json = command.getCommandSpec().optionsMap().containsKey("--json");
            if (group || WITHOUT.contains(name) || name.startsWith("play ")) {
                assertThat(json).as(name).isFalse();
            } else if (!json) {
                missing.add(name);
            } else if (!documented.containsKey(name) && !name.matches("(arena|bench|bot|evaluate).*")) {
                undocumented.add(name);
            }
        }
        assertThat(missing).as("commands without --json").isEmpty();
        assertThat(undocumented)
                .as("commands whose fields docs/cli.md.in does not list")
                .isEmpty();
    }

    @Test
    void whatIsPrintedHasTheDocumentedFieldsAndTypes() throws IOException {
        Map<String, Fields> documented = shapes(0);
        Map<String, Fields> named = shapes(1);
        var checked = new TreeSet<String>();
        var wrong = new ArrayList<String>();
        runs().forEach((name, result) -> {
            assertThat(result.out()).as(name + ": " + result.err()).isNotEmpty();
            String key = name.replaceFirst(" #.*", "");
            checked.add(key);
            Fields shape = Objects.requireNonNull(documented.get(key), key);
            for (String line : result.out().lines().toList()) {
                var object = JsonMapper.builder().build().readTree(line);
                wrong.addAll(JsonShape.differences(shape, object, named, key));
            }
        });
        assertThat(wrong).isEmpty();
        assertThat(checked).isEqualTo(new TreeSet<>(documented.keySet()));
    }

    /// One run of each command, and one more where the fields differ.
    private Map<String, Result> runs() throws IOException {
        String games = Files.writeString(scratch.resolve("games.txt"), "f5d6c3\nf5a1\n")
                .toString();
        String wthor = Files.write(scratch.resolve("games.wtb"), new byte[16]).toString();
        var runs = new LinkedHashMap<String, Result>();
        runs.put("solve", run("3 .. .. .. .. .. .. .. .. .. tca\n", "solve enable --json"));
        runs.put("solve --cgp", run(CGP + " bdn mini7;\n", "solve mini --cgp --top 2 --json"));
        runs.put("score", run(PAIR + ILLEGAL + REMOVED, "score enable --json"));
        runs.put("moves", run(CGP, "moves --variant mini7 --top 2 --json --cgp-file -"));
        runs.put("moves --equity", run(CGP, "moves --variant mini7 --equity --top 2 --json --cgp-file -"));
        runs.put("moves --summary", run(CGP, "moves --variant mini7 --summary --json --cgp-file -"));
        runs.put("endgame", run(FileArguments.ENDGAME, "endgame - --json"));
        runs.put("preendgame", run(FileArguments.PRE_ENDGAME, "preendgame - --nodes 3000 --json"));
        runs.put("simulate", run(FileArguments.PRE_ENDGAME, "simulate - --iterations 300 --json"));
        runs.put("simulate #2", run(START, "simulate - --iterations 100 --json"));
        runs.put("endgame #2", run(FileArguments.ENDGAME, "endgame - --all --json"));
        runs.put("daily show", run("", "daily show 2026-01-01 --json"));
        runs.put("daily best", run("", "daily best 2026-01-01 --width 1 --json"));
        runs.put("othello hint", run("", "othello hint f5 --depth 2 --json"));
        runs.put("othello solve", run(ENDGAME, "othello solve - --json"));
        runs.put("othello perft", run("", "othello perft 2 --json"));
        runs.put("othello perft --divide", run("", "othello perft 2 --divide --json"));
        runs.put("othello check", run("", "othello check --json " + games));
        runs.put("othello check #2", run("", "othello check --json " + wthor + " " + games));
        runs.put("gcg check", run(RECORD, "gcg check - --json"));
        runs.put("gcg show", run(RECORD, "gcg show - --json"));
        runs.put("lexicon check", run("", "lexicon check quiz --json"));
        runs.put("lexicon anagram", run("", "lexicon anagram CAT? --json -l mini"));
        runs.put("lexicon pattern", run("", "lexicon pattern C?T --json -l mini"));
        runs.put("lexicon hooks", run("", "words hooks care --json"));
        runs.put("lexicon stats", run("", "lexicon stats -l mini --json"));
        runs.put("lexicon build", run("", "lexicon build mini --json"));
        runs.put("variants", run("", "variants --json"));
        runs.put("env list", run("", "env list --json"));
        runs.put("env spec", run("", "env spec Othello-v0 --json"));
        runs.put("env check", run("", "env check Othello-v0 --episodes 1 --json"));
        runs.put("selftest", run("", "selftest --json"));
        runs.put("version", run("", "version --json"));
        return runs;
    }

    private static Result run(String input, String command) {
        return Cli.runWith(input, command.split(" "));
    }

    private static List<CommandLine> commands() {
        var none = new ByteArrayOutputStream();
        var all = new ArrayList<CommandLine>();
        collect(CommandTree.whole(Console.of(InputStream.nullInputStream(), none, none)), all);
        all.removeFirst();
        return all;
    }

    private static void collect(CommandLine command, List<CommandLine> all) {
        if (!command.getCommandSpec().usageMessage().hidden()) {
            all.add(command);
            command.getSubcommands().values().forEach(below -> collect(below, all));
        }
    }

    /// The first or second list of shapes in the section of the page: a name of several words, two spaces, fields.
    private static Map<String, Fields> shapes(int block) throws IOException {
        Path page = Path.of(System.getProperty("quoin.root", ".."), "docs", "cli.md.in");
        String text = Files.readString(page);
        String section = text.substring(text.indexOf("### Fields of every command"));
        String[] blocks = section.split("```text\n");
        var shapes = new LinkedHashMap<String, Fields>();
        Arrays.stream(blocks[block + 1].split("```")[0].split("\n")).forEach(line -> {
            String[] parts = line.split(" {2,}", 2);
            shapes.put(parts[0], JsonShape.parse(parts[1]));
        });
        return shapes;
    }
}
