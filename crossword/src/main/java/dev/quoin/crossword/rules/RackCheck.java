package dev.quoin.crossword.rules;

import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.game.Refusal;
import java.util.Optional;

/// Checks whether a rack holds the tiles of a move.
final class RackCheck {
    private RackCheck() {}

    static Optional<Refusal> refusal(Tiles rack, Tiles needed, Alphabet alphabet) {
        for (int number = 0; number <= Alphabet.MOST_LETTERS; number++) {
            if (needed.count(number) > rack.count(number)) {
                return Optional.of(new Refusal(
                        CrosswordReason.NOT_ON_RACK,
                        "the move needs " + needed.count(number) + " of " + name(number, alphabet) + ", but the rack "
                                + (rack.isEmpty() ? "is empty" : rack.show(alphabet) + " has " + rack.count(number))));
            }
        }
        return Optional.empty();
    }

    private static String name(int number, Alphabet alphabet) {
        if (number == Tile.BLANK) {
            return "? (blank)";
        }
        return number <= alphabet.size() ? alphabet.show(Tile.natural(number)) : "letter number " + number;
    }
}
