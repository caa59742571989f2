package dev.quoin.env.check;

import java.util.List;

/// What a check found: the first fault of each rule.
///
/// @param episodes how many were played
/// @param steps how many steps they had
/// @param faults empty when all promises were kept
public record CheckReport(int episodes, long steps, List<CheckFault> faults) {
    public CheckReport {
        faults = List.copyOf(faults);
    }

    /// Lines for people: a summary, then one line a fault.
    @Override
    public String toString() {
        var text = new StringBuilder(episodes + " episodes, " + steps + " steps: ");
        text.append(faults.isEmpty() ? "all rules hold" : faults.size() + " rules are broken");
        faults.forEach(fault -> text.append('\n').append(fault));
        return text.toString();
    }
}
