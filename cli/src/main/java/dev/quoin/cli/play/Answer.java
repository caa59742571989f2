package dev.quoin.cli.play;

import java.util.List;

/// What the table says to a line that the person typed.
///
/// @param tone whether something was refused
/// @param lines sentences or a list, in plain text
/// @param next how the game goes on
record Answer(Tone tone, List<String> lines, Next next) {
    Answer {
        lines = List.copyOf(lines);
    }

    /// How the lines are meant.
    enum Tone {
        CALM,
        REFUSAL
    }

    /// What comes after the answer.
    enum Next {
        /// It is still the person's turn.
        STAY,
        /// The person's turn is over.
        MOVED,
        /// The person leaves the table.
        LEAVE
    }

    static Answer of(String... lines) {
        return new Answer(Tone.CALM, List.of(lines), Next.STAY);
    }

    static Answer of(List<String> lines) {
        return new Answer(Tone.CALM, lines, Next.STAY);
    }

    static Answer refusal(String... lines) {
        return new Answer(Tone.REFUSAL, List.of(lines), Next.STAY);
    }

    static Answer moved(String line) {
        return new Answer(Tone.CALM, List.of(line), Next.MOVED);
    }
}
