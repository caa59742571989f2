package dev.quoin.env.option;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Reads options by name and reports invalid ones precisely: the name, the value and what is allowed.
/// Mutable, not thread-safe; call [#end] last.
public final class OptionReader {
    private final String owner;
    private final Map<String, ?> options;
    private final List<OptionSpec> specs = new ArrayList<>();

    /// Creates a reader for the options of `owner`, which error messages name.
    public OptionReader(String owner, Map<String, ?> options) {
        this.owner = owner;
        this.options = options;
    }

    /// Reads one of several named values.
    public <E extends Enum<E>> E choice(String name, E otherwise) {
        return choice(name, otherwise, Map.of());
    }

    /// Reads one of several named values, some of which have aliases.
    public <E extends Enum<E>> E choice(String name, E otherwise, Map<String, E> aliases) {
        var choices = new LinkedHashMap<String, E>();
        for (E constant : otherwise.getDeclaringClass().getEnumConstants()) {
            choices.put(label(constant), constant);
        }
        new TreeMap<>(aliases).forEach(choices::put);
        String allowed = "one of "
                + choices.keySet().stream().map(label -> "'" + label + "'").toList();
        Object value = value(name, otherwise, allowed);
        if (value == null) {
            return otherwise;
        }
        for (Map.Entry<String, E> choice : choices.entrySet()) {
            if (value == choice.getValue() || value.equals(choice.getKey())) {
                return choice.getValue();
            }
        }
        throw wrong(name, value, allowed);
    }

    /// Reads a listener for warnings; by default warnings are ignored.
    @SuppressWarnings("unchecked")
    public Consumer<String> listener(String name) {
        return any(name, message -> {}, value -> {
            if (value instanceof Consumer<?> consumer) {
                return (Consumer<String>) consumer;
            }
            throw new IllegalArgumentException("a consumer of sentences");
        });
    }

    /// Reads a number between two bounds.
    public double number(String name, double otherwise, double low, double high) {
        String allowed = "a number from " + plain(low) + " to " + plain(high);
        Object value = value(name, otherwise, allowed);
        if (value == null) {
            return otherwise;
        }
        if (value instanceof Number number && number.doubleValue() >= low && number.doubleValue() <= high) {
            return number.doubleValue();
        }
        throw wrong(name, value, allowed);
    }

    /// Reads an integer between two bounds.
    public int whole(String name, int otherwise, int low, int high) {
        String allowed = "a whole number from " + low + " to " + high;
        Object value = value(name, otherwise, allowed);
        if (value == null) {
            return otherwise;
        }
        if (value instanceof Number number
                && number.doubleValue() == Math.rint(number.doubleValue())
                && number.doubleValue() >= low
                && number.doubleValue() <= high) {
            return number.intValue();
        }
        throw wrong(name, value, allowed);
    }

    /// Reads a value with a function that throws [IllegalArgumentException] with what is allowed.
    public <T> T any(String name, T otherwise, Function<Object, T> reader) {
        Object value = value(name, otherwise, allowedBy(reader));
        if (value == null) {
            return otherwise;
        }
        try {
            return reader.apply(value);
        } catch (IllegalArgumentException notAllowed) {
            throw wrong(name, value, String.valueOf(notAllowed.getMessage()));
        }
    }

    /// Rejects options that have not been read.
    public void end() {
        for (String name : options.keySet()) {
            if (specs.stream().noneMatch(spec -> spec.name().equals(name))) {
                List<String> known = specs.stream().map(OptionSpec::name).toList();
                throw new IllegalArgumentException(owner + " has no option '" + name + "', only " + known);
            }
        }
    }

    /// Returns the options read so far, in order.
    public List<OptionSpec> specs() {
        return List.copyOf(specs);
    }

    /// Finds out what a reader allows by passing it a value that is never valid.
    private static String allowedBy(Function<Object, ?> reader) {
        try {
            Object _ = reader.apply(new Object());
            return "anything";
        } catch (IllegalArgumentException notAllowed) {
            return String.valueOf(notAllowed.getMessage());
        }
    }

    /// Returns the name of a constant in options.
    static String label(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private @Nullable Object value(String name, Object otherwise, String allowed) {
        specs.add(new OptionSpec(name, OptionSpec.text(otherwise), allowed));
        return options.get(name);
    }

    private IllegalArgumentException wrong(String name, Object value, String allowed) {
        String shown = value instanceof String ? "'" + value + "'" : String.valueOf(value);
        return new IllegalArgumentException(owner + ": " + name + " must be " + allowed + ", got " + shown);
    }

    static String plain(double bound) {
        return bound == Math.rint(bound) ? String.valueOf((long) bound) : String.valueOf(bound);
    }
}
