package dev.quoin.crossword.rules;

import dev.quoin.game.Refusal;

/// What the rules say to a play.
public sealed interface Verdict {
    /// It may be played, and this is what it scores.
    record Accepted(Receipt receipt) implements Verdict {}

    /// It may not be played, and this is why.
    record Refused(Refusal refusal) implements Verdict {}
}
