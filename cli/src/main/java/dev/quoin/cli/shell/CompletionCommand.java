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

    @Parameters(paramLabel = "SHELL", description = "One of: bash, zsh, fish.")
    private Shell shell = Shell.bash;

    /// A command that describes the tree which `tree` builds.
    public CompletionCommand(Console console, Supplier<CommandLine> tree) {
        this.console = console;
        this.tree = tree;
    }

    @Override
    public Integer call() {
        console.out()
                .print(
                        switch (shell) {
                            // The same script serves both: it switches zsh's bash emulation on by itself.
                            case bash, zsh -> withFiles(AutoComplete.bash("quoin", tree.get()));
                            case fish -> FishCompletion.of(tree.get().getCommandSpec());
                        });
        return ExitCode.FINE;
    }

    /// Where a variant's name may stand, a file may too: when no name fits, the shell offers files.
    private static String withFiles(String script) {
        return script.replace("  type compopt &>/dev/null && compopt +o default\n", "");
    }

    /// The shells we can serve; the names are what a person types.
    enum Shell {
        bash,
        zsh,
        fish
    }
}
