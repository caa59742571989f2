package dev.quoin.cli.play;

import java.util.random.RandomGenerator;

/// Who begins; the names are what is typed.
enum FirstPlayer {
    you,
    opponent,
    chance;

    /// The person's seat in a game for so many.
    int seat(int seats, RandomGenerator random) {
        return switch (this) {
            case you -> 0;
            case opponent -> Math.min(1, seats - 1);
            case chance -> random.nextInt(seats);
        };
    }
}
