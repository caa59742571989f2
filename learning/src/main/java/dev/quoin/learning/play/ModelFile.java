package dev.quoin.learning.play;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Where models are: files of the user, and those that come with this module.
public final class ModelFile {
    /// What agents that play models are called, with the name of a file behind it.
    public static final String PREFIX = "model:";

    /// Those that come with this module; whoever adds one adds it here.
    private static final List<Shipped> SHIPPED = Stream.of(
                    new Shipped("othello", "Othello-v0", ""), new Shipped("mini", "MiniScrabble-v0", "mini"))
            .filter(model -> ModelFile.class.getResource(model.resource()) != null)
            .toList();

    private ModelFile() {}

    /// A model that comes with this module.
    ///
    /// @param name what it is called
    /// @param environment what it plays
    /// @param variant the variant that this is; empty for Othello
    record Shipped(String name, String environment, String variant) {
        String resource() {
            return name + ".onnx";
        }

        String agent() {
            return PREFIX + name;
        }
    }

    /// Those that come with this module.
    static List<Shipped> shipped() {
        return SHIPPED;
    }

    private static List<String> names() {
        return SHIPPED.stream().map(Shipped::name).toList();
    }

    /// The model of a name that is shipped, or else of a file.
    ///
    /// @throws ModelException when there is none, or it cannot be used
    public static Model open(String nameOrFile) {
        String place = PREFIX + nameOrFile;
        if (nameOrFile.isBlank()) {
            throw new ModelException(PREFIX + "FILE takes a file or one of " + names() + ", got nothing");
        }
        try {
            Optional<byte[]> shipped = resource(nameOrFile);
            return Model.read(place, shipped.isPresent() ? shipped.get() : Files.readAllBytes(Path.of(nameOrFile)));
        } catch (NoSuchFileException | InvalidPathException e) {
            throw new ModelException(
                    place + ": there is no file '" + nameOrFile + "', and no shipped model of that name, only "
                            + names(),
                    e);
        } catch (IOException e) {
            throw new ModelException(place + ": cannot read '" + nameOrFile + "'", e);
        }
    }

    private static Optional<byte[]> resource(String name) throws IOException {
        try (InputStream in = names().contains(name) ? ModelFile.class.getResourceAsStream(name + ".onnx") : null) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        }
    }
}
