package dev.quoin.game.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// Starts the processes of one player and ends them all. For one thread.
public final class ProgramLauncher {
    private final ProgramCommand command;
    private final Path folder;
    private final Map<String, String> environment;
    private final ErrorLog log;
    private final Optional<Inside> inside;
    private final ProcessFamily family = new ProcessFamily();

    /// A sandbox, and what is bound in it for this player.
    private record Inside(Sandbox sandbox, Optional<Path> files, Optional<Sandbox.Place> place) {}

    private ProgramLauncher(
            ProgramCommand command,
            Path folder,
            Map<String, String> environment,
            Optional<Path> logs,
            Optional<Inside> inside) {
        this.command = command.fromAnywhere();
        this.folder = folder.toAbsolutePath();
        this.environment = Map.copyOf(environment);
        this.log = new ErrorLog(logs.map(Path::toAbsolutePath));
        this.inside = inside;
    }

    /// A launcher of programs that find what the user finds: the current folder and all of the environment. What they
    /// write to their standard error is read away, and the last of it kept for messages.
    public static ProgramLauncher here(ProgramCommand command) {
        return new ProgramLauncher(command, Path.of(""), System.getenv(), Optional.empty(), Optional.empty());
    }

    /// A launcher of programs that find what they are given.
    ///
    /// @param room where they run and what they see besides
    public static ProgramLauncher in(Surroundings surroundings, ProgramCommand command, Room room) {
        Optional<Inside> inside = surroundings.sandbox().map(sandbox -> {
            boolean isShared = surroundings.kept() || room.isShared();
            return new Inside(
                    sandbox.with(room.readable(), room.hidden()),
                    isShared ? Optional.of(room.folder().toAbsolutePath()) : Optional.empty(),
                    surroundings
                            .folder()
                            .map(place ->
                                    new Sandbox.Place(place.toAbsolutePath().normalize(), surroundings.kept())));
        });
        return new ProgramLauncher(
                command,
                inside.isPresent() ? room.folder() : surroundings.folder().orElse(room.folder()),
                surroundings.environment(System.getenv()),
                Optional.of(room.logs()),
                inside);
    }

    /// Where the programs of a player live.
    ///
    /// @param folder where they run, unless their surroundings name another
    /// @param logs the folder of what they write to their standard error
    /// @param readable what a sandboxed program can read besides its own
    /// @param hidden what a sandboxed program must not see
    /// @param isShared whether several processes, one after the other, find the same files in the folder
    public record Room(Path folder, Path logs, List<Path> readable, List<Path> hidden, boolean isShared) {}

    /// What comes to the log from now on belongs to this game.
    public void begin(String name) {
        log.begin(name);
    }

    /// What is started.
    public ProgramCommand command() {
        return command;
    }

    /// Whether it is started in a sandbox, where no other program can reach it.
    public boolean isSandboxed() {
        return inside.isPresent();
    }

    /// Starts the command with further arguments.
    ///
    /// @throws ProgramStartException when it cannot be started
    public Program start(List<String> arguments, ProgramLimits limits) {
        String searchPath = environment.getOrDefault("PATH", "");
        command.requireProgram(searchPath);
        requireRoom();
        var words = new ArrayList<String>();
        inside.ifPresentOrElse(
                in -> words.addAll(in.sandbox().words(command, searchPath, in.files(), in.place())), () -> {
                    ProcessFamily.sessionProgram().ifPresent(setsid -> words.add(setsid.toString()));
                    words.addAll(command.words());
                });
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

    /// Files in a folder outside the sandbox are counted before each start.
    private void requireRoom() {
        if (inside.flatMap(Inside::files).isEmpty()) {
            return;
        }
        long most = inside.map(in -> in.sandbox().limits().disk()).orElse(Long.MAX_VALUE);
        if (bytes(folder) > most) {
            throw new ProgramStartException("its folder holds more than " + (most >> 20) + " MiB");
        }
    }

    private static long bytes(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.mapToLong(ProgramLauncher::size).sum();
        } catch (IOException | RuntimeException unreadable) {
            return 0;
        }
    }

    private static long size(Path file) {
        try {
            return Files.isRegularFile(file) ? Files.size(file) : 0;
        } catch (IOException gone) {
            return 0;
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
