package dev.quoin.arena.report;

import dev.quoin.arena.result.CrossTable.Pairing;
import dev.quoin.arena.tournament.Standings;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/// What a result page shows besides the results. Immutable.
///
/// @param status a sentence about a tournament that is still running or was interrupted; empty otherwise
/// @param refreshSeconds how often the browser reloads the page; 0 for never
/// @param replays the pages that replay the games of each match, relative to this page
/// @param standings the points of the contestants, in formats that count points
public record PageOptions(
        String status, int refreshSeconds, Map<Pairing, String> replays, Optional<Standings> standings) {
    public PageOptions {
        replays = Collections.unmodifiableMap(new LinkedHashMap<>(replays));
    }

    /// Returns the options of a page about finished matches, without replays.
    public static PageOptions finished() {
        return new PageOptions("", 0, Map.of(), Optional.empty());
    }

    /// Returns a copy with replays.
    public PageOptions withReplays(Map<Pairing, String> pages) {
        return new PageOptions(status, refreshSeconds, pages, standings);
    }

    /// Returns a copy with standings.
    public PageOptions withStandings(Optional<Standings> points) {
        return new PageOptions(status, refreshSeconds, replays, points);
    }

    /// Returns a copy with a status.
    ///
    /// @param seconds how often the browser reloads the page; 0 for never
    public PageOptions withStatus(String sentence, int seconds) {
        return new PageOptions(sentence, seconds, replays, standings);
    }
}
