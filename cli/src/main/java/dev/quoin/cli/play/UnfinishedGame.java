package dev.quoin.cli.play;

import dev.quoin.cli.console.BadInput;
import dev.quoin.game.format.FormatFault;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// An unfinished game: what was chosen when it started, and every move since. Immutable.
///
/// ```text
/// quoin saved game 1
/// game: crossword
/// opponent: greedy
/// seed: 5
///
/// 8D WORD
/// pass
/// ```
///
/// @param game the ID of the game
/// @param options what was chosen, by name
/// @param moves the moves in the game's notation
record UnfinishedGame(String game, Map<String, String> options, List<String> moves) {
    private static final String TITLE = "quoin saved game";
    private static final String VERSION = TITLE + " 1";
    private static final String GAME = "game";

    UnfinishedGame {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        moves = List.copyOf(moves);
    }

    /// Returns whether a text is a saved game of any version.
    static boolean isOne(String text) {
        return text.startsWith(TITLE);
    }

    /// Reads a saved game.
    ///
    /// @param source the file, for error messages
    /// @throws BadInput when it is something else, or another game
    static UnfinishedGame read(String game, String source, String text) {
        List<String> lines = text.lines().map(String::strip).toList();
        if (lines.isEmpty() || !lines.getFirst().equals(VERSION)) {
            String found = lines.isEmpty() ? "an empty file" : FormatFault.quoted(lines.getFirst());
            throw new BadInput(source + ": found " + found + ", expected '" + VERSION
                    + "' in the first line. It must be" + " a game that quoin play " + game + " has saved");
        }
        int end = lines.indexOf("") < 0 ? lines.size() : lines.indexOf("");
        var options = new LinkedHashMap<String, String>();
        for (int at = 1; at < end; at++) {
            String line = lines.get(at);
            int colon = line.indexOf(": ");
            if (colon < 1) {
                throw new BadInput(source + ":" + (at + 1) + ": found " + FormatFault.quoted(line)
                        + ", expected a name, a colon and a value");
            }
            options.put(line.substring(0, colon), line.substring(colon + 2));
        }
        String saved = String.valueOf(options.remove(GAME));
        if (!saved.equals(game)) {
            throw new BadInput(source + " is a game of " + saved + ". To continue it, run: quoin play " + saved
                    + " --resume " + source);
        }
        List<String> moves = lines.subList(end, lines.size()).stream()
                .filter(line -> !line.isEmpty())
                .toList();
        return new UnfinishedGame(game, options, moves);
    }

    /// Returns an option.
    ///
    /// @throws BadInput when it is missing
    String option(String name) {
        String value = options.get(name);
        if (value == null) {
            throw new BadInput("the saved game has no " + name);
        }
        return value;
    }

    /// Returns this game after these moves.
    UnfinishedGame withMoves(List<String> played) {
        return new UnfinishedGame(game, options, played);
    }

    /// Returns the file's text.
    String write() {
        var text = new StringBuilder(VERSION + "\n" + GAME + ": " + game + "\n");
        options.forEach(
                (name, value) -> text.append(name).append(": ").append(value).append('\n'));
        text.append('\n');
        moves.forEach(move -> text.append(move).append('\n'));
        return text.toString();
    }
}
