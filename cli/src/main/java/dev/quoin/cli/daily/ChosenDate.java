package dev.quoin.cli.daily;

import dev.quoin.cli.console.BadInput;
import dev.quoin.crossword.daily.DailyArchive;
import dev.quoin.crossword.daily.DailyKey;
import dev.quoin.crossword.daily.DailyPuzzle;
import java.time.Clock;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// The date option of a command. Filled by picocli.
final class ChosenDate {
    static final String TODAY = "today";

    private final DailyArchive archive = new DailyArchive(Clock.systemUTC());

    @Parameters(
            arity = "1",
            paramLabel = "DATE",
            description = "Date such as 2026-01-01, or today, in UTC.",
            completionCandidates = Suggestions.class)
    private String text = "";

    @Option(
            names = "--key",
            paramLabel = "KEY",
            description =
                    "Key of the date, for servers that use a secret key; published after the date has" + " closed.")
    private @Nullable String key;

    private @Nullable LocalDate date;

    /// Suggestions for shell completion.
    static final class Suggestions extends java.util.ArrayList<String> {
        private static final long serialVersionUID = 1L;

        Suggestions() {
            add(TODAY);
        }
    }

    LocalDate date() {
        if (date == null) {
            try {
                date = text.equals(TODAY) ? archive.today() : LocalDate.parse(text);
            } catch (DateTimeParseException wrong) {
                throw new BadInput("DATE must be a date such as 2026-01-01, or today, got '" + text + "'", wrong);
            }
        }
        return date;
    }

    /// Returns the puzzle of the date, which must not be in the future.
    DailyPuzzle puzzle() {
        try {
            return key == null ? archive.puzzle(date()) : archive.puzzle(date(), new DailyKey(key));
        } catch (IllegalArgumentException wrong) {
            throw new BadInput(String.valueOf(wrong.getMessage()), wrong);
        }
    }
}
