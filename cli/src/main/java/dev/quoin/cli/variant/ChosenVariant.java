package dev.quoin.cli.variant;

import dev.quoin.cli.console.BadInput;
import dev.quoin.cli.console.Console;
import dev.quoin.cli.console.InputSource;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.game.file.FileErrors;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// Opens the variant that was named on the command line.
public final class ChosenVariant {
    /// The values of the option, for its description.
    public static final String KINDS = "Variant: a name from 'quoin variants', or a file";

    private static final SizeLimit LIMIT = new SizeLimit("a variant file", Variants.LARGEST_FILE);

    private ChosenVariant() {}

    /// Opens a variant by name or file, or reads it from standard input if the name is `-`.
    ///
    /// @throws dev.quoin.crossword.variant.VariantException when there is none or it is invalid
    public static Variant open(Console console, String nameOrFile) {
        return InputSource.isStandard(nameOrFile) ? read(console) : Variants.open(nameOrFile);
    }

    /// Opens a variant by name or file for a command that needs standard input for something else.
    ///
    /// @param other what is on standard input, such as `your moves`
    public static Variant openFile(String nameOrFile, String other) {
        if (InputSource.isStandard(nameOrFile)) {
            throw new BadInput("--variant must be a name or a file, because standard input has " + other);
        }
        return Variants.open(nameOrFile);
    }

    private static Variant read(Console console) {
        console.awaitInput("a variant file");
        try {
            byte[] bytes = InputFile.bytes(console.in(), InputSource.STANDARD_NAME, LIMIT);
            return Variants.parse(new String(bytes, StandardCharsets.UTF_8), InputSource.STANDARD_NAME);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + FileErrors.describe(e), e);
        }
    }
}
