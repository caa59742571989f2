package dev.quoin.server.daily;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// A result to share with others, without spoilers. Immutable.
///
/// @param date the date of the puzzle
/// @param scores the scores of the turns
/// @param site the URL of the server, without a trailing slash
record ShareText(LocalDate date, List<Integer> scores, String site) {
    private static final DateTimeFormatter LONG_DATE = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

    ShareText {
        scores = List.copyOf(scores);
    }

    /// Returns three lines: the date, a square for each turn with the total, and the URL.
    String lines() {
        String squares = scores.stream().map(ShareText::square).collect(Collectors.joining());
        return "Daily Letters · " + LONG_DATE.format(date) + "\n" + squares + "  " + total() + "\n" + site + "/daily/"
                + date;
    }

    /// Returns the result as a sentence.
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
