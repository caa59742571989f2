package dev.quoin.cli.arena;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.game.agent.AgentDescription;
import dev.quoin.game.agent.Arguments;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.ProgramProvider;
import dev.quoin.game.process.Sandbox;
import dev.quoin.game.process.SandboxLimits;
import dev.quoin.game.process.Surroundings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// The options for running external agents in a sandbox. Filled by picocli.
public final class ChosenSandbox {
    /// The default folder of matches. Earlier matches may have had the same deals.
    private static final Path MATCHES = Path.of("matches");

    @Option(
            names = "--sandbox",
            paramLabel = "WHEN",
            description = "Run external agents in a bubblewrap sandbox without network: auto (if available),"
                    + " require or off (default: auto).")
    private Use use = Use.auto;

    @Option(
            names = "--sandbox-path",
            paramLabel = "PATH",
            description = "File or folder that sandboxed agents can read in addition to their own; repeatable.")
    private List<Path> paths = List.of();

    @Option(
            names = "--sandbox-limits",
            paramLabel = "LIMITS",
            description = "Resource limits of a sandboxed agent (default: memory=4g,processes=512,disk=256m,cpu=1h).")
    private @Nullable String limits;

    private boolean told;

    /// When to use a sandbox; the constants are named as on the command line.
    enum Use {
        auto,
        require,
        off
    }

    /// Returns programs of the same kind that run in the sandbox, which is looked up on first use.
    <P, M> ProgramProvider<P, M> sandboxed(ProgramProvider<P, M> programs, Console console) {
        return new ProgramProvider<>() {
            @Override
            public AgentDescription description() {
                return programs.description();
            }

            @Override
            public Contestant<P, M> contestant(Arguments arguments, Surroundings surroundings) {
                return programs.contestant(
                        arguments, find(console, MATCHES).map(surroundings::in).orElse(surroundings));
            }
        };
    }

    /// Returns the chosen sandbox; empty when there is none, after a message.
    ///
    /// @param hidden a folder that programs must not see
    /// @throws BadInput when the options cannot be used, or a sandbox is required and does not work
    public Optional<Sandbox> find(Console console, Path hidden) {
        for (Path path : paths) {
            if (!Files.exists(path)) {
                throw new BadInput("--sandbox-path: no such file or folder: " + path);
            }
        }
        SandboxLimits chosen = BadInput.reading(
                "--sandbox-limits", () -> limits == null ? SandboxLimits.standard() : SandboxLimits.parse(limits));
        if (use == Use.off) {
            return Optional.empty();
        }
        Optional<Sandbox> sandbox = Sandbox.find(chosen, paths, List.of(hidden));
        if (sandbox.isEmpty()) {
            String why = Sandbox.problem().orElse("");
            if (use == Use.require) {
                throw new BadInput("--sandbox require: the sandbox does not work on this machine: " + why);
            }
            if (!told) {
                told = true;
                console.message(
                        "No sandbox (" + why + "): external agents can read your files and interfere with each other");
            }
        }
        return sandbox;
    }
}
