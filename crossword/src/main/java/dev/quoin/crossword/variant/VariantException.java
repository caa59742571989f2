package dev.quoin.crossword.variant;

import java.util.OptionalInt;

/// Thrown for an invalid variant. The message names the file, the line, the key, what was found and what was
/// expected.
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

    /// Returns the file as the caller named it.
    public String source() {
        return source;
    }

    /// Returns the line of the file, from 1; empty for the whole file.
    public OptionalInt line() {
        return line > 0 ? OptionalInt.of(line) : OptionalInt.empty();
    }

    /// Returns the invalid key or block; empty when the line belongs to none.
    public String key() {
        return key;
    }

    /// Text from a file for a message: in quotes, truncated when long, with control characters made visible.
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
