package dev.quoin.othello;

import dev.quoin.game.Game;
import dev.quoin.game.Notation;
import dev.quoin.game.Outcome;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.OthelloMoveText;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/// Othello as a [Game]. Immutable and thread-safe.
///
/// Seat 0 is Black and moves first. The start is always the same, and there is no hidden information or
/// randomness. A player who cannot place a disc makes the move [OthelloMove.Pass], which is then the only
/// legal move. The rules are in [OthelloPosition].
public final class Othello implements Game<OthelloPosition, OthelloMove> {
    /// The seat of Black.
    public static final int BLACK = 0;

    /// The seat of White.
    public static final int WHITE = 1;

    private static final Notation<OthelloPosition, OthelloMove> NOTATION = new MoveNotation();

    @Override
    public OthelloPosition start(RandomGenerator chance) {
        return OthelloPosition.start();
    }

    @Override
    public int toMove(OthelloPosition position) {
        return seat(position.toMove());
    }

    @Override
    public List<OthelloMove> legalMoves(OthelloPosition position) {
        return position.legal();
    }

    @Override
    public OthelloPosition play(OthelloPosition position, OthelloMove move, RandomGenerator chance) {
        return position.play(move);
    }

    /// Returns the disc counts; empty squares count for the winner, half each in a draw.
    @Override
    public Optional<Outcome> outcome(OthelloPosition position) {
        return position.isOver()
                ? Optional.of(Outcome.of(position.points(Disc.BLACK), position.points(Disc.WHITE)))
                : Optional.empty();
    }

    @Override
    public OthelloPosition seenBy(int seat, OthelloPosition position) {
        return position;
    }

    @Override
    public Notation<OthelloPosition, OthelloMove> notation() {
        return NOTATION;
    }

    @Override
    public String toString() {
        return "Othello";
    }

    /// Returns the seat of a color.
    public static int seat(Disc disc) {
        return disc == Disc.BLACK ? BLACK : WHITE;
    }

    private record MoveNotation() implements Notation<OthelloPosition, OthelloMove> {
        @Override
        public String write(OthelloPosition position, OthelloMove move) {
            return OthelloMoveText.write(move);
        }

        @Override
        public OthelloMove read(OthelloPosition position, String text) {
            return OthelloMoveText.read(text);
        }
    }
}
