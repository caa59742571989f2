package dev.quoin.server.catalogue;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.server.crossword.VariantSquares;
import java.util.List;
import tools.jackson.core.JsonGenerator;

/// Writes variants in the form that the pages read.
final class VariantShape {
    private VariantShape() {}

    static void writeAll(JsonGenerator json, List<Variant> variants) {
        json.writeArrayPropertyStart("variants");
        for (Variant variant : variants) {
            json.writeStartObject();
            write(json, variant);
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
            json.writeStartObject();
            letter(json, variant, number, alphabet.face(number), alphabet.isVowel(number));
            json.writeStringProperty("lower", alphabet.lower(number));
            json.writeEndObject();
        }
        json.writeStartObject();
        letter(json, variant, Tile.BLANK, "?", false);
        json.writeEndObject();
        json.writeEndArray();
    }

    private static void letter(JsonGenerator json, Variant variant, int number, String face, boolean vowel) {
        json.writeStringProperty("letter", face);
        json.writeNumberProperty("value", variant.tiles().valueOfNumber(number));
        json.writeNumberProperty("count", variant.tiles().distribution().count(number));
        json.writeBooleanProperty("vowel", vowel);
    }
}
