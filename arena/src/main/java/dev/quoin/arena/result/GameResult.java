package dev.quoin.arena.result;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.game.process.Isolation;
import java.util.List;
import java.util.Optional;

/// The result of one game, by contestant instead of by seat.
///
/// @param pair the number of the pair, from 1
/// @param game the game of the pair, 1 or 2; in the first game the first contestant has the first seat
/// @param halfPoints the first contestant's result in half points: 2 for a win, 1 for a draw, 0 for a loss
/// @param sides what each contestant did, the first contestant first
/// @param isolation how external agents were isolated; empty without any
/// @param adjudicated whether the game was adjudicated before its end
public record GameResult(
        int pair, int game, int halfPoints, List<Side> sides, Optional<Isolation> isolation, boolean adjudicated) {
    /// Creates the result of a game that was played to its end.
    public GameResult(int pair, int game, int halfPoints, List<Side> sides, Optional<Isolation> isolation) {
        this(pair, game, halfPoints, sides, isolation, false);
    }

    /// Creates the result of a game without external agents.
    public GameResult(int pair, int game, int halfPoints, List<Side> sides) {
        this(pair, game, halfPoints, sides, Optional.empty());
    }

    public GameResult {
        sides = List.copyOf(sides);
        if (game != 1 && game != 2) {
            throw new IllegalArgumentException("a pair has the games 1 and 2, got " + game);
        }
    }

    /// Returns the result of a logged game.
    public static GameResult of(int pair, int game, LoggedGame record) {
        int seat = game == 1 ? 0 : 1;
        return new GameResult(
                pair,
                game,
                record.halfPoints(seat),
                List.of(Side.of(record, seat), Side.of(record, 1 - seat)),
                record.isolation(),
                record.adjudicated());
    }

    /// Returns the first contestant's lead in points.
    public int spread() {
        return sides.get(0).points() - sides.get(1).points();
    }
}
