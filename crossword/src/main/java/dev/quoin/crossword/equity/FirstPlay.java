package dev.quoin.crossword.equity;

import dev.quoin.crossword.board.Direction;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.variant.Variant;

/// What the first play of a game gives away: a vowel beside a premium square invites plays parallel to it.
/// Immutable, thread-safe.
final class FirstPlay {
    /// What a vowel beside a premium square costs, in millipoints. Measured on the standard board: the best
    /// reply to the same word in another place is worth 1.4 points more for each; docs/agents.md has the gain.
    static final int VOWEL_BESIDE_PREMIUM = 1400;

    private final Variant variant;

    FirstPlay(Variant variant) {
        this.variant = variant;
    }

    /// Returns the cost of play `index` on an empty board, in millipoints.
    int cost(PlayBuffer plays, int index) {
        Direction direction = plays.direction(index);
        int cost = 0;
        for (int tile = 0; tile < plays.count(index); tile++) {
            int row = plays.row(index) + tile * direction.rowStep();
            int column = plays.column(index) + tile * direction.columnStep();
            cost += cost(plays.tile(index, tile), row, column, direction);
        }
        return cost;
    }

    /// Returns the cost of a play on an empty board, in millipoints.
    int cost(Play play) {
        int cost = 0;
        for (Placement placement : play.placements()) {
            cost += cost(placement.tile(), placement.row(), placement.column(), play.direction());
        }
        return cost;
    }

    private int cost(int tile, int row, int column, Direction direction) {
        if (!variant.tiles().alphabet().isVowel(Tile.letter(tile))) {
            return 0;
        }
        int rowStep = direction.columnStep();
        int columnStep = direction.rowStep();
        return isPremium(row + rowStep, column + columnStep) || isPremium(row - rowStep, column - columnStep)
                ? VOWEL_BESIDE_PREMIUM
                : 0;
    }

    private boolean isPremium(int row, int column) {
        return variant.start().contains(row, column)
                && (variant.layout().letterMultiplier(row, column) > 1
                        || variant.layout().wordMultiplier(row, column) > 1);
    }
}
