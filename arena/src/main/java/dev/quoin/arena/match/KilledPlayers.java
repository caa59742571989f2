package dev.quoin.arena.match;

import dev.quoin.arena.log.LoggedGame;
import dev.quoin.game.GameRecord;
import dev.quoin.game.GameRecord.Ending;
import dev.quoin.game.Refusal;
import dev.quoin.game.player.PlayerError;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.function.IntPredicate;

/// Decides games in which a player's process was killed by a signal.
final class KilledPlayers {
    private KilledPlayers() {}

    /// Returns the players whose process was killed in a game.
    static List<LoggedGame.Kill> of(GameRecord<?, ?> record) {
        var kills = new ArrayList<LoggedGame.Kill>();
        if (record.ending() instanceof Ending.Forfeited forfeited) {
            forfeited.reasons().forEach((seat, why) -> {
                if (why.reason() == PlayerError.KILLED_IDLE || why.reason() == PlayerError.KILLED_THINKING) {
                    kills.add(new LoggedGame.Kill(seat, why.message()));
                }
            });
        }
        return kills;
    }

    /// Returns the record of a game that was replayed and ended by a signal again.
    ///
    /// A player that was killed during its opponent's turn has not lost if that opponent could have killed
    /// it: nobody wins. A player that was killed during its own turn has lost, as if it had crashed.
    ///
    /// @param isOpen whether the player in a seat could have killed the other
    static <P, M> GameRecord<P, M> judged(GameRecord<P, M> record, IntPredicate isOpen) {
        if (!(record.ending() instanceof Ending.Forfeited forfeited)) {
            return record;
        }
        var both = new TreeMap<>(forfeited.reasons());
        forfeited.reasons().forEach((seat, why) -> {
            int other = 1 - seat;
            if (why.reason() == PlayerError.KILLED_IDLE && isOpen.test(other)) {
                both.putIfAbsent(
                        other, new Refusal(PlayerError.OPPONENT_KILLED, "its opponent was killed during its turn"));
            }
        });
        return new GameRecord<>(
                record.heading(),
                record.start(),
                record.turns(),
                record.overtime(),
                new Ending.Forfeited(both, forfeited.points(), forfeited.refusals()));
    }
}
