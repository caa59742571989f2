package dev.quoin.game.process;

/// What came of listening to a program.
public sealed interface Heard {
    /// A line without its end and without space around it. Bytes that are no UTF-8 are replaced.
    record Line(String text) implements Heard {}

    /// Nothing, and the time is over.
    record Silence() implements Heard {}

    /// Nothing more: the thread that listens is interrupted.
    record Interrupted() implements Heard {}

    /// The program has ended, or closed its output.
    ///
    /// @param how such as `ended with exit code 3`
    record End(String how) implements Heard {}

    /// More than a program may say; nothing more is read.
    ///
    /// @param sentence such as `it wrote a line of more than 4096 bytes`
    record Flood(String sentence) implements Heard {}
}
