package dev.quoin.crossword.agent;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.game.file.FileErrors;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.function.BiFunction;

/// The text of a learned model, either shipped or in a user's file.
///
/// @param agent the agent as it was named, followed by a colon and the file if one was given
/// @param place the name of the file in messages
/// @param text the content of the file
record ShippedModel(String agent, String place, String text) {
    private static final String SHIPPED = "shipped ";
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
                        agent, SHIPPED + shipped, new String(InputFile.resource(in), StandardCharsets.UTF_8));
            }
            return new ShippedModel(agent, file, InputFile.text(Path.of(file), LIMIT));
        } catch (NoSuchFileException | InvalidPathException e) {
            throw new IllegalArgumentException(name + ": cannot read '" + file + "'", e);
        } catch (IOException e) {
            throw new IllegalArgumentException(name + ": " + FileErrors.describe(e), e);
        }
    }

    /// Parses the text for a game with these letters.
    ///
    /// @throws IllegalArgumentException naming the file, if the text is not valid or is for other letters
    <T> T read(Alphabet alphabet, BiFunction<String, Alphabet, T> reader) {
        try {
            return reader.apply(text, alphabet);
        } catch (IllegalArgumentException e) {
            String why = String.valueOf(e.getMessage());
            throw new IllegalArgumentException(
                    place + ": "
                            + (place.startsWith(SHIPPED) && !alphabet.equals(Alphabet.latin())
                                    ? "this model is for the letters A to Z (" + why
                                            + "). Train one for your variant with"
                                            + " 'quoin train', or use clabbers2 or greedy, which play with any letters"
                                    : why),
                    e);
        }
    }
}
