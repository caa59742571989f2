package dev.quoin.game.agent;

import java.util.List;

/// An opponent that people can choose, described by what they will notice.
///
/// The web app and the terminal offer the same levels.
///
/// @param agent the agent that plays it, as commands name it
/// @param id what people type, such as `hard`; the agent's own name when there is no better word
/// @param title the name shown to players
/// @param description what it does
/// @param variants the variants that it plays; empty for all
public record Level(String agent, String id, String title, String description, List<String> variants) {
    public Level {
        variants = List.copyOf(variants);
    }

    /// A level of every variant.
    public static Level of(String agent, String id, String title, String description) {
        return new Level(agent, id, title, description, List.of());
    }

    /// Whether it plays a variant.
    public boolean plays(String variant) {
        return variants.isEmpty() || variants.contains(variant);
    }
}
