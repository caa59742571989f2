package dev.quoin.game;

import java.util.Locale;

/// Why a move or a player was refused, as a number that programs can rely on. Each game has an enum of its own;
/// [MoveReason] is for games that need no more.
///
/// The numbers are those of the agent protocol and never change: 11 and 12 for every game, 41 to 49 for the rules of
/// a game, 51 to 56 for players that failed.
public interface Reason {
    /// The number of this reason; 0 is never used.
    int code();

    /// A few words for tables, such as `out of time`.
    String title();

    /// The reason as a word for programs, such as `not-on-rack`.
    default String id() {
        return this instanceof Enum<?> named
                ? named.name().toLowerCase(Locale.ROOT).replace('_', '-')
                : "code-" + code();
    }

    /// A reason of which only the number is known, as in a log.
    static Reason of(int code) {
        return new NumberedReason(code);
    }
}
