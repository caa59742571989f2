package dev.quoin.arena.report;

import dev.quoin.arena.result.CrossTable;
import dev.quoin.arena.result.MoveCounts;
import dev.quoin.arena.result.Rating;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// A table of everybody against everybody as text for a terminal.
public final class TableText {
    private TableText() {}

    /// The fractions of games won by row against column, the ratings, and how often everybody passed and exchanged.
    public static String of(CrossTable table, ErrorTitles titles) {
        List<String> names = table.names();
        int margin = names.stream().mapToInt(String::length).max().orElse(0) + 2;
        int width = Math.max(21, margin);
        var text = new StringBuilder("Games won by row against column, in % with the 95% interval\n");
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
        text.append('\n').append(Numbers.left("Turns", margin)).append(Numbers.right("passed", 16));
        text.append(titles.hasExchanges() ? Numbers.right("exchanged", 16) : "").append('\n');
        for (int each = 0; each < names.size(); each++) {
            MoveCounts moves = table.moves(each);
            text.append(Numbers.left(names.get(each), margin))
                    .append(Numbers.right(Cautions.share(moves.passShare()), 16))
                    .append(titles.hasExchanges() ? Numbers.right(Cautions.share(moves.exchangeShare()), 16) : "")
                    .append('\n');
        }
        cautions(text, table);
        return text.toString();
    }

    private static void cautions(StringBuilder text, CrossTable table) {
        var sentences = new ArrayList<String>();
        Cautions.isolation(table.isolation()).forEach(sentence -> sentences.add("isolation: " + sentence));
        Cautions.warnings(table).forEach(warning -> sentences.add("warning: " + warning));
        text.append(sentences.isEmpty() ? "" : "\n");
        sentences.forEach(sentence -> text.append(sentence).append('\n'));
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
