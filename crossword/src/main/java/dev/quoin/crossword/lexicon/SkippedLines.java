package dev.quoin.crossword.lexicon;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// The lines of a word list that were skipped because they are not words of its alphabet.
///
/// @param count number of lines
/// @param first the first few of them
public record SkippedLines(int count, List<Line> first) {
    /// No line was skipped.
    public static final SkippedLines NONE = new SkippedLines(0, List.of());

    private static final int MOST_SHOWN = 3;
    private static final int LONGEST_TEXT = 60;

    /// A skipped line.
    ///
    /// @param number from 1
    /// @param text its text, shortened if it is long
    public record Line(int number, String text) {
        public Line {
            if (text.length() > LONGEST_TEXT) {
                text = text.substring(0, LONGEST_TEXT);
            }
        }

        private String describe() {
            return "line " + number + " " + WordListException.quote(text);
        }
    }

    public SkippedLines {
        first = List.copyOf(first);
    }

    /// Adds a line.
    SkippedLines and(int line, String text) {
        if (first.size() == MOST_SHOWN) {
            return new SkippedLines(count + 1, first);
        }
        var more = new ArrayList<>(first);
        more.add(new Line(line, text));
        return new SkippedLines(count + 1, more);
    }

    /// Returns a message for the user: `skipped 12 lines that are not words (first: line 3 'don't')`.
    public String describe() {
        String lines = count == 1 ? "1 line that is not a word" : count + " lines that are not words";
        return "skipped " + lines
                + (count == 0
                        ? ""
                        : first.stream().map(Line::describe).collect(Collectors.joining(", ", " (first: ", ")")));
    }
}
