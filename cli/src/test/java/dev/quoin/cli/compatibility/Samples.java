package dev.quoin.cli.compatibility;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.quoin.cli.Cli;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// What the commands of commit 25d2a97 wrote, as tests find it beside them.
///
/// In texts `@EXAMPLES@` stands for the examples of the checkout, `@FILES@` for the folder `files`, of which every test
/// gets a copy, and the version of then for the one that runs.
final class Samples {
    private static final String VERSION_OF_THEN = "0.1.0-SNAPSHOT";

    private final Path folder;
    private final Path files;

    private Samples(Path folder, Path files) {
        this.folder = folder;
        this.files = files;
    }

    /// The samples, with a copy of their files in a folder of the test.
    static Samples in(Path scratch) {
        var samples = new Samples(located("commands.txt").resolveSibling(""), scratch.resolve("files"));
        samples.copy("files", samples.files);
        return samples;
    }

    /// The names of the samples in a folder.
    static List<String> names(String folder) {
        return names(located(folder));
    }

    /// The names of the files in a folder.
    static List<String> names(Path folder) {
        try (Stream<Path> list = Files.list(folder)) {
            return list.map(path -> folder.relativize(path).toString()).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A record without the name of the user's variant, which records did not have then.
    static String withoutVariant(String record) {
        return record.replaceAll("(?m)^#variant .*\\R", "");
    }

    /// A sample with the names of folders as they are stored.
    static String unfilled(String name) {
        return read(located(name));
    }

    private static Path located(String name) {
        try {
            return Path.of(Objects.requireNonNull(Samples.class.getResource(name), name)
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /// A sample as it is.
    Path path(String name) {
        return folder.resolve(name);
    }

    /// A sample as text.
    String text(String name) {
        return filled(read(path(name)));
    }

    /// The lines of a sample.
    List<String> lines(String name) {
        return text(name).lines().toList();
    }

    /// A text with this machine's folders and version.
    String filled(String text) {
        return text.replace("@EXAMPLES@", root().resolve("examples").toString())
                .replace("@FILES@", files.toString())
                .replace(VERSION_OF_THEN, Cli.run("version").out().strip().replaceFirst("^quoin ", ""));
    }

    /// Copies a folder of samples, with texts filled in.
    void copy(String name, Path target) {
        try (Stream<Path> all = Files.walk(path(name))) {
            for (Path from : all.toList()) {
                Path to = target.resolve(path(name).relativize(from).toString());
                if (Files.isDirectory(from)) {
                    Files.createDirectories(to);
                } else if (from.toString().matches(".*\\.(jsonl?|html|txt|gcg|ggf)")) {
                    Files.writeString(to, filled(read(from)));
                } else {
                    Files.copy(from, to);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A file as text.
    static String read(Path file) {
        try {
            return Files.readString(file, UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path root() {
        return Path.of(System.getProperty("quoin.root", "..")).toAbsolutePath().normalize();
    }
}
