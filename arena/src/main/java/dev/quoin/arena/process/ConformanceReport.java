package dev.quoin.arena.process;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// What came of trying an agent.
///
/// @param tried the rules it could be held to; the others were not reached
/// @param violations the first of each rule that was broken, in the order of the rules
/// @param games how many games it finished
/// @param answers how many answers it gave
public record ConformanceReport(Set<ProtocolRule> tried, List<Violation> violations, int games, int answers) {
    public ConformanceReport {
        tried = Collections.unmodifiableSet(new TreeSet<>(tried));
        violations = List.copyOf(violations);
    }

    /// Whether nothing is wrong.
    public boolean isFine() {
        return violations.isEmpty();
    }
}
