package dev.quoin.cli.variant;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.variant.Variant;
import tools.jackson.core.JsonGenerator;

/// Writes a variant as JSON properties.
final class VariantJson {
    private VariantJson() {}

    static void write(JsonGenerator json, Variant variant) {
        json.writeStringProperty("name", variant.name());
        json.writeStringProperty("title", variant.title());
        json.writeNumberProperty("rows", variant.rows());
        json.writeNumberProperty("columns", variant.columns());
        json.writeNumberProperty("rackSize", variant.rackSize());
        json.writeNumberProperty("bonus", variant.bingoBonus());
        json.writeStringProperty("lexicon", variant.lexicon());
        if (variant.exchangeMinimum() == Variant.NO_EXCHANGE) {
            json.writeNullProperty("exchangeMinimum");
        } else {
            json.writeNumberProperty("exchangeMinimum", variant.exchangeMinimum());
        }
        json.writeNumberProperty("scorelessTurns", variant.scorelessTurns());
        json.writeNumberProperty("startRow", variant.startRow() + 1);
        json.writeNumberProperty("startColumn", variant.startColumn() + 1);
        tiles(json, variant);
        multipliers(json, "wordMultipliers", variant);
        multipliers(json, "letterMultipliers", variant);
    }

    private static void tiles(JsonGenerator json, Variant variant) {
        Alphabet alphabet = variant.tiles().alphabet();
        json.writeArrayPropertyStart("tiles");
        for (int number = 0; number <= alphabet.size(); number++) {
            json.writeStartObject();
            json.writeStringProperty("letter", number == Tile.BLANK ? "?" : alphabet.face(number));
            json.writeNumberProperty("count", variant.tiles().distribution().count(number));
            json.writeNumberProperty("value", variant.tiles().valueOfNumber(number));
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void multipliers(JsonGenerator json, String name, Variant variant) {
        boolean words = name.startsWith("word");
        json.writeArrayPropertyStart(name);
        for (int row = 0; row < variant.rows(); row++) {
            json.writeStartArray();
            for (int column = 0; column < variant.columns(); column++) {
                json.writeNumber(
                        words
                                ? variant.layout().wordMultiplier(row, column)
                                : variant.layout().letterMultiplier(row, column));
            }
            json.writeEndArray();
        }
        json.writeEndArray();
    }
}
