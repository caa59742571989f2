package dev.quoin.learning.log;

import dev.quoin.game.file.AtomicFile;
import dev.quoin.game.file.InputFile;
import dev.quoin.game.file.SizeLimit;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Function;

/// A learning curve in a CSV file: a header with the names of the columns, then rows of numbers. Mutable,
/// not thread-safe.
///
/// The first column is the progress of the training, in games or timesteps. A point is always read from the text of its
/// row, so a resumed training has exactly the same points as an uninterrupted one.
///
/// @param <P> a point of the curve
public final class CsvLog<P> {
    private static final SizeLimit LIMIT = SizeLimit.megabytes(256, "a learning curve");

    private final Path file;
    private final Function<Row, P> reader;
    private final List<P> points = new ArrayList<>();
    private List<String> columns = List.of();

    private CsvLog(Path file, Function<Row, P> reader) {
        this.file = file;
        this.reader = reader;
    }

    /// Starts a new log and replaces an existing file.
    ///
    /// @param columns the names of the columns; if empty, those of the first row
    /// @param reader converts a row to a point
    public static <P> CsvLog<P> begin(Path file, List<String> columns, Function<Row, P> reader) {
        var curve = new CsvLog<>(file, reader);
        curve.columns = List.copyOf(columns);
        AtomicFile.write(file, columns.isEmpty() ? "" : line(columns));
        return curve;
    }

    /// Continues a log: drops rows after `reached`, and incomplete rows that a crash left.
    ///
    /// @param reached the progress of the checkpoint
    /// @param reader converts a row to a point
    /// @throws IllegalArgumentException if the file is not a learning curve
    public static <P> CsvLog<P> resume(Path file, long reached, Function<Row, P> reader) {
        var curve = new CsvLog<>(file, reader);
        try {
            var kept = new StringBuilder();
            for (String line : InputFile.text(file, LIMIT).lines().toList()) {
                List<String> cells = List.of(line.split(",", -1));
                if (kept.isEmpty()) {
                    curve.columns = cells;
                    kept.append(line).append('\n');
                } else if (cells.size() == curve.columns.size() && isUpTo(reached, cells.getFirst())) {
                    curve.points.add(reader.apply(new Row(curve.columns, cells)));
                    kept.append(line).append('\n');
                }
            }
            AtomicFile.write(file, kept.toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(file + " is not a learning curve: " + e.getMessage(), e);
        }
        return curve;
    }

    private static boolean isUpTo(long reached, String cell) {
        return cell.matches("[0-9]{1,15}") && Long.parseLong(cell) <= reached;
    }

    private static String line(List<String> cells) {
        return String.join(",", cells) + "\n";
    }

    /// Adds a row: formatted numbers by the names of their columns. A column without a number stays empty.
    public void add(SequencedMap<String, String> row) {
        String header = "";
        if (columns.isEmpty()) {
            columns = List.copyOf(row.sequencedKeySet());
            header = line(columns);
        }
        List<String> cells =
                columns.stream().map(column -> row.getOrDefault(column, "")).toList();
        try {
            Files.writeString(file, header + line(cells), StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        points.add(reader.apply(new Row(columns, cells)));
    }

    /// Returns the points of all rows.
    public List<P> points() {
        return List.copyOf(points);
    }

    /// A row, with numbers by the names of their columns.
    public static final class Row {
        private final List<String> columns;
        private final List<String> cells;

        private Row(List<String> columns, List<String> cells) {
            this.columns = columns;
            this.cells = cells;
        }

        /// Returns the number in a column.
        ///
        /// @throws NumberFormatException if there is none
        public double number(String column) {
            int index = columns.indexOf(column);
            if (index < 0) {
                throw new NumberFormatException("it has no column '" + column + "', only " + columns);
            }
            return Double.parseDouble(cells.get(index));
        }

        /// Returns all numbers, without empty cells.
        public Map<String, Double> numbers() {
            var numbers = new LinkedHashMap<String, Double>();
            for (int index = 0; index < cells.size(); index++) {
                if (!cells.get(index).isEmpty()) {
                    numbers.put(columns.get(index), Double.valueOf(cells.get(index)));
                }
            }
            return numbers;
        }
    }
}
