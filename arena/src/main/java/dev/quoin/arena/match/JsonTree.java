package dev.quoin.arena.match;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

/// A JSON object with typed access to its fields. Immutable.
///
/// Accessing a missing field throws an [IllegalArgumentException] that names it.
record JsonTree(Map<String, @Nullable Object> fields) {
    private static final JsonFactory FACTORY = new JsonFactory();

    /// Parses one object with nothing after it.
    static JsonTree read(byte[] text) {
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            parser.nextToken();
            Object value = value(parser);
            if (parser.nextToken() != null) {
                throw new IllegalArgumentException("one JSON object is expected, and there is more behind it");
            }
            return of(value);
        } catch (JacksonException wrong) {
            throw new IllegalArgumentException("this is no JSON: " + wrong.getOriginalMessage(), wrong);
        }
    }

    private static @Nullable Object value(JsonParser parser) {
        JsonToken token = parser.currentToken();
        return switch (token) {
            case START_OBJECT -> object(parser);
            case START_ARRAY -> array(parser);
            case VALUE_STRING -> parser.getString();
            case VALUE_NUMBER_INT -> parser.getLongValue();
            case VALUE_NUMBER_FLOAT -> parser.getDoubleValue();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> null;
            case null, default -> throw new IllegalArgumentException("JSON ends where a value is expected");
        };
    }

    private static Map<String, @Nullable Object> object(JsonParser parser) {
        var fields = new LinkedHashMap<String, @Nullable Object>();
        while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            parser.nextToken();
            fields.put(name, value(parser));
        }
        return fields;
    }

    private static List<@Nullable Object> array(JsonParser parser) {
        var items = new ArrayList<@Nullable Object>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            items.add(value(parser));
        }
        return items;
    }

    private static JsonTree of(@Nullable Object value) {
        if (!(value instanceof Map<?, ?> map)) {
            throw new IllegalArgumentException("a JSON object is expected, got " + value);
        }
        var fields = new LinkedHashMap<String, @Nullable Object>();
        map.forEach((name, field) -> fields.put(String.valueOf(name), field));
        return new JsonTree(fields);
    }

    boolean has(String name) {
        return fields.get(name) != null;
    }

    String text(String name) {
        return part(name, String.class);
    }

    long number(String name) {
        return part(name, Long.class);
    }

    boolean truth(String name) {
        return has(name) && part(name, Boolean.class);
    }

    JsonTree object(String name) {
        return of(fields.get(name));
    }

    /// Returns the objects in an array; a null item becomes an object without fields.
    List<JsonTree> objects(String name) {
        var objects = new ArrayList<JsonTree>();
        for (Object item : list(name)) {
            objects.add(item == null ? new JsonTree(Map.of()) : of(item));
        }
        return objects;
    }

    List<Integer> numbers(String name) {
        var numbers = new ArrayList<Integer>();
        for (Object item : list(name)) {
            if (!(item instanceof Long number)) {
                throw new IllegalArgumentException("the field '" + name + "' must hold whole numbers, got " + item);
            }
            numbers.add(Math.toIntExact(number));
        }
        return numbers;
    }

    /// Returns the whole numbers in an array; a null item is empty.
    List<OptionalLong> longs(String name) {
        var numbers = new ArrayList<OptionalLong>();
        for (Object item : list(name)) {
            if (item != null && !(item instanceof Long)) {
                throw new IllegalArgumentException("the field '" + name + "' must hold whole numbers, got " + item);
            }
            numbers.add(item instanceof Long number ? OptionalLong.of(number) : OptionalLong.empty());
        }
        return numbers;
    }

    List<String> texts(String name) {
        var texts = new ArrayList<String>();
        for (Object item : list(name)) {
            texts.add(String.valueOf(item));
        }
        return texts;
    }

    private List<?> list(String name) {
        return part(name, List.class);
    }

    private <T> T part(String name, Class<T> kind) {
        Object value = fields.get(name);
        if (!kind.isInstance(value)) {
            throw new IllegalArgumentException(
                    "the field '" + name + "' must be a " + kind.getSimpleName() + ", got " + value);
        }
        return kind.cast(value);
    }
}
