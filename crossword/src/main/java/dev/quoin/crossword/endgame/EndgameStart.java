package dev.quoin.crossword.endgame;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.Rack;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;

/// The position that a search starts from, and what follows from it for the whole search. Immutable.
///
/// @param turnsLeft scoreless turns until the game ends
/// @param worthless the number of tiles on the racks with which a play may score nothing
record EndgameStart(Variant variant, Board board, Tiles rack, Tiles opponentRack, int turnsLeft, int worthless) {
    static EndgameStart of(Variant variant, CrosswordPosition position) {
        if (position.players() != 2) {
            throw new IllegalArgumentException("the endgame solver needs two players, got " + position.players());
        }
        if (position.bagSize() != 0) {
            throw new IllegalArgumentException("the bag must be empty to solve an endgame, but has "
                    + position.bagSize() + (position.bagSize() == 1 ? " tile" : " tiles"));
        }
        int side = position.toMove();
        Tiles rack = rack(position, side);
        Tiles other = rack(position, 1 - side);
        return new EndgameStart(
                variant,
                position.board(),
                rack,
                other,
                variant.scorelessTurns() - position.scorelessTurns(),
                worthless(variant, position.board(), rack.plus(other)));
    }

    /// The tiles of a rack. With an empty bag, one that is hidden has all unseen tiles.
    private static Tiles rack(CrosswordPosition position, int seat) {
        return switch (position.racks().get(seat)) {
            case Rack.Known(Tiles tiles) -> tiles;
            case Rack.Hidden(int size) -> {
                if (size != position.pool().size()) {
                    throw new IllegalArgumentException(
                            "the endgame solver needs a position with at most one hidden rack");
                }
                yield position.pool();
            }
        };
    }

    /// The number of scoreless turns, out of `turns` that are left, that a search must tell apart.
    ///
    /// After two passes the position is the same with two turns fewer, and a player who gains by not passing
    /// still does. So two more turns do not change the value, once there are two for passing and two for each
    /// play of worthless tiles. Without such tiles, any number from two on is worth the same.
    int distinctTurns(int turns) {
        if (worthless == 0) {
            return Math.min(turns, 2);
        }
        int most = 2 * worthless + 3;
        return turns <= most ? turns : most - (turns - most & 1);
    }

    /// The letters that can still be placed, as a mask.
    int usableLetters() {
        Tiles all = rack.plus(opponentRack);
        int mask = 0;
        for (int letter = 1; letter <= variant.tiles().alphabet().size(); letter++) {
            mask |= all.blanks() > 0 || all.count(letter) > 0 ? 1 << letter : 0;
        }
        return mask;
    }

    private static int worthless(Variant variant, Board board, Tiles racks) {
        int letters = 0;
        boolean anyLetter = false;
        for (int letter = 1; letter <= variant.tiles().alphabet().size(); letter++) {
            if (variant.tiles().valueOfNumber(letter) == 0) {
                anyLetter = true;
                letters += racks.count(letter);
            }
        }
        boolean onlyOneBlank = racks.blanks() == 1 && !anyLetter;
        return onlyOneBlank && !hasPlaceForBlank(board) ? 0 : letters + racks.blanks();
    }

    /// Whether a blank could make a word of which all other tiles are blanks.
    private static boolean hasPlaceForBlank(Board board) {
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                if (board.isEmpty(row, column) && touchesOnlyBlanks(board, row, column)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean touchesOnlyBlanks(Board board, int row, int column) {
        int blanks = 0;
        for (int direction = 0; direction < 4; direction++) {
            int rowStep = direction < 2 ? 2 * direction - 1 : 0;
            int columnStep = direction < 2 ? 0 : 2 * direction - 5;
            for (int step = 1; board.hasTile(row + step * rowStep, column + step * columnStep); step++) {
                if (!Tile.isBlank(board.at(row + step * rowStep, column + step * columnStep))) {
                    return false;
                }
                blanks++;
            }
        }
        return blanks > 0;
    }
}
