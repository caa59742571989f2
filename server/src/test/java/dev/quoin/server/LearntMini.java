package dev.quoin.server;

import dev.quoin.crossword.agent.AgentKind;
import dev.quoin.crossword.agent.AgentPlugin;
import dev.quoin.crossword.variant.Variant;
import java.util.List;

/// An agent from another module that plays the smallest board only.
public final class LearntMini implements AgentPlugin {
    @Override
    public String form() {
        return "learnt:NAME";
    }

    @Override
    public AgentKind named(String argument) {
        if (!argument.equals("mini")) {
            throw new IllegalArgumentException("nothing was learnt about '" + argument + "'");
        }
        return AgentKind.named("greedy").orElseThrow();
    }

    @Override
    public List<String> shipped(Variant variant) {
        return variant.name().equals("mini") ? List.of("learnt:mini", "learnt:broken") : List.of();
    }
}
