package dev.quoin.env.check;

import java.util.List;

/// The result of a check: the first fault for each rule.
///
/// @param episodes the number of episodes played
/// @param steps the total number of steps
/// @param faults the violations; empty if all rules hold
public record CheckReport(int episodes, long steps, List<CheckFault> faults) {
    public CheckReport {
        faults = List.copyOf(faults);
    }

    /// Returns a summary, followed by one line per fault.
    @Override
    public String toString() {
        var text = new StringBuilder(episodes + " episodes, " + steps + " steps: ");
        text.append(faults.isEmpty() ? "all rules hold" : faults.size() + " rules are broken");
        faults.forEach(fault -> text.append('\n').append(fault));
        return text.toString();
    }
}
