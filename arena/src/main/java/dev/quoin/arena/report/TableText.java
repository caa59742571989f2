package dev.quoin.arena.report;

import dev.quoin.arena.result.CrossTable;
import dev.quoin.arena.result.MatchResult;
import dev.quoin.arena.result.MoveCounts;
import dev.quoin.arena.result.Rating;
import dev.quoin.arena.tournament.Standings;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// Formats a cross table as text for a terminal.
public final class TableText {
    private TableText() {}

    /// Returns the fractions of games won by row against column, the ratings, and how often each contestant
    /// passed and exchanged.
    public static String of(CrossTable table, ErrorTitles titles) {
        return of(table, titles, Optional.empty());
    }

    /// Returns the same, with the standings of a format that counts points.
    public static String of(CrossTable table, ErrorTitles titles, Optional<Standings> standings) {
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
        standings.ifPresent(points -> standings(text, points, margin));
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
        text.append(titles.hasExchanges() ? Numbers.right("exchanged", 16) : "")
                .append(Numbers.right("CPU s per game", 20))
                .append('\n');
        for (int each = 0; each < names.size(); each++) {
            MoveCounts moves = table.moves(each);
            text.append(Numbers.left(names.get(each), margin))
                    .append(Numbers.right(Numbers.percent(moves.passShare()), 16))
                    .append(titles.hasExchanges() ? Numbers.right(Numbers.percent(moves.exchangeShare()), 16) : "")
                    .append(Numbers.right(Numbers.cpuSeconds(table.cpu(each), table.games(each)), 20))
                    .append('\n');
        }
        matches(text, table);
        cautions(text, table);
        return text.toString();
    }

    /// Appends a line for each match, with the figures of the whole match.
    private static void matches(StringBuilder text, CrossTable table) {
        int left = table.cells().values().stream()
                        .mapToInt(match -> MatchText.title(match).length())
                        .max()
                        .orElse(0)
                + 2;
        text.append('\n').append(Numbers.left("Matches", left)).append(Numbers.right("pairs", 8));
        text.append(Numbers.right("Elo", 18)).append(Numbers.right("nElo", 18)).append(Numbers.right("LOS", 8));
        text.append("  pentanomial\n");
        for (MatchResult match : table.cells().values()) {
            String pentanomial =
                    match.counts().counts().stream().map(String::valueOf).collect(Collectors.joining(" "));
            text.append(Numbers.left(MatchText.title(match), left))
                    .append(Numbers.right(Integer.toString(match.counts().pairs()), 8))
                    .append(Numbers.right(Numbers.elo(match.elo()), 18))
                    .append(Numbers.right(Numbers.known(match.normalizedElo()), 18))
                    .append(Numbers.right(Numbers.percent(match.los()), 8))
                    .append("  ")
                    .append(pentanomial)
                    .append(match.test()
                            .map(test -> "; SPRT: " + MatchText.verdict(match, test))
                            .orElse(""))
                    .append('\n');
        }
    }

    private static void standings(StringBuilder text, Standings standings, int margin) {
        int left = Math.max(margin, "Standings".length() + 2);
        text.append('\n').append(Numbers.left("Standings", left)).append(Numbers.right("points", 16));
        text.append(Numbers.right("matches", 16))
                .append(Numbers.right("games won", 16))
                .append('\n');
        for (Standings.Row row : standings.ranked()) {
            String matches = row.matches() + (row.byes() == 0 ? "" : " and a bye");
            text.append(Numbers.left(row.name(), left))
                    .append(Numbers.right(String.format(Locale.ROOT, "%.1f", row.points()), 16))
                    .append(Numbers.right(matches, 16))
                    .append(Numbers.right(row.matches() == 0 ? "–" : Numbers.percent(row.gamesWon()), 16))
                    .append('\n');
        }
    }

    /// Returns the order of the contestants in one line, for progress: `greedy +85, random -85`.
    public static String brief(CrossTable table, Optional<Standings> standings) {
        return standings
                .map(points -> points.ranked().stream()
                        .map(row -> String.format(Locale.ROOT, "%s %.1f", row.name(), row.points()))
                        .collect(Collectors.joining(", ")))
                .orElseGet(() -> table.ratings().stream()
                        .map(rating -> String.format(Locale.ROOT, "%s %+.0f", rating.name(), rating.elo()))
                        .collect(Collectors.joining(", ")));
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
                .filter(match -> match.games() > 0)
                .map(match -> String.format(
                        Locale.ROOT,
                        "%.1f [%.1f,%.1f]",
                        match.fraction().value() * 100,
                        match.fraction().low() * 100,
                        match.fraction().high() * 100))
                .orElse(row == column ? "–" : "?");
    }
}
