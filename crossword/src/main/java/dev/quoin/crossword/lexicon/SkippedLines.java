package dev.quoin.crossword.lexicon;

/// The lines of a word list that were skipped because they are not words of its alphabet.
///
/// @param count number of lines
/// @param firstLine number of the first one, from 1; 0 if there is none
/// @param firstText its text, shortened if it is long
public record SkippedLines(int count, int firstLine, String firstText) {
    /// No line was skipped.
    public static final SkippedLines NONE = new SkippedLines(0, 0, "");

    private static final int LONGEST_TEXT = 60;

    public SkippedLines {
        if (firstText.length() > LONGEST_TEXT) {
            firstText = firstText.substring(0, LONGEST_TEXT);
        }
    }

    /// Adds a line.
    SkippedLines and(int line, String text) {
        return count == 0 ? new SkippedLines(1, line, text) : new SkippedLines(count + 1, firstLine, firstText);
    }

    /// A message for the user: `skipped 12 lines that are not words (first: line 3 'don't')`.
    public String describe() {
        String lines = count == 1 ? "1 line that is not a word" : count + " lines that are not words";
        return "skipped " + lines
                + (count == 0 ? "" : " (first: line " + firstLine + " " + WordListException.quote(firstText) + ")");
    }
}
