package dev.quoin.arena.report;

import dev.quoin.arena.result.CrossTable;
import dev.quoin.arena.result.IsolationCounts;
import dev.quoin.arena.result.MatchResult;
import dev.quoin.arena.result.MoveCounts;
import dev.quoin.arena.result.PlayerStatistics;
import java.util.ArrayList;
import java.util.List;

/// Notes and warnings about the reliability of a result.
final class Cautions {
    private Cautions() {}

    /// Describes in sentences how external agents were isolated; empty without external agents.
    static List<String> isolation(IsolationCounts counts) {
        var sentences = new ArrayList<String>();
        if (counts.games() == 0) {
            return sentences;
        }
        if (counts.open() == 0) {
            sentences.add("external agents ran in a sandbox");
        } else {
            String games = counts.sandboxed() == 0
                    ? ""
                    : " in " + counts.open() + " of " + Numbers.count(counts.games(), "game");
            sentences.add("no sandbox" + games
                    + ": external agents could read this user's files and interfere with each other");
        }
        if (counts.kept() == 0) {
            sentences.add("every game had new processes and folders");
        } else {
            String games = counts.kept() == counts.games() ? "" : " in " + Numbers.count(counts.kept(), "game");
            sentences.add("external agents were kept between games" + games
                    + ": they could remember the first game of a pair in the second");
        }
        return sentences;
    }

    /// Returns warnings about a match.
    static List<String> warnings(MatchResult match) {
        var warnings = new ArrayList<String>();
        for (int each = 0; each < match.sides().size(); each++) {
            PlayerStatistics side = match.sides().get(each);
            passes(warnings, side.name(), side.moves());
            if (side.kills() > 0) {
                warnings.add(side.name() + " was killed by a signal " + Numbers.count(side.kills(), "time")
                        + " in games against " + match.sides().get(1 - each).name()
                        + "; use --sandbox require to isolate agents");
            }
        }
        return warnings;
    }

    /// Returns warnings about the matches of a table.
    static List<String> warnings(CrossTable table) {
        var warnings = new ArrayList<String>();
        for (int each = 0; each < table.names().size(); each++) {
            passes(warnings, table.names().get(each), table.moves(each));
        }
        table.cells().values().stream()
                .flatMap(match -> warnings(match).stream())
                .filter(warning -> warning.contains(" killed "))
                .forEach(warnings::add);
        return warnings;
    }

    private static void passes(List<String> warnings, String name, MoveCounts moves) {
        if (moves.passesTooOften()) {
            warnings.add(name + " passed in " + Numbers.percent(moves.passShare())
                    + " of its turns although it could have moved; it may be broken rather than weak");
        }
    }
}
