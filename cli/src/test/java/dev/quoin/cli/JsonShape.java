package dev.quoin.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tools.jackson.databind.JsonNode;

/// The fields of JSON output as docs/cli.md describes them: `word: string, tiles?: [tile], sum: integer or null`.
sealed interface JsonShape {
    record Simple(String type, boolean nullable) implements JsonShape {}

    record Named(String name) implements JsonShape {}

    record Listed(JsonShape element) implements JsonShape {}

    record Fields(Map<String, JsonShape> required, Map<String, JsonShape> optional) implements JsonShape {}

    /// Parses the fields of an object.
    static Fields parse(String text) {
        var parser = new Parser(text);
        Fields fields = parser.fields();
        if (parser.at != text.length()) {
            throw new IllegalArgumentException("unexpected text after " + text.substring(0, parser.at));
        }
        return fields;
    }

    /// What differs between a shape and a value; empty when nothing does.
    static List<String> differences(JsonShape shape, JsonNode node, Map<String, Fields> shapes, String path) {
        return switch (shape) {
            case Named(String name) -> differences(Objects.requireNonNull(shapes.get(name), name), node, shapes, path);
            case Simple(String type, boolean nullable) ->
                nullable && node.isNull() || is(type, node)
                        ? List.of()
                        : List.of(path + " is " + node + ", not " + type);
            case Listed(JsonShape element) -> {
                var found = new ArrayList<String>();
                if (!node.isArray()) {
                    found.add(path + " is " + node + ", not a list");
                }
                node.forEach(each -> found.addAll(differences(element, each, shapes, path + "[]")));
                yield found;
            }
            case Fields fields -> objectDifferences(fields, node, shapes, path);
        };
    }

    private static List<String> objectDifferences(
            Fields fields, JsonNode node, Map<String, Fields> shapes, String path) {
        var found = new ArrayList<String>();
        for (String name : fields.required().keySet()) {
            if (!node.has(name)) {
                found.add(path + "." + name + " is missing");
            }
        }
        node.properties().forEach(property -> {
            String name = property.getKey();
            JsonShape shape = fields.required().containsKey(name)
                    ? fields.required().get(name)
                    : fields.optional().get(name);
            if (shape == null) {
                found.add(path + "." + name + " is not documented");
            } else {
                found.addAll(differences(shape, property.getValue(), shapes, path + "." + name));
            }
        });
        return found;
    }

    private static boolean is(String type, JsonNode node) {
        return switch (type) {
            case "string" -> node.isString();
            case "integer" -> node.isIntegralNumber();
            case "number" -> node.isNumber();
            case "boolean" -> node.isBoolean();
            default -> throw new IllegalArgumentException("no such type: " + type);
        };
    }

    /// Reads a shape from left to right. Mutable.
    final class Parser {
        private static final List<String> SIMPLE = List.of("string", "integer", "number", "boolean");
        private static final String NULL = " or null";

        private final String text;
        private int at;

        private Parser(String text) {
            this.text = text;
        }

        private Fields fields() {
            var required = new LinkedHashMap<String, JsonShape>();
            var optional = new LinkedHashMap<String, JsonShape>();
            do {
                String name = word();
                boolean missing = take("?");
                expect(": ");
                (missing ? optional : required).put(name, shape());
            } while (take(", "));
            return new Fields(required, optional);
        }

        private JsonShape shape() {
            if (take("[")) {
                JsonShape element = shape();
                expect("]");
                return new Listed(element);
            }
            if (take("{")) {
                Fields fields = fields();
                expect("}");
                return fields;
            }
            String name = word();
            return SIMPLE.contains(name) ? new Simple(name, take(NULL)) : new Named(name);
        }

        private String word() {
            int from = at;
            while (at < text.length() && Character.isLetter(text.charAt(at))) {
                at++;
            }
            return text.substring(from, at);
        }

        private boolean take(String next) {
            boolean follows = text.startsWith(next, at);
            at += follows ? next.length() : 0;
            return follows;
        }

        private void expect(String next) {
            if (!take(next)) {
                throw new IllegalArgumentException("expected '" + next + "' after '" + text.substring(0, at) + "'");
            }
        }
    }
}
