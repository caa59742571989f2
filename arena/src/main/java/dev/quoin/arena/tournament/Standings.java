package dev.quoin.arena.tournament;

import dev.quoin.arena.result.CrossTable;
import dev.quoin.arena.result.MatchResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The scores of all contestants of a tournament. Immutable.
///
/// A match won is a point, a drawn one half a point, a bye a point. Equal points are ordered by the fraction
/// of games won.
///
/// @param rows the contestants in the order of the table
public record Standings(List<Row> rows) {
    /// The order of a ranking.
    static final Comparator<Row> BEST_FIRST = Comparator.comparingInt(Row::halfPoints)
            .thenComparingDouble(Row::gamesWon)
            .reversed();

    /// The score of one contestant.
    ///
    /// @param name the contestant
    /// @param halfPoints its points in half points, the bye included
    /// @param matches the number of its matches
    /// @param gamesWon the average fraction of games won in its matches
    /// @param byes the number of its byes
    public record Row(String name, int halfPoints, int matches, double gamesWon, int byes) {
        /// Returns the points.
        public double points() {
            return halfPoints / 2.0;
        }
    }

    public Standings {
        rows = List.copyOf(rows);
    }

    /// Computes the standings. A match in progress counts as it stands.
    public static Standings of(List<Round> rounds, CrossTable table) {
        var rows = new ArrayList<Row>();
        for (int contestant = 0; contestant < table.names().size(); contestant++) {
            rows.add(row(contestant, rounds, table));
        }
        return new Standings(rows);
    }

    private static Row row(int contestant, List<Round> rounds, CrossTable table) {
        int byes = (int) rounds.stream()
                .filter(round -> round.bye().orElse(-1) == contestant)
                .count();
        int halfPoints = 2 * byes;
        int matches = 0;
        double won = 0;
        for (int other = 0; other < table.names().size(); other++) {
            Optional<MatchResult> match = table.cell(contestant, other).filter(cell -> cell.games() > 0);
            if (match.isPresent()) {
                double fraction = match.get().counts().mean();
                halfPoints += fraction > 0.5 ? 2 : fraction == 0.5 ? 1 : 0;
                won += fraction;
                matches++;
            }
        }
        return new Row(table.names().get(contestant), halfPoints, matches, matches == 0 ? 0 : won / matches, byes);
    }

    Row row(int contestant) {
        return rows.get(contestant);
    }

    /// Returns the rows, the best first.
    public List<Row> ranked() {
        return rows.stream().sorted(BEST_FIRST).toList();
    }
}
