package dev.quoin.env.othello;

import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.space.ElementType;
import dev.quoin.othello.board.Square;
import java.nio.ByteBuffer;
import java.util.List;

/// Writes observations and infos into their buffers. Different slots may be written by different threads.
final class OthelloObservation {
    private static final String CURRENT_PLAYER = "current_player";
    private static final String BLACK_COUNT = "black_count";
    private static final String WHITE_COUNT = "white_count";
    private static final String AGENT_PLAYER = "agent_player";

    private final OthelloEncoding encoding;
    private final ByteBuffer observations;
    private final ByteBuffer masks;
    private final ByteBuffer toMove;
    private final ByteBuffer blackCounts;
    private final ByteBuffer whiteCounts;
    private final ByteBuffer agents;

    OthelloObservation(OthelloEncoding encoding, ObservationBuffers buffers) {
        this.encoding = encoding;
        observations = buffers.buffer(OthelloEncoding.OBSERVATION);
        masks = buffers.buffer(SlotLayout.MASK);
        toMove = buffers.buffer(CURRENT_PLAYER);
        blackCounts = buffers.buffer(BLACK_COUNT);
        whiteCounts = buffers.buffer(WHITE_COUNT);
        agents = buffers.buffer(AGENT_PLAYER);
    }

    static SlotLayout layout(OthelloEncoding encoding) {
        return new SlotLayout(
                List.of(encoding.field()),
                List.of(
                        Field.of(SlotLayout.MASK, ElementType.BOOL, 0, 1, Square.COUNT),
                        Field.of(CURRENT_PLAYER, ElementType.INT32, 0, 1),
                        Field.of(BLACK_COUNT, ElementType.INT32, 0, Square.COUNT),
                        Field.of(WHITE_COUNT, ElementType.INT32, 0, Square.COUNT),
                        Field.of(AGENT_PLAYER, ElementType.INT32, 0, 1)),
                Square.COUNT);
    }

    /// Writes a board from the perspective of a side.
    void board(int slot, long own, long others, long playable) {
        BoardWriter.bytes(playable, masks, slot * 64);
        switch (encoding) {
            case PLANES -> {
                BoardWriter.floats(own, observations, slot * 768);
                BoardWriter.floats(others, observations, slot * 768 + 256);
                BoardWriter.floats(playable, observations, slot * 768 + 512);
            }
            case BYTES -> {
                BoardWriter.bytes(own, observations, slot * 192);
                BoardWriter.bytes(others, observations, slot * 192 + 64);
                BoardWriter.bytes(playable, observations, slot * 192 + 128);
            }
            case BOARD -> BoardWriter.signs(own, others, observations, slot * 64);
            case BITS -> {
                observations.putLong(slot * 24, own);
                observations.putLong(slot * 24 + 8, others);
                observations.putLong(slot * 24 + 16, playable);
            }
        }
    }

    /// Writes the numbers other than the board; a player is 0 for Black and 1 for White.
    void numbers(int slot, int player, int agent, int black, int white) {
        toMove.putInt(slot * 4, player);
        agents.putInt(slot * 4, agent);
        blackCounts.putInt(slot * 4, black);
        whiteCounts.putInt(slot * 4, white);
    }
}
