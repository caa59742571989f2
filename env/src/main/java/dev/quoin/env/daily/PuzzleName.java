package dev.quoin.env.daily;

import dev.quoin.crossword.daily.DailyPuzzle;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.time.LocalDate;

/// Which puzzle an episode has.
sealed interface PuzzleName {
    /// The puzzle.
    DailyPuzzle puzzle();

    /// The date as a number such as 20261115, 0 when it has none.
    int date();

    /// That of a date.
    record OfDate(LocalDate day) implements PuzzleName {
        /// The last date whose number has eight digits.
        static final LocalDate LAST = LocalDate.of(9999, 12, 31);

        public OfDate {
            if (day.isAfter(LAST)) {
                throw new IllegalArgumentException("a date must be at most " + LAST + ", got " + day);
            }
        }

        @Override
        public DailyPuzzle puzzle() {
            return DailyPuzzle.of(day);
        }

        @Override
        public int date() {
            return (day.getYear() * 100 + day.getMonthValue()) * 100 + day.getDayOfMonth();
        }
    }

    /// One of no date.
    record OfSeed(long seed) implements PuzzleName {
        @Override
        public DailyPuzzle puzzle() {
            return DailyPuzzle.ofSeed(seed);
        }

        @Override
        public int date() {
            return 0;
        }
    }

    /// Writes whether it has a date, and its day or seed.
    default void write(DataOutputStream out) throws IOException {
        switch (this) {
            case OfDate(LocalDate day) -> {
                out.writeBoolean(true);
                out.writeLong(day.toEpochDay());
            }
            case OfSeed(long seed) -> {
                out.writeBoolean(false);
                out.writeLong(seed);
            }
        }
    }

    /// Reads what [#write] wrote.
    static PuzzleName read(DataInputStream in) throws IOException {
        boolean dated = in.readBoolean();
        long number = in.readLong();
        return dated ? new OfDate(LocalDate.ofEpochDay(number)) : new OfSeed(number);
    }
}
