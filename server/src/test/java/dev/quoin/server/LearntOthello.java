package dev.quoin.server;

import dev.quoin.game.agent.AgentDescription;
import dev.quoin.game.agent.AgentProvider;
import dev.quoin.game.agent.Arguments;
import dev.quoin.game.agent.Level;
import dev.quoin.game.agent.NamedAgent;
import dev.quoin.game.agent.Parameter;
import dev.quoin.othello.Othello;
import dev.quoin.othello.agent.OthelloAgents;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.util.List;

/// An Othello agent from another module.
public final class LearntOthello implements AgentProvider<OthelloPosition, OthelloMove> {
    @Override
    public Class<Othello> game() {
        return Othello.class;
    }

    @Override
    public AgentDescription description() {
        return AgentDescription.of("learnt", "Learned", "learned", Parameter.text("name", "NAME", "a name"));
    }

    @Override
    public NamedAgent<OthelloPosition, OthelloMove> agent(Arguments arguments) {
        return OthelloAgents.catalog().agent("greedy");
    }

    @Override
    public List<Level> levels() {
        return List.of(Level.of("learnt:othello", "learnt:othello", "Learned", "Learned Othello."));
    }
}
