package dev.quoin.arena.process;

/// A rule that an agent has broken.
///
/// @param rule the rule
/// @param detail when and how it was broken
public record Violation(ProtocolRule rule, String detail) {}
