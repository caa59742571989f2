package dev.quoin.crossword.daily.line;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import java.util.HashMap;
import java.util.Map;

/// The naive twin of [LineSearch]: tries every line. Nothing is guessed or left out; a position that was
/// met before with as many turns left is not worked out again.
final class ExhaustiveLine {
    private record Known(Board board, int turnsLeft) {}

    private final DailyDraws deal;
    private final MoveGenerator generator;
    private final Map<Known, Integer> values = new HashMap<>();

    ExhaustiveLine(DailyDraws deal) {
        this.deal = deal;
        generator = new MoveGenerator(deal.lexicon(), deal.variant());
    }

    /// What the best line of all scores.
    int best() {
        return best(deal.board(), deal.turns());
    }

    private int best(Board board, int turnsLeft) {
        var plays = new PlayBuffer();
        generator.load(board);
        if (turnsLeft == 1) {
            generator.best(rack(board), plays);
            return plays.size() == 0 ? 0 : plays.score(0);
        }
        var known = new Known(board, turnsLeft);
        Integer value = values.get(known);
        if (value != null) {
            return value;
        }
        generator.all(rack(board), plays);
        int best = 0;
        for (int index = 0; index < plays.size(); index++) {
            Board next = board.with(plays.play(index, board).placements());
            best = Math.max(best, plays.score(index) + best(next, turnsLeft - 1));
        }
        values.put(known, best);
        return best;
    }

    /// What was drawn and does not lie on the board.
    private Tiles rack(Board board) {
        int placed = board.tileCount() - deal.board().tileCount();
        int drawn = Math.min(deal.size(), placed + deal.variant().rackSize());
        var counts = new int[32];
        for (int at = 0; at < drawn; at++) {
            counts[deal.draw(at)]++;
        }
        for (byte tile : board.tiles()) {
            counts[Tile.letter(tile)] -= tile == Tile.EMPTY ? 0 : 1;
        }
        for (byte tile : deal.board().tiles()) {
            counts[Tile.letter(tile)] += tile == Tile.EMPTY ? 0 : 1;
        }
        return Tiles.of(counts);
    }
}
