package dev.quoin.game.player;

import dev.quoin.game.Game;
import dev.quoin.game.agent.AgentCatalog;
import dev.quoin.game.agent.AgentDescription;
import dev.quoin.game.agent.AgentSpec;
import dev.quoin.game.agent.Arguments;
import dev.quoin.game.process.Surroundings;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Everybody who can be named in a match: `greedy`, `search:6`, `mine=cmd:python3 agent.py`. Immutable.
///
/// @param game what they play
/// @param agents those of this process
/// @param programs those outside
/// @param surroundings what programs find around them
/// @param <P> a position
/// @param <M> a move
public record Contestants<P, M>(
        Game<P, M> game, AgentCatalog<P, M> agents, List<ProgramProvider<P, M>> programs, Surroundings surroundings) {
    public Contestants {
        programs = List.copyOf(programs);
    }

    /// The names.
    public List<String> names() {
        return Stream.concat(agents.descriptions().stream(), programs.stream().map(ProgramProvider::description))
                .map(AgentDescription::name)
                .toList();
    }

    /// The contestant that a text names.
    ///
    /// @throws IllegalArgumentException when it names none; the message lists the names
    public Contestant<P, M> contestant(String text) {
        AgentSpec spec = AgentSpec.parse(text);
        Contestant<P, M> contestant = program(spec)
                .or(() -> agents.find(spec).map(agent -> Contestant.of(agent.spec(), agent.prepare(game))))
                .orElseThrow(() -> new IllegalArgumentException(
                        "no such agent: '" + spec.name() + "'. Agents: " + String.join(", ", names())));
        return spec.label().map(label -> contestant.named(label, text)).orElse(contestant);
    }

    private Optional<Contestant<P, M>> program(AgentSpec spec) {
        return programs.stream()
                .filter(each -> each.description().name().equals(spec.name()))
                .findFirst()
                .map(each -> each.contestant(Arguments.parse(each.description(), spec), surroundings));
    }
}
