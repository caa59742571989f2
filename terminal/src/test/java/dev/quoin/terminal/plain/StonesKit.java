package dev.quoin.terminal.plain;

import dev.quoin.game.agent.AgentCatalog;
import dev.quoin.game.agent.AgentProvider;
import dev.quoin.game.agent.Level;
import dev.quoin.game.kit.GameKit;
import dev.quoin.game.kit.GameSettings;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.terminal.plain.Stones.Heap;
import java.util.List;

/// Stones with one agent, which takes as many as it can.
record StonesKit(List<Level> levels) implements GameKit<Heap, Integer> {
    @Override
    public String id() {
        return "stones";
    }

    @Override
    public String title() {
        return "Stones";
    }

    @Override
    public Ruleset<Heap, Integer> open(GameSettings settings) {
        return Ruleset.of(id(), new Stones(), 2);
    }

    @Override
    public AgentCatalog<Heap, Integer> agents() {
        return AgentCatalog.of(
                Stones.class,
                List.of(AgentProvider.of(
                        Stones.class,
                        "most",
                        "Most",
                        "takes what it can",
                        game -> chance ->
                                (seen, budget) -> game.legalMoves(seen).getLast())));
    }
}
