package dev.quoin.arena.discipline;

import java.util.List;

/// How positions and moves look to an agent outside.
///
/// @param <P> a position
/// @param <M> a move
public interface Showing<P, M> {
    /// What a seat is shown.
    ///
    /// @param seen what that seat may see, never the true position
    Sight sight(P seen, int seat);

    /// A move as the other side of the table hears of it: without what is hidden, such as the tiles exchanged.
    String overheard(P before, M move);

    /// The legal moves, the best-looking first, at most so many.
    List<Option> legal(P seen, int most);

    /// A legal move as text, with what it scores.
    record Option(String text, int gain) {}
}
