package dev.quoin.game.kit;

import java.util.List;

/// Converts positions and moves for external agents.
///
/// @param <P> the position type
/// @param <M> the move type
public interface ProtocolView<P, M> {
    /// Returns the board as shown to a seat.
    ///
    /// @param seen what that seat may see, never the true position
    ProtocolBoard board(P seen, int seat);

    /// Returns a move as text for the other seats, without hidden information such as the tiles exchanged.
    String publicText(P before, M move);

    /// Returns legal moves, the most promising first.
    ///
    /// @param limit the maximum number of moves
    List<Option> legal(P seen, int limit);

    /// A legal move as text, with its score.
    record Option(String text, int score) {}
}
