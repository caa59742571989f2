package dev.quoin.env.othello;

import dev.quoin.env.slots.Field;
import dev.quoin.env.space.ElementType;

/// The encoding of the board in an observation, always from the perspective of the player to act.
public enum OthelloEncoding {
    /// Three planes of 8×8 `float32`: own discs, the opponent's discs, legal moves.
    PLANES,

    /// The same planes as `uint8`.
    BYTES,

    /// One plane of 8×8 `int8`: 1 own disc, -1 the opponent's, 0 empty.
    BOARD,

    /// The same planes as three `int64`, one bit per square; bit 0 is a1.
    BITS;

    static final String OBSERVATION = "observation";

    Field field() {
        return switch (this) {
            case PLANES -> Field.of(OBSERVATION, ElementType.FLOAT32, 0, 1, 3, 8, 8);
            case BYTES -> Field.of(OBSERVATION, ElementType.UINT8, 0, 1, 3, 8, 8);
            case BOARD -> Field.of(OBSERVATION, ElementType.INT8, -1, 1, 8, 8);
            case BITS -> Field.of(OBSERVATION, ElementType.INT64, Long.MIN_VALUE, Long.MAX_VALUE, 3);
        };
    }
}
