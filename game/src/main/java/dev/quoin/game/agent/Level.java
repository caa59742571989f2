package dev.quoin.game.agent;

import java.util.List;
import java.util.Optional;

/// A difficulty level that people can choose, described by how it plays.
///
/// The web app and the terminal offer the same levels.
///
/// @param agent the spec of the agent that plays it
/// @param id the name that people type, such as `hard`; the agent's name when there is no better word
/// @param title the name shown to players
/// @param description how it plays
/// @param variants the variants it plays; empty for all
/// @param rung its place on the [Ladder]; empty for an opponent whose strength was not measured with the others
public record Level(
        String agent, String id, String title, String description, List<String> variants, Optional<Rung> rung) {
    public Level {
        variants = List.copyOf(variants);
    }

    /// Creates a level that is not on the ladder.
    public Level(String agent, String id, String title, String description, List<String> variants) {
        this(agent, id, title, description, variants, Optional.empty());
    }

    /// Creates a level for all variants that is not on the ladder.
    public static Level of(String agent, String id, String title, String description) {
        return new Level(agent, id, title, description, List.of());
    }

    /// Returns this level on a rung of the ladder.
    public Level on(Rung place) {
        return new Level(agent, id, title, description, variants, Optional.of(place));
    }

    /// Returns this level for these variants only.
    public Level only(List<String> playable) {
        return new Level(agent, id, title, description, playable, rung);
    }

    /// Returns whether this level plays a variant.
    public boolean plays(String variant) {
        return variants.isEmpty() || variants.contains(variant);
    }
}
