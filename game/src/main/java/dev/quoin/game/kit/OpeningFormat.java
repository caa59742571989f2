package dev.quoin.game.kit;

import java.io.InputStream;
import java.util.List;
import java.util.OptionalInt;

/// Reads files of openings. Thread-safe.
///
/// @param <P> the position type
/// @param <M> the move type
public interface OpeningFormat<P, M> {
    /// Reads all openings of a file, in order.
    ///
    /// @param source the name of the file, for messages
    /// @param plies the number of moves to use of an opening that is given as a game; all when empty
    /// @throws dev.quoin.game.format.FormatException when an opening cannot be used, with its line
    /// @throws java.io.UncheckedIOException when the stream cannot be read
    List<Opening<P, M>> read(InputStream in, String source, OptionalInt plies);
}
