package dev.quoin.arena.result;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The results of a round robin. Immutable.
///
/// @param names the contestants, in the order of rows and columns
/// @param cells the matches played; each pairing once, from the perspective of the contestant listed first
public record CrossTable(List<String> names, Map<Pairing, MatchResult> cells) {
    /// Two contestants by index.
    public record Pairing(int first, int second) {
        public Pairing {
            if (first < 0 || first >= second) {
                throw new IllegalArgumentException(
                        "a pairing names two contestants, the lower number first, got " + first + " and " + second);
            }
        }
    }

    public CrossTable {
        names = List.copyOf(names);
        cells = Collections.unmodifiableMap(new LinkedHashMap<>(cells));
        if (new HashSet<>(names).size() != names.size()) {
            throw new IllegalArgumentException("contestants of a table must have different names, got " + names);
        }
    }

    /// Returns a table of one match.
    public static CrossTable of(MatchResult match) {
        List<String> names = match.sides().stream().map(PlayerStatistics::name).toList();
        return new CrossTable(names, Map.of(new Pairing(0, 1), match));
    }

    /// Returns all pairings of this many contestants, row by row.
    public static List<Pairing> pairings(int contestants) {
        var pairings = new ArrayList<Pairing>();
        for (int first = 0; first < contestants; first++) {
            for (int second = first + 1; second < contestants; second++) {
                pairings.add(new Pairing(first, second));
            }
        }
        return pairings;
    }

    /// Returns the result of the row's contestant against the column's; empty when they did not play.
    public Optional<MatchResult> cell(int row, int column) {
        if (row == column) {
            return Optional.empty();
        }
        return row < column
                ? Optional.ofNullable(cells.get(new Pairing(row, column)))
                : Optional.ofNullable(cells.get(new Pairing(column, row))).map(MatchResult::reversed);
    }

    /// Returns the scores of a contestant in all its games.
    public List<Integer> scores(int contestant) {
        var scores = new ArrayList<Integer>();
        for (int other = 0; other < names.size(); other++) {
            cell(contestant, other)
                    .ifPresent(match -> scores.addAll(match.sides().getFirst().scores()));
        }
        return scores;
    }

    /// Returns how often a contestant passed and exchanged in all its games.
    public MoveCounts moves(int contestant) {
        MoveCounts moves = MoveCounts.none();
        for (int other = 0; other < names.size(); other++) {
            moves = moves.plus(cell(contestant, other)
                    .map(match -> match.sides().getFirst().moves())
                    .orElse(MoveCounts.none()));
        }
        return moves;
    }

    /// Returns the number of games of a contestant.
    public int games(int contestant) {
        return scores(contestant).size();
    }

    /// Returns the CPU time of a contestant in all its games.
    public CpuTimes cpu(int contestant) {
        CpuTimes cpu = CpuTimes.none();
        for (int other = 0; other < names.size(); other++) {
            cpu = cpu.plus(cell(contestant, other)
                    .map(match -> match.sides().getFirst().cpu())
                    .orElse(CpuTimes.none()));
        }
        return cpu;
    }

    /// Returns how external agents were isolated in all games.
    public IsolationCounts isolation() {
        return cells.values().stream()
                .map(MatchResult::isolation)
                .reduce(IsolationCounts.none(), IsolationCounts::plus);
    }

    /// Returns the ratings of all contestants, the best first.
    public List<Rating> ratings() {
        return Ratings.of(this);
    }
}
