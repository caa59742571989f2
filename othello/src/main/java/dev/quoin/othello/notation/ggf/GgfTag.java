package dev.quoin.othello.notation.ggf;

/// A tag of a game, such as `PB[ada]`.
///
/// @param name the name in upper-case letters: `GM`, `PC`, `DT`, `PB`, `PW`, `RB`, `RW`, `TI`, `TY`, `RE`
///     and any other
/// @param value any text
public record GgfTag(String name, String value) {
    public GgfTag {
        if (name.isEmpty() || !name.chars().allMatch(c -> c >= 'A' && c <= 'Z')) {
            throw new IllegalArgumentException("a tag's name must be letters A to Z, got '" + name + "'");
        }
    }

    /// The tag as text; `]` and `\` in the value are escaped with `\`.
    String write() {
        return name + "[" + value.replace("\\", "\\\\").replace("]", "\\]") + "]";
    }
}
