package dev.quoin.env.option;

import java.util.Locale;

/// An option of an environment.
///
/// @param name the name
/// @param otherwise the default value as text; `none` for an external component
/// @param allowed the allowed values, as in error messages
public record OptionSpec(String name, String otherwise, String allowed) {
    /// Converts a default to text: numbers and labels as they are, a choice without settings by its name.
    static String text(Object value) {
        return switch (value) {
            case String text -> text;
            case Double number -> OptionReader.plain(number);
            case Number number -> number.toString();
            case Enum<?> constant -> OptionReader.label(constant);
            case Record choice
            when choice.getClass().getRecordComponents().length == 0 ->
                choice.getClass().getSimpleName().toLowerCase(Locale.ROOT);
            default -> "none";
        };
    }
}
