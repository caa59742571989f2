package dev.quoin.arena.report;

import dev.quoin.game.Reason;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.PlayerError;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// The meaning of a game's error codes, and whether it has exchanges, for reports. Immutable.
public final class ErrorTitles {
    private final Map<Integer, String> titles = new HashMap<>();

    private final boolean hasExchanges;

    private ErrorTitles(List<Reason> reasons, boolean hasExchanges) {
        this.hasExchanges = hasExchanges;
        reasons.forEach(reason -> titles.putIfAbsent(reason.code(), reason.title()));
        for (PlayerError error : PlayerError.values()) {
            titles.putIfAbsent(error.code(), error.title());
        }
    }

    /// Returns the titles of player errors and of the rules of a game.
    public static ErrorTitles of(Ruleset<?, ?> ruleset) {
        return new ErrorTitles(ruleset.reasons(), ruleset.hasExchanges());
    }

    /// Returns whether the game has exchanges, so that reports count them.
    boolean hasExchanges() {
        return hasExchanges;
    }

    /// Formats error counts like `44 forms an invalid word: 3`, or `none`.
    ///
    /// @param counts the number of occurrences of each code
    String counts(Map<Integer, Integer> counts) {
        return counts.isEmpty()
                ? "none"
                : counts.entrySet().stream()
                        .map(error -> error.getKey() + " " + titles.getOrDefault(error.getKey(), "unknown") + ": "
                                + error.getValue())
                        .collect(Collectors.joining("; "));
    }
}
