package dev.quoin.cli.shell;

import dev.quoin.cli.console.BadInput;
import dev.quoin.game.file.AtomicFile;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/// The files of one installation under a prefix. Every file has a mark, so that no other file is ever replaced or
/// deleted.
final class Installation {
    /// The mark, in a comment near the start of every file.
    static final String MARK = "Installed by quoin install";

    private static final SizeLimit LIMIT = SizeLimit.megabytes(4, "an installed file");
    private static final String LAUNCHER = "bin/quoin";
    private static final String PAGES = "share/man/man1";

    private final Path prefix;

    Installation(Path prefix) {
        this.prefix = prefix;
    }

    /// Returns the path of a file below the prefix.
    Path resolve(String name) {
        return prefix.resolve(name);
    }

    /// Writes files, by their path below the prefix.
    ///
    /// @throws BadInput before anything is written, when a file exists that is not from an installation
    List<Path> install(Map<String, String> texts) throws IOException {
        var files = new LinkedHashMap<Path, String>();
        texts.forEach((name, text) -> files.put(prefix.resolve(name), text));
        for (Path file : files.keySet()) {
            if (Files.exists(file, LinkOption.NOFOLLOW_LINKS) && !isOurs(file)) {
                throw new BadInput(
                        file + " exists and is not from quoin install; move it away, or choose another --prefix");
            }
        }
        for (var each : files.entrySet()) {
            Files.createDirectories(Objects.requireNonNull(each.getKey().getParent()));
            AtomicFile.write(each.getKey(), each.getValue());
        }
        Path launcher = prefix.resolve(LAUNCHER);
        if (launcher.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        return List.copyOf(files.keySet());
    }

    /// Deletes the files of an installation, whichever version wrote them; returns them.
    List<Path> uninstall() throws IOException {
        var deleted = new ArrayList<Path>();
        for (Path file : known()) {
            if (isOurs(file)) {
                Files.delete(file);
                deleted.add(file);
            }
        }
        return deleted;
    }

    private List<Path> known() throws IOException {
        var files = new ArrayList<Path>();
        files.add(prefix.resolve(LAUNCHER));
        Path pages = prefix.resolve(PAGES);
        if (Files.isDirectory(pages)) {
            try (Stream<Path> all = Files.list(pages)) {
                all.filter(page -> page.getFileName().toString().matches("quoin(-[a-z0-9-]+)?\\.1"))
                        .sorted()
                        .forEach(files::add);
            }
        }
        for (CompletionCommand.Shell shell : CompletionCommand.Shell.values()) {
            files.add(prefix.resolve(shell.place()));
        }
        return files;
    }

    private static boolean isOurs(Path file) throws IOException {
        return Files.isRegularFile(file)
                && Files.size(file) <= LIMIT.bytes()
                && new String(InputFile.bytes(file, LIMIT), StandardCharsets.ISO_8859_1).contains(MARK);
    }

    /// Returns the path of a manual page below the prefix.
    static String page(String command) {
        return PAGES + "/" + command + ".1";
    }

    /// Returns the text of the launcher.
    ///
    /// @param start the words that start quoin
    static Map.Entry<String, String> launcher(List<String> start) {
        var text = new StringBuilder("#!/bin/sh\n# " + MARK + ".\nexec");
        start.forEach(
                word -> text.append(" '").append(word.replace("'", "'\\''")).append('\''));
        return Map.entry(LAUNCHER, text.append(" \"$@\"\n").toString());
    }
}
