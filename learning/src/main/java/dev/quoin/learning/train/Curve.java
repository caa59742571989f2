package dev.quoin.learning.train;

import dev.quoin.learning.log.CsvLog;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// The figures of a course in a file of comma-separated values, a line for each evaluation. Mutable, for one thread.
///
/// The first column is the number of turns; names of columns are those of the first evaluation.
final class Curve {
    private static final String TURNS = "turns";

    private final CsvLog<Map<String, Double>> file;

    private Curve(CsvLog<Map<String, Double>> file) {
        this.file = file;
    }

    /// A curve that goes on after so many turns; what was written of later ones is dropped.
    static Curve resume(Path file, long turns) {
        return new Curve(
                Files.exists(file)
                        ? CsvLog.resume(file, turns, CsvLog.Row::numbers)
                        : CsvLog.begin(file, List.of(), CsvLog.Row::numbers));
    }

    /// All lines by the names of their columns, without what is not there.
    List<Map<String, Double>> points() {
        return file.points();
    }

    void add(long turns, Map<String, Double> figures) {
        var row = new LinkedHashMap<String, String>();
        row.put(TURNS, Long.toString(turns));
        figures.forEach((name, figure) -> row.put(name, String.format(Locale.ROOT, "%.5g", figure)));
        file.add(row);
    }
}
