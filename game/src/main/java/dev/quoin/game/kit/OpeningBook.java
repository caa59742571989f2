package dev.quoin.game.kit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/// The openings of a match and their order. Immutable and thread-safe.
///
/// Each pair of games has one opening. When there are more pairs than openings, they are used again in the
/// same order.
///
/// @param openings in the order of the match; not empty
/// @param description what identifies the openings and their order, for logs
/// @param <P> the position type
/// @param <M> the move type
public record OpeningBook<P, M>(List<Numbered<P, M>> openings, String description) {
    /// The order of the openings.
    public enum Order {
        /// As in the file.
        SEQUENTIAL,
        /// Shuffled by a seed.
        SHUFFLED
    }

    /// An opening with its number.
    ///
    /// @param number the number in the file, from 1
    public record Numbered<P, M>(int number, Opening<P, M> opening) {}

    public OpeningBook {
        openings = List.copyOf(openings);
        if (openings.isEmpty()) {
            throw new IllegalArgumentException("a match needs at least 1 opening, got none");
        }
    }

    /// Creates the book of a file.
    ///
    /// @param openings in the order of the file
    /// @param origin what identifies the file, such as its checksum
    /// @param seed the seed of a shuffled order
    public static <P, M> OpeningBook<P, M> of(List<Opening<P, M>> openings, String origin, Order order, long seed) {
        var numbered = new ArrayList<Numbered<P, M>>();
        openings.forEach(opening -> numbered.add(new Numbered<>(numbered.size() + 1, opening)));
        if (order == Order.SHUFFLED) {
            Collections.shuffle(numbered, new Random(seed));
        }
        return new OpeningBook<>(
                numbered,
                openings.size() + " from a file, " + origin + ", "
                        + order.name().toLowerCase(Locale.ROOT));
    }

    /// Returns the opening of a pair.
    ///
    /// @param pair from 1
    public Numbered<P, M> ofPair(int pair) {
        return openings.get((pair - 1) % openings.size());
    }
}
