package dev.quoin.arena.process;

import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The result of testing an agent.
///
/// @param untested the rules that could not be tested, with the reason
/// @param violations every violation, in the order of the rules
/// @param games the number of games it finished
/// @param answers the number of answers it gave
public record ConformanceReport(
        Map<ProtocolRule, String> untested, List<Violation> violations, int games, int answers) {
    public ConformanceReport {
        var copy = new EnumMap<ProtocolRule, String>(ProtocolRule.class);
        copy.putAll(untested);
        untested = Collections.unmodifiableMap(copy);
        violations = List.copyOf(violations);
    }

    /// Returns whether there are no violations.
    public boolean isFine() {
        return violations.isEmpty();
    }

    /// Returns the rules that were tested.
    public Set<ProtocolRule> tried() {
        var tried = EnumSet.allOf(ProtocolRule.class);
        tried.removeAll(untested.keySet());
        return Collections.unmodifiableSet(tried);
    }

    /// Returns the violations of a rule, in order.
    public List<Violation> violations(ProtocolRule rule) {
        return violations.stream().filter(violation -> violation.rule() == rule).toList();
    }

    /// Returns the number of broken rules.
    public int broken() {
        return (int) violations.stream().map(Violation::rule).distinct().count();
    }
}
