package dev.quoin.server;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.agent.CrosswordAgents;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.game.agent.AgentDescription;
import dev.quoin.game.agent.AgentProvider;
import dev.quoin.game.agent.Arguments;
import dev.quoin.game.agent.Level;
import dev.quoin.game.agent.NamedAgent;
import dev.quoin.game.agent.Parameter;
import java.util.List;
import java.util.stream.Stream;

/// An agent from another module that plays the smallest board only.
public final class LearntMini implements AgentProvider<CrosswordPosition, CrosswordMove> {
    @Override
    public Class<Crossword> game() {
        return Crossword.class;
    }

    @Override
    public AgentDescription description() {
        return AgentDescription.of("learnt", "Learned", "learned", Parameter.text("name", "NAME", "a name"));
    }

    @Override
    public NamedAgent<CrosswordPosition, CrosswordMove> agent(Arguments arguments) {
        if (!arguments.text("name").equals("mini")) {
            throw new IllegalArgumentException("nothing was learnt about '" + arguments.text("name") + "'");
        }
        return CrosswordAgents.catalog().agent("greedy");
    }

    @Override
    public List<Level> levels() {
        return Stream.of("learnt:mini", "learnt:broken")
                .map(agent -> new Level(agent, agent, "Learned", "Learned this board.", List.of("mini")))
                .toList();
    }
}
