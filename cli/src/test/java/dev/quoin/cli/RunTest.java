package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quoin.cli.Cli.Result;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class RunTest {
    @Test
    void noArgumentsShowTheHelp() {
        Result result = Cli.run();
        assertThat(result.exitCode()).isZero();
        assertThat(result.out()).contains("Usage: quoin").contains("completion");
        assertThat(result.err()).isEmpty();
    }

    @Test
    void helpStartsWithExamplesAndABlank() {
        assertThat(Cli.run("--help").out().lines().limit(4))
                .anyMatch(line -> line.contains("quoin lexicon anagram 'QUOIN?'"));
    }

    @Test
    void theHelpListsTheCommandsAsTheWholeTreeDoes() {
        String whole = CommandTree.whole(dev.quoin.cli.console.Console.of(
                        java.io.InputStream.nullInputStream(),
                        java.io.OutputStream.nullOutputStream(),
                        java.io.OutputStream.nullOutputStream()))
                .getUsageMessage();

        assertThat(Cli.run("--help").out()).isEqualTo(whole).contains("  serve ", "  man ");
        assertThat(Cli.run("help").out()).isEqualTo(whole);
        assertThat(Cli.run().out()).isEqualTo(whole);
    }

    @Test
    void everyCommandHasExamplesBeforeItsUsage() {
        everyCommand(CommandTree.whole(dev.quoin.cli.console.Console.of(
                        java.io.InputStream.nullInputStream(),
                        java.io.OutputStream.nullOutputStream(),
                        java.io.OutputStream.nullOutputStream())))
                .filter(command -> !command.getCommandName().equals("help"))
                .forEach(command -> {
                    String usage = command.getUsageMessage();
                    assertThat(usage).as(command.getCommandName()).contains("Examples:");
                    assertThat(usage.indexOf("Examples:")).isLessThan(usage.indexOf("Usage:"));
                    assertThat(command.getCommandSpec().usageMessage().footer())
                            .as(command.getCommandName())
                            .allMatch(line -> line.length() <= 80, "fits 80 columns");
                    assertThat(usage.lines()).as(command.getCommandName()).allMatch(line -> line.length() <= 80);
                });
    }

    @Test
    void wordsIsLexicon() {
        assertThat(Cli.run("words", "check", "quiz").out())
                .isEqualTo(Cli.run("lexicon", "check", "quiz").out())
                .isEqualTo("QUIZ\tyes\n");
        assertThat(Cli.run("--help").out()).doesNotContain("\n  words");
    }

    @Test
    void anUnknownCommandIsNamed() {
        Result result = Cli.run("slove");
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.out()).isEmpty();
        assertThat(result.err())
                .startsWith("quoin: no such command: 'slove'. Commands: ")
                .endsWith("See 'quoin --help'.\n");
    }

    @Test
    void anUnknownOptionIsNamed() {
        Result result = Cli.run("version", "--verbose");
        assertThat(result.exitCode()).isEqualTo(2);
        assertThat(result.err()).contains("quoin version: unknown option: '--verbose'");
    }

    @Test
    void theVersionIsFilledInByTheBuild() {
        assertThat(Cli.run("version").out()).matches("quoin \\d+\\.\\d+\\.\\d+\\S*\n");
        assertThat(Cli.run("--version").out()).isEqualTo(Cli.run("version").out());
    }

    @Test
    void aProcessEndsWithTheExitCode() {
        assertThat(Cli.runProcess("Main", new byte[0], Map.of(), "version").exitCode())
                .isZero();
        assertThat(Cli.runProcess("Main", new byte[0], Map.of(), "slove").exitCode())
                .isEqualTo(2);
    }

    @Test
    void aReaderThatLeavesIsNoError() throws Exception {
        Process process =
                Cli.process("Main", Map.of(), "lexicon", "pattern", "*").start();
        try (var out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            assertThat(out.readLine()).isNotNull();
        }
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEmpty();
        assertThat(process.exitValue()).isEqualTo(141);
    }

    @Test
    void aFullDiskIsTold() throws Exception {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full), "no /dev/full here");
        Process process = Cli.process("Main", Map.of(), "variants")
                .redirectOutput(full.toFile())
                .start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(2);
        assertThat(new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
                .startsWith("quoin: cannot write the output: No space left");
    }

    @Test
    void anInterruptEndsWith130AndWithoutAWord() throws Exception {
        Process process = Cli.process("Main", Map.of(), "lexicon", "check").start();
        Process kill = new ProcessBuilder("sh", "-c", "sleep 2; kill -INT " + process.pid()).start();
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(kill.waitFor()).isZero();
        assertThat(process.exitValue()).isEqualTo(130);
        assertThat(new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEmpty();
    }

    @Test
    void valuesThatCannotBeAreNamedWithoutJavaNames() {
        assertThat(Cli.run("lexicon", "stats", "-l", "a\0b").err())
                .startsWith("quoin lexicon stats: invalid value for option '--lexicon': ")
                .contains("is not a valid file name")
                .doesNotContain("java");
        assertThat(Cli.run("moves", "--cgp", "x", "--top", "many").err())
                .startsWith("quoin moves: invalid value for option '--top': expected a whole number but was 'many'\n");
        assertThat(Cli.run("bench", "movegen", "--seconds", "long").err()).contains("expected a number but was 'long'");
        assertThat(Cli.run("play", "crossword", "--seed", "9".repeat(30)).err()).contains("expected a whole number");
    }

    private static java.util.stream.Stream<picocli.CommandLine> everyCommand(picocli.CommandLine command) {
        return java.util.stream.Stream.concat(
                java.util.stream.Stream.of(command),
                command.getSubcommands().values().stream().flatMap(RunTest::everyCommand));
    }
}
