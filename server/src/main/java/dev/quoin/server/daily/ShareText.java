package dev.quoin.server.daily;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// A result as players tell it to others, without giving away a word; immutable.
///
/// @param date whose puzzle it was
/// @param scores of the turns
/// @param site where the server is, without a slash at the end
record ShareText(LocalDate date, List<Integer> scores, String site) {
    private static final DateTimeFormatter LONG_DATE = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

    ShareText {
        scores = List.copyOf(scores);
    }

    /// Three lines: the date, a square for each turn with the total, the address.
    String lines() {
        String squares = scores.stream().map(ShareText::square).collect(Collectors.joining());
        return "Daily Letters · " + LONG_DATE.format(date) + "\n" + squares + "  " + total() + "\n" + site + "/daily/"
                + date;
    }

    /// The same in a sentence.
    String spoken() {
        String all = scores.stream().map(String::valueOf).collect(Collectors.joining(", "));
        int comma = all.lastIndexOf(", ");
        String listed = comma < 0 ? all : all.substring(0, comma) + " and" + all.substring(comma + 1);
        return "Daily Letters of " + LONG_DATE.format(date) + ": " + total() + " points; the turns scored " + listed
                + ".";
    }

    private int total() {
        return scores.stream().mapToInt(Integer::intValue).sum();
    }

    private static String square(int score) {
        return score < 20 ? "🟥" : score < 40 ? "🟧" : score < 60 ? "🟨" : score < 80 ? "🟩" : "🟦";
    }
}
