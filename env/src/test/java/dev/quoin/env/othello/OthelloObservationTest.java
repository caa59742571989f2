package dev.quoin.env.othello;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.property.Property;
import java.nio.ByteBuffer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Every encoding, square by square, against the plainest way to write it.
class OthelloObservationTest {
    private static final int SLOTS = 3;

    @ParameterizedTest
    @EnumSource(OthelloEncoding.class)
    void everySquareIsWhereItBelongsAndOtherSlotsAreLeftAlone(OthelloEncoding encoding) {
        Property.check("squares of " + encoding, 200, choices -> {
            long own = choices.chance().nextLong() << 33 ^ choices.chance().nextLong();
            long others = (choices.chance().nextLong() << 33 ^ choices.chance().nextLong()) & ~own;
            long playable =
                    (choices.chance().nextLong() << 33 ^ choices.chance().nextLong()) & ~(own | others);
            int slot = choices.below(SLOTS);
            ObservationBuffers buffers = ObservationBuffers.allocate(
                    OthelloObservation.layout(encoding).fields(), SLOTS);
            new OthelloObservation(encoding, buffers).board(slot, own, others, playable);

            for (int each = 0; each < SLOTS; each++) {
                boolean written = each == slot;
                for (int square = 0; square < 64; square++) {
                    int mine = written ? bit(own, square) : 0;
                    int theirs = written ? bit(others, square) : 0;
                    int free = written ? bit(playable, square) : 0;
                    check(buffers.buffer(OthelloEncoding.OBSERVATION), encoding, each, square, mine, theirs, free);
                    assertThat(buffers.buffer(SlotLayout.MASK).get(64 * each + square))
                            .isEqualTo((byte) free);
                }
            }
        });
    }

    private static void check(
            ByteBuffer shown, OthelloEncoding encoding, int slot, int square, int own, int others, int playable) {
        switch (encoding) {
            case PLANES -> {
                assertThat(shown.getFloat(4 * (192 * slot + square))).isEqualTo(own);
                assertThat(shown.getFloat(4 * (192 * slot + 64 + square))).isEqualTo(others);
                assertThat(shown.getFloat(4 * (192 * slot + 128 + square))).isEqualTo(playable);
            }
            case BYTES -> {
                assertThat(shown.get(192 * slot + square)).isEqualTo((byte) own);
                assertThat(shown.get(192 * slot + 64 + square)).isEqualTo((byte) others);
                assertThat(shown.get(192 * slot + 128 + square)).isEqualTo((byte) playable);
            }
            case BOARD -> assertThat(shown.get(64 * slot + square)).isEqualTo((byte) (own - others));
            case BITS -> {
                assertThat(bit(shown.getLong(24 * slot), square)).isEqualTo(own);
                assertThat(bit(shown.getLong(24 * slot + 8), square)).isEqualTo(others);
                assertThat(bit(shown.getLong(24 * slot + 16), square)).isEqualTo(playable);
            }
        }
    }

    private static int bit(long squares, int square) {
        return (int) (squares >>> square & 1);
    }
}
