package dev.quoin.crossword.simulation;

import dev.quoin.crossword.equity.StaticSearch;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.rules.CrosswordMove.Exchange;
import dev.quoin.crossword.rules.CrosswordMove.Pass;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.PlayRules;
import dev.quoin.crossword.rules.Referee;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.Variant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Lists the moves of a position that are worth simulating: the best by static equity. Mutable, not thread-safe.
final class CandidateMoves {
    private final Variant variant;
    private final Referee referee;
    private final MoveGenerator generator;
    private final StaticSearch search;

    CandidateMoves(Variant variant, Referee referee, MoveGenerator generator, LeaveTable table) {
        this.variant = variant;
        this.referee = referee;
        this.generator = generator;
        this.search = new StaticSearch(variant, table);
    }

    /// Returns at most `most` candidates, best first; a pass only if there is no other move.
    List<CandidateMove> of(CrosswordPosition seen, int most) {
        var plays = new PlayBuffer();
        generator.load(seen.board());
        Tiles rack = seen.rack();
        search.setOffBoard(seen.pool().plus(rack).counts());
        search.value(rack, seen.bagSize(), variant.tiles().valueOf(seen.pool()), seen.players());
        search.top(generator, most, plays);
        var found = new ArrayList<CandidateMove>();
        for (int play = 0; play < plays.size(); play++) {
            found.add(play(seen, plays, play));
        }
        if (found.isEmpty() || !referee.losesByWaiting(seen)) {
            addExchanges(seen, plays, found);
        }
        if (found.isEmpty()) {
            int whole = search.leaves().parts().size() - 1;
            found.add(new CandidateMove(
                    new Pass(), plays, -1, 0, search.leaves().value(whole), Tiles.none(), search.tableValue(whole)));
        }
        found.sort(Comparator.comparingInt(CandidateMove::equity).reversed());
        return found.size() > most ? List.copyOf(found.subList(0, most)) : found;
    }

    private CandidateMove play(CrosswordPosition seen, PlayBuffer plays, int index) {
        Play play = plays.play(index, seen.board());
        Tiles used = PlayRules.tilesOf(play);
        int cost = generator.isEmpty() ? search.openingCost(plays, index) : 0;
        int leave = search.tableValue(search.leaves().parts().without(used));
        return new CandidateMove(play, plays, index, plays.score(index), plays.equity(index) - cost, used, leave);
    }

    private void addExchanges(CrosswordPosition seen, PlayBuffer plays, List<CandidateMove> found) {
        var parts = search.leaves().parts();
        for (int part = 0; part < parts.size() - 1; part++) {
            Tiles used = seen.rack().minus(parts.tiles(part));
            if (referee.allowsExchange(seen, used.size())) {
                int leave = search.tableValue(part);
                found.add(
                        new CandidateMove(new Exchange(used), plays, -1, 0, leave + search.bonusOfBag(), used, leave));
            }
        }
    }
}
