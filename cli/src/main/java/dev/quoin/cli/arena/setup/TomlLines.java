package dev.quoin.cli.arena.setup;

import dev.quoin.cli.console.BadInput;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/// Finds the lines of keys in a TOML file of agents, because the parser's tree has no positions. Immutable.
///
/// A line of 0 is unknown.
final class TomlLines {
    private static final Pattern HEADER = Pattern.compile("\\s*\\[\\[\\s*agent\\s*\\]\\].*");

    private final Path file;
    private final List<String> lines;

    TomlLines(Path file, String text) {
        this.file = file;
        this.lines = text.lines().toList();
    }

    /// Returns the line of a top-level key.
    int ofKey(String key) {
        return find(key, 0, lines.size());
    }

    /// Returns the line of a key in a table, from 0; without such a key, the line where the table starts.
    int ofKey(int table, String key) {
        int start = header(table);
        if (start == lines.size()) {
            return 0;
        }
        int line = key.isEmpty() ? 0 : find(key, start + 1, header(table + 1));
        return line > 0 ? line : start + 1;
    }

    private int header(int table) {
        int seen = 0;
        for (int at = 0; at < lines.size(); at++) {
            if (HEADER.matcher(lines.get(at)).matches() && seen++ == table) {
                return at;
            }
        }
        return lines.size();
    }

    private int find(String key, int from, int to) {
        var definition =
                Pattern.compile("\\s*(?:\\[+\\s*(?:agent\\.)?)?[\"']?" + Pattern.quote(key) + "[\"']?\\s*[=\\].].*");
        for (int at = from; at < to; at++) {
            if (definition.matcher(lines.get(at)).matches()) {
                return at + 1;
            }
        }
        return 0;
    }

    /// Returns the file and the line, if it is known: `agents.toml, line 3`.
    String place(int line) {
        return file + (line > 0 ? ", line " + line : "");
    }

    BadInput error(int line, String message) {
        return new BadInput(place(line) + ": " + message);
    }
}
