package dev.quoin.othello.notation;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Replays the moves of a game record and adds the passes that it omits. Mutable, not thread-safe.
public final class RecordReplay {
    private final OthelloPosition start;
    private final List<OthelloMove> moves = new ArrayList<>();
    private OthelloPosition position;

    /// Creates a replay from a position.
    public RecordReplay(OthelloPosition start) {
        this.start = start;
        this.position = start;
    }

    /// Returns the number of moves so far, including passes.
    public int size() {
        return moves.size();
    }

    /// Plays a move of the side to move, or of the other side when it must pass. A pass after the end of the game
    /// is ignored.
    ///
    /// @return what would be legal; empty when the move was
    public Optional<String> play(OthelloMove move) {
        boolean implied = move instanceof OthelloMove.Place && position.mustPass();
        return play(implied ? position.toMove().opponent() : position.toMove(), move);
    }

    /// Plays a move of this color. A pass after the end of the game is ignored.
    ///
    /// @return what would be legal; empty when the move was
    public Optional<String> play(Disc disc, OthelloMove move) {
        if (move instanceof OthelloMove.Pass && position.isOver()) {
            return Optional.empty();
        }
        if (position.toMove() != disc && position.mustPass()) {
            add(OthelloMove.pass());
        }
        if (position.toMove() != disc && !position.isOver()) {
            return Optional.of("a move of " + position.toMove().displayName());
        }
        var refusal = position.refusal(move);
        if (refusal.isEmpty()) {
            add(move);
        }
        return refusal.map(why -> "a legal move: " + why.message());
    }

    /// Returns the moves so far.
    public MoveSequence sequence() {
        return new MoveSequence(start, moves);
    }

    private void add(OthelloMove move) {
        position = position.play(move);
        moves.add(move);
    }
}
