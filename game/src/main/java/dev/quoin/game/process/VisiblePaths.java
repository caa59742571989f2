package dev.quoin.game.process;

import dev.quoin.game.file.InputFile;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// Finds the paths that a command needs: its program with its installation, the interpreter of a script, and
/// the folders of files that the command names. Mutable, used once.
///
/// Of a folder that would reveal too much, such as the home folder, only the file is visible.
final class VisiblePaths {
    /// The system folders that every program sees.
    static final List<String> SYSTEM =
            List.of("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/nix/store");

    /// The folders that every sandbox has for itself.
    private static final List<String> OWN = List.of("/dev", "/proc", "/sys", "/run");

    private static final Set<String> PROGRAM_FOLDERS = Set.of("bin", "sbin", "shims");
    private static final int MOST_LINKS = 40;
    private static final int MOST_INTERPRETERS = 4;
    private static final int LONGEST_SHEBANG = 256;

    private final String searchPath;
    private final Set<Path> found = new TreeSet<>();

    private VisiblePaths(String searchPath) {
        this.searchPath = searchPath;
    }

    /// The paths that a command needs in addition to the system's, parents first.
    ///
    /// @param searchPath the value of `PATH`
    static Set<Path> of(ProgramCommand command, String searchPath) {
        var paths = new VisiblePaths(searchPath);
        paths.program(command.words().getFirst(), 0);
        for (String word : command.words().subList(1, command.words().size())) {
            paths.named(word);
        }
        return paths.found;
    }

    private void named(String word) {
        try {
            Path path = Path.of(word);
            if (word.isBlank() || !path.isAbsolute() || !Files.exists(path)) {
                return;
            }
            if (Files.isDirectory(path)) {
                if (!isBroad(path)) {
                    add(path);
                }
            } else {
                Path parent = path.getParent();
                addFolder(path, parent == null ? path : parent);
                // It may be another program that this one starts, such as the engine behind a bridge.
                if (Files.isExecutable(path)) {
                    program(word, 1);
                }
            }
        } catch (InvalidPathException noPath) {
            // just a word
        }
    }

    private void program(String word, int depth) {
        Optional<Path> file = file(word);
        if (file.isEmpty() || depth > MOST_INTERPRETERS) {
            return;
        }
        Path at = file.get().toAbsolutePath().normalize();
        for (int link = 0; link < MOST_LINKS && Files.isSymbolicLink(at); link++) {
            installed(at);
            try {
                at = at.resolveSibling(Files.readSymbolicLink(at)).normalize();
            } catch (IOException unreadable) {
                return;
            }
        }
        installed(at);
        real(at).ifPresent(this::installed);
        for (String interpreter : shebang(at)) {
            program(interpreter, depth + 1);
        }
    }

    private static Optional<Path> real(Path file) {
        try {
            return Optional.of(file.toRealPath());
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    private Optional<Path> file(String word) {
        if (word.contains("/")) {
            return Optional.of(Path.of(word));
        }
        for (String folder : searchPath.split(File.pathSeparator)) {
            Path file = Path.of(folder.isEmpty() ? "." : folder).resolve(word);
            if (Files.isRegularFile(file) && Files.isExecutable(file)) {
                return Optional.of(file);
            }
        }
        return Optional.empty();
    }

    /// Adds the installation of a program in `…/bin`.
    private void installed(Path program) {
        Path folder = program.getParent();
        if (folder == null) {
            return;
        }
        Path name = folder.getFileName();
        Path prefix = folder.getParent();
        if (name != null && prefix != null && PROGRAM_FOLDERS.contains(name.toString()) && !isBroad(prefix)) {
            add(prefix);
        } else {
            addFolder(program, folder);
        }
    }

    private void addFolder(Path file, Path folder) {
        add(isBroad(folder) ? file : folder);
    }

    private void add(Path path) {
        if (!isSystem(path) && OWN.stream().noneMatch(path::startsWith)) {
            found.add(path.toAbsolutePath().normalize());
        }
    }

    private static boolean isSystem(Path path) {
        return SYSTEM.stream().anyMatch(path::startsWith);
    }

    /// Whether a folder contains more than a program and its files.
    private static boolean isBroad(Path folder) {
        var secret = new LinkedHashSet<Path>();
        for (String name : new String[] {"user.home", "java.io.tmpdir"}) {
            secret.add(Path.of(System.getProperty(name, "/")).toAbsolutePath().normalize());
        }
        Path home = secret.iterator().next();
        secret.add(home.resolve(".local"));
        secret.add(home.resolve(".config"));
        secret.add(Path.of("/etc/alternatives"));
        secret.add(Path.of("/var/lib"));
        Path normal = folder.toAbsolutePath().normalize();
        return normal.getNameCount() == 0 || secret.stream().anyMatch(path -> path.startsWith(normal));
    }

    /// The programs in the first line of a script: `#!/usr/bin/env python3` names two.
    private static List<String> shebang(Path script) {
        var start = new byte[LONGEST_SHEBANG];
        try (InputStream input = InputFile.open(script)) {
            int count = input.readNBytes(start, 0, start.length);
            String text = new String(start, 0, count, StandardCharsets.ISO_8859_1);
            if (!text.startsWith("#!")) {
                return List.of();
            }
            int end = text.indexOf('\n');
            return List.of(text.substring(2, end < 0 ? text.length() : end)
                            .strip()
                            .split("[ \t]+"))
                    .stream()
                    .filter(word -> !word.isEmpty() && !word.startsWith("-") && !word.contains("="))
                    .limit(2)
                    .toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }
}
