package dev.quoin.server.store;

/// The exclusive right to do a piece of work until it expires; see [Leases]. Immutable.
///
/// @param name the name of the work
/// @param holder a random token that is unique to this lease
public record Lease(String name, String holder) {}
