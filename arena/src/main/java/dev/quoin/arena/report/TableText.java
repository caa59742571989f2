package dev.quoin.arena.report;

import dev.quoin.arena.result.CrossTable;
import dev.quoin.arena.result.Rating;
import java.util.List;
import java.util.Locale;

/// A table of everybody against everybody as text for a terminal.
public final class TableText {
    private TableText() {}

    /// The fractions of games won by row against column, then the ratings.
    public static String of(CrossTable table) {
        List<String> names = table.names();
        int margin = names.stream().mapToInt(String::length).max().orElse(0) + 2;
        int width = Math.max(21, margin);
        var text = new StringBuilder("Fraction of games won by row against column, in % with the 95 % interval\n");
        text.append(" ".repeat(margin));
        names.forEach(name -> text.append(Numbers.right(name, width)));
        text.append('\n');
        for (int row = 0; row < names.size(); row++) {
            text.append(Numbers.left(names.get(row), margin));
            for (int column = 0; column < names.size(); column++) {
                text.append(Numbers.right(cell(table, row, column), width));
            }
            text.append('\n');
        }
        text.append('\n')
                .append(Numbers.left("Rating", margin))
                .append(Numbers.right("Elo", 16))
                .append('\n');
        for (Rating rating : table.ratings()) {
            text.append(Numbers.left(rating.name(), margin))
                    .append(Numbers.right(Numbers.signed(rating.elo(), rating.error()), 16))
                    .append('\n');
        }
        return text.toString();
    }

    private static String cell(CrossTable table, int row, int column) {
        return table.cell(row, column)
                .map(match -> String.format(
                        Locale.ROOT,
                        "%.1f [%.1f,%.1f]",
                        match.fraction().value() * 100,
                        match.fraction().low() * 100,
                        match.fraction().high() * 100))
                .orElse(row == column ? "–" : "?");
    }
}
