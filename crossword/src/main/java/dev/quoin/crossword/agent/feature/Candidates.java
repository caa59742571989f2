package dev.quoin.crossword.agent.feature;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Exchange;
import dev.quoin.crossword.rules.CrosswordMove.Pass;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.rules.Referee;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;

/// The candidate moves of a position with their feature vectors. Mutable, not thread-safe.
///
/// Every play and every exchange is a candidate, the pass only if there is nothing else. Exchanges are left
/// out if there is a play and they would let the opponents end, by scoreless turns, a game in which this
/// seat is not ahead. Uses only what the seat to move can see.
public final class Candidates {
    private final FeatureSet set;
    private final Referee referee;
    private final MoveGenerator generator;
    private final Leaves leaves;
    private final BoardOpenness openness;
    private final PositionFeatures state;
    private final PlayBuffer plays = new PlayBuffer();
    private Board board;
    private Tiles rack = Tiles.none();

    /// For each exchange, the leave.
    private int[] kept = new int[0];

    private int exchanges;

    /// Creates candidates for positions of this variant.
    ///
    /// @param racks the bingos of the same variant and word list
    public Candidates(FeatureSet set, Variant variant, Lexicon lexicon, BingoRacks racks) {
        this.set = set;
        this.referee = Referee.of(variant, lexicon);
        this.generator = new MoveGenerator(lexicon, variant);
        this.leaves = new Leaves(variant, set, racks);
        this.openness = new BoardOpenness(variant);
        this.state = new PositionFeatures(variant, set);
        this.board = variant.start();
    }

    /// Returns the feature set of the vectors.
    public FeatureSet features() {
        return set;
    }

    /// Generates the moves of the seat to move.
    public void load(CrosswordPosition position) {
        describe(position);
        generator.load(board);
        generator.allInFixedOrder(rack, plays);
        int parts = leaves.parts.size();
        kept = kept.length < parts ? new int[parts] : kept;
        for (int part = 0; part < parts - 1; part++) {
            if (referee.allowsExchange(position, rack.size() - leaves.parts.tileCount(part))) {
                kept[exchanges++] = part;
            }
        }
    }

    /// Returns whether a scoreless turn now would let the opponents end, by scoreless turns, a game in which
    /// this seat is not ahead.
    public boolean losesByWaiting(CrosswordPosition position) {
        return referee.losesByWaiting(position);
    }

    /// Returns the number of plays among the moves.
    public int plays() {
        return plays.size();
    }

    /// Prepares [#read(CrosswordMove, int, double\[\])] without generating moves.
    public void describe(CrosswordPosition position) {
        CrosswordPosition seen = position.seenBy(position.toMove());
        board = seen.board();
        rack = seen.rack();
        leaves.load(seen);
        openness.load(board);
        state.load(seen, leaves.bingoProbabilityOfNothingKept());
        plays.clear();
        exchanges = 0;
    }

    /// Returns the number of moves, at least 1.
    public int size() {
        return Math.max(1, plays.size() + exchanges);
    }

    /// Returns the move at an index.
    public CrosswordMove move(int index) {
        if (index < plays.size()) {
            return plays.play(index, board);
        }
        return exchanges == 0 ? new Pass() : new Exchange(rack.minus(leaves.parts.tiles(kept[index - plays.size()])));
    }

    /// Writes the features of the move at an index into a vector.
    public void read(int index, double[] into) {
        if (index >= plays.size()) {
            int part = exchanges == 0 ? leaves.parts.size() - 1 : kept[index - plays.size()];
            write(0, part, 0, 0, into);
            return;
        }
        int part = leaves.parts.size() - 1;
        int tiles = plays.count(index);
        for (int tile = 0; tile < tiles; tile++) {
            part -= leaves.parts.stride(Tile.rackNumber(plays.tile(index, tile)));
        }
        var direction = plays.direction(index);
        int hotspots = openness.newHotspots(plays.row(index), plays.column(index), direction, tiles);
        int lanes = openness.newBingoLanes(plays.row(index), plays.column(index), direction, tiles);
        write(plays.score(index), part, hotspots, lanes, into);
    }

    /// Writes the features of a legal move with the given score into a vector.
    public void read(CrosswordMove move, int score, double[] into) {
        switch (move) {
            case Play play -> {
                var first = play.placements().getFirst();
                int tiles = play.placements().size();
                int hotspots = openness.newHotspots(first.row(), first.column(), play.direction(), tiles);
                int lanes = openness.newBingoLanes(first.row(), first.column(), play.direction(), tiles);
                write(score, leaves.parts.without(PlayRules.tilesOf(play)), hotspots, lanes, into);
            }
            case Exchange(Tiles tiles) -> write(0, leaves.parts.without(tiles), 0, 0, into);
            case Pass pass -> write(0, leaves.parts.size() - 1, 0, 0, into);
        }
    }

    private void write(int score, int part, int hotspots, int lanes, double[] into) {
        leaves.copy(part, into);
        into[FeatureSet.MOVE_SCORE] = score;
        into[FeatureSet.NEW_HOTSPOTS] = hotspots;
        into[FeatureSet.NEW_BINGO_LANES] = lanes;
        state.copy(into);
    }
}
