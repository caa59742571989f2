package dev.quoin.crossword.match;

import dev.quoin.crossword.notation.gcg.GcgWriter;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.GameRecord;
import dev.quoin.game.kit.RecordFormat;

/// Crossword games as GCG files.
record GcgFormat(Variant variant) implements RecordFormat<CrosswordPosition, CrosswordMove> {
    @Override
    public String extension() {
        return "gcg";
    }

    @Override
    public String write(GameRecord<CrosswordPosition, CrosswordMove> record) {
        return GcgWriter.write(record, variant, GcgWriter.Viewer.ALL).show();
    }
}
