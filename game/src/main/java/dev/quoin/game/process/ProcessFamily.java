package dev.quoin.game.process;

import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/// All processes started for one player, including orphans. Not thread-safe.
///
/// They are found by parentage, and on Linux also by an environment variable, which children inherit, and by
/// the session of the first process. When this JVM exits, it kills those that are left.
final class ProcessFamily {
    /// The environment variable that identifies a family.
    static final String MARK = "QUOIN_AGENT";

    private static final Path SYSTEM = Path.of("/proc");
    private static final Duration POLITE = Duration.ofMillis(500);
    private static final Duration CERTAIN = Duration.ofSeconds(10);
    private static final long PAUSE_MILLIS = 5;
    private static final SizeLimit LIMIT = SizeLimit.megabytes(16, "a file of /proc");
    private static final Set<ProcessFamily> LIVING = ConcurrentHashMap.newKeySet();

    /// Read-locked to start a process; write-locked to prevent further starts.
    private static final ReadWriteLock STARTING = new ReentrantReadWriteLock();

    private static final Executor STARTER = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("program-starter").factory());

    private static boolean closing;

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(ProcessFamily::close, "program-farewell"));
    }

    private static void close() {
        STARTING.writeLock().lock();
        try {
            closing = true;
        } finally {
            STARTING.writeLock().unlock();
        }
        LIVING.forEach(ProcessFamily::kill);
    }

    private final String mark = UUID.randomUUID().toString();
    private final Set<ProcessHandle> parents = ConcurrentHashMap.newKeySet();

    /// Starts a process in this family.
    ///
    /// @throws IOException when it cannot be started, or the JVM is shutting down
    Process start(ProcessBuilder builder) throws IOException {
        builder.environment().put(MARK, mark);
        STARTING.readLock().lock();
        try {
            if (closing) {
                throw new IOException("this program is about to end");
            }
            Process process = started(builder);
            parents.removeIf(parent -> !parent.isAlive());
            parents.add(process.toHandle());
            LIVING.add(this);
            return process;
        } finally {
            STARTING.readLock().unlock();
        }
    }

    /// A sandbox dies with the thread that started it, so one permanent thread starts them all.
    private static Process started(ProcessBuilder builder) throws IOException {
        var task = new FutureTask<>(builder::start);
        STARTER.execute(task);
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    return task.get();
                } catch (InterruptedException later) {
                    interrupted = true;
                } catch (ExecutionException why) {
                    throw new IOException(
                            why.getCause() == null ? "" : why.getCause().getMessage(), why);
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /// Terminates all processes, forcibly after a grace period.
    void end() {
        Set<ProcessHandle> members = members();
        members.forEach(ProcessHandle::destroy);
        long deadline = System.nanoTime() + POLITE.toNanos();
        while (members.stream().anyMatch(ProcessFamily::isRunning) && System.nanoTime() < deadline) {
            pause();
        }
        kill();
    }

    /// Kills all processes. New ones may appear meanwhile, so it repeats until there are none.
    void kill() {
        long deadline = System.nanoTime() + CERTAIN.toNanos();
        Set<ProcessHandle> members = members();
        while (!members.isEmpty() && System.nanoTime() < deadline) {
            members.forEach(ProcessHandle::destroyForcibly);
            pause();
            members = members();
        }
        LIVING.remove(this);
    }

    /// The processes running now.
    Set<ProcessHandle> members() {
        Set<ProcessHandle> members = all();
        members.removeIf(member -> !isRunning(member));
        return members;
    }

    /// The processes running now, and those that have ended but were not waited for.
    Set<ProcessHandle> all() {
        var members = new HashSet<ProcessHandle>();
        for (ProcessHandle parent : parents) {
            members.add(parent);
            parent.descendants().forEach(members::add);
        }
        if (Files.isDirectory(SYSTEM)) {
            marked(members);
        }
        return members;
    }

    private void marked(Set<ProcessHandle> members) {
        try (DirectoryStream<Path> processes = Files.newDirectoryStream(SYSTEM, "[0-9]*")) {
            for (Path process : processes) {
                long id = Long.parseLong(process.getFileName().toString());
                if (isMarked(process) || isInSession(process)) {
                    ProcessHandle.of(id).ifPresent(members::add);
                }
            }
        } catch (IOException | RuntimeException unreadable) {
            // what cannot be seen cannot be ended
        }
    }

    private boolean isMarked(Path process) {
        return contents(process.resolve("environ")).contains(MARK + "=" + mark);
    }

    /// The session is the sixth field of `stat`, whose second may contain anything between its parentheses.
    private boolean isInSession(Path process) {
        String stat = contents(process.resolve("stat"));
        String[] words = stat.substring(stat.lastIndexOf(')') + 1).strip().split(" ");
        return words.length > 3 && parents.stream().anyMatch(parent -> words[3].equals("" + parent.pid()));
    }

    static String contents(Path file) {
        try {
            return new String(InputFile.bytes(file, LIMIT), StandardCharsets.ISO_8859_1);
        } catch (IOException gone) {
            return "";
        }
    }

    /// Whether a process is running; a zombie is not.
    private static boolean isRunning(ProcessHandle process) {
        if (!process.isAlive()) {
            return false;
        }
        Path stat = SYSTEM.resolve(process.pid() + "/stat");
        if (!Files.exists(stat)) {
            return !Files.isDirectory(SYSTEM);
        }
        String text = contents(stat);
        String state = text.substring(text.lastIndexOf(')') + 1).strip();
        return !state.isEmpty() && !state.startsWith("Z") && !state.startsWith("X");
    }

    private static void pause() {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }

    /// The program that starts a process in a new session, if installed.
    static Optional<Path> sessionProgram() {
        for (String folder : new String[] {"/usr/bin", "/bin"}) {
            Path program = Path.of(folder, "setsid");
            if (Files.isExecutable(program)) {
                return Optional.of(program);
            }
        }
        return Optional.empty();
    }
}
