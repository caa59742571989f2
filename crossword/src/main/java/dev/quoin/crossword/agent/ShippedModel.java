package dev.quoin.crossword.agent;

import dev.quoin.game.file.FileErrors;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.Function;

/// The text of a learned model: one that is shipped, or a user's file.
///
/// @param agent the agent as it was named, followed by a colon and the file if one was given
/// @param place the name of the file in messages
/// @param text the content of the file
record ShippedModel(String agent, String place, String text) {
    private static final SizeLimit LIMIT = SizeLimit.megabytes(64, "a learned model");

    /// Reads a model of agent `name`: a shipped one if `file` is empty or names one, otherwise the file of that
    /// path.
    ///
    /// @throws IllegalArgumentException if it cannot be read
    static ShippedModel named(String name, String file) {
        String agent = file.isEmpty() ? name : name + ":" + file;
        String shipped = file.isEmpty() ? name : name + "-" + file;
        try (InputStream in =
                shipped.matches("[a-z0-9-]+") ? ShippedModel.class.getResourceAsStream(shipped + ".learnt") : null) {
            if (in != null) {
                return new ShippedModel(
                        agent, "shipped " + shipped, new String(InputFile.resource(in), StandardCharsets.UTF_8));
            }
            return new ShippedModel(agent, file, InputFile.text(Path.of(file), LIMIT));
        } catch (NoSuchFileException | InvalidPathException e) {
            throw new IllegalArgumentException(name + ": cannot read '" + file + "'", e);
        } catch (IOException e) {
            throw new IllegalArgumentException(name + ": " + FileErrors.describe(e), e);
        }
    }

    /// Parses the text.
    ///
    /// @throws IllegalArgumentException naming the file, if the text is not valid
    <T> T read(Function<String, T> reader) {
        try {
            return reader.apply(text);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(place + ": " + e.getMessage(), e);
        }
    }
}
