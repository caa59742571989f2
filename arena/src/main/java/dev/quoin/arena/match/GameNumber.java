package dev.quoin.arena.match;

import java.util.Locale;
import java.util.Optional;

/// The number of a game in a match.
///
/// @param pair the pair, from 1
/// @param game 1, or 2 when the seats are swapped
public record GameNumber(int pair, int game) {
    public GameNumber {
        if (pair < 1 || (game != 1 && game != 2)) {
            throw new IllegalArgumentException(
                    "a game is the first or second of a pair from 1, got game " + game + " of pair " + pair);
        }
    }

    /// Returns the label used in logs and file names, such as `00017b` for the second game of pair 17.
    public String label() {
        return String.format(Locale.ROOT, "%05d%s", pair, game == 1 ? "a" : "b");
    }

    /// Parses a label; empty when it is not one.
    static Optional<GameNumber> labelled(String label) {
        return label.matches("[0-9]{5,9}[ab]") && !label.matches("0+.")
                ? Optional.of(new GameNumber(
                        Integer.parseInt(label.substring(0, label.length() - 1)), label.endsWith("a") ? 1 : 2))
                : Optional.empty();
    }

    /// Returns the seat of a contestant, 0 or 1.
    public int seatOf(int contestant) {
        return game == 1 ? contestant : 1 - contestant;
    }
}
