package dev.quoin.game.process;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// A [bubblewrap](https://github.com/containers/bubblewrap) sandbox. Immutable.
///
/// A sandboxed program has its own PID, mount, network, IPC, UTS and user namespaces. It can read the
/// system's programs and libraries, the files its command names and additional paths, and can write to its
/// own folder and `/tmp`, which are in memory, limited, and deleted when it ends. When its first process or
/// this process ends, the kernel kills everything it started.
///
/// @param limits the resource limits
/// @param readable additional readable paths
/// @param hidden hidden folders, even within readable paths
public record Sandbox(SandboxLimits limits, List<Path> readable, List<Path> hidden) {
    /// The working directory of a sandboxed program.
    static final String HOME = "/tmp/agent";

    private static final Path BUBBLEWRAP = Path.of("/usr/bin/bwrap");
    private static final Path PRLIMIT = Path.of("/usr/bin/prlimit");
    private static final Path SYSTEMD_RUN = Path.of("/usr/bin/systemd-run");
    private static final int LONGEST_ERROR = 4096;
    private static final Duration TO_TRY = Duration.ofSeconds(10);
    private static final long SHARED_MEMORY = 64L << 20;

    /// Variables that `systemd-run --user` needs to find the user manager; sandboxed programs do not get
    /// them.
    private static final List<String> MANAGER = List.of("XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS");

    /// What programs need from `/etc`: no names, no keys.
    private static final List<String> SETTINGS = List.of(
            "/etc/ld.so.cache",
            "/etc/ld.so.conf",
            "/etc/ld.so.conf.d",
            "/etc/alternatives",
            "/etc/localtime",
            "/etc/timezone",
            "/etc/locale.alias");

    public Sandbox {
        readable = absolute(readable);
        hidden = absolute(hidden);
    }

    private static List<Path> absolute(List<Path> paths) {
        return paths.stream().map(path -> path.toAbsolutePath().normalize()).toList();
    }

    /// What works on this machine, determined by trying.
    private static final class Machine {
        static final Optional<String> PROBLEM;
        static final boolean MANAGED;

        static {
            Optional<String> problem = problem();
            PROBLEM = problem;
            MANAGED = problem.isEmpty() && managed();
        }

        private static Optional<String> problem() {
            if (!Files.isExecutable(BUBBLEWRAP)) {
                return Optional.of("bubblewrap is not installed (" + BUBBLEWRAP + ")");
            }
            if (!Files.isExecutable(PRLIMIT)) {
                return Optional.of("prlimit is not installed (" + PRLIMIT + ")");
            }
            return tried(false);
        }

        private static boolean managed() {
            return Files.isExecutable(SYSTEMD_RUN)
                    && System.getenv(MANAGER.getFirst()) != null
                    && tried(true).isEmpty();
        }

        private static Optional<String> tried(boolean managed) {
            var sandbox = new Sandbox(SandboxLimits.standard(), List.of(), List.of());
            var command = new ProgramCommand("program", List.of("/usr/bin/true"));
            var words = sandbox.words(command, "", Optional.empty(), Optional.empty(), managed);
            try {
                Process process = new ProcessBuilder(words)
                        .redirectErrorStream(true)
                        .redirectInput(new File("/dev/null"))
                        .start();
                if (!process.waitFor(TO_TRY.toSeconds(), TimeUnit.SECONDS)) {
                    process.destroyForcibly();
                    return Optional.of("bubblewrap did not start a program within " + TO_TRY.toSeconds() + " s");
                }
                String said =
                        new String(process.getInputStream().readNBytes(LONGEST_ERROR), StandardCharsets.UTF_8).strip();
                return process.exitValue() == 0
                        ? Optional.empty()
                        : Optional.of(said.lines().findFirst().orElse("it fails"));
            } catch (IOException why) {
                return Optional.of(String.valueOf(why.getMessage()));
            } catch (InterruptedException hurry) {
                Thread.currentThread().interrupt();
                return Optional.of("interrupted");
            }
        }
    }

    /// Returns a sandbox with these limits, if one works on this machine.
    public static Optional<Sandbox> find(SandboxLimits limits, List<Path> readable, List<Path> hidden) {
        return problem().isPresent() ? Optional.empty() : Optional.of(new Sandbox(limits, readable, hidden));
    }

    /// Returns why sandboxes do not work on this machine; empty when they do. Tested once, by running a
    /// program in one.
    public static Optional<String> problem() {
        return Machine.PROBLEM;
    }

    /// A copy that shows and hides additional paths.
    Sandbox with(List<Path> moreReadable, List<Path> moreHidden) {
        return new Sandbox(
                limits,
                Stream.concat(readable.stream(), moreReadable.stream()).toList(),
                Stream.concat(hidden.stream(), moreHidden.stream()).toList());
    }

    /// The folder where a program starts, if not its own.
    ///
    /// @param folder the folder
    /// @param writable whether it is writable
    record Place(Path folder, boolean writable) {}

    /// Returns the command line that starts a command in this sandbox.
    ///
    /// @param searchPath the value of `PATH`
    /// @param files the folder for its files; empty when they are deleted with its process
    /// @param place the folder where it starts
    List<String> words(ProgramCommand command, String searchPath, Optional<Path> files, Optional<Place> place) {
        return words(command, searchPath, files, place, Machine.MANAGED);
    }

    private List<String> words(
            ProgramCommand command, String searchPath, Optional<Path> files, Optional<Place> place, boolean managed) {
        var words = new ArrayList<String>();
        if (managed) {
            words.addAll(List.of(SYSTEMD_RUN.toString(), "--user", "--scope", "--quiet", "--collect"));
            words.addAll(List.of("-p", "MemoryMax=" + limits.memory(), "-p", "MemorySwapMax=0"));
            words.addAll(List.of("-p", "TasksMax=" + limits.processes(), "--"));
        }
        words.addAll(List.of(BUBBLEWRAP.toString(), "--unshare-all", "--unshare-user", "--disable-userns"));
        words.addAll(List.of("--die-with-parent", "--new-session", "--cap-drop", "ALL", "--hostname", "agent"));
        MANAGER.forEach(name -> words.addAll(List.of("--unsetenv", name)));
        system(words);
        words.addAll(List.of("--proc", "/proc", "--dev", "/dev"));
        words.addAll(List.of("--size", "" + SHARED_MEMORY, "--tmpfs", "/dev/shm"));
        words.addAll(List.of("--size", "" + limits.disk(), "--tmpfs", "/tmp"));
        shown(words, command, searchPath, place);
        files.ifPresentOrElse(
                folder -> words.addAll(List.of("--bind", folder.toString(), HOME)),
                () -> words.addAll(List.of("--dir", HOME)));
        words.addAll(List.of("--remount-ro", "/dev", "--remount-ro", "/"));
        words.addAll(
                List.of("--chdir", place.map(where -> where.folder().toString()).orElse(HOME), "--"));
        words.addAll(List.of(PRLIMIT.toString(), "--data=" + limits.memory(), "--nproc=" + limits.processes()));
        words.addAll(List.of("--fsize=" + limits.disk(), "--cpu=" + limits.cpu().toSeconds(), "--core=0", "--"));
        words.addAll(command.words());
        return words;
    }

    /// Inserts a shell into a command line of [#words], so that it learns the CPU time of the whole sandbox.
    ///
    /// bubblewrap does not wait for its own first process, whose times would be lost; it does wait for another one.
    static void measure(List<String> words, List<String> shell) {
        words.addAll(words.indexOf(PRLIMIT.toString()), List.of("/bin/sh", "-c", "\"$@\"; exit $?", "sh"));
        int start = words.indexOf(BUBBLEWRAP.toString());
        words.add(start + 1, "--as-pid-1");
        words.addAll(start, shell);
    }

    private static void system(List<String> words) {
        for (String name : VisiblePaths.SYSTEM) {
            Path path = Path.of(name);
            try {
                if (Files.isSymbolicLink(path)) {
                    words.addAll(
                            List.of("--symlink", Files.readSymbolicLink(path).toString(), name));
                } else if (Files.isDirectory(path)) {
                    words.addAll(List.of("--ro-bind", name, name));
                }
            } catch (IOException unreadable) {
                // not shown
            }
        }
        var settings = new ArrayList<>(SETTINGS);
        try (Stream<Path> all = Files.list(Path.of("/etc"))) {
            // Debian keeps the settings of a JDK there.
            all.map(Path::toString)
                    .filter(name -> name.startsWith("/etc/java-"))
                    .sorted()
                    .forEach(settings::add);
        } catch (IOException | UncheckedIOException unreadable) {
            // not shown
        }
        settings.forEach(name -> words.addAll(List.of("--ro-bind-try", name, name)));
    }

    /// Binds the paths the command needs, parents first, and covers hidden ones in between.
    private void shown(List<String> words, ProgramCommand command, String searchPath, Optional<Place> place) {
        Set<Path> shown = new TreeSet<>(VisiblePaths.of(command, searchPath));
        readable.stream().filter(Files::exists).forEach(shown::add);
        place.ifPresent(where -> shown.add(where.folder()));
        var mounts = new LinkedHashMap<Path, String>();
        for (Path path : shown) {
            boolean isWritable = place.filter(
                            where -> where.writable() && where.folder().equals(path))
                    .isPresent();
            mounts.put(path, isWritable ? "--bind" : "--ro-bind");
        }
        for (Path path : hidden) {
            boolean isVisible = shown.stream().anyMatch(path::startsWith);
            boolean isCovered = hidden.stream().anyMatch(other -> !other.equals(path) && path.startsWith(other));
            if (isVisible && !isCovered && Files.isDirectory(path)) {
                mounts.put(path, "--tmpfs");
            }
        }
        // A path sorts before its descendants.
        new TreeMap<>(mounts).forEach((path, option) -> mount(words, path, option));
    }

    private static void mount(List<String> words, Path path, String option) {
        if (option.equals("--tmpfs")) {
            words.addAll(List.of("--perms", "0500", "--size", "4096", option, path.toString()));
        } else {
            words.addAll(List.of(option, path.toString(), path.toString()));
        }
    }

    /// The environment of a program in this sandbox.
    ///
    /// @param environment the environment outside the sandbox
    /// @param given the variables set explicitly
    static Map<String, String> environment(Map<String, String> environment, Map<String, String> given) {
        var inside = new LinkedHashMap<>(environment);
        inside.put("HOME", HOME);
        inside.put("TMPDIR", "/tmp");
        inside.putAll(given);
        if (Machine.MANAGED) {
            MANAGER.forEach(
                    name -> Optional.ofNullable(System.getenv(name)).ifPresent(value -> inside.put(name, value)));
        }
        return inside;
    }
}
