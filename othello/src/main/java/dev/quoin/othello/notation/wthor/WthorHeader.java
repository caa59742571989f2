package dev.quoin.othello.notation.wthor;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;

/// The 16-byte header of every file of the database.
///
/// @param date the creation date as one number: year, month and day, such as 20240131
/// @param games the number of games, in a game file
/// @param names the number of names, in a name file
/// @param year the year in which the games were played, in a game file
/// @param rows the size of the board: 8, or 0, which means the same
/// @param type the type: 0 for games, 1 for puzzles
/// @param depth the number of empty squares at which the theoretical score was computed; 0 means 22
public record WthorHeader(int date, long games, int names, int year, int rows, int type, int depth) {
    /// The size in bytes.
    public static final int BYTES = 16;

    /// Returns the creation date; empty when the file has no valid one.
    public Optional<LocalDate> made() {
        try {
            return Optional.of(LocalDate.of(date / 10_000, date / 100 % 100, date % 100));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
