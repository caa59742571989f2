package dev.quoin.server.store;

/// A piece of work that was taken until it expires, see [Leases]. Immutable.
///
/// @param name what was taken
/// @param holder a random token that only this lease has
public record Lease(String name, String holder) {}
