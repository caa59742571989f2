package dev.quoin.arena.result;

import java.time.Duration;
import java.util.Optional;

/// The CPU time of a contestant in the games in which it is known.
///
/// @param games the number of these games
/// @param total the sum over them
public record CpuTimes(int games, Duration total) {
    /// Returns times of no games.
    public static CpuTimes none() {
        return new CpuTimes(0, Duration.ZERO);
    }

    /// Returns the time of one game; of none when it is unknown.
    public static CpuTimes of(Optional<Duration> game) {
        return game.map(time -> new CpuTimes(1, time)).orElse(none());
    }

    /// Returns the times of both.
    public CpuTimes plus(CpuTimes other) {
        return new CpuTimes(games + other.games, total.plus(other.total));
    }

    /// Returns the average time of a game; empty when it is unknown in all games.
    public Optional<Duration> perGame() {
        return games == 0 ? Optional.empty() : Optional.of(total.dividedBy(games));
    }
}
