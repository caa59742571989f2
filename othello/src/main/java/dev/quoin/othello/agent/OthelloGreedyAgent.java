package dev.quoin.othello.agent;

import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/// Always flips as many discs as it can. Mutable, not thread-safe.
///
/// Breaks ties at random. It ignores the budget.
public final class OthelloGreedyAgent implements Agent<OthelloPosition, OthelloMove> {
    private final RandomGenerator chance;

    /// Creates an agent that breaks ties with `chance`.
    public OthelloGreedyAgent(RandomGenerator chance) {
        this.chance = chance;
    }

    @Override
    public OthelloMove choose(OthelloPosition seen, Budget budget) {
        var best = new ArrayList<OthelloMove>();
        int most = 0;
        for (OthelloMove move : seen.legal()) {
            int turned = turned(seen, move);
            if (best.isEmpty() || turned > most) {
                best.clear();
                most = turned;
            }
            if (turned == most) {
                best.add(move);
            }
        }
        return pick(best);
    }

    private static int turned(OthelloPosition position, OthelloMove move) {
        return switch (move) {
            case OthelloMove.Place(int square) -> Long.bitCount(position.flips(square));
            case OthelloMove.Pass _ -> 0;
        };
    }

    private OthelloMove pick(List<OthelloMove> equals) {
        if (equals.isEmpty()) {
            throw new IllegalArgumentException("the game is over, there is no move to choose");
        }
        return equals.get(chance.nextInt(equals.size()));
    }
}
