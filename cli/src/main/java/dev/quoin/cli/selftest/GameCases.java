package dev.quoin.cli.selftest;

import dev.quoin.crossword.notation.gcg.GcgFile;
import dev.quoin.crossword.notation.gcg.GcgProblem;
import dev.quoin.crossword.notation.gcg.GcgReader;
import dev.quoin.crossword.notation.gcg.GcgReplay;
import dev.quoin.crossword.notation.gcg.GcgReport;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/// Game records with their final scores, or with what is wrong with them.
final class GameCases {
    private GameCases() {}

    static List<Case> games() {
        var cases = new ArrayList<Case>();
        for (List<String> row : Corpus.table("games.tsv")) {
            String file = row.get(0);
            cases.add(new Case(file, row.get(1), () -> replay(file)));
        }
        return cases;
    }

    private static String replay(String name) {
        GcgFile file = GcgReader.read(name, Corpus.bytes(name));
        GcgReport report = GcgReplay.of(GcgReplay.variantOf(file)).replay(file);
        if (!report.isClean()) {
            return report.problems().stream().map(GcgProblem::sentence).collect(Collectors.joining("; "));
        }
        return report.plays().size() + " plays, "
                + report.standings().stream()
                        .map(standing -> standing.nick() + " " + standing.score())
                        .collect(Collectors.joining(", "));
    }
}
