package dev.quoin.learning.train;

import dev.quoin.learning.AtomicFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/// The figures of a course in a file of comma-separated values, a line for each evaluation. Mutable, for one thread.
///
/// The first column is the number of turns; names of columns are those of the first line.
final class Curve {
    private static final String TURNS = "turns";

    private final Path file;
    private final List<Map<String, Double>> points = new ArrayList<>();
    private List<String> columns = List.of();

    private Curve(Path file) {
        this.file = file;
    }

    /// A curve that goes on after so many turns; what was written of later ones is dropped.
    static Curve resume(Path file, long turns) {
        var curve = new Curve(file);
        try {
            List<String> lines = Files.exists(file) ? Files.readAllLines(file) : List.of();
            var kept = new ArrayList<String>();
            for (String line : lines) {
                String first = line.split(",", 2)[0];
                if (first.equals(TURNS)) {
                    curve.columns = List.of(line.split(","));
                    kept.add(line);
                } else if (first.matches("[0-9]{1,15}") && Long.parseLong(first) <= turns) {
                    kept.add(line);
                    curve.points.add(curve.point(line));
                }
            }
            AtomicFile.write(file, kept.stream().map(line -> line + "\n").collect(Collectors.joining()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return curve;
    }

    /// A line by the names of its columns, without what is not there.
    private Map<String, Double> point(String line) {
        String[] cells = line.split(",");
        var point = new LinkedHashMap<String, Double>();
        for (int column = 0; column < Math.min(cells.length, columns.size()); column++) {
            if (!cells[column].isEmpty()) {
                point.put(columns.get(column), Double.valueOf(cells[column]));
            }
        }
        return point;
    }

    /// All lines.
    List<Map<String, Double>> points() {
        return List.copyOf(points);
    }

    void add(long turns, Map<String, Double> figures) {
        var text = new StringBuilder();
        if (columns.isEmpty()) {
            var names = new ArrayList<>(List.of(TURNS));
            names.addAll(figures.keySet());
            columns = List.copyOf(names);
            text.append(String.join(",", columns)).append('\n');
        }
        text.append(turns);
        for (String column : columns.subList(1, columns.size())) {
            Double figure = figures.get(column);
            text.append(',').append(figure == null ? "" : String.format(Locale.ROOT, "%.5g", figure));
        }
        points.add(point(text.substring(text.lastIndexOf("\n") + 1)));
        try {
            Files.writeString(file, text.append('\n'), StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
