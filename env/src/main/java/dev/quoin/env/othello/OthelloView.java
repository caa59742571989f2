package dev.quoin.env.othello;

import dev.quoin.env.slots.Columns;
import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.space.ElementType;
import dev.quoin.othello.board.Square;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;

/// Writes what slots show into their columns. Immutable but for the columns; different slots may be written by
/// different threads.
final class OthelloView {
    private static final String CURRENT_PLAYER = "current_player";
    private static final String BLACK_COUNT = "black_count";
    private static final String WHITE_COUNT = "white_count";
    private static final String AGENT_PLAYER = "agent_player";

    private final Encoding encoding;
    private final MemorySegment observations;
    private final MemorySegment masks;
    private final MemorySegment toMove;
    private final MemorySegment blackCounts;
    private final MemorySegment whiteCounts;
    private final MemorySegment agents;

    OthelloView(Encoding encoding, Columns columns) {
        this.encoding = encoding;
        observations = columns.segment(Encoding.OBSERVATION);
        masks = columns.segment(SlotLayout.MASK);
        toMove = columns.segment(CURRENT_PLAYER);
        blackCounts = columns.segment(BLACK_COUNT);
        whiteCounts = columns.segment(WHITE_COUNT);
        agents = columns.segment(AGENT_PLAYER);
    }

    static SlotLayout layout(Encoding encoding) {
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

    /// Shows a board to the side that sees it.
    void board(int slot, long own, long others, long playable) {
        BoardWriter.bytes(playable, masks, slot * 64L);
        switch (encoding) {
            case PLANES -> {
                BoardWriter.floats(own, observations, slot * 768L);
                BoardWriter.floats(others, observations, slot * 768L + 256);
                BoardWriter.floats(playable, observations, slot * 768L + 512);
            }
            case BYTES -> {
                BoardWriter.bytes(own, observations, slot * 192L);
                BoardWriter.bytes(others, observations, slot * 192L + 64);
                BoardWriter.bytes(playable, observations, slot * 192L + 128);
            }
            case BOARD -> BoardWriter.signs(own, others, observations, slot * 64L);
            case BITS -> {
                observations.setAtIndex(ValueLayout.JAVA_LONG, slot * 3L, own);
                observations.setAtIndex(ValueLayout.JAVA_LONG, slot * 3L + 1, others);
                observations.setAtIndex(ValueLayout.JAVA_LONG, slot * 3L + 2, playable);
            }
        }
    }

    /// Shows the numbers beside the board; a player is 0 for Black and 1 for White.
    void numbers(int slot, int player, int agent, int black, int white) {
        toMove.setAtIndex(ValueLayout.JAVA_INT, slot, player);
        agents.setAtIndex(ValueLayout.JAVA_INT, slot, agent);
        blackCounts.setAtIndex(ValueLayout.JAVA_INT, slot, black);
        whiteCounts.setAtIndex(ValueLayout.JAVA_INT, slot, white);
    }
}
