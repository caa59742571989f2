package dev.quoin.game.agent;

import java.util.List;

/// A difficulty level that people can choose, described by how it plays.
///
/// The web app and the terminal offer the same levels.
///
/// @param agent the spec of the agent that plays it
/// @param id the name that people type, such as `hard`; the agent's name when there is no better word
/// @param title the name shown to players
/// @param description how it plays
/// @param variants the variants it plays; empty for all
public record Level(String agent, String id, String title, String description, List<String> variants) {
    public Level {
        variants = List.copyOf(variants);
    }

    /// Creates a level for all variants.
    public static Level of(String agent, String id, String title, String description) {
        return new Level(agent, id, title, description, List.of());
    }

    /// Returns whether this level plays a variant.
    public boolean plays(String variant) {
        return variants.isEmpty() || variants.contains(variant);
    }
}
