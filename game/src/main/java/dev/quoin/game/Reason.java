package dev.quoin.game;

import java.util.Locale;

/// Why a move or a player was refused, as a stable code. Each game can define its own enum; [MoveReason] is
/// for games that need no more.
///
/// The codes are those of the agent protocol and never change: 11 and 12 for every game, 41 to 49 for the
/// rules of a game, 51 to 56 for players that failed.
public interface Reason {
    /// Returns the code of this reason; never 0.
    int code();

    /// Returns a few words for tables, such as `out of time`.
    String title();

    /// Returns the reason as an identifier for programs, such as `not-on-rack`.
    default String id() {
        return this instanceof Enum<?> named
                ? named.name().toLowerCase(Locale.ROOT).replace('_', '-')
                : "code-" + code();
    }

    /// Returns a reason with a known code but no name, as read from a log.
    static Reason of(int code) {
        return new NumberedReason(code);
    }
}
