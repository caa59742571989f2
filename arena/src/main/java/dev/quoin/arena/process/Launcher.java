package dev.quoin.arena.process;

import dev.quoin.arena.Quarters;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// Starts the processes of one player and ends them all. For one thread.
final class Launcher {
    private final AgentCommand command;
    private final Path folder;
    private final Map<String, String> environment;
    private final ErrorLog log;
    private final ProcessFamily family = new ProcessFamily();

    Launcher(AgentCommand command, Surroundings surroundings, Quarters quarters) {
        this.command = command.fromAnywhere();
        this.folder = surroundings.folder().orElse(quarters.folder()).toAbsolutePath();
        this.environment = surroundings.environment(System.getenv());
        this.log = new ErrorLog(quarters.logs().toAbsolutePath());
    }

    /// What comes to the log from now on belongs to this game.
    void begin(String name) {
        log.begin(name);
    }

    /// Starts the command with further arguments.
    ///
    /// @throws dev.quoin.arena.PlayerFailure when it cannot be started
    AgentProcess start(List<String> arguments) {
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
            return new AgentProcess(command, family.start(builder), log);
        } catch (IOException why) {
            throw command.cannotStart(String.valueOf(why.getMessage()));
        }
    }

    /// How many processes run that were started.
    int running() {
        return family.members().size();
    }

    /// Ends all that was started.
    void end() {
        family.end();
    }
}
