package dev.quoin.crossword.variant;

import java.util.OptionalInt;

/// A variant that cannot be used; the message names the file, the line, the key, what was found and what is expected.
public final class VariantException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final int LONGEST_QUOTE = 40;

    private final String source;
    private final int line;
    private final String key;

    private VariantException(String source, int line, String key, String problem) {
        super(source + (line > 0 ? ":" + line : "") + ": " + (key.isEmpty() ? "" : key + ": ") + problem);
        this.source = source;
        this.line = line;
        this.key = key;
    }

    static VariantException atLine(String source, int line, String key, String problem) {
        return new VariantException(source, line, key, problem);
    }

    static VariantException about(String source, String key, String problem) {
        return new VariantException(source, 0, key, problem);
    }

    /// The file as it was named by whoever asked for it.
    public String source() {
        return source;
    }

    /// The line of the file, from 1; empty when the whole file is meant.
    public OptionalInt line() {
        return line > 0 ? OptionalInt.of(line) : OptionalInt.empty();
    }

    /// The key or block that is wrong; empty text when the line belongs to none.
    public String key() {
        return key;
    }

    /// Text from a file as a message shows it: in quotes, cut when long, control characters made visible.
    static String quote(String text) {
        var shown = new StringBuilder("'");
        text.codePoints().limit(LONGEST_QUOTE).forEach(c -> {
            if (Character.isISOControl(c) || !Character.isDefined(c)) {
                shown.append(String.format("<U+%04X>", c));
            } else {
                shown.appendCodePoint(c);
            }
        });
        return shown.append(text.codePointCount(0, text.length()) > LONGEST_QUOTE ? "…'" : "'")
                .toString();
    }
}
