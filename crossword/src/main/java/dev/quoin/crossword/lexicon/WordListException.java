package dev.quoin.crossword.lexicon;

/// Thrown for a word list that cannot be used. The message names the list, the line if there is one, and
/// what was expected.
public final class WordListException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int LONGEST_QUOTE = 40;

    private final String source;

    private WordListException(String source, String message) {
        super(message);
        this.source = source;
    }

    /// Creates an exception about a whole list.
    public static WordListException about(String source, String problem) {
        return new WordListException(source, source + ": " + problem);
    }

    static WordListException atLine(String source, int line, String problem) {
        return new WordListException(source, source + ":" + line + ": " + problem);
    }

    /// Returns the list as the caller named it.
    public String source() {
        return source;
    }

    /// Quotes text for a message, shortened if it is long.
    public static String quote(String text) {
        boolean isLong = text.codePointCount(0, text.length()) > LONGEST_QUOTE;
        return isLong ? "'" + text.substring(0, text.offsetByCodePoints(0, LONGEST_QUOTE)) + "…'" : "'" + text + "'";
    }
}
