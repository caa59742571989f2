package dev.quoin.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.quoin.cli.console.Console;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/// A program that gives every argument that names an input file something that is none: endless devices, an endless
/// pipe and a directory; and commands that read standard input an endless one. It runs the commands one after another
/// in this process, which has a small heap, and prints a
/// line for each: the arguments, the exit code, the milliseconds and the error message, separated by tabs.
///
/// The arguments come from picocli's own model of the commands, so a new command is tried too. Where a command needs
/// more arguments than the file, [#OTHERS] has them.
final class FileArguments {
    /// Arguments with the name of a file or folder that is written, or of a folder.
    private static final Set<String> OUTPUTS =
            Set.of("--output", "--data", "--dir", "--arena", "--sandbox-path", "--prefix");

    private static final String CGP = "7/7/7/7/7/7/7 CARE?/ 0/0 0";

    /// A position with an empty bag.
    static final String ENDGAME = "D6L7/EL5A5F1/WE5R5L1/1DUI1BOGS4U1/1G2TO1OUTLIES1/1YA1EX2Q4HE/2i1M1I7M/2RAPINI6F/"
            + "2B1I1K8/1JOINTS7R/1OR1G1T7A/PEN2VAC3A2Z/EYE3N4COVE/O5D2WOT2E/N2HIRSUtE1A2D AAEIR/NT 392/497 0\n";

    /// A game that is lost whatever is drawn, so that it is solved soon.
    static final String PRE_ENDGAME =
            "15/15/15/11Z3/10HI3/9VENDEE/6JAG1AGO1A/7MOODY2U/6YIRRS1VEX/1QUAERE2I2I2/3BLET2BI1G1U/1FOOD2C1I1P2P/W"
                    + "AE4O1SWUM1L/EN1AAH1T2ENOKI/DEFILeRs3T1AT CNNORST/ 274/454 0\n";

    /// What else a command needs so that it reads the file; `{name}` is a file of [#prepare].
    private static final Map<String, List<String>> OTHERS = Map.ofEntries(
            Map.entry("moves --lexicon", List.of("--variant", "mini7", "--cgp", CGP)),
            Map.entry("moves --variant", List.of("--cgp", CGP)),
            Map.entry("moves --leaves", List.of("--variant", "mini7", "--cgp", CGP)),
            Map.entry("endgame --lexicon", List.of("{endgame}")),
            Map.entry("endgame --variant", List.of("{endgame}")),
            Map.entry("preendgame --lexicon", List.of("{preendgame}", "--nodes", "100")),
            Map.entry("preendgame --variant", List.of("{preendgame}", "--nodes", "100")),
            Map.entry("simulate --lexicon", List.of("{preendgame}", "--iterations", "10")),
            Map.entry("simulate --variant", List.of("{preendgame}", "--iterations", "10")),
            Map.entry("simulate --leaves", List.of("{preendgame}", "--iterations", "10")),
            Map.entry("play crossword --opponent", List.of("--variant", "mini7", "--lexicon", "{words}")),
            Map.entry("play crossword --variant", List.of("--lexicon", "{words}")),
            Map.entry("play crossword --lexicon", List.of("--variant", "mini7")),
            Map.entry("othello convert FILE", List.of("--to", "boards")),
            Map.entry("othello convert --players", List.of("--to", "ggf", "{games}")),
            Map.entry("othello convert --tournaments", List.of("--to", "ggf", "{games}")),
            Map.entry("gcg check --variant", List.of("{record}")),
            Map.entry("gcg check --lexicon", List.of("{record}")),
            Map.entry("gcg show --variant", List.of("{record}")),
            Map.entry("gcg show --lexicon", List.of("{record}")),
            Map.entry("lexicon check --lexicon", List.of("care")),
            Map.entry("lexicon anagram --lexicon", List.of("care")),
            Map.entry("lexicon pattern --lexicon", List.of("c?re")),
            Map.entry("lexicon hooks --lexicon", List.of("care")),
            Map.entry("solve --variant", List.of("{words}")),
            Map.entry("score --variant", List.of("{words}")),
            Map.entry("lexicon anagram --variant", List.of("care")),
            Map.entry("lexicon pattern --variant", List.of("c?re")),
            Map.entry("lexicon hooks --variant", List.of("care")),
            Map.entry("env spec --option", List.of("Crossword-v0")),
            Map.entry("env check --option", List.of("Crossword-v0")),
            Map.entry("arena match A", List.of("random", "--variant", "mini7", "--lexicon", "{words}", "--games", "1")),
            Map.entry("arena match B", List.of("random", "--variant", "mini7", "--lexicon", "{words}", "--games", "1")),
            Map.entry("arena match --variant", List.of("random", "random", "--lexicon", "{words}", "--games", "1")),
            Map.entry("arena match --lexicon", List.of("random", "random", "--variant", "mini7", "--games", "1")),
            Map.entry("arena match --agents", List.of("random", "x", "--variant", "mini7", "--lexicon", "{words}")),
            Map.entry("arena match --openings", List.of("random", "random", "--variant", "mini7")),
            Map.entry("arena table --agents", List.of("random", "x", "--variant", "mini7", "--lexicon", "{words}")),
            Map.entry("arena table --openings", List.of("random", "greedy", "--variant", "mini7")),
            Map.entry("arena check --agents", List.of("x", "--variant", "mini7", "--lexicon", "{words}")),
            Map.entry("evaluate --agents", List.of("random", "--variant", "mini7", "--lexicon", "{words}")),
            Map.entry("evaluate --openings", List.of("random", "--variant", "mini7", "--lexicon", "{words}")),
            Map.entry("arena table AGENT", List.of("random", "--variant", "mini7", "--lexicon", "{words}")),
            Map.entry("arena table --variant", List.of("random", "greedy", "--lexicon", "{words}")),
            Map.entry("arena table --lexicon", List.of("random", "greedy", "--variant", "mini7")),
            Map.entry("arena check --variant", List.of("true", "--lexicon", "{words}")),
            Map.entry("arena check --lexicon", List.of("true", "--variant", "mini7")),
            Map.entry("evaluate MODEL", List.of("--variant", "mini7", "--lexicon", "{words}")),
            Map.entry("evaluate --against", List.of("random", "--variant", "mini7", "--lexicon", "{words}")),
            Map.entry("evaluate --variant", List.of("random", "--lexicon", "{words}")),
            Map.entry("evaluate --lexicon", List.of("random", "--variant", "mini7")),
            Map.entry("selfplay AGENT", List.of("--variant", "mini7", "--lexicon", "{words}")),
            Map.entry("selfplay --variant", List.of("random", "--lexicon", "{words}")),
            Map.entry("selfplay --lexicon", List.of("random", "--variant", "mini7")),
            Map.entry("train clabbers2 --against", List.of("--variant", "mini7", "--lexicon", "{words}")),
            Map.entry("train clabbers2 --variant", List.of("--lexicon", "{words}")),
            Map.entry("train clabbers2 --lexicon", List.of("--variant", "mini7")),
            Map.entry("train forest --against", List.of("--variant", "mini7", "--lexicon", "{words}")),
            Map.entry("train forest --base", List.of("--variant", "mini7", "--lexicon", "{words}")),
            Map.entry("train forest --variant", List.of("--lexicon", "{words}")),
            Map.entry("train forest --lexicon", List.of("--variant", "mini7")),
            Map.entry("serve --agent", List.of("--port", "0", "--no-open", "--data", "{folder}")),
            Map.entry(
                    "serve --lexicon", List.of("--variant", "mini7", "--port", "0", "--no-open", "--data", "{folder}")),
            Map.entry("serve --othello-agent", List.of("--port", "0", "--no-open", "--data", "{folder}")),
            Map.entry("bot --variant", List.of("true", "--opponent", "random")),
            Map.entry("bench movegen --cgp", List.of("--lexicon", "{words}")));

    /// Commands that read standard input.
    private static final List<String> READERS = List.of(
            "othello hint",
            "othello show",
            "othello solve -",
            "moves --cgp-file -",
            "lexicon check --lexicon {words}",
            "solve {words}",
            "score {words}",
            "play othello");

    private FileArguments() {}

    /// An input of zeros without end.
    private static final class Endless extends InputStream {
        @Override
        public int read() {
            return 0;
        }

        @Override
        public int read(byte[] into, int from, int length) {
            Arrays.fill(into, from, from + length, (byte) 0);
            return length;
        }
    }

    /// Runs the commands.
    ///
    /// @param arguments a scratch folder, then the kinds to try, such as `zero`
    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path scratch = Path.of(arguments[0]);
        Map<String, String> files = prepare(scratch);
        Set<List<String>> tries = tries();
        for (String kind : List.of(arguments).subList(1, arguments.length)) {
            if (kind.equals("input")) {
                for (String command : READERS) {
                    run(Arrays.asList(fill(command, files).split(" ")), new Endless());
                }
                continue;
            }
            if (kind.equals("named")) {
                for (String name : List.of("zero.ggf", "zero.obf", "zero.wtb", "urandom.ggf", "urandom.obf")) {
                    Path link = scratch.resolve(name);
                    Files.createSymbolicLink(link, Path.of("/dev", name.substring(0, name.indexOf('.'))));
                    run(List.of("othello", "check", link.toString()), InputStream.nullInputStream());
                    run(
                            List.of("othello", "convert", link.toString(), "--to", "boards"),
                            InputStream.nullInputStream());
                    Files.delete(link);
                }
                continue;
            }
            for (List<String> words : tries) {
                String file = switch (kind) {
                    case "zero" -> "/dev/zero";
                    case "random" -> "/dev/urandom";
                    case "directory" -> scratch.toString();
                    case "pipe" -> files.get("pipe");
                    default -> throw new IllegalArgumentException(kind);
                };
                run(
                        words.stream()
                                .map(word -> fill(word.replace("{}", file), files))
                                .toList(),
                        InputStream.nullInputStream());
            }
        }
        // threads of a command that hangs must not keep this process alive
        System.out.flush();
        Runtime.getRuntime().halt(0);
    }

    /// The command lines of all commands that read a file, `{}` in its place.
    static Set<List<String>> tries() {
        var tries = new LinkedHashSet<List<String>>();
        var none = new ByteArrayOutputStream();
        collect(CommandTree.whole(Console.of(InputStream.nullInputStream(), none, none)), tries);
        return tries;
    }

    static String fill(String word, Map<String, String> files) {
        String filled = word;
        for (var each : files.entrySet()) {
            filled = filled.replace("{" + each.getKey() + "}", each.getValue());
        }
        return filled;
    }

    private static Map<String, String> prepare(Path scratch) throws IOException, InterruptedException {
        Path words = Files.writeString(scratch.resolve("words.txt"), "care\ncar\nace\nare\narc\n");
        Path games = Files.write(scratch.resolve("games.wtb"), new byte[16]);
        Path record =
                Files.writeString(scratch.resolve("game.gcg"), "#player1 a A\n#player2 b B\n>a: CARE 8G CARE +12 12\n");
        Path endgame = Files.writeString(scratch.resolve("endgame.cgp"), ENDGAME);
        Path preEndgame = Files.writeString(scratch.resolve("preendgame.cgp"), PRE_ENDGAME);
        Path pipe = scratch.resolve("pipe");
        new ProcessBuilder("mkfifo", pipe.toString()).inheritIO().start().waitFor();
        // Opened for both directions, which blocks on neither side and has no end.
        var writing = new RandomAccessFile(pipe.toFile(), "rw");
        Thread.ofPlatform().daemon().start(() -> {
            byte[] line = ("7/7/" + "x".repeat(120) + "\n").repeat(30).getBytes(UTF_8);
            try {
                while (true) {
                    writing.write(line);
                }
            } catch (IOException gone) {
                // this process is about to end
            }
        });
        Path folder = Files.createDirectory(scratch.resolve("data"));
        return Map.of(
                "words", words.toString(),
                "games", games.toString(),
                "record", record.toString(),
                "endgame", endgame.toString(),
                "preendgame", preEndgame.toString(),
                "pipe", pipe.toString(),
                "folder", folder.toString());
    }

    /// Adds the command lines of a command and of those below it, `{}` in the place of the file.
    private static void collect(CommandLine command, Set<List<String>> tries) {
        CommandSpec spec = command.getCommandSpec();
        String name = spec.qualifiedName(" ").replaceFirst("^quoin ?", "");
        for (ArgSpec argument : spec.args()) {
            String option = argument instanceof OptionSpec each ? each.longestName() : argument.paramLabel();
            for (String value : values(name, argument, option)) {
                var words = new ArrayList<>(Arrays.asList(name.split(" ")));
                List<String> others = OTHERS.getOrDefault((name + " " + option).strip(), List.of());
                if (argument.isOption()) {
                    words.add(option);
                    words.add(value);
                    words.addAll(others);
                } else if (option.equals("B")) {
                    words.add(others.getFirst());
                    words.add(value);
                    words.addAll(others.subList(1, others.size()));
                } else {
                    words.add(value);
                    words.addAll(others);
                }
                if (name.startsWith("train")) {
                    words.addAll(List.of("--output", "{folder}/out"));
                }
                if (name.startsWith("train ")) {
                    words.addAll(List.of("--games", "2"));
                }
                tries.add(List.copyOf(words));
            }
        }
        for (CommandLine below : command.getSubcommands().values()) {
            collect(below, tries);
        }
    }

    /// What to give for an argument: nothing when it names no file.
    private static List<String> values(String command, ArgSpec argument, String option) {
        boolean path = argument.type() == Path.class
                || Arrays.asList(argument.auxiliaryTypes()).contains(Path.class);
        boolean othello = command.contains("othello") || option.contains("othello");
        List<String> agents =
                othello ? List.of("patterns:2:{}", "model:{}") : List.of("clabbers2:{}", "forest:{}", "model:{}");
        if (OUTPUTS.contains(option)
                || command.startsWith("learn")
                || command.startsWith("words")
                || command.startsWith("play nim")) {
            return List.of();
        }
        if (path) {
            return List.of("{}");
        }
        return switch (argument.paramLabel()) {
            case "VARIANT", "FILE" -> List.of("{}");
            case "A", "B", "AGENT", "PLAYER" -> agents;
            case "MODEL" -> List.of("model:{}", "clabbers2:{}");
            case "NAME=AGENT" -> agents.stream().map(agent -> "x=" + agent).toList();
            case "NAME=VALUE" ->
                command.startsWith("env")
                        ? List.of("opponent=clabbers2:{}", "opponent=model:{}", "lexicon={}")
                        : List.of();
            default -> List.of();
        };
    }

    private static void run(List<String> words, InputStream in) throws InterruptedException {
        var out = new ByteArrayOutputStream() {
            @Override
            public synchronized void write(byte[] bytes, int from, int length) {
                if (size() < 1 << 20) {
                    super.write(bytes, from, length);
                }
            }
        };
        var err = new ByteArrayOutputStream();
        int[] exitCode = {-1};
        long start = System.nanoTime();
        Thread thread = Thread.ofPlatform().daemon().start(() -> {
            var console = Console.of(in, out, err);
            try {
                exitCode[0] = Run.of(console, words.toArray(String[]::new));
            } catch (Throwable thrown) {
                err.writeBytes(("thrown: " + thrown).getBytes(UTF_8));
            }
        });
        thread.join(TimeUnit.SECONDS.toMillis(20));
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
        // A check tells what is wrong on standard output.
        String all = err.size() == 0 && words.contains("check") ? out.toString(UTF_8) : err.toString(UTF_8);
        String message = all.strip().replace('\n', ' ').replace('\t', ' ');
        System.out.println(String.join(" ", words) + "\t" + exitCode[0] + "\t" + millis + "\t" + message);
        thread.interrupt();
    }
}
