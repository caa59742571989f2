package dev.quoin.terminal.table;

import java.util.List;

/// What the table says to a line that the person typed.
///
/// @param tone whether something was refused
/// @param lines sentences or a list, in plain text
/// @param next how the game goes on
public record Answer(Tone tone, List<String> lines, Next next) {
    public Answer {
        lines = List.copyOf(lines);
    }

    /// How the lines are meant.
    public enum Tone {
        CALM,
        REFUSAL
    }

    /// What comes after the answer.
    public enum Next {
        /// It is still the person's turn.
        STAY,
        /// The game has gone on, or back.
        MOVED,
        /// The person leaves the table.
        LEAVE
    }

    /// Something to tell.
    public static Answer of(String... lines) {
        return new Answer(Tone.CALM, List.of(lines), Next.STAY);
    }

    /// Something to tell.
    public static Answer of(List<String> lines) {
        return new Answer(Tone.CALM, lines, Next.STAY);
    }

    /// Why something is not done.
    public static Answer refusal(String... lines) {
        return new Answer(Tone.REFUSAL, List.of(lines), Next.STAY);
    }

    /// The game has gone on, or back.
    public static Answer moved(String... lines) {
        return new Answer(Tone.CALM, List.of(lines), Next.MOVED);
    }

    /// The person leaves, which needs no words.
    public static Answer leave() {
        return new Answer(Tone.CALM, List.of(), Next.LEAVE);
    }
}
