package dev.quoin.crossword.notation.gcg;

import java.nio.charset.StandardCharsets;
import java.util.List;

/// A game record with its source.
///
/// @param source the file's name
/// @param encoding the character encoding of the file
/// @param game the game record
/// @param lines the line, from 1, on which each entry of the game begins
public record GcgFile(String source, String encoding, GcgGame game, List<Integer> lines) {
    public GcgFile {
        lines = List.copyOf(lines);
        if (lines.size() != game.entries().size()) {
            throw new IllegalArgumentException(
                    "a game of " + game.entries().size() + " entries needs as many line numbers, got " + lines.size());
        }
    }

    /// Creates a file for a game that was not read from one, with the line numbers it has when written.
    public static GcgFile of(String source, GcgGame game) {
        return GcgReader.read(source, game.show().getBytes(StandardCharsets.UTF_8));
    }
}
