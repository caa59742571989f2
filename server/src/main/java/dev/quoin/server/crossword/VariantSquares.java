package dev.quoin.server.crossword;

import dev.quoin.crossword.variant.Variant;
import tools.jackson.core.JsonGenerator;

/// Writes the bonus squares of a variant in the form that the pages read.
public final class VariantSquares {
    private VariantSquares() {}

    /// Writes them as an array called `squares`: one string per row, two characters per square.
    public static void write(JsonGenerator json, Variant variant) {
        json.writeArrayPropertyStart("squares");
        for (int row = 0; row < variant.rows(); row++) {
            var text = new StringBuilder();
            for (int column = 0; column < variant.columns(); column++) {
                text.append(digit(variant.layout().wordMultiplier(row, column)));
                text.append(digit(variant.layout().letterMultiplier(row, column)));
            }
            json.writeString(text.toString());
        }
        json.writeEndArray();
    }

    private static String digit(int multiplier) {
        return multiplier == 1 ? "." : Integer.toString(multiplier);
    }
}
