package dev.quoin.cli.console;

import dev.quoin.game.agent.AgentDescription;
import dev.quoin.game.agent.Parameter;
import dev.quoin.game.kit.GameKit;
import dev.quoin.game.kit.GameKits;
import java.util.Iterator;
import java.util.stream.Stream;

/// The agents and levels of all games that need no arguments, for completion.
public final class AgentChoices implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return GameKits.all().stream().flatMap(AgentChoices::of).distinct().iterator();
    }

    /// Returns the agents and levels of one game.
    public static Stream<String> of(GameKit<?, ?> kit) {
        Stream<String> agents = kit.agents().descriptions().stream()
                .filter(agent -> agent.parameters().stream().noneMatch(Parameter::isRequired))
                .map(AgentDescription::name);
        return Stream.concat(agents, kit.levels().stream().map(level -> level.id()));
    }
}
