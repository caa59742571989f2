package dev.quoin.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.quoin.cli.console.Console;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;

/// Completion scripts and the manual page, judged by the programs that read them.
class ShellTest {
    private static final List<String> AGENTS =
            List.of("greedy", "random", "clabbers1", "clabbers2", "forest", "static", "sim", "champion", "casual");

    @TempDir
    Path directory;

    @Test
    void bashCompletesCommands() throws Exception {
        Path script = save("quoin.bash", "completion", "bash");
        String program = "source " + script
                + "; COMP_WORDS=(quoin comp); COMP_CWORD=1; _complete_quoin 2>/dev/null; echo \"${COMPREPLY[@]}\"";
        assertThat(run("", "bash", "--norc", "-c", program)).isEqualTo("completion\n");
        String values =
                program.replace("(quoin comp); COMP_CWORD=1", "(quoin play crossword --opponent ''); COMP_CWORD=4");
        assertThat(run("", "bash", "--norc", "-c", values)).isEqualTo(String.join(" ", AGENTS) + "\n");
    }

    @Test
    void bashLeavesFilesToTheShellWhenNoNameFits() throws Exception {
        Path script = save("quoin.bash", "completion", "bash");
        String program = "source " + script + "; complete -p quoin"
                + "; COMP_WORDS=(quoin variants my); COMP_CWORD=2; _complete_quoin; echo \"${#COMPREPLY[@]}\"";
        // To turn the shell's default off is an error here, outside a completion, and would be told.
        assertThat(run("", "bash", "--norc", "-c", program))
                .isEqualTo("complete -o default -F _complete_quoin quoin\n0\n");
    }

    @Test
    void fishCompletesCommands() throws Exception {
        Path script = save("quoin.fish", "completion", "fish");
        assertThat(Files.readString(script)).contains("complete -c quoin -n '__fish_use_subcommand' -a completion");
        assumeTrue(installed("fish"), "fish is not installed");
        String program = "source " + script + "; complete -C 'quoin comp'";
        assertThat(run("", "fish", "--no-config", "-c", program)).startsWith("completion\t");
        String values = "source " + script + "; complete -C 'quoin play crossword --opponent '";
        assertThat(run("", "fish", "--no-config", "-c", values).lines().map(line -> line.split("\t")[0]))
                .containsAll(AGENTS);
    }

    @Test
    void namesOfAgentsAndVariantsAreCompleted() {
        var tree = CommandTree.whole(Console.of(
                InputStream.nullInputStream(), OutputStream.nullOutputStream(), OutputStream.nullOutputStream()));
        var without = new ArrayList<String>();
        everyCommand(tree)
                .forEach(command -> command.getCommandSpec().args().stream()
                        .filter(argument -> List.of("AGENT", "A", "B", "PLAYER", "MODEL", "VARIANT")
                                .contains(argument.paramLabel()))
                        .forEach(argument -> {
                            String expected = argument.paramLabel().equals("VARIANT") ? "mini7" : "random";
                            if (argument.completionCandidates() == null
                                    || !List.copyOf(candidates(argument)).contains(expected)) {
                                without.add(command.getCommandSpec().qualifiedName(" ") + " " + argument.paramLabel());
                            }
                        }));
        assertThat(without).isEmpty();
    }

    private static List<String> candidates(ArgSpec argument) {
        var names = new ArrayList<String>();
        argument.completionCandidates().forEach(names::add);
        return names;
    }

    private static Stream<CommandLine> everyCommand(CommandLine command) {
        return Stream.concat(
                Stream.of(command), command.getSubcommands().values().stream().flatMap(ShellTest::everyCommand));
    }

    @Test
    void helpAndManualPageListEveryExitCode() {
        for (String code : List.of("0", "1", "2", "3", "70", "130", "141")) {
            assertThat(Cli.run("--help").out()).containsPattern("\n  " + code + " +\\S");
            assertThat(Cli.run("man").out()).contains("\\fB" + code + "\\fR\n");
        }
        assertThat(Cli.run("lexicon", "check", "--help").out()).contains("  1     a word is not in the list\n");
    }

    @Test
    void zshReadsTheBashScript() throws Exception {
        Path script = save("quoin.zsh", "completion", "zsh");
        assumeTrue(installed("zsh"), "zsh is not installed");
        assertThat(run(
                        "",
                        "zsh",
                        "-f",
                        "-c",
                        "autoload -U compinit; compinit -u -D; source " + script + "; echo $+_comps[quoin]"))
                .isEqualTo("1\n");
    }

    @Test
    void theManualPageNamesEveryCommand() {
        String page = Cli.run("man").out();
        assertThat(page).startsWith(".TH QUOIN 1 2").contains(".SH QUOIN COMPLETION", ".SH EXIT STATUS");
    }

    @Test
    void theManualPageOfOneCommand() {
        assertThat(Cli.run("man", "version").out()).startsWith(".TH QUOIN\\-VERSION 1 2");
        assertThat(Cli.run("man", "nothing").err()).startsWith("quoin man: no such command: 'nothing' under 'quoin'");
    }

    @Test
    void groffSetsTheManualPageWithoutAWarning() throws Exception {
        assumeTrue(installed("groff"), "groff is not installed");
        Path page = save("quoin.1", "man");
        String shown = run("", "groff", "-ww", "-man", "-Tutf8", page.toString());
        assertThat(shown).contains("Show the version.").doesNotContain("warning");
    }

    @Test
    void mandocHasNothingToSayToTheManualPage() throws Exception {
        assumeTrue(installed("mandoc"), "mandoc is not installed");
        assertThat(run("", "mandoc", "-T", "lint", save("quoin.1", "man").toString()))
                .isEmpty();
        assertThat(run(
                        "",
                        "mandoc",
                        "-T",
                        "lint",
                        save("quoin-moves.1", "man", "moves").toString()))
                .isEmpty();
    }

    private Path save(String name, String... arguments) throws Exception {
        Path file = directory.resolve(name);
        Files.writeString(file, Cli.run(arguments).out());
        return file;
    }

    private static boolean installed(String program) {
        return List.of(System.getenv("PATH").split(":")).stream()
                .anyMatch(part -> Files.isExecutable(Path.of(part, program)));
    }

    private static String run(String input, String... command) throws Exception {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().write(input.getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return out;
    }
}
