package dev.quoin.env.othello;

import dev.quoin.env.option.InvalidAction;
import dev.quoin.env.option.OptionReader;
import dev.quoin.env.slots.Columns;
import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.Picture;
import dev.quoin.env.slots.SlotChance;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.slots.Slots;
import dev.quoin.env.space.ElementType;
import dev.quoin.game.Agent;
import dev.quoin.game.Budget;
import dev.quoin.othello.board.Bitboard;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;
import dev.quoin.othello.notation.BoardText;
import dev.quoin.othello.notation.pasted.PositionText;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Games of Othello side by side. Mutable; different slots may be used by different threads.
///
/// The side that is to act always has a move while the episode goes on: whoever has none passes unasked.
public final class OthelloSlots implements Slots {
    private static final int STATE_BYTES = 8 + 8 + 8 + 3;

    // How far an episode is.
    private static final byte UNBORN = 0;
    private static final byte RUNNING = 1;
    private static final byte OVER = 2;

    private final OthelloOptions options;
    private final SlotLayout layout;
    private final int count;
    private final boolean alone;

    // By slot: the discs of the side to move and of the other, the squares it may play, and chance.
    private final long[] mover;
    private final long[] other;
    private final long[] legal;
    private final boolean[] whiteToMove;
    private final boolean[] agentIsWhite;
    private final byte[] phases;
    private final float[] rewards;
    private final SlotChance[] chances;
    private final @Nullable Agent<OthelloPosition, OthelloMove>[] players;

    private MemorySegment observations = MemorySegment.NULL;
    private MemorySegment masks = MemorySegment.NULL;
    private MemorySegment toMove = MemorySegment.NULL;
    private MemorySegment agents = MemorySegment.NULL;
    private MemorySegment blackCounts = MemorySegment.NULL;
    private MemorySegment whiteCounts = MemorySegment.NULL;

    /// So many games under the same options.
    @SuppressWarnings({"unchecked", "rawtypes"})
    public OthelloSlots(OthelloOptions options, int count) {
        if (count < 1) {
            throw new IllegalArgumentException("an environment needs at least 1 slot, got " + count);
        }
        this.options = options;
        this.count = count;
        alone = options.opponent() instanceof OthelloOpponent.Self;
        layout = new SlotLayout(
                List.of(options.encoding().field()),
                List.of(
                        Field.of(SlotLayout.MASK, ElementType.BOOL, 0, 1, Square.COUNT),
                        Field.of("current_player", ElementType.INT32, 0, 1),
                        Field.of("black_count", ElementType.INT32, 0, Square.COUNT),
                        Field.of("white_count", ElementType.INT32, 0, Square.COUNT),
                        Field.of("agent_player", ElementType.INT32, 0, 1)),
                Square.COUNT);
        mover = new long[count];
        other = new long[count];
        legal = new long[count];
        whiteToMove = new boolean[count];
        agentIsWhite = new boolean[count];
        phases = new byte[count];
        rewards = new float[count];
        chances = new SlotChance[count];
        for (int slot = 0; slot < count; slot++) {
            chances[slot] = new SlotChance(slot);
        }
        players = new Agent[count];
    }

    @Override
    public int count() {
        return count;
    }

    @Override
    public SlotLayout layout() {
        return layout;
    }

    @Override
    public void bind(Columns columns) {
        observations = columns.segment(Encoding.OBSERVATION);
        masks = columns.segment(SlotLayout.MASK);
        toMove = columns.segment("current_player");
        blackCounts = columns.segment("black_count");
        whiteCounts = columns.segment("white_count");
        agents = columns.segment("agent_player");
    }

    /// Options: `position` (any text that [PositionText] reads) to start from, `agent_player` for this episode.
    @Override
    public void start(int slot, long seed, Map<String, ?> resetOptions) {
        OthelloPosition position = OthelloPosition.start();
        AgentColour colour = options.agent();
        if (!resetOptions.isEmpty()) {
            var reader = new OptionReader("a reset of Othello-v0", resetOptions);
            position = reader.any("position", position, OthelloSlots::readPosition);
            colour = reader.choice("agent_player", colour);
            reader.end();
        }
        SlotChance chance = chances[slot];
        chance.set(seed);
        agentIsWhite[slot] = colour == AgentColour.WHITE || colour == AgentColour.RANDOM && chance.nextBoolean();
        if (options.opponent() instanceof OthelloOpponent.Player(var maker)) {
            players[slot] = maker.apply(chance.nextLong());
        }
        rewards[slot] = 0;
        place(slot, position);
        letOpponentPlay(slot);
        show(slot);
    }

    private static OthelloPosition readPosition(Object value) {
        return switch (value) {
            case OthelloPosition position -> position;
            case String text -> PositionText.read(text).position();
            default -> throw new IllegalArgumentException("a position, or a text of one");
        };
    }

    private void place(int slot, OthelloPosition position) {
        mover[slot] = position.mover();
        other[slot] = position.other();
        whiteToMove[slot] = position.toMove() == Disc.WHITE;
        legal[slot] = position.moves();
        phases[slot] = RUNNING;
        settle(slot);
    }

    @Override
    public void act(int slot, int action) {
        if (phases[slot] != RUNNING) {
            throw new IllegalStateException(
                    phases[slot] == UNBORN
                            ? "an environment must be reset before its first step"
                            : "the episode is over: reset the environment before the next step");
        }
        Objects.checkIndex(action, Square.COUNT);
        int square = action;
        if ((legal[slot] >>> action & 1) == 0) {
            if (options.invalid() == InvalidAction.PENALTY) {
                rewards[slot] = options.penalty();
                return;
            }
            if (options.invalid() == InvalidAction.ERROR) {
                throw position(slot)
                        .refusal(OthelloMove.place(action))
                        .orElseThrow()
                        .asException();
            }
            square = randomSquare(slot);
        }
        boolean white = whiteToMove[slot];
        OthelloPosition before = options.reward() instanceof OthelloReward.Custom ? position(slot) : null;
        play(slot, square);
        letOpponentPlay(slot);
        rewards[slot] = switch (options.reward()) {
            case OthelloReward.Sparse _ -> isTerminated(slot) ? Integer.signum(lead(slot, white)) : 0;
            case OthelloReward.Dense _ -> lead(slot, white) / (float) Square.COUNT;
            case OthelloReward.Custom(var function) -> custom(slot, function, before, white);
        };
        show(slot);
    }

    private int lead(int slot, boolean white) {
        int lead = Long.bitCount(mover[slot]) - Long.bitCount(other[slot]);
        return whiteToMove[slot] == white ? lead : -lead;
    }

    private float custom(int slot, OthelloReward.Function function, @Nullable OthelloPosition before, boolean white) {
        try {
            return function.of(Objects.requireNonNull(before), position(slot), white ? Disc.WHITE : Disc.BLACK);
        } catch (RuntimeException failed) {
            options.warning().accept("the reward failed, a sparse one is given instead: " + failed);
            return isTerminated(slot) ? Integer.signum(lead(slot, white)) : 0;
        }
    }

    private void play(int slot, int square) {
        long turned = Bitboard.flips(square, mover[slot], other[slot]);
        long next = other[slot] & ~turned;
        other[slot] = mover[slot] | turned | 1L << square;
        mover[slot] = next;
        whiteToMove[slot] = !whiteToMove[slot];
        legal[slot] = Bitboard.moves(mover[slot], other[slot]);
        if (legal[slot] == 0) {
            settle(slot);
        }
    }

    /// Passes for a side that has no move, and ends the episode when neither has.
    private void settle(int slot) {
        if (legal[slot] != 0) {
            return;
        }
        legal[slot] = Bitboard.moves(other[slot], mover[slot]);
        if (legal[slot] == 0) {
            phases[slot] = OVER;
            return;
        }
        long kept = mover[slot];
        mover[slot] = other[slot];
        other[slot] = kept;
        whiteToMove[slot] = !whiteToMove[slot];
    }

    private void letOpponentPlay(int slot) {
        if (alone) {
            return;
        }
        while (phases[slot] == RUNNING && whiteToMove[slot] != agentIsWhite[slot]) {
            play(slot, opponentSquare(slot));
        }
    }

    private int opponentSquare(int slot) {
        return switch (options.opponent()) {
            case OthelloOpponent.Random _, OthelloOpponent.Self _ -> randomSquare(slot);
            case OthelloOpponent.Greedy _ -> greedySquare(slot);
            case OthelloOpponent.Player _ -> playerSquare(slot);
        };
    }

    private int randomSquare(int slot) {
        long squares = legal[slot];
        return nth(squares, chances[slot].nextInt(Long.bitCount(squares)));
    }

    /// The square of a set that has `before` others below it.
    private static int nth(long squares, int before) {
        return Long.numberOfTrailingZeros(Long.expand(1L << before, squares));
    }

    private int greedySquare(int slot) {
        int most = 0;
        long best = 0;
        for (long rest = legal[slot]; rest != 0; rest &= rest - 1) {
            int turned = Long.bitCount(Bitboard.flips(Long.numberOfTrailingZeros(rest), mover[slot], other[slot]));
            long square = Long.lowestOneBit(rest);
            best = turned > most ? square : turned == most ? best | square : best;
            most = Math.max(most, turned);
        }
        return nth(best, chances[slot].nextInt(Long.bitCount(best)));
    }

    private int playerSquare(int slot) {
        Agent<OthelloPosition, OthelloMove> player = players[slot];
        try {
            if (player != null
                    && player.choose(position(slot), Budget.unlimited()) instanceof OthelloMove.Place(int square)
                    && (legal[slot] >>> square & 1) != 0) {
                return square;
            }
            options.warning().accept("the opponent chose an illegal move, a random one is played instead");
        } catch (RuntimeException failed) {
            options.warning().accept("the opponent failed, a random move is played instead: " + failed);
        }
        return randomSquare(slot);
    }

    private void show(int slot) {
        boolean over = phases[slot] == OVER;
        boolean white = whiteToMove[slot];
        // After the end the board is shown to the agent; who plays both sides sees it from the last side to move.
        boolean swapped = !alone && white != agentIsWhite[slot];
        long own = swapped ? other[slot] : mover[slot];
        long others = swapped ? mover[slot] : other[slot];
        long playable = over ? 0 : legal[slot];
        BoardWriter.bytes(playable, masks, slot * 64L);
        switch (options.encoding()) {
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
        }
        int moverDiscs = Long.bitCount(mover[slot]);
        int otherDiscs = Long.bitCount(other[slot]);
        toMove.setAtIndex(ValueLayout.JAVA_INT, slot, white ? 1 : 0);
        blackCounts.setAtIndex(ValueLayout.JAVA_INT, slot, white ? otherDiscs : moverDiscs);
        whiteCounts.setAtIndex(ValueLayout.JAVA_INT, slot, white ? moverDiscs : otherDiscs);
        agents.setAtIndex(ValueLayout.JAVA_INT, slot, (alone ? white : agentIsWhite[slot]) ? 1 : 0);
    }

    /// The position of a slot.
    public OthelloPosition position(int slot) {
        return whiteToMove[slot]
                ? new OthelloPosition(other[slot], mover[slot], Disc.WHITE)
                : new OthelloPosition(mover[slot], other[slot], Disc.BLACK);
    }

    @Override
    public float reward(int slot) {
        return rewards[slot];
    }

    @Override
    public boolean isTerminated(int slot) {
        return phases[slot] == OVER;
    }

    /// Never: a game of Othello comes to its end by itself.
    @Override
    public boolean isTruncated(int slot) {
        return false;
    }

    @Override
    public byte[] save(int slot) {
        return ByteBuffer.allocate(STATE_BYTES)
                .putLong(mover[slot])
                .putLong(other[slot])
                .putLong(chances[slot].state())
                .put((byte) (whiteToMove[slot] ? 1 : 0))
                .put((byte) (agentIsWhite[slot] ? 1 : 0))
                .put(phases[slot])
                .array();
    }

    @Override
    public void load(int slot, byte[] state) {
        if (state.length != STATE_BYTES || state[26] < UNBORN || state[26] > OVER) {
            throw new IllegalArgumentException("a saved state of Othello-v0 has " + STATE_BYTES
                    + " bytes of which the 27th is 0 to 2, got " + state.length + " bytes");
        }
        var bytes = ByteBuffer.wrap(state);
        long savedMover = bytes.getLong();
        long savedOther = bytes.getLong();
        if ((savedMover & savedOther) != 0) {
            throw new IllegalArgumentException("a saved state of Othello-v0 gives a square to both colours");
        }
        mover[slot] = savedMover;
        other[slot] = savedOther;
        chances[slot].set(bytes.getLong());
        whiteToMove[slot] = bytes.get() == 1;
        agentIsWhite[slot] = bytes.get() == 1;
        phases[slot] = bytes.get();
        legal[slot] = Bitboard.moves(savedMover, savedOther);
        if (options.opponent() instanceof OthelloOpponent.Player(var maker)) {
            players[slot] = maker.apply(chances[slot].state());
        }
        rewards[slot] = 0;
        show(slot);
    }

    @Override
    public String text(int slot) {
        return BoardText.draw(position(slot));
    }

    @Override
    public Picture picture(int slot) {
        return BoardPicture.of(position(slot));
    }
}
