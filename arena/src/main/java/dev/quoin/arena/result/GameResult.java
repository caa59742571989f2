package dev.quoin.arena.result;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.game.process.Isolation;
import java.util.List;
import java.util.Optional;

/// What a match keeps in mind of one game, by contestants instead of seats.
///
/// @param pair the number of the pair, from 1
/// @param game the game of the pair, 1 or 2; in the first game the first contestant has the first seat
/// @param halfPoints what the first contestant has of it: 2 for a win, 1 for a draw, 0 for a loss
/// @param sides what both did, the first contestant first
/// @param isolation how external agents were kept apart; empty without any
public record GameResult(int pair, int game, int halfPoints, List<Side> sides, Optional<Isolation> isolation) {
    /// A game without external agents.
    public GameResult(int pair, int game, int halfPoints, List<Side> sides) {
        this(pair, game, halfPoints, sides, Optional.empty());
    }

    public GameResult {
        sides = List.copyOf(sides);
        if (game != 1 && game != 2) {
            throw new IllegalArgumentException("a pair has the games 1 and 2, got " + game);
        }
    }

    /// What a record of a game says.
    public static GameResult of(int pair, int game, LoggedGame record) {
        int seat = game == 1 ? 0 : 1;
        return new GameResult(
                pair,
                game,
                record.halfPoints(seat),
                List.of(Side.of(record, seat), Side.of(record, 1 - seat)),
                record.isolation());
    }

    /// By how many points the first contestant is ahead.
    public int spread() {
        return sides.get(0).points() - sides.get(1).points();
    }
}
