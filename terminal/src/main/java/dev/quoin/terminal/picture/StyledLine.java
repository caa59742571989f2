package dev.quoin.terminal.picture;

import java.util.ArrayList;
import java.util.List;

/// A line of text in several styles. Immutable.
public record StyledLine(List<Span> spans) {
    /// A line without text.
    public static final StyledLine EMPTY = new StyledLine(List.of());

    public StyledLine {
        spans = List.copyOf(spans);
    }

    /// A piece of text in one style.
    public record Span(String text, Style style) {}

    /// Creates a line in one style.
    public static StyledLine of(String text, Style style) {
        return new StyledLine(List.of(new Span(text, style)));
    }

    /// Creates a line of normal text.
    public static StyledLine of(String text) {
        return of(text, Style.PLAIN);
    }

    /// Returns this line with text appended.
    public StyledLine plus(String text, Style style) {
        var longer = new ArrayList<>(spans);
        longer.add(new Span(text, style));
        return new StyledLine(longer);
    }

    /// Returns this line with another appended.
    public StyledLine plus(StyledLine other) {
        var longer = new ArrayList<>(spans);
        longer.addAll(other.spans);
        return new StyledLine(longer);
    }

    /// Returns this line padded with spaces to `width`.
    public StyledLine padded(int width) {
        return width() >= width ? this : plus(" ".repeat(width - width()), Style.PLAIN);
    }

    /// Returns this line truncated to `width`.
    public StyledLine cut(int width) {
        if (width() <= width) {
            return this;
        }
        StyledLine kept = EMPTY;
        int room = width;
        for (Span span : spans) {
            int length = span.text().codePointCount(0, span.text().length());
            int end = length <= room ? span.text().length() : span.text().offsetByCodePoints(0, room);
            kept = kept.plus(span.text().substring(0, end), span.style());
            room = Math.max(0, room - length);
        }
        return kept;
    }

    /// Returns the width in columns.
    public int width() {
        int width = 0;
        for (Span span : spans) {
            width += span.text().codePointCount(0, span.text().length());
        }
        return width;
    }

    /// Returns the text without styles and trailing spaces.
    public String text() {
        var text = new StringBuilder();
        spans.forEach(span -> text.append(span.text()));
        return text.toString().stripTrailing();
    }

    /// Returns the line with the escape codes of a color terminal.
    public String coloured() {
        var text = new StringBuilder();
        spans.forEach(span -> text.append(span.style().dress(span.text())));
        return text.toString();
    }
}
