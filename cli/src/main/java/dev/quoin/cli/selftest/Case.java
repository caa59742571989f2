package dev.quoin.cli.selftest;

import java.util.function.Supplier;

/// One question with a known answer.
///
/// @param name what messages call it
/// @param expected the known answer
/// @param answer finds the answer
record Case(String name, String expected, Supplier<String> answer) {}
