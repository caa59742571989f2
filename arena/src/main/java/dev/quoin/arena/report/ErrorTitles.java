package dev.quoin.arena.report;

import dev.quoin.game.Reason;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.PlayerError;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// What reports must know of a game: what its error codes mean, and what is counted. Immutable.
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

    /// The codes of players and of the rules of a game.
    public static ErrorTitles of(Ruleset<?, ?> ruleset) {
        return new ErrorTitles(ruleset.reasons(), ruleset.hasExchanges());
    }

    /// Whether the game has exchanges, which reports then count.
    boolean hasExchanges() {
        return hasExchanges;
    }

    /// Such as `44 forms an invalid word: 3`, or `none`.
    ///
    /// @param counts how often each code occurred
    String counts(Map<Integer, Integer> counts) {
        return counts.isEmpty()
                ? "none"
                : counts.entrySet().stream()
                        .map(error -> error.getKey() + " " + titles.getOrDefault(error.getKey(), "unknown") + ": "
                                + error.getValue())
                        .collect(Collectors.joining("; "));
    }
}
