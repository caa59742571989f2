package dev.quoin.cli.console;

import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Optional;

/// A file named on the command line, or standard input if the name is `-`.
///
/// @param console has the standard input
/// @param file the file; empty for standard input
public record InputSource(Console console, Optional<Path> file) {
    /// The name of standard input on the command line.
    public static final String STANDARD = "-";

    /// The name of standard input in messages.
    public static final String STANDARD_NAME = "standard input";

    /// Returns the source with this name.
    public static InputSource of(Console console, Path name) {
        return new InputSource(console, isStandard(name.toString()) ? Optional.empty() : Optional.of(name));
    }

    /// Returns whether a name on the command line means standard input.
    public static boolean isStandard(String name) {
        return name.equals(STANDARD);
    }

    /// Returns the name for messages.
    public String name() {
        return file.map(Path::toString).orElse(STANDARD_NAME);
    }

    /// Opens the source for a reader that handles one record at a time.
    ///
    /// @param what what a person at a terminal is asked to type, such as `games`
    public InputStream open(String what) throws IOException {
        if (file.isEmpty()) {
            console.awaitInput(what);
            return console.in();
        }
        return InputFile.open(file.get());
    }

    /// Reads everything.
    ///
    /// @param what what a person at a terminal is asked to type, such as `a game record`
    /// @throws dev.quoin.game.file.FileTooLargeException if it is larger than the limit
    public byte[] bytes(String what, SizeLimit limit) throws IOException {
        if (file.isEmpty()) {
            console.awaitInput(what);
            return InputFile.bytes(console.in(), STANDARD_NAME, limit);
        }
        return InputFile.bytes(file.get(), limit);
    }
}
