package dev.quoin.learning.log;

import dev.quoin.game.file.AtomicFile;
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

/// The learning curve of a course: rows of comma-separated numbers in a file, below a line with the names of the
/// columns. Mutable, for one thread.
///
/// The first column says how far the course had come, in games or turns. A point is what a row says, whether the row
/// was just written or is read again, so a course that was taken up has the same points as one that never stopped.
///
/// @param <P> a point of the curve
public final class CsvLog<P> {
    private final Path file;
    private final Function<Row, P> reader;
    private final List<P> points = new ArrayList<>();
    private List<String> columns = List.of();

    private CsvLog(Path file, Function<Row, P> reader) {
        this.file = file;
        this.reader = reader;
    }

    /// A new curve in place of whatever was there.
    ///
    /// @param columns their names; when there are none, those of the first row that is added
    /// @param reader what makes a point of a row
    public static <P> CsvLog<P> begin(Path file, List<String> columns, Function<Row, P> reader) {
        var curve = new CsvLog<>(file, reader);
        curve.columns = List.copyOf(columns);
        AtomicFile.write(file, columns.isEmpty() ? "" : line(columns));
        return curve;
    }

    /// A curve that goes on where a course had come so far; later rows, and what a crash left of one, are dropped.
    ///
    /// @param reader what makes a point of a row
    /// @throws IllegalArgumentException when the file is no such file
    public static <P> CsvLog<P> resume(Path file, long reached, Function<Row, P> reader) {
        var curve = new CsvLog<>(file, reader);
        try {
            var kept = new StringBuilder();
            for (String line : Files.readAllLines(file)) {
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
            throw new IllegalArgumentException(file + " is no learning curve: " + e.getMessage(), e);
        }
        return curve;
    }

    private static boolean isUpTo(long reached, String cell) {
        return cell.matches("[0-9]{1,15}") && Long.parseLong(cell) <= reached;
    }

    private static String line(List<String> cells) {
        return String.join(",", cells) + "\n";
    }

    /// Adds a row: numbers as the file shall write them, by the names of their columns. A column that is not among them
    /// stays empty.
    public void add(SequencedMap<String, String> row) {
        String head = "";
        if (columns.isEmpty()) {
            columns = List.copyOf(row.sequencedKeySet());
            head = line(columns);
        }
        List<String> cells =
                columns.stream().map(column -> row.getOrDefault(column, "")).toList();
        try {
            Files.writeString(file, head + line(cells), StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        points.add(reader.apply(new Row(columns, cells)));
    }

    /// What all rows say.
    public List<P> points() {
        return List.copyOf(points);
    }

    /// The numbers of a row by the names of their columns.
    public static final class Row {
        private final List<String> columns;
        private final List<String> cells;

        private Row(List<String> columns, List<String> cells) {
            this.columns = columns;
            this.cells = cells;
        }

        /// The number in a column.
        ///
        /// @throws NumberFormatException when there is none
        public double number(String column) {
            int index = columns.indexOf(column);
            if (index < 0) {
                throw new NumberFormatException("it has no column '" + column + "', only " + columns);
            }
            return Double.parseDouble(cells.get(index));
        }

        /// All numbers, without the cells that are empty.
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
