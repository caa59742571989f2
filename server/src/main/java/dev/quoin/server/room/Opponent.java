package dev.quoin.server.room;

import java.util.List;

/// A player that people can choose, described by what it does.
///
/// @param name what requests call it
/// @param title what pages call it
/// @param description what it does, in plain words
/// @param variants the variants that it plays; empty for all
public record Opponent(String name, String title, String description, List<String> variants) {
    public Opponent {
        variants = List.copyOf(variants);
    }

    /// One that plays every variant.
    public Opponent(String name, String title, String description) {
        this(name, title, description, List.of());
    }

    /// Whether it plays a variant.
    public boolean plays(String variant) {
        return variants.isEmpty() || variants.contains(variant);
    }
}
