package dev.quoin.arena.process;

/// A rule that an agent has broken.
///
/// @param rule which
/// @param detail when and how, for people
public record Violation(ProtocolRule rule, String detail) {}
