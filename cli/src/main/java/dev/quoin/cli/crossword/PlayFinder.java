package dev.quoin.cli.crossword;

import dev.quoin.crossword.board.Board;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.solver.PlayRanking;
import dev.quoin.crossword.solver.RankedPlay;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.util.List;

/// Finds plays of one variant with one word list. Reuses its buffer, so it is not thread-safe.
public final class PlayFinder {
    private final MoveGenerator generator;
    private final PlayRanking ranking;
    private final PlayBuffer plays = new PlayBuffer();

    public PlayFinder(Variant variant, Lexicon lexicon) {
        this.generator = new MoveGenerator(lexicon, variant);
        this.ranking = new PlayRanking(lexicon, variant);
    }

    /// Returns every legal play in no particular order; valid until the next call.
    PlayBuffer all(Board board, Tiles rack) {
        plays.clear();
        generator.load(board);
        generator.all(rack, plays);
        return plays;
    }

    /// Returns the `most` best plays, best first.
    public List<RankedPlay> top(Board board, Tiles rack, int most) {
        return ranking.top(board, rack, most);
    }
}
