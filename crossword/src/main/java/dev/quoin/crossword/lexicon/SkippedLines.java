package dev.quoin.crossword.lexicon;

/// The lines of a word list that were left out because they are not words of its alphabet.
///
/// @param count how many lines
/// @param firstLine the number of the first of them, from 1; 0 when there is none
/// @param firstText what stands on it, cut when long
public record SkippedLines(int count, int firstLine, String firstText) {
    /// Nothing was left out.
    public static final SkippedLines NONE = new SkippedLines(0, 0, "");

    private static final int LONGEST_TEXT = 60;

    public SkippedLines {
        if (firstText.length() > LONGEST_TEXT) {
            firstText = firstText.substring(0, LONGEST_TEXT);
        }
    }

    /// These and one line more.
    SkippedLines and(int line, String text) {
        return count == 0 ? new SkippedLines(1, line, text) : new SkippedLines(count + 1, firstLine, firstText);
    }

    /// What a command tells its user: `skipped 12 lines that are not words (first: line 3 'don't')`.
    public String describe() {
        String lines = count == 1 ? "1 line that is not a word" : count + " lines that are not words";
        return "skipped " + lines
                + (count == 0 ? "" : " (first: line " + firstLine + " " + WordListException.quote(firstText) + ")");
    }
}
