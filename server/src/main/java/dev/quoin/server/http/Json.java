package dev.quoin.server.http;

import java.io.ByteArrayOutputStream;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.AnnotatedMember;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;

/// Reads request bodies as records, and writes responses property by property.
public final class Json {
    private static final int DEEPEST = 8;
    private static final int LONGEST_QUOTE = 300;

    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(
                    StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
            .build();

    private static final JsonMapper MAPPER = JsonMapper.builder(FACTORY)
            .annotationIntrospector(new NumbersAreRequired())
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
            .build();

    private Json() {}

    /// Serializes an object; `properties` writes its properties.
    public static byte[] object(Consumer<JsonGenerator> properties) {
        var bytes = new ByteArrayOutputStream();
        try (JsonGenerator json = FACTORY.createGenerator(ObjectWriteContext.empty(), bytes)) {
            json.writeStartObject();
            properties.accept(json);
            json.writeEndObject();
        }
        return bytes.toByteArray();
    }

    /// Parses a body as a record. Its constructor validates it by throwing [IllegalArgumentException].
    ///
    /// @throws Refused with 400 when it is invalid
    static <T> T read(byte[] body, Class<T> type) {
        T read;
        try {
            read = MAPPER.readValue(body, type);
        } catch (DatabindException e) {
            throw Refused.unreadable(
                    e.getCause() instanceof IllegalArgumentException bad
                            ? String.valueOf(bad.getMessage())
                            : "the body is not valid: " + firstLine(e));
        } catch (JacksonException e) {
            throw Refused.unreadable("the body is not JSON: " + firstLine(e));
        }
        if (read == null) {
            throw Refused.unreadable("the body must be a JSON object, got null");
        }
        return read;
    }

    /// Returns an integer in an object that one of our programs wrote; empty when it is missing.
    public static OptionalInt number(byte[] object, String name) {
        try {
            var value = MAPPER.readTree(object).path(name);
            return value.isInt() ? OptionalInt.of(value.intValue()) : OptionalInt.empty();
        } catch (JacksonException e) {
            return OptionalInt.empty();
        }
    }

    /// Returns the message without the names of our classes, which are internal.
    private static String firstLine(JacksonException e) {
        String text = String.valueOf(e.getOriginalMessage()).lines().findFirst().orElse("unreadable");
        return text.substring(0, Math.min(text.length(), LONGEST_QUOTE))
                .replaceAll("\\(class [^()]*\\)", "")
                .replaceAll("`?(?<![\\w.])[a-z]\\w*+(?:\\.[\\w$\\[\\]]++)++`?", "what is expected")
                .strip();
    }

    /// Treats a missing number as an error, not as 0.
    private static final class NumbersAreRequired extends JacksonAnnotationIntrospector {
        private static final long serialVersionUID = 1L;

        @Override
        public @Nullable Boolean hasRequiredMarker(MapperConfig<?> config, AnnotatedMember member) {
            return member.getRawType().isPrimitive() ? Boolean.TRUE : super.hasRequiredMarker(config, member);
        }
    }
}
