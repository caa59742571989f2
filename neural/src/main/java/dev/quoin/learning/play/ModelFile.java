package dev.quoin.learning.play;

import dev.quoin.env.crossword.CrosswordSlots;
import dev.quoin.env.othello.OthelloSlots;
import dev.quoin.env.slots.Slots;
import dev.quoin.game.file.FileErrors;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Opens models: files of the user, and the models shipped with this module.
public final class ModelFile {
    /// The prefix of agent names that play models; a file name follows.
    public static final String PREFIX = "model:";

    /// The shipped models; add new ones here.
    private static final List<Shipped> SHIPPED = Stream.of(
                    new Shipped("othello", OthelloSlots.class, ""), new Shipped("mini", CrosswordSlots.class, "mini"))
            .filter(model -> ModelFile.class.getResource(model.resource()) != null)
            .toList();

    private static final SizeLimit LIMIT = SizeLimit.megabytes(512, "a model");

    private ModelFile() {}

    /// A shipped model.
    ///
    /// @param name its name
    /// @param slots the game that it plays
    /// @param variant the variant that it plays; empty for a game without variants
    record Shipped(String name, Class<? extends Slots> slots, String variant) {
        String resource() {
            return name + ".onnx";
        }

        String agent() {
            return PREFIX + name;
        }
    }

    /// Returns the shipped models of a game; none if the library that runs them is missing.
    static List<Shipped> shipped(Class<? extends Slots> slots) {
        return RuntimeLibrary.isThere()
                ? SHIPPED.stream().filter(model -> model.slots() == slots).toList()
                : List.of();
    }

    private static List<String> names() {
        return SHIPPED.stream().map(Shipped::name).toList();
    }

    /// Opens a shipped model by name, or else a file.
    ///
    /// @throws ModelException if it does not exist or cannot be used
    public static Model open(String nameOrFile) {
        String place = PREFIX + nameOrFile;
        if (nameOrFile.isBlank()) {
            throw new ModelException(PREFIX + "FILE must be a file or one of " + names() + "");
        }
        try {
            Optional<byte[]> shipped = resource(nameOrFile);
            return Model.read(place, shipped.isPresent() ? shipped.get() : InputFile.bytes(Path.of(nameOrFile), LIMIT));
        } catch (NoSuchFileException | InvalidPathException e) {
            throw new ModelException(
                    place + ": no such model file: " + nameOrFile + ". Built-in models: " + names(), e);
        } catch (IOException e) {
            throw new ModelException(place + ": cannot read '" + nameOrFile + "': " + FileErrors.describe(e), e);
        }
    }

    private static Optional<byte[]> resource(String name) throws IOException {
        try (InputStream in = names().contains(name) ? ModelFile.class.getResourceAsStream(name + ".onnx") : null) {
            return in == null ? Optional.empty() : Optional.of(InputFile.resource(in));
        }
    }
}
