package dev.quoin.game;

import java.util.List;
import java.util.random.RandomGenerator;

/// Plays any game by choosing uniformly among the legal moves.
///
/// @param <P> the position type
/// @param <M> the move type
public final class RandomAgent<P, M> implements Agent<P, M> {
    private final Game<P, M> game;
    private final RandomGenerator chance;

    /// Creates an agent whose choices depend only on `chance`.
    public RandomAgent(Game<P, M> game, RandomGenerator chance) {
        this.game = game;
        this.chance = chance;
    }

    @Override
    public M choose(P seen, Budget budget) {
        List<M> moves = game.legalMoves(seen);
        return moves.get(chance.nextInt(moves.size()));
    }
}
