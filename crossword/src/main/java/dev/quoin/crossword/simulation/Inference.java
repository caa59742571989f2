package dev.quoin.crossword.simulation;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.equity.StaticSearch;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.rules.Bag;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.LastTurn;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.util.ArrayList;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/// Infers what the other seat kept from what it played: leaves with which the play was good are likely, leaves with
/// which there was a much better one are not. Mutable, not thread-safe.
final class Inference {
    /// A play that gives away so many millipoints is e times less likely than the best.
    private static final double TOLERANCE = 3000;

    /// The weight of a leave that cannot explain the play: the other seat may play differently.
    private static final double UNEXPLAINED = 0.02;

    private static final int PLAYERS = 2;

    private final Variant variant;
    private final MoveGenerator generator;
    private final StaticSearch search;

    Inference(Variant variant, Lexicon lexicon, LeaveTable table) {
        this.variant = variant;
        this.generator = new MoveGenerator(lexicon, variant);
        this.search = new StaticSearch(variant, table);
    }

    /// Tries `racks` random leaves. Nothing is known after anything but a play that kept tiles, nor when the bag was
    /// nearly empty.
    KeptTiles infer(CrosswordPosition seen, int racks, long seed, BooleanSupplier stop) {
        int other = 1 - seen.toMove();
        if (!(seen.last() instanceof LastTurn.Played last) || last.seat() != other) {
            return KeptTiles.UNKNOWN;
        }
        Tiles placed = PlayRules.tilesOf(last.play());
        int kept = variant.rackSize() - placed.size();
        if (kept <= 0 || seen.bagSize() < variant.rackSize()) {
            return KeptTiles.UNKNOWN;
        }
        generator.load(before(seen.board(), last));
        search.setOffBoard(seen.pool().plus(seen.rack()).plus(placed).counts());
        var leaves = new ArrayList<Tiles>();
        var weights = new double[racks];
        var random = new SplittableRandom(seed);
        while (leaves.size() < racks && !stop.getAsBoolean()) {
            Tiles leave = Bag.draw(seen.pool(), kept, random);
            weights[leaves.size()] = weight(placed, leave, last.score(), seen.bagSize() + placed.size());
            leaves.add(leave);
        }
        return leaves.size() < racks ? KeptTiles.UNKNOWN : new KeptTiles(leaves, weights);
    }

    private static Board before(Board board, LastTurn.Played last) {
        byte[] tiles = board.tiles();
        for (Placement placement : last.play().placements()) {
            tiles[placement.row() * board.columns() + placement.column()] = Tile.EMPTY;
        }
        return Board.of(board.rows(), board.columns(), tiles);
    }

    private double weight(Tiles placed, Tiles leave, int score, int bag) {
        search.find(generator, placed.plus(leave), bag, 0, PLAYERS, false);
        int part = search.leaves().parts().without(placed);
        int equity = score * LeaveTable.MILLIPOINTS + search.leaves().value(part);
        double lost = Math.max(0, search.equity() - equity);
        return Math.exp(-lost / TOLERANCE) + UNEXPLAINED;
    }
}
