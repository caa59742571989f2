package dev.quoin.server.daily;

import dev.quoin.crossword.daily.DailyArchive;
import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.daily.DailyTurn;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;

/// A game of Daily Letters as lists show it; immutable.
///
/// @param id what addresses call it
/// @param player whose it is
/// @param date whose puzzle it is
/// @param kind what it counts for
/// @param begun when it began
/// @param touched when it last changed; for a finished game, when it ended
/// @param attempts how many moves were answered
/// @param scores of the turns that are over
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

    /// A game without moves.
    static StoredDaily begun(String id, String player, LocalDate date, GameKind kind, Instant now) {
        return new StoredDaily(id, player, date, kind, now, now, 0, List.of());
    }

    /// The same after a further move, which left the game so.
    StoredDaily after(DailyGame game, Instant now) {
        List<Integer> turns = game.turns().stream().map(DailyTurn::score).toList();
        return new StoredDaily(id, player, date, at(now).kind, begun, now, attempts + 1, turns);
    }

    /// The same at a time: a ranked game that is not finished when its date closes has no rank anymore, for from then
    /// on the best plays are public.
    StoredDaily at(Instant now) {
        boolean late = isRanked() && !isFinished() && !now.isBefore(DailyArchive.closing(date));
        return late ? new StoredDaily(id, player, date, GameKind.LATE, begun, touched, attempts, scores) : this;
    }

    /// Whether it has a rank.
    public boolean isRanked() {
        return kind == GameKind.RANKED;
    }

    /// Whether all its turns are over.
    public boolean isFinished() {
        return scores.size() == DailyGame.TURNS;
    }

    /// The points of all turns.
    public int total() {
        return scores.stream().mapToInt(Integer::intValue).sum();
    }
}
