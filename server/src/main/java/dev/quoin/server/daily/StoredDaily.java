package dev.quoin.server.daily;

import dev.quoin.crossword.daily.DailyArchive;
import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.daily.DailyTurn;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/// A game of Daily Letters in the database, without its moves. Immutable.
///
/// @param id the id in URLs
/// @param player the player
/// @param date the date of the puzzle
/// @param kind the kind of game
/// @param begun when it started
/// @param touched when it last changed; for a finished game, when it ended
/// @param attempts the number of moves that were answered
/// @param scores the scores of the finished turns
public record StoredDaily(
        String id,
        String player,
        LocalDate date,
        GameKind kind,
        Instant begun,
        Instant touched,
        int attempts,
        List<Integer> scores) {
    public StoredDaily {
        scores = List.copyOf(scores);
    }

    /// Returns a game without moves.
    static StoredDaily begun(String id, String player, LocalDate date, GameKind kind, Instant now) {
        return new StoredDaily(id, player, date, kind, now, now, 0, List.of());
    }

    /// Returns a copy after another move.
    StoredDaily after(DailyGame game, Instant now) {
        List<Integer> turns = game.turns().stream().map(DailyTurn::score).toList();
        return new StoredDaily(id, player, date, at(now).kind, begun, now, attempts + 1, turns);
    }

    /// Returns a copy as of a given time: a ranked game that is unfinished when its date closes is no longer
    /// ranked, because the best plays are public from then on.
    StoredDaily at(Instant now) {
        boolean late = isRanked() && !isFinished() && !now.isBefore(DailyArchive.closing(date));
        return late ? new StoredDaily(id, player, date, GameKind.LATE, begun, touched, attempts, scores) : this;
    }

    /// Returns whether it is ranked.
    public boolean isRanked() {
        return kind == GameKind.RANKED;
    }

    /// Returns whether all turns are finished.
    public boolean isFinished() {
        return scores.size() == DailyGame.TURNS;
    }

    /// Returns the total score.
    public int total() {
        return scores.stream().mapToInt(Integer::intValue).sum();
    }
}
