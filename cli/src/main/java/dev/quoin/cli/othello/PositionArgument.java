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

/// Reads a position from an argument or from standard input.
final class PositionArgument {
    /// The values of the argument, for its description.
    static final String KINDS = "Position: a board with the side to move, a transcript, an OBF line, a game in GGF, SGF"
            + " or PGN, or a file with one of these";

    private static final SizeLimit LIMIT = SizeLimit.megabytes(1, "a position");

    private PositionArgument() {}

    /// Reads `text`, or standard input when it is missing or `-`.
    static Pasted read(Console console, @Nullable String text) throws IOException {
        if (text != null && !text.equals("-")) {
            return argument(text);
        }
        console.awaitInput("a position");
        byte[] input = InputFile.bytes(console.in(), "standard input", LIMIT);
        String pasted = new String(input, StandardCharsets.UTF_8);
        if (pasted.isBlank()) {
            throw new BadInput("standard input is empty, expected a position: a board of 64 squares,"
                    + " a transcript such as f5d6c3, an OBF line, or a game in GGF, SGF or PGN");
        }
        return PositionText.read(pasted);
    }

    /// Reads an argument, or the file with this name.
    static Pasted argument(String text) throws IOException {
        try {
            return PositionText.read(text);
        } catch (FormatException e) {
            if (!isFile(text)) {
                throw e;
            }
        }
        try {
            return PositionText.read(new String(InputFile.bytes(Path.of(text), LIMIT), StandardCharsets.UTF_8));
        } catch (FormatException e) {
            throw new BadInput(text + ": " + e.getMessage(), e);
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
