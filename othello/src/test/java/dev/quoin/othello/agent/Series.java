package dev.quoin.othello.agent;

import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;

/// Results of games between two agents, each opening played twice with colours changed.
record Series(int won, int drawn, int lost) {
    /// Plays `2 * pairs` games and counts for the first agent.
    static Series play(
            Agent<OthelloPosition, OthelloMove> first,
            Agent<OthelloPosition, OthelloMove> second,
            Openings openings,
            int pairs) {
        int won = 0;
        int lost = 0;
        for (int pair = 0; pair < pairs; pair++) {
            OthelloPosition start = openings.opening(pair).end();
            for (Disc colour : Disc.values()) {
                OthelloPosition end = colour == Disc.BLACK ? game(start, first, second) : game(start, second, first);
                int lead = end.points(colour) - end.points(colour.opponent());
                won += lead > 0 ? 1 : 0;
                lost += lead < 0 ? 1 : 0;
            }
        }
        return new Series(won, 2 * pairs - won - lost, lost);
    }

    private static OthelloPosition game(
            OthelloPosition start,
            Agent<OthelloPosition, OthelloMove> black,
            Agent<OthelloPosition, OthelloMove> white) {
        OthelloPosition position = start;
        while (!position.isOver()) {
            var agent = position.toMove() == Disc.BLACK ? black : white;
            position = position.play(agent.choose(position, Budget.unlimited()));
        }
        return position;
    }
}
