package dev.quoin.env.daily;

import dev.quoin.crossword.daily.DailyEdition;
import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.env.option.InvalidAction;
import dev.quoin.env.option.OptionReader;
import dev.quoin.env.option.OptionSpec;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The options of the Daily Letters environment.
///
/// @param date the date of the puzzle; empty for a new puzzle in each episode
/// @param reward how actions are rewarded
/// @param invalid how illegal actions are handled
/// @param penalty the reward of an illegal action
/// @param maxSteps the maximum number of actions in an episode, including rejected ones
/// @param candidates the number of rows in the list of candidates
public record DailyOptions(
        Optional<LocalDate> date,
        DailyReward reward,
        InvalidAction invalid,
        float penalty,
        int maxSteps,
        int candidates) {
    private static final float USUAL_PENALTY = -10;
    private static final int USUAL_STEPS = 100;
    private static final int USUAL_CANDIDATES = 200;
    private static final int FEWEST_CANDIDATES = 16;
    private static final int MOST_CANDIDATES = 100_000;

    /// Reads the options `date`, `reward_mode`, `invalid_move_mode`, `invalid_move_penalty`, `max_steps` and
    /// `candidates`.
    ///
    /// @throws IllegalArgumentException if an option or its value is invalid
    public static DailyOptions of(Map<String, ?> options) {
        var reader = new OptionReader(DailyEnvironments.ID, options);
        DailyOptions read = read(reader);
        reader.end();
        return read;
    }

    /// Returns the options of the environment.
    public static List<OptionSpec> specs() {
        var reader = new OptionReader(DailyEnvironments.ID, Map.of());
        read(reader);
        return reader.specs();
    }

    /// Returns the options of a reset.
    public static List<OptionSpec> resetSpecs() {
        return List.of(new OptionSpec("date", "as made", allowedDates()));
    }

    /// Returns the maximum number of legal actions in an episode.
    public int longest() {
        return Math.min(maxSteps, DailyGame.TURNS);
    }

    /// Returns the date of an episode: from its reset options, or else from these options.
    ///
    /// @throws IllegalArgumentException if an option or its value is invalid
    Optional<LocalDate> date(Map<String, ?> resetOptions) {
        if (resetOptions.isEmpty()) {
            return date;
        }
        var reader = new OptionReader("a reset of " + DailyEnvironments.ID, resetOptions);
        Optional<LocalDate> given = reader.any("date", date, DailyOptions::given);
        reader.end();
        return given;
    }

    private static DailyOptions read(OptionReader reader) {
        return new DailyOptions(
                reader.any("date", Optional.empty(), DailyOptions::given),
                reader.choice("reward_mode", DailyReward.SCORE),
                reader.choice("invalid_move_mode", InvalidAction.END),
                (float) reader.number("invalid_move_penalty", USUAL_PENALTY, -1e6, 1e6),
                reader.whole("max_steps", USUAL_STEPS, 1, Integer.MAX_VALUE),
                reader.whole("candidates", USUAL_CANDIDATES, FEWEST_CANDIDATES, MOST_CANDIDATES));
    }

    private static Optional<LocalDate> given(Object value) {
        try {
            LocalDate date = value instanceof LocalDate day ? day : LocalDate.parse(value.toString());
            if (!date.isBefore(DailyEdition.FIRST.begin()) && !date.isAfter(PuzzleName.OfDate.LAST)) {
                return Optional.of(date);
            }
        } catch (DateTimeException noDate) {
            throw new IllegalArgumentException(allowedDates(), noDate);
        }
        throw new IllegalArgumentException(allowedDates());
    }

    private static String allowedDates() {
        return "a date from " + DailyEdition.FIRST.begin() + " to " + PuzzleName.OfDate.LAST
                + ", written like '2026-11-15'";
    }
}
