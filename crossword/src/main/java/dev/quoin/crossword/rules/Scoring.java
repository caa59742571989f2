package dev.quoin.crossword.rules;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.FormedWord.Letter;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.variant.PremiumLayout;
import dev.quoin.crossword.variant.Variant;
import java.util.ArrayList;
import java.util.List;

/// Scores a canonical play whose placement has been checked.
final class Scoring {
    private final Variant variant;

    Scoring(Variant variant) {
        this.variant = variant;
    }

    Receipt receipt(Board before, Play play) {
        Board after = before.with(play.placements());
        var words = new ArrayList<FormedWord>();
        words.add(word(before, after, play.placements().getFirst(), play.direction()));
        Direction across = play.direction().turned();
        for (Placement placement : play.placements()) {
            if (after.hasTile(placement.row() - across.rowStep(), placement.column() - across.columnStep())
                    || after.hasTile(placement.row() + across.rowStep(), placement.column() + across.columnStep())) {
                words.add(word(before, after, placement, across));
            }
        }
        int bonus = play.placements().size() >= variant.rackSize() ? variant.bingoBonus() : 0;
        return new Receipt(words, bonus);
    }

    /// The word through a placement in one direction.
    private FormedWord word(Board before, Board after, Placement through, Direction direction) {
        int row = through.row();
        int column = through.column();
        while (after.hasTile(row - direction.rowStep(), column - direction.columnStep())) {
            row -= direction.rowStep();
            column -= direction.columnStep();
        }
        var letters = new ArrayList<Letter>();
        var multipliers = new ArrayList<Integer>();
        int length = 0;
        while (after.hasTile(row + length * direction.rowStep(), column + length * direction.columnStep())) {
            int letterRow = row + length * direction.rowStep();
            int letterColumn = column + length * direction.columnStep();
            letters.add(letter(before, after, letterRow, letterColumn));
            addMultiplier(before, letterRow, letterColumn, multipliers);
            length++;
        }
        return new FormedWord(direction, row, column, letters, multipliers);
    }

    private Letter letter(Board before, Board after, int row, int column) {
        byte tile = after.at(row, column);
        boolean placed = before.at(row, column) == Tile.EMPTY;
        int multiplier = placed ? variant.layout().letterMultiplier(row, column) : 1;
        String face = variant.tiles().alphabet().show(tile);
        return new Letter(tile, face, variant.tiles().value(tile), multiplier, placed);
    }

    private void addMultiplier(Board before, int row, int column, List<Integer> multipliers) {
        PremiumLayout layout = variant.layout();
        if (before.at(row, column) == Tile.EMPTY && layout.wordMultiplier(row, column) > 1) {
            multipliers.add(layout.wordMultiplier(row, column));
        }
    }
}
