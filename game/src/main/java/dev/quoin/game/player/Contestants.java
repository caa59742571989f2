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

/// Resolves the participants of a match by spec: `greedy`, `search:6`, `mine=cmd:python3 agent.py`.
/// Immutable.
///
/// @param game the game
/// @param agents the in-process agents
/// @param programs the kinds of external programs
/// @param surroundings the environment that programs run in
/// @param <P> the position type
/// @param <M> the move type
public record Contestants<P, M>(
        Game<P, M> game, AgentCatalog<P, M> agents, List<ProgramProvider<P, M>> programs, Surroundings surroundings) {
    public Contestants {
        programs = List.copyOf(programs);
    }

    /// Returns all names.
    public List<String> names() {
        return Stream.concat(agents.descriptions().stream(), programs.stream().map(ProgramProvider::description))
                .map(AgentDescription::name)
                .toList();
    }

    /// Returns the contestant with the given spec.
    ///
    /// @throws IllegalArgumentException when there is none; the message lists the names
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
