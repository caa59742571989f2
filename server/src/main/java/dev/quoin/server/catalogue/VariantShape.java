package dev.quoin.server.catalogue;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.server.crossword.VariantSquares;
import tools.jackson.core.JsonGenerator;

/// The shipped variants as pages draw them.
final class VariantShape {
    private VariantShape() {}

    static void writeAll(JsonGenerator json) {
        json.writeArrayPropertyStart("variants");
        for (String name : Variants.names()) {
            json.writeStartObject();
            write(json, Variants.named(name));
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void write(JsonGenerator json, Variant variant) {
        json.writeStringProperty("name", variant.name());
        json.writeStringProperty("title", variant.title());
        json.writeNumberProperty("rows", variant.rows());
        json.writeNumberProperty("columns", variant.columns());
        json.writeNumberProperty("rackSize", variant.rackSize());
        json.writeNumberProperty("bonus", variant.bingoBonus());
        VariantSquares.write(json, variant);
        json.writeObjectPropertyStart("start");
        json.writeNumberProperty("row", variant.startRow() + 1);
        json.writeNumberProperty("column", variant.startColumn() + 1);
        json.writeEndObject();
        letters(json, variant);
        json.writeNumberProperty("bagSize", variant.tiles().distribution().size());
        if (variant.exchangeMinimum() == Variant.NO_EXCHANGE) {
            json.writeNullProperty("exchangeMinimum");
        } else {
            json.writeNumberProperty("exchangeMinimum", variant.exchangeMinimum());
        }
        json.writeNumberProperty("scorelessTurns", variant.scorelessTurns());
    }

    private static void letters(JsonGenerator json, Variant variant) {
        Alphabet alphabet = variant.tiles().alphabet();
        json.writeArrayPropertyStart("letters");
        for (int number = 1; number <= alphabet.size(); number++) {
            letter(json, variant, number, alphabet.face(number), alphabet.isVowel(number));
        }
        letter(json, variant, Tile.BLANK, "?", false);
        json.writeEndArray();
    }

    private static void letter(JsonGenerator json, Variant variant, int number, String face, boolean vowel) {
        json.writeStartObject();
        json.writeStringProperty("letter", face);
        json.writeNumberProperty("value", variant.tiles().valueOfNumber(number));
        json.writeNumberProperty("count", variant.tiles().distribution().count(number));
        json.writeBooleanProperty("vowel", vowel);
        json.writeEndObject();
    }
}
