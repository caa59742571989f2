package dev.quoin.terminal.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/// The commands of a table, with their help. Immutable.
///
/// @param entries the commands, in the order of the help
public record Vocabulary(List<Entry> entries) {
    public Vocabulary {
        entries = List.copyOf(entries);
    }

    /// A command.
    ///
    /// @param names its words, the first of which is shown
    /// @param rest its arguments, for the help
    /// @param help what it does, in a few words
    public record Entry(List<String> names, String rest, String help, Function<String, Answer> action) {
        public Entry {
            names = List.copyOf(names);
        }
    }

    /// Executes a line; empty when its first word is not a command.
    public Optional<Answer> answer(String line) {
        String text = line.strip();
        int gap = text.indexOf(' ') < 0 ? text.length() : text.indexOf(' ');
        String first = text.substring(0, gap).toLowerCase(Locale.ROOT);
        String rest = text.substring(gap).strip();
        return entries.stream()
                .filter(entry -> entry.names().contains(first))
                .findFirst()
                .map(entry -> entry.action().apply(rest));
    }

    /// Returns the main word of every command, for completion.
    public List<String> words() {
        return entries.stream().map(entry -> entry.names().getFirst()).toList();
    }

    /// Returns one line of help per command.
    public List<String> help() {
        var lines = new ArrayList<String>();
        for (Entry entry : entries) {
            String typed = entry.names().getFirst() + (entry.rest().isEmpty() ? "" : " " + entry.rest());
            lines.add(String.format(Locale.ROOT, "%-11s %s", typed, entry.help()));
        }
        return List.copyOf(lines);
    }

    /// Parses a number from 1 to `most`; returns 0 for anything else.
    public static int number(String text, int most) {
        boolean digits = !text.isEmpty() && text.length() <= 3 && text.chars().allMatch(c -> c >= '0' && c <= '9');
        int number = digits ? Integer.parseInt(text) : 0;
        return number <= most ? number : 0;
    }
}
