package dev.quoin.game;

import java.util.Locale;

/// Why a move or a player was refused, as a number that programs can rely on. Each game has an enum of its own.
///
/// The numbers are those of the agent protocol and never change: 11 and 12 for every game, 41 to 49 for the rules of
/// a game, 51 to 54 for players that failed.
public interface Reason {
    /// The text is not a move.
    Reason UNREADABLE = new Code(11, "cannot parse the move");

    /// The move is not legal in this position, when the game has no more exact reason.
    Reason UNPLAYABLE = new Code(12, "cannot be played on this board");

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
        return new Code(code, "unknown");
    }

    /// A bare number.
    record Code(int code, String title) implements Reason {}
}
