package dev.quoin.terminal.table;

import java.util.List;

/// The reply to a line that the person typed.
///
/// @param tone the tone of the message
/// @param lines sentences or a list, in plain text
/// @param next what happens next
public record Answer(Tone tone, List<String> lines, Next next) {
    public Answer {
        lines = List.copyOf(lines);
    }

    /// The tone of a message.
    public enum Tone {
        CALM,
        REFUSAL
    }

    /// What happens after the answer.
    public enum Next {
        /// It is still the person's turn.
        STAY,
        /// The game has moved forward or back.
        MOVED,
        /// The person leaves the table.
        LEAVE
    }

    /// Creates a message.
    public static Answer of(String... lines) {
        return new Answer(Tone.CALM, List.of(lines), Next.STAY);
    }

    /// Creates a message.
    public static Answer of(List<String> lines) {
        return new Answer(Tone.CALM, lines, Next.STAY);
    }

    /// Creates a refusal.
    public static Answer refusal(String... lines) {
        return new Answer(Tone.REFUSAL, List.of(lines), Next.STAY);
    }

    /// Creates an answer after which the game has moved forward or back.
    public static Answer moved(String... lines) {
        return new Answer(Tone.CALM, List.of(lines), Next.MOVED);
    }

    /// Creates an answer without text after which the person leaves.
    public static Answer leave() {
        return new Answer(Tone.CALM, List.of(), Next.LEAVE);
    }
}
