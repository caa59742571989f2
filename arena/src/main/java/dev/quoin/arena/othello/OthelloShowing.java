package dev.quoin.arena.othello;

import dev.quoin.arena.discipline.Showing;
import dev.quoin.arena.discipline.Sight;
import dev.quoin.othello.Othello;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;
import dev.quoin.othello.notation.OthelloMoveText;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/// Othello positions as an agent outside sees them.
enum OthelloShowing implements Showing<OthelloPosition, OthelloMove> {
    INSTANCE;

    @Override
    public Sight sight(OthelloPosition seen, int seat) {
        var board = new StringBuilder(Square.COUNT);
        for (int square = 0; square < Square.COUNT; square++) {
            long bit = Square.bit(square);
            board.append((seen.black() & bit) != 0 ? 'B' : (seen.white() & bit) != 0 ? 'W' : '.');
        }
        return new Sight(board.toString(), "", Map.of("colour", seat == Othello.BLACK ? "B" : "W"));
    }

    @Override
    public String overheard(OthelloPosition before, OthelloMove move) {
        return OthelloMoveText.write(move);
    }

    /// Moves by the discs they gain, then by square.
    @Override
    public List<Option> legal(OthelloPosition seen, int most) {
        return seen.legal().stream()
                .map(move -> new Option(OthelloMoveText.write(move), gain(seen, move)))
                .sorted(Comparator.comparingInt(Option::gain).reversed())
                .limit(most)
                .toList();
    }

    private static int gain(OthelloPosition seen, OthelloMove move) {
        Disc mover = seen.toMove();
        return seen.play(move).count(mover) - seen.count(mover);
    }
}
