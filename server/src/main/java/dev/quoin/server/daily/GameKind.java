package dev.quoin.server.daily;

import dev.quoin.game.format.LetterCase;

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
        return LetterCase.lower(name());
    }

    static GameKind ofColumn(String text) {
        return valueOf(LetterCase.upper(text));
    }
}
