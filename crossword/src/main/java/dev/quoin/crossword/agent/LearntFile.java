package dev.quoin.crossword.agent;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.Function;

/// The text of what an agent learnt: a file of the user, or one that is shipped.
///
/// @param agent the agent as it was named, with the file behind a colon where one was given
/// @param place what messages call the file
/// @param text what is in it
record LearntFile(String agent, String place, String text) {
    /// Reads what `name` learnt: a shipped file when `file` is empty or names one, else the file of that path.
    ///
    /// @throws IllegalArgumentException when it cannot be read
    static LearntFile named(String name, String file) {
        String agent = file.isEmpty() ? name : name + ":" + file;
        String shipped = file.isEmpty() ? name : name + "-" + file;
        try (InputStream in =
                shipped.matches("[a-z0-9-]+") ? LearntFile.class.getResourceAsStream(shipped + ".learnt") : null) {
            if (in != null) {
                return new LearntFile(
                        agent, "shipped " + shipped, new String(in.readAllBytes(), StandardCharsets.UTF_8));
            }
            return new LearntFile(agent, file, Files.readString(Path.of(file)));
        } catch (IOException | InvalidPathException e) {
            throw new IllegalArgumentException(name + ": cannot read '" + file + "'", e);
        }
    }

    /// What the text says.
    ///
    /// @throws IllegalArgumentException naming the file, when the text cannot be used
    <T> T read(Function<String, T> reader) {
        try {
            return reader.apply(text);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(place + ": " + e.getMessage(), e);
        }
    }
}
