package dev.quoin.cli.selftest;

import dev.quoin.game.file.InputFile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/// The files of the corpus, which ship with the program.
final class Corpus {
    private Corpus() {}

    static byte[] bytes(String file) {
        try (InputStream in = Corpus.class.getResourceAsStream(file)) {
            if (in == null) {
                throw new IllegalStateException("the installation is incomplete: " + file + " is missing");
            }
            return InputFile.resource(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String text(String file) {
        return new String(bytes(file), StandardCharsets.UTF_8);
    }

    static InputStream stream(String file) {
        return new ByteArrayInputStream(bytes(file));
    }

    /// Returns the lines of a table, split at tabs, without comments and blank lines.
    static List<List<String>> table(String file) {
        var rows = new ArrayList<List<String>>();
        for (String line : text(file).split("\n")) {
            if (!line.isBlank() && !line.startsWith("#")) {
                rows.add(List.of(line.split("\t")));
            }
        }
        return rows;
    }
}
