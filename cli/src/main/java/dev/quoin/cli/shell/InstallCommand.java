package dev.quoin.cli.shell;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.ExitCode;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/// `quoin install`: puts the command, its manual pages and its completions into a prefix.
@Command(
        name = "install",
        header = "Install the quoin command, its manual pages and shell completions.",
        description = {
            "Writes bin/quoin, which starts this checkout, app image or jar, share/man/man1/quoin.1 with a page for each"
                    + " command, and completions for bash, zsh and fish. Running it again updates the files. A file"
                    + " that is not from an earlier installation is never replaced or deleted."
        },
        exitCodeList = "1:with --uninstall: there is no installation",
        footer = {
            "  quoin install                          into ~/.local",
            "  sudo quoin install --prefix /usr/local",
            "  quoin install --uninstall              remove the files again",
        })
public final class InstallCommand implements Callable<Integer> {
    private final Console console;
    private final Supplier<CommandLine> tree;
    private final Supplier<Optional<List<String>>> start;

    @Option(names = "--prefix", paramLabel = "DIR", description = "Folder to install into (default: ~/.local).")
    private @Nullable Path prefix;

    @Option(names = "--uninstall", description = "Remove the files of an installation.")
    private boolean uninstall;

    /// Creates a command that describes the tree built by `tree`.
    public InstallCommand(Console console, Supplier<CommandLine> tree) {
        this(console, tree, StartCommand::current);
    }

    /// @param start the words that start quoin
    InstallCommand(Console console, Supplier<CommandLine> tree, Supplier<Optional<List<String>>> start) {
        this.console = console;
        this.tree = tree;
        this.start = start;
    }

    @Override
    public Integer call() throws IOException {
        Path folder = prefix == null ? Path.of(System.getProperty("user.home"), ".local") : prefix;
        var installation = new Installation(folder.toAbsolutePath().normalize());
        if (uninstall) {
            List<Path> deleted = installation.uninstall();
            deleted.forEach(file -> console.out().line("removed " + file));
            if (deleted.isEmpty()) {
                console.message("quoin install: there is no installation in " + folder);
            }
            return deleted.isEmpty() ? ExitCode.NO : ExitCode.FINE;
        }
        installation.install(texts()).forEach(file -> console.out().line("wrote " + file));
        advise(installation.resolve("bin"));
        return ExitCode.FINE;
    }

    private Map<String, String> texts() {
        List<String> words = start.get()
                .orElseThrow(() -> new BadInput("quoin does not run from a checkout, an app image or a jar, so there is"
                        + " nothing to start"));
        var texts = new LinkedHashMap<String, String>();
        var launcher = Installation.launcher(words);
        texts.put(launcher.getKey(), launcher.getValue());
        CommandLine root = tree.get();
        pages(root, texts);
        for (CompletionCommand.Shell shell : CompletionCommand.Shell.values()) {
            texts.put(shell.place(), shell.installed(root));
        }
        return texts;
    }

    private static void pages(CommandLine root, Map<String, String> texts) {
        texts.put(Installation.page("quoin"), page(root.getCommandSpec()));
        root.getSubcommands().forEach((name, command) -> {
            CommandSpec spec = command.getCommandSpec();
            if (!spec.usageMessage().hidden() && spec.name().equals(name) && !name.equals("help")) {
                texts.put(Installation.page("quoin-" + name), page(spec));
            }
        });
    }

    private static String page(CommandSpec command) {
        return ".\\\" " + Installation.MARK + ".\n" + new ManPage(command, Edition.current()).text();
    }

    private void advise(Path bin) {
        List<String> path =
                Arrays.asList(console.environment().getOrDefault("PATH", "").split(File.pathSeparator));
        console.message(
                path.contains(bin.toString())
                        ? bin + " is on your PATH. Start a new shell to use the completions."
                        : bin + " is not on your PATH. Add this line to the startup file of your shell: export PATH=\""
                                + bin + ":$PATH\"");
    }
}
