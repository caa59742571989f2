package dev.quoin.cli.selftest;

import java.util.function.Supplier;

/// A question with a known answer.
///
/// @param name its name in messages
/// @param expected the known answer
/// @param answer computes the answer
record Case(String name, String expected, Supplier<String> answer) {}
