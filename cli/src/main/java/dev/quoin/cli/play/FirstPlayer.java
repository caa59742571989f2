package dev.quoin.cli.play;

import java.util.random.RandomGenerator;

/// The player who moves first; the constants are named as on the command line.
enum FirstPlayer {
    you,
    opponent,
    chance;

    /// Returns the user's seat in a game with this many seats.
    int seat(int seats, RandomGenerator random) {
        return switch (this) {
            case you -> 0;
            case opponent -> Math.min(1, seats - 1);
            case chance -> random.nextInt(seats);
        };
    }
}
