package dev.quoin.cli.shell;

import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// `quoin completion SHELL`: prints a script that makes Tab complete commands, options and files.
@Command(
        name = "completion",
        header = "Print a completion script for bash, zsh or fish.",
        footer = {
            "  source <(quoin completion bash)          in bash, for this shell",
            "  quoin completion bash > ~/.local/share/bash-completion/completions/quoin",
            "  source <(quoin completion zsh)           in zsh, put it in ~/.zshrc",
            "  quoin completion fish > ~/.config/fish/completions/quoin.fish",
        })
public final class CompletionCommand implements Callable<Integer> {
    private final Console console;
    private final Supplier<CommandLine> tree;

    @Parameters(paramLabel = "SHELL", description = "Shell: bash, zsh or fish.")
    private Shell shell = Shell.bash;

    /// Creates a command that describes the tree built by `tree`.
    public CompletionCommand(Console console, Supplier<CommandLine> tree) {
        this.console = console;
        this.tree = tree;
    }

    @Override
    public Integer call() {
        console.out().print(shell.script(tree.get()));
        return ExitCode.FINE;
    }

    /// The supported shells; the constants are named as on the command line.
    enum Shell {
        bash("share/bash-completion/completions/quoin"),
        zsh("share/zsh/site-functions/_quoin"),
        fish("share/fish/vendor_completions.d/quoin.fish");

        private final String place;

        Shell(String place) {
            this.place = place;
        }

        /// The path below a prefix where the shell finds the script.
        String place() {
            return place;
        }

        /// The script to print.
        String script(CommandLine root) {
            return switch (this) {
                // The same script works for both: it enables zsh's bash emulation itself.
                case bash, zsh -> withFiles(AutoComplete.bash("quoin", root));
                case fish -> FishCompletion.of(root.getCommandSpec());
            };
        }

        /// The script to install.
        String installed(CommandLine root) {
            String mark = "# " + Installation.MARK + ".\n";
            return switch (this) {
                case bash, fish -> mark + script(root);
                // zsh runs the file when it completes quoin for the first time.
                case zsh ->
                    "#compdef quoin\n" + mark + script(root)
                            + "\n_bash_complete -o default -F _complete_quoin \"$@\"\n";
            };
        }

        /// Lets the shell complete files too where a variant is expected, if no name matches.
        private static String withFiles(String script) {
            return script.replace("  type compopt &>/dev/null && compopt +o default\n", "");
        }
    }
}
