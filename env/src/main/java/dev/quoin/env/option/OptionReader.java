package dev.quoin.env.option;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Reads options by name and says exactly what is wrong with one: its name, its value and what is allowed. Mutable, for
/// one thread; [#end] must be called last.
public final class OptionReader {
    private final String owner;
    private final Map<String, ?> options;
    private final List<String> known = new ArrayList<>();

    /// A reader of the options of `owner`, which error messages name.
    public OptionReader(String owner, Map<String, ?> options) {
        this.owner = owner;
        this.options = options;
    }

    /// One of several named values.
    public <E extends Enum<E>> E choice(String name, E otherwise) {
        Object value = value(name);
        if (value == null) {
            return otherwise;
        }
        for (E constant : otherwise.getDeclaringClass().getEnumConstants()) {
            if (value == constant || value.equals(label(constant))) {
                return constant;
            }
        }
        throw wrong(name, value, "one of " + labels(otherwise.getDeclaringClass()));
    }

    /// A number between two bounds.
    public double number(String name, double otherwise, double low, double high) {
        Object value = value(name);
        if (value == null) {
            return otherwise;
        }
        if (value instanceof Number number && number.doubleValue() >= low && number.doubleValue() <= high) {
            return number.doubleValue();
        }
        throw wrong(name, value, "a number from " + plain(low) + " to " + plain(high));
    }

    /// A whole number between two bounds.
    public int whole(String name, int otherwise, int low, int high) {
        Object value = value(name);
        if (value == null) {
            return otherwise;
        }
        if (value instanceof Number number
                && number.doubleValue() == Math.rint(number.doubleValue())
                && number.doubleValue() >= low
                && number.doubleValue() <= high) {
            return number.intValue();
        }
        throw wrong(name, value, "a whole number from " + low + " to " + high);
    }

    /// Whatever `reader` makes of the value; it throws [IllegalArgumentException] with what is allowed.
    public <T> T any(String name, T otherwise, Function<Object, T> reader) {
        Object value = value(name);
        if (value == null) {
            return otherwise;
        }
        try {
            return reader.apply(value);
        } catch (IllegalArgumentException notAllowed) {
            throw wrong(name, value, String.valueOf(notAllowed.getMessage()));
        }
    }

    /// Refuses options that nobody asked for.
    public void end() {
        for (String name : options.keySet()) {
            if (!known.contains(name)) {
                throw new IllegalArgumentException(owner + " has no option '" + name + "', only " + known);
            }
        }
    }

    /// The name of a constant in options.
    static String label(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private @Nullable Object value(String name) {
        known.add(name);
        return options.get(name);
    }

    private IllegalArgumentException wrong(String name, Object value, String allowed) {
        String shown = value instanceof String ? "'" + value + "'" : String.valueOf(value);
        return new IllegalArgumentException(owner + ": " + name + " must be " + allowed + ", got " + shown);
    }

    private static String labels(Class<? extends Enum<?>> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(constant -> "'" + label(constant) + "'")
                .toList()
                .toString();
    }

    private static String plain(double bound) {
        return bound == Math.rint(bound) ? String.valueOf((long) bound) : String.valueOf(bound);
    }
}
