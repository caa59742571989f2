package dev.quoin.cli.console;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// The standard streams that are terminals.
public record Terminals(boolean in, boolean out, boolean err) {
    /// No stream is a terminal.
    public static final Terminals NONE = new Terminals(false, false, false);

    private static final Path DESCRIPTORS = Path.of("/proc/self/fd");

    @SuppressWarnings("SystemConsoleNull") // still null when there is no terminal and no provider that stands in
    static Terminals ofProcess() {
        if (Files.isDirectory(DESCRIPTORS)) {
            return new Terminals(isTerminal(0), isTerminal(1), isTerminal(2));
        }
        // Without descriptors, Java can only tell whether input and output both are terminals.
        var console = System.console();
        boolean interactive = console != null && console.isTerminal();
        return new Terminals(interactive, interactive, interactive);
    }

    private static boolean isTerminal(int descriptor) {
        try {
            String target = Files.readSymbolicLink(DESCRIPTORS.resolve(Integer.toString(descriptor)))
                    .toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty") || target.equals("/dev/console");
        } catch (IOException e) {
            return false;
        }
    }
}
