package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.cli.Cli.Result;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainCommandTest {
    /// Some hundred games.
    private static final int ENOUGH_BYTES = 100_000;

    @TempDir
    Path directory;

    @Test
    void weightsCurveAndPictureAreWrittenAndTheWeightsPlay() throws IOException {
        Path file = directory.resolve("my.weights");
        Result result = clabbers2(file, "--games", "8");
        assertThat(result.err()).isEmpty();
        assertThat(result.exitCode()).isZero();
        assertThat(result.out()).startsWith("8 games; last 8: ").contains("my.weights.csv and ");
        assertThat(Files.readString(file))
                .contains("learnt.games = 8\n", "learnt.seed = 3\n", "moveScore = ")
                .contains(
                        "\n# quoin learn clabbers2 --against greedy --games 8 --seed 3 --features twelve --explore 0.1"
                                + " --variant mini --alpha 0.1 --ridge 1000.0\n");
        assertThat(Files.readAllLines(directory.resolve("my.weights.csv"))).hasSize(9);
        assertThat(Files.readAllBytes(directory.resolve("my.weights.png"))).startsWith(0x89, 'P', 'N', 'G');

        Result game = Cli.runWith(
                "pass\n", "play", "crossword", "--plain", "--variant", "mini", "--opponent", "clabbers2:" + file);
        assertThat(game.out()).contains("against Clabbers2, who balances");
    }

    @Test
    void aForestIsTrainedAndPlays() throws IOException {
        Path file = directory.resolve("my.forest");
        String[] command = {
            "train", "forest", "--variant", "mini", "--games", "150", "--against", "self", "-o", file.toString()
        };
        Result result = Cli.run(command);
        assertThat(result.err()).isEmpty();
        assertThat(result.exitCode()).isZero();
        assertThat(result.out()).startsWith("150 games, ").contains(" with 60 trees\nforest ");
        assertThat(Files.readString(file))
                .contains("learnt.games = 150\n", "\ntree = (", "\n# quoin learn forest --against self --games 150 ");
        Result game = Cli.runWith(
                "pass\n", "play", "crossword", "--plain", "--variant", "mini", "--opponent", "forest:" + file);
        assertThat(game.out()).contains("against Forest, who evaluates");
        refused("exists. Give --resume", Cli.run(command));
    }

    @Test
    void patternsAreTrainedResumedAndPlay() throws IOException {
        Path whole = directory.resolve("whole.patterns");
        Path parts = directory.resolve("parts.patterns");
        assertThat(patterns(whole, "--games", "60").out()).startsWith("60 games\nvalues ");
        assertThat(patterns(parts, "--games", "20").exitCode()).isZero();
        refused("exists. Give --resume", patterns(parts, "--games", "60"));
        refused("has opening = 20, got 5", patterns(parts, "--games", "60", "--resume", "--opening", "5"));
        assertThat(patterns(parts, "--games", "60", "--resume").exitCode()).isZero();
        assertThat(parts).hasSameBinaryContentAs(whole);
        Path further = directory.resolve("further.patterns");
        assertThat(patterns(further, "--games", "5", "--from", whole.toString(), "--ahead", "2")
                        .exitCode())
                .isZero();
        assertThat(Files.readString(further, StandardCharsets.ISO_8859_1))
                .startsWith("quoin patterns 1: quoin learn patterns --games 60 ")
                .contains("; then quoin learn patterns --games 5 ");
        refused("give only one of them", patterns(further, "--games", "9", "--from", whole.toString(), "--resume"));
        refused("cannot read 'nowhere'", patterns(directory.resolve("x"), "--games", "1", "--from", "nowhere"));
        refused("1..6 moves ahead, got 9", patterns(directory.resolve("x"), "--games", "1", "--ahead", "9"));
        refused("--games must be at least 1, got 0", patterns(whole, "--games", "0"));
        refused("lambda must be 0 to 1, got 2.0", patterns(directory.resolve("x"), "--games", "1", "--lambda", "2"));

        Result game = Cli.runWith(
                "go\n", "play", "othello", "--plain", "--black", "patterns:2:" + whole, "--white", "greedy");
        assertThat(game.out()).contains("Patterns 2");
    }

    private static Result patterns(Path file, String... options) {
        var command = new ArrayList<>(List.of("train", "patterns", "--seed", "3", "-o", file.toString()));
        command.addAll(List.of(options));
        return Cli.run(command.toArray(String[]::new));
    }

    @Test
    void leavesAreLearnedAndPlay() throws IOException {
        Path file = directory.resolve("my.leaves");
        Result result = leaves(file, "--racks", "5");
        assertThat(result.err()).isEmpty();
        assertThat(result.exitCode()).isZero();
        assertThat(result.out()).startsWith("60 games in ").endsWith(" s: values of 24780 leaves in " + file + "\n");
        assertThat(Files.readString(file, StandardCharsets.ISO_8859_1))
                .startsWith("quoin leaves 1\nvariant = mini\n")
                .contains("\ncommand = quoin learn leaves --variant mini --lexicon mini --rounds 2 --games 30 --racks 5"
                        + " --prior 100 --seed 3\n");
        refused("exists. Give --resume", leaves(file, "--racks", "5"));
        Path other = directory.resolve("other.leaves");
        refused("there is no training to resume", leaves(other, "--resume"));
        refused("racks must be 2 to 100000, got 1", leaves(other, "--racks", "1"));
        refused("--jobs must be 1 to 256, got 0", leaves(other, "-j", "0"));
        assertThat(leaves(other, "--racks", "5", "-j", "3").exitCode()).isZero();
        assertThat(other).hasSameBinaryContentAs(file);

        Result game = Cli.runWith(
                "pass\n", "play", "crossword", "--plain", "--variant", "mini", "--opponent", "static:file=" + file);
        assertThat(game.out()).contains("against Static, who adds");
        refused(
                "no leave values for wwf with enable: learn them with 'quoin learn leaves --variant wwf --lexicon enable'"
                        + " and use static:file=FILE",
                Cli.runWith("pass\n", "play", "crossword", "--plain", "--variant", "wwf", "--opponent", "static"));
    }

    private static Result leaves(Path file, String... options) {
        var command = new ArrayList<>(List.of("learn", "leaves", "--variant", "mini", "--games", "30"));
        command.addAll(List.of("--seed", "3", "-o", file.toString()));
        command.addAll(List.of(options));
        return Cli.run(command.toArray(String[]::new));
    }

    @Test
    void aResumedForestIsTheSameForest() throws IOException {
        Path whole = directory.resolve("whole");
        assertThat(forest(whole, "--games", "60").exitCode()).isZero();
        Path parts = directory.resolve("parts");
        forest(parts, "--games", "25");
        // As kill -9 leaves it: a game that is not whole, and no forest.
        Files.delete(parts);
        Files.write(directory.resolve("parts.games"), new byte[] {0, 0, 0, 9, 1, 2, 3}, StandardOpenOption.APPEND);
        assertThat(forest(parts, "--games", "60", "--resume").exitCode()).isZero();
        assertThat(parts).hasSameTextualContentAs(whole);
        assertThat(directory.resolve("parts.games")).hasSameBinaryContentAs(directory.resolve("whole.games"));
        refused("has explore = 0.1, got explore = 0.2", forest(parts, "--games", "60", "--resume", "--explore", "0.2"));
        refused("no such file", forest(directory.resolve("none"), "--games", "60", "--resume"));
    }

    @Test
    void anInterruptTrainsTheForestOnTheGamesPlayed() throws Exception {
        Path file = directory.resolve("cut");
        Path games = directory.resolve("cut.games");
        Path temporary = Files.createDirectory(directory.resolve("temporary"));
        Process process = Cli.process(
                        "Main",
                        Map.of("JDK_JAVA_OPTIONS", "-Djava.io.tmpdir=" + temporary),
                        "train",
                        "forest",
                        "--variant",
                        "mini",
                        "--games",
                        "1000000",
                        "-o",
                        file.toString())
                .redirectErrorStream(true)
                .start();
        while (process.isAlive() && (!Files.exists(games) || Files.size(games) < ENOUGH_BYTES)) {
            Thread.sleep(50);
        }
        assertThat(new ProcessBuilder("kill", "-INT", String.valueOf(process.pid()))
                        .start()
                        .waitFor())
                .isZero();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isEqualTo(130);
        assertThat(said).contains(" with 60 trees\nforest ");
        assertThat(Files.readString(file)).contains("\ntree = (");
        assertThat(temporary)
                .as("a library that another process could overwrite")
                .isEmptyDirectory();
    }

    private static Result forest(Path file, String... options) {
        var command = new ArrayList<>(List.of("train", "forest", "--variant", "mini", "--seed", "3"));
        command.addAll(List.of("-o", file.toString()));
        command.addAll(List.of(options));
        return Cli.run(command.toArray(String[]::new));
    }

    @Test
    void aResumedTrainingEndsWithTheSameWeights() {
        clabbers2(directory.resolve("whole"), "--games", "6");
        Path parts = directory.resolve("parts");
        clabbers2(parts, "--games", "2");
        assertThat(clabbers2(parts, "--games", "6", "--resume").exitCode()).isZero();
        assertThat(parts).hasSameTextualContentAs(directory.resolve("whole"));
    }

    @Test
    void badTrainingsAreRefused() throws IOException {
        Path file = directory.resolve("mine");
        clabbers2(file, "--games", "1");
        refused("mine already exists. Give --resume", clabbers2(file, "--games", "2"));
        refused("has explore = 0.1, got 0.2", clabbers2(file, "--games", "2", "--resume", "--explore", "0.2"));
        refused("--games must be at least 1, got 0", clabbers2(file, "--games", "0"));
        refused(
                "--explore must be 0 to 1, got 2.0",
                clabbers2(directory.resolve("x"), "--games", "1", "--explore", "2"));
        refused("alpha must be above 0", clabbers2(directory.resolve("x"), "--games", "1", "--alpha", "0"));
        refused("got 'nobody'", clabbers2(directory.resolve("x"), "--games", "1", "--against", "nobody"));
        refused("12 features, --features for", clabbers2(file, "--games", "2", "--resume", "--features", "extended"));
        refused("no such file", clabbers2(directory.resolve("none"), "--games", "2", "--resume"));
        Files.writeString(directory.resolve("mine.state"), "bias = x\n");
        refused("line 1 must be name = number", clabbers2(file, "--games", "2", "--resume"));
    }

    private static void refused(String message, Result result) {
        assertThat(result.err()).contains(message);
        assertThat(result.exitCode()).isEqualTo(2);
    }

    private static Result clabbers2(Path file, String... options) {
        var command = new ArrayList<>(List.of("train", "clabbers2", "--variant", "mini", "--seed", "3"));
        command.addAll(List.of("-o", file.toString()));
        command.addAll(List.of(options));
        return Cli.run(command.toArray(String[]::new));
    }

    @Test
    void learnIsAHiddenAlias() throws IOException {
        Path trained = directory.resolve("trained");
        clabbers2(trained, "--games", "2");
        Path learnt = directory.resolve("learnt");
        String[] command = {"learn", "clabbers2", "--variant", "mini", "--seed", "3", "--games", "2"};
        var withOutput = new ArrayList<>(List.of(command));
        withOutput.addAll(List.of("-o", learnt.toString()));
        assertThat(Cli.run(withOutput.toArray(String[]::new)).exitCode()).isZero();
        assertThat(learnt).hasSameTextualContentAs(trained);
        assertThat(Cli.run("--help").out()).contains("\n  train ").doesNotContain("\n  learn ");
        assertThat(Cli.run("completion", "bash").out()).doesNotContainPattern("\\blearn\\b");
        assertThat(Cli.run("completion", "fish").out()).doesNotContain("-a learn");
        assertThat(Cli.run("man").out()).doesNotContain("QUOIN LEARN");
        assertThat(Cli.run("train", "--help").out()).contains("clabbers2", "forest", "patterns", "FILE.toml");
    }

    @Test
    void skippedLinesOfTheWordListAreReportedOnce() throws IOException {
        Path words = Files.writeString(directory.resolve("words.txt"), "cat\ncats\nact\ndon't\n");
        Path toml = Files.writeString(directory.resolve("my.toml"), """
                env_id = "MiniScrabble-v0"
                network = "candidates"
                hidden_size = 8
                total_timesteps = 1
                num_steps = 1
                eval_episodes = 2
                [env]
                actions = "candidates"
                reward_mode = "win"
                lexicon = "%s"
                [opponents]
                self = 1
                """.formatted(words));
        Result result =
                Cli.run("train", toml.toString(), "-o", directory.resolve("run").toString());
        assertThat(result.exitCode()).as(result.err()).isZero();
        assertThat(result.err().lines().filter(line -> line.contains("skipped")))
                .containsExactly(words + ": skipped 1 line that is not a word (first: line 4 'don't')");
    }

    @Test
    void badConfigurationsAreRefused() throws IOException {
        refused(
                "give a configuration (FILE.toml), or one of clabbers2, forest, patterns, leaves and win-probability",
                Cli.run("train"));
        refused("no such configuration file: clabbers3. Give a FILE.toml", Cli.run("train", "clabbers3"));
        Path old = directory.resolve("old.txt");
        Files.writeString(old, "environment = Othello-v0\nturns = 1_000\n");
        refused("old.txt has the format of earlier versions", Cli.run("train", old.toString()));
        Path toml = directory.resolve("my.toml");
        Files.writeString(toml, "turns = 1_000\n");
        refused(
                "quoin train: cannot train: my.toml, line 1: 'turns' is now total_timesteps",
                Cli.run("train", toml.toString()));
        Files.writeString(toml, "total_timesteps = 1_000\n");
        Path run = Files.createDirectory(directory.resolve("run"));
        Files.writeString(run.resolve("course.state"), "");
        refused(
                "contains a run of an earlier version. Choose another --output",
                Cli.run("train", toml.toString(), "-o", run.toString()));
        refused(
                "course.state was written by another version of Quoin and cannot be resumed",
                Cli.run("train", toml.toString(), "-o", run.toString(), "--resume"));
    }
}
