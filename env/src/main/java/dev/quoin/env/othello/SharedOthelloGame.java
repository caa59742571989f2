package dev.quoin.env.othello;

import dev.quoin.env.VectorEnvironment;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;
import dev.quoin.othello.notation.OthelloBoardText;
import java.nio.ByteBuffer;
import java.util.Optional;

/// A game of Othello that writes its state into shared memory, so that other languages can read it without
/// calling Java. Mutable, not thread-safe.
///
/// The memory has one byte per entry:
///
/// | bytes | meaning |
/// |---|---|
/// | 0–63 | the squares: 0 empty, 1 black, 2 white |
/// | 64–127 | whether the player to move may play the square |
/// | 128 | the player to move: 0 Black, 1 White |
/// | 129, 130 | the number of black and of white discs |
/// | 131 | the winner: 0 Black, 1 White, 2 a draw, 3 not finished |
///
/// After a move, a player without a legal move passes automatically. Positions that are set keep their
/// player to move.
public final class SharedOthelloGame {
    private static final int MOVES = 64;
    private static final int PLAYER = 128;
    private static final int BLACK_COUNT = 129;
    private static final int WHITE_COUNT = 130;
    private static final int WINNER = 131;
    private static final int BYTES = 132;
    private static final int DRAW = 2;
    private static final int NOT_FINISHED = 3;

    private final ByteBuffer memory = ByteBuffer.allocateDirect(BYTES);
    private final Optional<EnvironmentSlot> environment;
    private OthelloPosition position = OthelloPosition.start();

    /// The slot of the environment that holds the game.
    private record EnvironmentSlot(VectorEnvironment environment, OthelloSlots slots, int slot) {
        void set(OthelloPosition position) {
            slots.set(slot, position);
            environment.refresh(slot);
        }
    }

    private SharedOthelloGame(Optional<EnvironmentSlot> environment) {
        this.environment = environment;
        write();
    }

    /// Creates an independent game at the start position.
    public static SharedOthelloGame start() {
        return new SharedOthelloGame(Optional.empty());
    }

    /// Creates a view of the game in an environment: [#refresh] reads its position, and every change is made
    /// in the environment.
    ///
    /// @throws IllegalArgumentException when the environment is not an Othello environment
    public static SharedOthelloGame of(VectorEnvironment environment, int slot) {
        if (!(environment.slots() instanceof OthelloSlots slots)) {
            throw new IllegalArgumentException("only an environment of Othello has a game of Othello");
        }
        return new SharedOthelloGame(Optional.of(new EnvironmentSlot(environment, slots, slot)));
    }

    /// Returns the memory. It stays the same for the life of the game.
    public ByteBuffer memory() {
        return memory;
    }

    /// Reads the position from the environment again.
    public void refresh() {
        environment.ifPresent(live -> {
            position = live.slots().position(live.slot());
            write();
        });
    }

    /// Sets the game to the start position.
    public void reset() {
        set(OthelloPosition.start());
    }

    /// Plays a square, and passes for the next player if it has no move. Returns twice the number of flipped
    /// discs, plus 1 if the game is over. An illegal move flips none and changes nothing.
    public int step(int square) {
        refresh();
        int flipped = 0;
        if ((position.moves() >>> square & 1) != 0) {
            flipped = Long.bitCount(position.flips(square));
            OthelloPosition next = position.play(OthelloMove.place(square));
            set(next.mustPass() ? next.play(OthelloMove.pass()) : next);
        }
        return 2 * flipped + (memory.get(WINNER) == NOT_FINISHED ? 0 : 1);
    }

    /// Passes.
    ///
    /// @throws dev.quoin.game.IllegalMoveException when the player has a legal move, or the game is over
    public void passTurn() {
        refresh();
        set(position.play(OthelloMove.pass()));
    }

    /// Sets the board from 64 bytes, encoded as in the memory; the player to move stays the same.
    public void setBoard(byte[] squares) {
        refresh();
        long black = 0;
        long white = 0;
        for (int square = 0; square < Square.COUNT; square++) {
            black |= squares[square] == 1 ? 1L << square : 0;
            white |= squares[square] == 2 ? 1L << square : 0;
        }
        set(new OthelloPosition(black, white, position.toMove()));
    }

    /// Sets the player to move: 0 is Black, 1 is White.
    public void setPlayer(int player) {
        refresh();
        set(new OthelloPosition(position.black(), position.white(), player == 0 ? Disc.BLACK : Disc.WHITE));
    }

    /// Copies the state of another game.
    public void copyFrom(SharedOthelloGame other) {
        other.refresh();
        set(other.position);
    }

    /// Returns an independent game with the same state.
    public SharedOthelloGame copy() {
        SharedOthelloGame copy = start();
        copy.copyFrom(this);
        return copy;
    }

    /// Returns the board and the player to move as one line of text.
    public String text() {
        refresh();
        return OthelloBoardText.write(position);
    }

    private void set(OthelloPosition next) {
        environment.ifPresent(live -> live.set(next));
        position = environment.map(live -> live.slots().position(live.slot())).orElse(next);
        write();
    }

    private void write() {
        long black = position.black();
        long white = position.white();
        long moves = position.moves();
        for (int square = 0; square < Square.COUNT; square++) {
            memory.put(square, (byte) (black >>> square & 1 | (white >>> square & 1) << 1));
            memory.put(MOVES + square, (byte) (moves >>> square & 1));
        }
        int blackDiscs = Long.bitCount(black);
        int whiteDiscs = Long.bitCount(white);
        memory.put(PLAYER, (byte) (position.toMove() == Disc.BLACK ? 0 : 1));
        memory.put(BLACK_COUNT, (byte) blackDiscs);
        memory.put(WHITE_COUNT, (byte) whiteDiscs);
        boolean goesOn = moves != 0 || !position.isOver();
        int winner = blackDiscs == whiteDiscs ? DRAW : blackDiscs > whiteDiscs ? 0 : 1;
        memory.put(WINNER, (byte) (goesOn ? NOT_FINISHED : winner));
    }
}
