package dev.quoin.game.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Starts the processes of one player and ends them all. For one thread.
public final class ProgramLauncher {
    private final ProgramCommand command;
    private final Path folder;
    private final Map<String, String> environment;
    private final ErrorLog log;
    private final ProcessFamily family = new ProcessFamily();

    private ProgramLauncher(ProgramCommand command, Path folder, Map<String, String> environment, Optional<Path> logs) {
        this.command = command.fromAnywhere();
        this.folder = folder.toAbsolutePath();
        this.environment = Map.copyOf(environment);
        this.log = new ErrorLog(logs.map(Path::toAbsolutePath));
    }

    /// A launcher of programs that find what the user finds: the current folder and all of the environment. What they
    /// write to their standard error is read away, and the last of it kept for messages.
    public static ProgramLauncher here(ProgramCommand command) {
        return new ProgramLauncher(command, Path.of(""), System.getenv(), Optional.empty());
    }

    /// A launcher of programs that find what they are given.
    ///
    /// @param folder where they run, unless the surroundings name another
    /// @param logs the folder of what they write to their standard error
    public static ProgramLauncher in(Surroundings surroundings, ProgramCommand command, Path folder, Path logs) {
        return new ProgramLauncher(
                command,
                surroundings.folder().orElse(folder),
                surroundings.environment(System.getenv()),
                Optional.of(logs));
    }

    /// What comes to the log from now on belongs to this game.
    public void begin(String name) {
        log.begin(name);
    }

    /// What is started.
    public ProgramCommand command() {
        return command;
    }

    /// Starts the command with further arguments.
    ///
    /// @throws ProgramStartException when it cannot be started
    public Program start(List<String> arguments, ProgramLimits limits) {
        command.requireProgram(environment.getOrDefault("PATH", ""));
        var words = new ArrayList<String>();
        ProcessFamily.sessionProgram().ifPresent(setsid -> words.add(setsid.toString()));
        words.addAll(command.words());
        words.addAll(arguments);
        var builder = new ProcessBuilder(words).directory(folder.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        try {
            Files.createDirectories(folder);
            return new Program(family.start(builder), limits, log);
        } catch (IOException why) {
            throw new ProgramStartException(String.valueOf(why.getMessage()));
        }
    }

    /// How many processes run that were started.
    public int running() {
        return family.members().size();
    }

    /// Ends all that was started.
    public void end() {
        family.end();
    }
}
