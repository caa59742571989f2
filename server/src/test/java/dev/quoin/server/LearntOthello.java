package dev.quoin.server;

import dev.quoin.othello.agent.OthelloAgentKind;
import dev.quoin.othello.agent.OthelloAgentPlugin;
import java.util.List;

/// An Othello agent from another module.
public final class LearntOthello implements OthelloAgentPlugin {
    @Override
    public String form() {
        return "learnt:NAME";
    }

    @Override
    public OthelloAgentKind named(String argument) {
        return OthelloAgentKind.named("greedy").orElseThrow();
    }

    @Override
    public List<String> shipped() {
        return List.of("learnt:othello");
    }
}
