package dev.quoin.game.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Starts and ends the processes of one player. Not thread-safe.
public final class ProgramLauncher {
    private final ProgramCommand command;
    private final Path folder;
    private final Map<String, String> environment;
    private final ErrorLog log;
    private final Optional<Inside> inside;
    private final ProcessFamily family = new ProcessFamily();
    private final CpuAccount cpu = new CpuAccount(family);

    /// A sandbox and its bindings for this player.
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

    /// Creates a launcher of programs that run in the current folder with the user's full environment. Their
    /// stderr is drained; the last output is kept for messages.
    public static ProgramLauncher here(ProgramCommand command) {
        return new ProgramLauncher(command, Path.of(""), System.getenv(), Optional.empty(), Optional.empty());
    }

    /// Creates a launcher of programs that run in the given surroundings.
    ///
    /// @param room the folders of the player
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

    /// The folders of a player's programs.
    ///
    /// @param folder the working directory, unless the surroundings name another
    /// @param logs the folder for their stderr output
    /// @param readable additional paths that a sandboxed program can read
    /// @param hidden paths that a sandboxed program must not see
    /// @param isShared whether successive processes share the files in the folder
    public record Room(Path folder, Path logs, List<Path> readable, List<Path> hidden, boolean isShared) {}

    /// Attributes all further log output and CPU time to this game.
    public void begin(String name) {
        log.begin(name);
        cpu.begin();
    }

    /// Returns the CPU time of all programs, and of everything they started, since the game began: of running
    /// processes, of those that ended and were waited for, and of those that [#end] has ended. Empty when it is not
    /// known, as for a program that has ended by itself and was not started by [#startOnce], and where processes do
    /// not tell (outside Linux).
    public Optional<Duration> cpuTime() {
        return cpu.used();
    }

    /// Returns the command to start.
    public ProgramCommand command() {
        return command;
    }

    /// Returns whether programs run in a sandbox, where no other program can reach them.
    public boolean isSandboxed() {
        return inside.isPresent();
    }

    /// Starts the command with additional arguments.
    ///
    /// @throws ProgramStartException when it cannot be started
    public Program start(List<String> arguments, ProgramLimits limits) {
        return start(arguments, limits, Optional::empty);
    }

    /// Starts the command for a single message, after which it ends by itself. Its CPU time is still known then,
    /// because a shell waits for it.
    ///
    /// @throws ProgramStartException when it cannot be started
    public Program startOnce(List<String> arguments, ProgramLimits limits) {
        return start(arguments, limits, () -> ExitMeter.open(isSandboxed()));
    }

    private Program start(List<String> arguments, ProgramLimits limits, Supplier<Optional<ExitMeter>> meters) {
        String searchPath = environment.getOrDefault("PATH", "");
        command.requireProgram(searchPath);
        requireRoom();
        var words = new ArrayList<String>();
        inside.ifPresentOrElse(
                in -> words.addAll(in.sandbox().words(command, searchPath, in.files(), in.place())), () -> {
                    ProcessFamily.sessionProgram().ifPresent(setsid -> words.add(setsid.toString()));
                    words.addAll(command.words());
                });
        Optional<ExitMeter> meter = meters.get();
        meter.ifPresent(shell -> insert(words, shell.words()));
        words.addAll(arguments);
        var builder = new ProcessBuilder(words).directory(folder.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        try {
            Files.createDirectories(folder);
            Process process = family.start(builder);
            cpu.started(process, meter);
            return new Program(process, family, limits, log);
        } catch (IOException why) {
            meter.ifPresent(ExitMeter::close);
            throw new ProgramStartException(String.valueOf(why.getMessage()));
        }
    }

    /// Inserts a meter's shell: outside the sandbox, where the program cannot deceive it, but inside the session, by
    /// which processes are found.
    private void insert(List<String> words, List<String> shell) {
        if (isSandboxed()) {
            Sandbox.measure(words, shell);
        } else {
            words.addAll(ProcessFamily.sessionProgram().isPresent() ? 1 : 0, shell);
        }
    }

    /// Checks the disk limit of a folder outside the sandbox before each start.
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

    /// Returns the number of running processes.
    public int running() {
        return family.members().size();
    }

    /// Ends all processes.
    public void end() {
        cpu.ending();
        family.end();
        cpu.ended();
    }
}
