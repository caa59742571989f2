package dev.quoin.server.daily;

import java.util.Locale;

/// The kind of a game of a date.
enum GameKind {
    /// The player's first game of the date, started on that date and finished before the date closes: it is
    /// ranked and extends a streak.
    RANKED,
    /// The player's first game of the date, started later or not finished in time.
    LATE,
    /// Any other game of the date.
    PRACTICE;

    /// Returns the name in the database.
    String column() {
        return name().toLowerCase(Locale.ROOT);
    }

    static GameKind ofColumn(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT));
    }
}
