package dev.quoin.crossword.rules;

import dev.quoin.game.Refusal;

/// The result of checking a play.
public sealed interface Verdict {
    /// The play is legal and has this score.
    record Accepted(Receipt receipt) implements Verdict {}

    /// The play is illegal.
    record Refused(Refusal refusal) implements Verdict {}
}
