package dev.quoin.env.option;

import java.util.Locale;

/// An option that an environment has.
///
/// @param name what it is called
/// @param otherwise its value when it is not given, as text; `none` for a part from outside
/// @param allowed what it may be, as in the message that refuses it
public record OptionSpec(String name, String otherwise, String allowed) {
    /// A default as text: numbers and labels as they are given, a choice without settings of its own by its name.
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
