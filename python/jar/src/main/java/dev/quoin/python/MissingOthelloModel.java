package dev.quoin.python;

import dev.quoin.game.agent.AgentDescription;
import dev.quoin.game.agent.AgentProvider;
import dev.quoin.game.agent.Arguments;
import dev.quoin.game.agent.NamedAgent;
import dev.quoin.othello.Othello;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;

/// The agent `model:FILE` of Othello, which this jar refuses.
public final class MissingOthelloModel implements AgentProvider<OthelloPosition, OthelloMove> {
    @Override
    public Class<Othello> game() {
        return Othello.class;
    }

    @Override
    public AgentDescription description() {
        return MissingModel.DESCRIPTION;
    }

    @Override
    public NamedAgent<OthelloPosition, OthelloMove> agent(Arguments arguments) {
        throw MissingModel.refused(arguments);
    }
}
