package dev.quoin.crossword;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Exchange;
import dev.quoin.crossword.rules.CrosswordMove.Pass;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Tiles;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;

/// A lazy view of the legal moves of a position: two blanks can give hundreds of thousands of plays, and
/// most callers want one of them.
final class LegalMoves extends AbstractList<CrosswordMove> implements RandomAccess {
    private final Board board;
    private final PlayBuffer plays;
    private final int transposed;
    private final List<Tiles> exchanges;

    private LegalMoves(Board board, PlayBuffer plays, int transposed, List<Tiles> exchanges) {
        this.board = board;
        this.plays = plays;
        this.transposed = transposed;
        this.exchanges = exchanges;
    }

    static LegalMoves of(Crossword game, CrosswordPosition position) {
        var plays = new PlayBuffer();
        var generator = new MoveGenerator(game.lexicon(), game.variant());
        generator.load(position.board());
        generator.allInFixedOrder(position.rack(), plays);
        int transposed = generator.leavesOutTransposed() ? plays.size() : 0;
        var exchanges = new ArrayList<Tiles>();
        for (Tiles part : parts(position.rack())) {
            if (game.referee().allowsExchange(position, part.size())) {
                exchanges.add(part);
            }
        }
        return new LegalMoves(position.board(), plays, transposed, exchanges);
    }

    @Override
    public int size() {
        return plays.size() + transposed + exchanges.size() + 1;
    }

    @Override
    public CrosswordMove get(int index) {
        Objects.checkIndex(index, size());
        int down = index - plays.size();
        int exchange = down - transposed;
        if (down < 0) {
            return plays.play(index, board);
        }
        if (exchange < 0) {
            return plays.play(down, board).transposed();
        }
        return exchange < exchanges.size() ? new Exchange(exchanges.get(exchange)) : new Pass();
    }

    /// Every distinct non-empty subset of a rack.
    private static List<Tiles> parts(Tiles rack) {
        var parts = new ArrayList<Tiles>();
        var counts = new int[rack.counts().length];
        while (next(counts, rack)) {
            parts.add(Tiles.of(counts));
        }
        return parts;
    }

    /// Increments a mixed-radix number whose digits are bounded by the counts of the rack; false after the
    /// last.
    private static boolean next(int[] counts, Tiles rack) {
        int number = 0;
        while (number < counts.length && counts[number] == rack.count(number)) {
            counts[number++] = 0;
        }
        if (number < counts.length) {
            counts[number]++;
        }
        return number < counts.length;
    }
}
