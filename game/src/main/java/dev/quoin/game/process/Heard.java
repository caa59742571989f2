package dev.quoin.game.process;

/// The result of reading from a program.
public sealed interface Heard {
    /// A line without its terminator, trimmed. Invalid UTF-8 is replaced.
    record Line(String text) implements Heard {}

    /// No line before the timeout.
    record Silence() implements Heard {}

    /// The reading thread was interrupted.
    record Interrupted() implements Heard {}

    /// The program has ended or closed its output.
    ///
    /// @param how such as `ended with exit code 3`
    record End(String how) implements Heard {}

    /// The program wrote more than its limits allow; nothing more is read.
    ///
    /// @param sentence such as `it wrote a line of more than 4096 bytes`
    record Flood(String sentence) implements Heard {}
}
