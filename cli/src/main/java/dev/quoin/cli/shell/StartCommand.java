package dev.quoin.cli.shell;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.List;
import java.util.Optional;

/// The command that starts the running quoin again.
final class StartCommand {
    private StartCommand() {}

    /// Returns the words of the command; empty when quoin does not run from a jar.
    static Optional<List<String>> current() {
        CodeSource source = StartCommand.class.getProtectionDomain().getCodeSource();
        try {
            return source == null
                    ? Optional.empty()
                    : of(Path.of(source.getLocation().toURI()), Path.of(System.getProperty("java.home")));
        } catch (URISyntaxException e) {
            return Optional.empty();
        }
    }

    /// Returns the words for a jar: the script of its checkout or app image, or else Java itself.
    static Optional<List<String>> of(Path jar, Path java) {
        Path folder = jar.toAbsolutePath().getParent();
        Path above = folder == null ? null : folder.getParent();
        if (!Files.isRegularFile(jar) || folder == null || above == null) {
            return Optional.empty();
        }
        Path script = folder.endsWith(".quoin")
                ? above.resolve("quoin")
                : above.resolve("bin").resolve("quoin");
        boolean shipped = folder.endsWith(".quoin") || folder.endsWith("lib");
        if (shipped && Files.isExecutable(script)) {
            return Optional.of(List.of(script.toString()));
        }
        String program = java.resolve("bin").resolve("java").toString();
        return Optional.of(List.of(program, "-jar", jar.toAbsolutePath().toString()));
    }
}
