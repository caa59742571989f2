package dev.quoin.othello.external;

import java.util.ArrayList;
import java.util.List;

/// How to start an engine: a program and its arguments. No shell is involved.
///
/// @param words the program first, at least one
public record EngineCommand(List<String> words) {
    public EngineCommand {
        words = List.copyOf(words);
        if (words.isEmpty() || words.getFirst().isBlank()) {
            throw new IllegalArgumentException("the command of an engine must name a program, got nothing");
        }
    }

    /// The command that a text stands for: words between spaces; quotes, single or double, hold a word together.
    public static EngineCommand read(String text) {
        var words = new ArrayList<String>();
        var word = new StringBuilder();
        boolean inWord = false;
        char quote = 0;
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (quote != 0 && c != quote || quote == 0 && c != '\'' && c != '"' && !Character.isWhitespace(c)) {
                word.append(c);
                inWord = true;
            } else if (quote != 0) {
                quote = 0;
            } else if (c == '\'' || c == '"') {
                quote = c;
                inWord = true;
            } else if (inWord) {
                words.add(word.toString());
                word.setLength(0);
                inWord = false;
            }
        }
        if (quote != 0) {
            throw new IllegalArgumentException("a quote in the command of an engine must be closed, got " + text);
        }
        if (inWord) {
            words.add(word.toString());
        }
        return new EngineCommand(words);
    }

    /// The command in one line, for messages.
    @Override
    public String toString() {
        return String.join(" ", words);
    }
}
