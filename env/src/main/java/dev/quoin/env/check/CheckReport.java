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
        var text = new StringBuilder(count(episodes, "episode") + ", " + count(steps, "step") + ": ");
        text.append(
                switch (faults.size()) {
                    case 0 -> "all rules hold";
                    case 1 -> "1 rule is broken";
                    default -> faults.size() + " rules are broken";
                });
        faults.forEach(fault -> text.append('\n').append(fault));
        return text.toString();
    }

    private static String count(long number, String unit) {
        return number + " " + unit + (number == 1 ? "" : "s");
    }
}
