package dev.quoin.game;

import java.util.List;
import java.util.random.RandomGenerator;

/// Plays any game: every legal move is equally likely.
///
/// @param <P> a position
/// @param <M> a move
public final class RandomAgent<P, M> implements Agent<P, M> {
    private final Game<P, M> game;
    private final RandomGenerator chance;

    /// An agent whose choices follow from `chance` alone.
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
