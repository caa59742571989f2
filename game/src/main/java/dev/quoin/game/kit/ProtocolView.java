package dev.quoin.game.kit;

import java.util.List;

/// How positions and moves look to an external agent.
///
/// @param <P> a position
/// @param <M> a move
public interface ProtocolView<P, M> {
    /// What a seat is shown.
    ///
    /// @param seen what that seat may see, never the true position
    ProtocolBoard board(P seen, int seat);

    /// A move as the other seats learn of it, without what is hidden from them, such as the tiles exchanged.
    String publicText(P before, M move);

    /// Legal moves, the most promising first.
    ///
    /// @param limit the most moves to list
    List<Option> legal(P seen, int limit);

    /// A legal move as text, with its score.
    record Option(String text, int score) {}
}
