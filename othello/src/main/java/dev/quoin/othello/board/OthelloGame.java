package dev.quoin.othello.board;

import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.Refusal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/// A game in progress, with undo. Mutable, not thread-safe.
///
/// By default a player without a move passes automatically ([PassPolicy#AUTOMATIC]). A refused move changes
/// nothing.
public final class OthelloGame {
    private final PassPolicy policy;
    private final Deque<Turn> turns = new ArrayDeque<>();
    private OthelloPosition position = OthelloPosition.start();

    private OthelloGame(PassPolicy policy) {
        this.policy = policy;
    }

    /// Creates a game at its start with automatic passes.
    public static OthelloGame start() {
        return new OthelloGame(PassPolicy.AUTOMATIC);
    }

    /// Creates a game at its start.
    public static OthelloGame start(PassPolicy policy) {
        return new OthelloGame(policy);
    }

    /// Resets to the start and clears the history.
    public void reset() {
        turns.clear();
        position = OthelloPosition.start();
    }

    /// Returns the position.
    public OthelloPosition position() {
        return position;
    }

    /// Continues from a position and clears the history. With automatic passes a player who must pass does
    /// so at once, so that [#position] has the other side to move.
    public void set(OthelloPosition state) {
        turns.clear();
        position = state;
        if (policy == PassPolicy.AUTOMATIC && position.mustPass()) {
            position = position.play(OthelloMove.pass());
        }
    }

    /// Returns an independent copy with the same state, history and policy.
    public OthelloGame copy() {
        var copy = new OthelloGame(policy);
        copy.position = position;
        copy.turns.addAll(turns);
        return copy;
    }

    /// Returns the pass policy.
    public PassPolicy policy() {
        return policy;
    }

    /// Returns the side to move.
    public Disc toMove() {
        return position.toMove();
    }

    /// Returns the legal moves as a bitboard; bit 0 is a1.
    public long moves() {
        return position.moves();
    }

    /// Returns the legal moves as 64 booleans; index `row * 8 + column`.
    public boolean[] playable() {
        return position.playable();
    }

    /// Returns whether the square in a row and a column is a legal move, both from 0; false outside the
    /// board.
    public boolean isLegal(int row, int column) {
        return position.isLegal(row, column);
    }

    /// Returns why a square is illegal; empty when it is legal. Rows and columns count from 0.
    public Optional<Refusal> refusal(int row, int column) {
        return Square.isOnBoard(row, column)
                ? position.refusal(OthelloMove.place(Square.at(row, column)))
                : Optional.of(Refusals.outside(row, column));
    }

    /// Plays the square in a row and a column, both from 0, and returns the number of discs flipped.
    ///
    /// @throws IllegalMoveException when the square is outside the board or the move is illegal
    public int apply(int row, int column) {
        if (!Square.isOnBoard(row, column)) {
            throw Refusals.outside(row, column).asException();
        }
        return apply(OthelloMove.place(Square.at(row, column)));
    }

    /// Makes a move and returns the number of discs flipped, 0 for a pass.
    ///
    /// @throws IllegalMoveException when the move is illegal; the message names the square and the reason
    public int apply(OthelloMove move) {
        OthelloPosition after = position.play(move);
        int turned = move instanceof OthelloMove.Place(int square) ? Long.bitCount(position.flips(square)) : 0;
        turns.addLast(new Turn(move, position));
        position = after;
        if (policy == PassPolicy.AUTOMATIC && position.mustPass()) {
            turns.addLast(new Turn(OthelloMove.pass(), position));
            position = position.play(OthelloMove.pass());
        }
        return turned;
    }

    /// Passes.
    ///
    /// @throws IllegalMoveException when a square can be played or the game is over
    public void pass() {
        apply(OthelloMove.pass());
    }

    /// Undoes the last move, with an automatic pass that followed it; empty when there is none.
    public Optional<OthelloMove> undo() {
        Turn last = turns.pollLast();
        if (last != null && policy == PassPolicy.AUTOMATIC && last.move() instanceof OthelloMove.Pass) {
            last = turns.pollLast();
        }
        if (last == null) {
            return Optional.empty();
        }
        position = last.before();
        return Optional.of(last.move());
    }

    /// Returns every move since the start or the last [#set], including passes.
    public List<OthelloMove> played() {
        var moves = new ArrayList<OthelloMove>(turns.size());
        turns.forEach(turn -> moves.add(turn.move()));
        return List.copyOf(moves);
    }

    /// Returns the number of discs of a color.
    public int count(Disc disc) {
        return position.count(disc);
    }

    /// Returns whether neither player can move.
    public boolean isOver() {
        return position.isOver();
    }

    /// Returns the winner; empty while the game is in progress and in a draw.
    public Optional<Disc> winner() {
        return position.winner();
    }

    /// Returns whether the game ended in a draw.
    public boolean isDraw() {
        return position.isDraw();
    }

    private record Turn(OthelloMove move, OthelloPosition before) {}
}
