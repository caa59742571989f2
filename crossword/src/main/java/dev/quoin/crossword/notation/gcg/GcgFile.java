package dev.quoin.crossword.notation.gcg;

import java.nio.charset.StandardCharsets;
import java.util.List;

/// A game record together with where it was read.
///
/// @param source the file's name
/// @param encoding the name of the character encoding that its bytes had
/// @param game what it says
/// @param lines the line, from 1, on which each entry of the game begins
public record GcgFile(String source, String encoding, GcgGame game, List<Integer> lines) {
    public GcgFile {
        lines = List.copyOf(lines);
        if (lines.size() != game.entries().size()) {
            throw new IllegalArgumentException(
                    "a game of " + game.entries().size() + " entries needs as many line numbers, got " + lines.size());
        }
    }

    /// A game that was not read from anywhere, with the line numbers it has when written.
    public static GcgFile of(String source, GcgGame game) {
        return GcgReader.read(source, game.show().getBytes(StandardCharsets.UTF_8));
    }
}
