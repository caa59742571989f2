package dev.quoin.cli.othello;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import dev.quoin.game.format.FormatException;
import dev.quoin.othello.notation.pasted.Pasted;
import dev.quoin.othello.notation.pasted.PositionText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// A position as people give it to a command: pasted as an argument or on standard input.
final class PositionArgument {
    private static final SizeLimit LIMIT = SizeLimit.megabytes(1, "a position");

    private PositionArgument() {}

    /// What `text` shows, or standard input when it is missing or `-`.
    static Pasted read(Console console, @Nullable String text) throws IOException {
        if (text != null && !text.equals("-")) {
            return argument(text);
        }
        console.awaitInput("a position");
        byte[] input = InputFile.bytes(console.in(), "standard input", LIMIT);
        String pasted = new String(input, StandardCharsets.UTF_8);
        if (pasted.isBlank()) {
            throw new BadInput("standard input is empty, expected a position: a board of 64 squares,"
                    + " a transcript such as f5d6c3, an OBF line or a GGF game");
        }
        return PositionText.read(pasted);
    }

    /// What an argument shows.
    static Pasted argument(String text) {
        try {
            return PositionText.read(text);
        } catch (FormatException e) {
            if (isFile(text)) {
                throw new BadInput(
                        "'" + text + "' is a file, not a position. To read a position from it, add < " + text, e);
            }
            throw e;
        }
    }

    private static boolean isFile(String text) {
        try {
            return Files.isRegularFile(Path.of(text));
        } catch (InvalidPathException e) {
            return false;
        }
    }
}
