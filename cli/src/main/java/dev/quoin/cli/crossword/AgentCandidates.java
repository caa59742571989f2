package dev.quoin.cli.crossword;

import dev.quoin.crossword.agent.CrosswordAgents;
import dev.quoin.game.agent.AgentDescription;
import dev.quoin.game.agent.Parameter;
import java.util.Iterator;

/// The crossword agents that need no arguments, for completion.
public final class AgentCandidates implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return CrosswordAgents.catalog().descriptions().stream()
                .filter(agent -> agent.parameters().stream().noneMatch(Parameter::isRequired))
                .map(AgentDescription::name)
                .iterator();
    }
}
