package dev.quoin.env.daily;

import dev.quoin.crossword.daily.DailyPuzzle;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.time.LocalDate;

/// Identifies the puzzle of an episode.
sealed interface PuzzleName {
    // The first byte of a saved puzzle, by kind.
    byte SEEDED = 0;
    byte DATED = 1;
    byte REDRAWN = 2;

    /// Returns the puzzle.
    DailyPuzzle puzzle();

    /// Returns the date as a number such as 20261115, or 0 without a date.
    int date();

    /// The puzzle of a date.
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

    /// A puzzle generated from a seed.
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

    /// A puzzle with a different order of tiles than its date or seed determines.
    ///
    /// @param draws the tiles in order
    record Redrawn(PuzzleName original, String draws) implements PuzzleName {
        @Override
        public DailyPuzzle puzzle() {
            return original.puzzle().withDraws(draws);
        }

        @Override
        public int date() {
            return original.date();
        }
    }

    /// Returns this puzzle with another order of tiles.
    default PuzzleName redrawn(String draws) {
        return new Redrawn(this instanceof Redrawn(PuzzleName original, String _) ? original : this, draws);
    }

    /// Writes a byte for the kind, then the day or seed, or the original and the draws.
    default void write(DataOutputStream out) throws IOException {
        switch (this) {
            case OfDate(LocalDate day) -> {
                out.writeByte(DATED);
                out.writeLong(day.toEpochDay());
            }
            case OfSeed(long seed) -> {
                out.writeByte(SEEDED);
                out.writeLong(seed);
            }
            case Redrawn(PuzzleName original, String draws) -> {
                out.writeByte(REDRAWN);
                original.write(out);
                out.writeUTF(draws);
            }
        }
    }

    /// Reads what [#write] wrote.
    static PuzzleName read(DataInputStream in) throws IOException {
        int kind = in.readByte();
        return switch (kind) {
            case DATED -> new OfDate(LocalDate.ofEpochDay(in.readLong()));
            case SEEDED -> new OfSeed(in.readLong());
            case REDRAWN -> {
                PuzzleName original = read(in);
                if (original instanceof Redrawn) {
                    throw new IllegalArgumentException("its tiles are redrawn twice");
                }
                yield new Redrawn(original, in.readUTF());
            }
            default -> throw new IllegalArgumentException("its puzzle is of no known kind, " + kind);
        };
    }
}
