package dev.quoin.othello.notation.wthor;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;

/// The first 16 bytes of every file of the database.
///
/// @param date of the day the file was made: year, month and day as one number, such as 20240131
/// @param games how many games follow, in a file of games
/// @param names how many names follow, in a file of names
/// @param year in which the games were played, in a file of games
/// @param rows of the board: 8, or 0, which means the same
/// @param type 0 for games, 1 for puzzles
/// @param depth how many squares were empty when the theoretical score was found; 0 means 22
public record WthorHeader(int date, long games, int names, int year, int rows, int type, int depth) {
    /// How many bytes it takes.
    public static final int BYTES = 16;

    /// The day the file was made, empty when the file has no such day.
    public Optional<LocalDate> made() {
        try {
            return Optional.of(LocalDate.of(date / 10_000, date / 100 % 100, date % 100));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
