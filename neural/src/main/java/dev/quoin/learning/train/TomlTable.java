package dev.quoin.learning.train;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.toml.TomlMapper;

/// A TOML document with typed access to its keys. Mutable while it is read; call [#refuseUnknownKeys] last.
///
/// Every error is an `IllegalArgumentException` that names the file, the key and, where known, the line.
final class TomlTable {
    private static final TomlMapper MAPPER = new TomlMapper();

    private final String name;
    private final String text;
    private final JsonNode root;
    private final TreeSet<String> known = new TreeSet<>();

    private TomlTable(String name, String text, JsonNode root) {
        this.name = name;
        this.text = text;
        this.root = root;
    }

    /// Parses a document.
    ///
    /// @param name the name of the file, for messages
    static TomlTable parse(String name, String text) {
        try {
            return new TomlTable(name, text, MAPPER.readTree(text));
        } catch (JacksonException e) {
            int line = e.getLocation() == null ? 0 : e.getLocation().getLineNr();
            throw new IllegalArgumentException(
                    name + (line > 0 ? ", line " + line : "") + ": not valid TOML: " + e.getOriginalMessage(), e);
        }
    }

    /// Returns the top-level keys, in order.
    List<String> keys() {
        return List.copyOf(root.propertyNames());
    }

    String string(String key, String otherwise) {
        JsonNode node = find(key);
        if (node == null) {
            return otherwise;
        }
        if (!node.isString()) {
            throw wrongType(key, "a string in quotes", node);
        }
        return node.stringValue();
    }

    String choice(String key, String... allowed) {
        String value = string(key, allowed[0]);
        if (!Arrays.asList(allowed).contains(value)) {
            throw error(key, key + " must be one of " + Arrays.toString(allowed) + ", got '" + value + "'");
        }
        return value;
    }

    double number(String key, double otherwise) {
        JsonNode node = find(key);
        if (node == null) {
            return otherwise;
        }
        if (!node.isNumber()) {
            throw wrongType(key, "a number", node);
        }
        // Numbers that are too large become infinite, which is outside every range.
        return node.isBigDecimal() || node.isBigInteger() ? node.decimalValue().doubleValue() : node.doubleValue();
    }

    long integer(String key, long otherwise) {
        JsonNode node = find(key);
        return node == null ? otherwise : integer(key, node);
    }

    private long integer(String key, JsonNode node) {
        if (!node.isIntegralNumber() || !node.canConvertToLong()) {
            throw wrongType(key, "an integer", node);
        }
        return node.longValue();
    }

    int count(String key, int otherwise) {
        return toInt(key, integer(key, otherwise));
    }

    private int toInt(String key, long value) {
        if (value != (int) value) {
            throw error(key, key + " is too large, got " + value);
        }
        return (int) value;
    }

    List<Integer> counts(String key, List<Integer> otherwise) {
        JsonNode node = find(key);
        if (node == null) {
            return otherwise;
        }
        if (!node.isArray()) {
            throw wrongType(key, "an array of integers", node);
        }
        var numbers = new ArrayList<Integer>();
        for (JsonNode element : node) {
            numbers.add(toInt(key, integer(key, element)));
        }
        return numbers;
    }

    /// Returns a table of integers, in order; empty if it is missing.
    Map<String, Integer> countsByKey(String table) {
        var counts = new LinkedHashMap<String, Integer>();
        for (var entry : entries(table)) {
            counts.put(entry.getKey(), toInt(entry.getKey(), integer(entry.getKey(), entry.getValue())));
        }
        return counts;
    }

    /// Returns a table of strings, numbers and booleans as text, in order; empty if it is missing.
    Map<String, String> textsByKey(String table) {
        var texts = new LinkedHashMap<String, String>();
        for (var entry : entries(table)) {
            JsonNode node = entry.getValue();
            if (!node.isValueNode()) {
                throw wrongType(entry.getKey(), "a string, a number or a boolean", node);
            }
            texts.put(entry.getKey(), node.asString());
        }
        return texts;
    }

    private List<Map.Entry<String, JsonNode>> entries(String table) {
        JsonNode node = find(table);
        if (node == null) {
            return List.of();
        }
        if (!node.isObject()) {
            throw wrongType(table, "a table, [" + table + "]", node);
        }
        return List.copyOf(node.properties());
    }

    private @Nullable JsonNode find(String key) {
        known.add(key);
        return root.get(key);
    }

    /// Fails if the document has a key that was never read.
    void refuseUnknownKeys() {
        for (String key : root.propertyNames()) {
            if (!known.contains(key)) {
                throw error(key, "unknown key '" + key + "'; known keys: " + String.join(", ", known));
            }
        }
    }

    private IllegalArgumentException wrongType(String key, String expected, JsonNode node) {
        return error(key, key + " must be " + expected + ", got " + node);
    }

    /// Creates an error about a key: the file, the line if the key has one, and the message.
    IllegalArgumentException error(String key, String message) {
        int line = lineOf(key);
        return new ConfigException(name + (line > 0 ? ", line " + line : "") + ": " + message);
    }

    /// Creates a value whose constructor checks ranges, and adds the file and the line to its error. The
    /// message of such an error starts with the key.
    <T> T checked(Supplier<T> maker) {
        try {
            return maker.get();
        } catch (ConfigException e) {
            throw e;
        } catch (IllegalArgumentException e) {
            String message = String.valueOf(e.getMessage());
            throw error(message.split(" ", 2)[0], message);
        }
    }

    /// An error whose message already names the file.
    private static final class ConfigException extends IllegalArgumentException {
        private static final long serialVersionUID = 1;

        ConfigException(String message) {
            super(message);
        }
    }

    /// Returns the line that defines a key, from 1; 0 if there is none. Jackson's tree does not store
    /// positions.
    private int lineOf(String key) {
        var definition = Pattern.compile("\\s*(\\[\\s*)?[\"']?" + Pattern.quote(key) + "[\"']?\\s*[=\\].].*");
        List<String> lines = text.lines().toList();
        for (int at = 0; at < lines.size(); at++) {
            if (definition.matcher(lines.get(at)).matches()) {
                return at + 1;
            }
        }
        return 0;
    }
}
