package dev.quoin.python;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.game.agent.AgentDescription;
import dev.quoin.game.agent.AgentProvider;
import dev.quoin.game.agent.Arguments;
import dev.quoin.game.agent.NamedAgent;

/// The agent `model:FILE` of the crossword game, which this jar refuses.
public final class MissingCrosswordModel implements AgentProvider<CrosswordPosition, CrosswordMove> {
    @Override
    public Class<Crossword> game() {
        return Crossword.class;
    }

    @Override
    public AgentDescription description() {
        return MissingModel.DESCRIPTION;
    }

    @Override
    public NamedAgent<CrosswordPosition, CrosswordMove> agent(Arguments arguments) {
        throw MissingModel.refused(arguments);
    }
}
