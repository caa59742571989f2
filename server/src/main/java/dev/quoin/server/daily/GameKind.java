package dev.quoin.server.daily;

import java.util.Locale;

/// What a game of a date counts for.
enum GameKind {
    /// The player's first game of the date, begun on that date and finished before the date closes: it has a rank and
    /// keeps a streak.
    RANKED,
    /// The player's first game of the date, begun later or not finished in time.
    LATE,
    /// A further game of the date.
    PRACTICE;

    /// As the database has it.
    String column() {
        return name().toLowerCase(Locale.ROOT);
    }

    static GameKind ofColumn(String text) {
        return valueOf(text.toUpperCase(Locale.ROOT));
    }
}
