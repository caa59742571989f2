package dev.quoin.crossword.variant;

import static dev.quoin.crossword.variant.VariantException.quote;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The text of a variant file, parsed into keys with values and blocks of rows, not yet interpreted.
final class VariantText {
    private final String source;
    private final Map<VariantKey, Entry> entries = new EnumMap<>(VariantKey.class);
    private @Nullable Entry openBlock;

    /// The content of one key: a value, or the rows of a block.
    record Entry(VariantKey key, int line, String value, List<Row> rows) {}

    /// One line of a block, split at spaces.
    record Row(int line, List<String> cells) {
        String text() {
            return String.join(" ", cells);
        }
    }

    private VariantText(String source) {
        this.source = source;
    }

    /// Parses a file's text; `source` is the name of the file in messages.
    static VariantText parse(String text, String source) {
        var parsed = new VariantText(source);
        int number = 0;
        for (String line : text.lines().toList()) {
            parsed.add(++number, line);
        }
        for (VariantKey key : VariantKey.values()) {
            if (!key.isOptional() && !parsed.entries.containsKey(key)) {
                throw VariantException.about(source, key.text(), "missing, expected " + key.expectation());
            }
        }
        return parsed;
    }

    String source() {
        return source;
    }

    /// The entry of a required key.
    Entry entry(VariantKey key) {
        return optional(key).orElseThrow();
    }

    Optional<Entry> optional(VariantKey key) {
        return Optional.ofNullable(entries.get(key));
    }

    private void add(int number, String raw) {
        String line = withoutComment(number, raw).strip();
        int equals = line.indexOf('=');
        if (equals >= 0) {
            openBlock = null;
            String value = line.substring(equals + 1).strip();
            VariantKey key = keyOf(number, line.substring(0, equals).strip());
            if (key.isBlock()) {
                throw problem(number, key, "found a value, expected a block: " + key.text() + ": and then its rows");
            }
            put(new Entry(key, number, value, List.of()));
        } else if (line.endsWith(":")) {
            VariantKey key = keyOf(number, line.substring(0, line.length() - 1).strip());
            if (!key.isBlock()) {
                throw problem(number, key, "found a block, expected " + key.expectation());
            }
            openBlock = new Entry(key, number, "", new ArrayList<>());
            put(openBlock);
        } else if (!line.isEmpty()) {
            if (openBlock == null) {
                throw VariantException.atLine(
                        source, number, "", "found " + quote(line) + ", expected a line such as rack = 7 or board:");
            }
            openBlock.rows().add(new Row(number, Arrays.asList(line.split("\\s+"))));
        }
    }

    private void put(Entry entry) {
        Entry earlier = entries.putIfAbsent(entry.key(), entry);
        if (earlier != null) {
            throw problem(entry.line(), entry.key(), "found again, expected once (line " + earlier.line() + ")");
        }
    }

    private VariantKey keyOf(int number, String text) {
        return VariantKey.of(text).orElseThrow(() -> {
            List<String> known =
                    Arrays.stream(VariantKey.values()).map(VariantKey::text).toList();
            String expected = Spelling.nearest(text, known)
                    .map(name -> "did you mean " + name + "?")
                    .orElse("expected one of " + String.join(", ", known));
            return VariantException.atLine(source, number, "", "unknown key " + quote(text) + ", " + expected);
        });
    }

    private String withoutComment(int number, String line) {
        for (int at = 0; at < line.length(); at++) {
            char c = line.charAt(at);
            if (c == '#' && (at == 0 || Character.isWhitespace(line.charAt(at - 1)))) {
                return line.substring(0, at);
            }
            if ((c < ' ' && c != '\t') || c == '\u007f') {
                throw VariantException.atLine(
                        source, number, "", "found the control character U+%04X, expected a text file".formatted((int)
                                        c));
            }
        }
        return line;
    }

    private VariantException problem(int line, VariantKey key, String problem) {
        return VariantException.atLine(source, line, key.text(), problem);
    }
}
