package dev.quoin.othello.board;

import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.Refusal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/// A game that is being played, with undo. Mutable, for one thread.
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

    /// A game at its start in which players without a move pass automatically.
    public static OthelloGame start() {
        return new OthelloGame(PassPolicy.AUTOMATIC);
    }

    /// A game at its start.
    public static OthelloGame start(PassPolicy policy) {
        return new OthelloGame(policy);
    }

    /// Goes back to the start and forgets what was played.
    public void reset() {
        turns.clear();
        position = OthelloPosition.start();
    }

    /// The state of the board and whose turn it is.
    public OthelloPosition position() {
        return position;
    }

    /// Goes on from a position and forgets what was played. With automatic passes a player who would have
    /// to pass there does so at once, so that [#position] has the other side to move.
    public void set(OthelloPosition state) {
        turns.clear();
        position = state;
        if (policy == PassPolicy.AUTOMATIC && position.mustPass()) {
            position = position.play(OthelloMove.pass());
        }
    }

    /// A game of its own with the same state, history and policy.
    public OthelloGame copy() {
        var copy = new OthelloGame(policy);
        copy.position = position;
        copy.turns.addAll(turns);
        return copy;
    }

    /// Who makes the passes.
    public PassPolicy policy() {
        return policy;
    }

    /// Whose turn it is.
    public Disc toMove() {
        return position.toMove();
    }

    /// The squares that may be played, as a set; bit 0 is a1.
    public long moves() {
        return position.moves();
    }

    /// The squares that may be played, as 64 booleans; index `row * 8 + column`.
    public boolean[] playable() {
        return position.playable();
    }

    /// Whether the square in a row and a column may be played, both from 0; no when there is no such
    /// square.
    public boolean isLegal(int row, int column) {
        return position.isLegal(row, column);
    }

    /// Why a square is refused, empty when it may be played; rows and columns from 0.
    public Optional<Refusal> refusal(int row, int column) {
        return Square.isOnBoard(row, column)
                ? position.refusal(OthelloMove.place(Square.at(row, column)))
                : Optional.of(Refusals.outside(row, column));
    }

    /// Plays the square in a row and a column, both from 0, and says how many discs were turned.
    ///
    /// @throws IllegalMoveException when the square is outside the board or may not be played
    public int apply(int row, int column) {
        if (!Square.isOnBoard(row, column)) {
            throw Refusals.outside(row, column).asException();
        }
        return apply(OthelloMove.place(Square.at(row, column)));
    }

    /// Makes a move and says how many discs were turned, none by a pass.
    ///
    /// @throws IllegalMoveException when the rules forbid it; the sentence names the square and the reason
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

    /// Takes the last move back, with an automatic pass that followed it; empty when none is left.
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

    /// Every move since the start or the last [#set], passes included.
    public List<OthelloMove> played() {
        var moves = new ArrayList<OthelloMove>(turns.size());
        turns.forEach(turn -> moves.add(turn.move()));
        return List.copyOf(moves);
    }

    /// How many discs a colour has on the board.
    public int count(Disc disc) {
        return position.count(disc);
    }

    /// Whether neither player can move.
    public boolean isOver() {
        return position.isOver();
    }

    /// Who has won; empty while the game goes on and in a draw.
    public Optional<Disc> winner() {
        return position.winner();
    }

    /// Whether the game is over without a winner.
    public boolean isDraw() {
        return position.isDraw();
    }

    private record Turn(OthelloMove move, OthelloPosition before) {}
}
