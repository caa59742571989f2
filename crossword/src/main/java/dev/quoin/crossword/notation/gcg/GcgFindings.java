package dev.quoin.crossword.notation.gcg;

import dev.quoin.crossword.notation.gcg.GcgProblem.Kind;
import java.util.ArrayList;
import java.util.List;

/// Collects the findings of a replay. Mutable, for one replay.
final class GcgFindings {
    private final String source;
    private final List<GcgProblem> problems = new ArrayList<>();
    private final List<GcgProblem> remarks = new ArrayList<>();

    GcgFindings(String source) {
        this.source = source;
    }

    void problem(int line, Kind kind, String expected, String found) {
        problems.add(new GcgProblem(source, line, kind, expected, found));
    }

    void remark(int line, Kind kind, String expected, String found) {
        remarks.add(new GcgProblem(source, line, kind, expected, found));
    }

    List<GcgProblem> problems() {
        return problems;
    }

    List<GcgProblem> remarks() {
        return remarks;
    }
}
