package dev.quoin.othello.match;

import dev.quoin.game.kit.ProtocolBoard;
import dev.quoin.game.kit.ProtocolView;
import dev.quoin.othello.Othello;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.board.Square;
import dev.quoin.othello.notation.OthelloMoveText;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/// Othello positions as external agents see them.
enum OthelloProtocolView implements ProtocolView<OthelloPosition, OthelloMove> {
    INSTANCE;

    @Override
    public ProtocolBoard board(OthelloPosition seen, int seat) {
        var board = new StringBuilder(Square.COUNT);
        for (int square = 0; square < Square.COUNT; square++) {
            long bit = Square.bit(square);
            board.append((seen.black() & bit) != 0 ? 'B' : (seen.white() & bit) != 0 ? 'W' : '.');
        }
        return new ProtocolBoard(board.toString(), "", Map.of("colour", seat == Othello.BLACK ? "B" : "W"));
    }

    @Override
    public String publicText(OthelloPosition before, OthelloMove move) {
        return OthelloMoveText.write(move);
    }

    /// Returns moves by the discs they gain, then by square.
    @Override
    public List<Option> legal(OthelloPosition seen, int most) {
        return seen.legal().stream()
                .map(move -> new Option(OthelloMoveText.write(move), score(seen, move)))
                .sorted(Comparator.comparingInt(Option::score).reversed())
                .limit(most)
                .toList();
    }

    private static int score(OthelloPosition seen, OthelloMove move) {
        Disc mover = seen.toMove();
        return seen.play(move).count(mover) - seen.count(mover);
    }
}
