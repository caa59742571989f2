package dev.quoin.cli.arena.setup;

import dev.quoin.arena.match.MatchConfig;
import dev.quoin.game.play.Terms;
import dev.quoin.game.player.Contestant;
import dev.quoin.game.player.Player;
import dev.quoin.game.player.Workspace;
import dev.quoin.game.process.Isolation;
import java.util.List;
import java.util.Optional;

/// A contestant from a file of agents, with its settings. Immutable.
///
/// @param agent the contestant, with the name that it has here
/// @param entry its settings
/// @param <P> a position
/// @param <M> a move
public record ConfiguredAgent<P, M>(Contestant<P, M> agent, AgentEntry entry) implements Contestant<P, M> {
    /// Returns the entry of a contestant; empty when it is not from a file.
    public static Optional<AgentEntry> entryOf(Contestant<?, ?> contestant) {
        return contestant instanceof ConfiguredAgent<?, ?>(var _, AgentEntry entry)
                ? Optional.of(entry)
                : Optional.empty();
    }

    /// Returns a match in which each contestant has its own clock and budget.
    public static <P, M> MatchConfig<P, M> timed(MatchConfig<P, M> config) {
        if (config.contestants().stream().allMatch(each -> entryOf(each).isEmpty())) {
            return config;
        }
        List<Terms> own = config.contestants().stream()
                .map(each -> entryOf(each)
                        .map(entry -> entry.pace().in(config.terms()))
                        .orElse(config.terms()))
                .toList();
        return config.withOwnTerms(own);
    }

    @Override
    public String name() {
        return agent.name();
    }

    @Override
    public String spec() {
        return agent.spec();
    }

    @Override
    public Contestant<P, M> named(String name, String spec) {
        return new ConfiguredAgent<>(agent.named(name, spec), entry);
    }

    @Override
    public Optional<Isolation> isolation() {
        return agent.isolation();
    }

    @Override
    public Player<P, M> enter(Workspace workspace) {
        return agent.enter(workspace);
    }
}
