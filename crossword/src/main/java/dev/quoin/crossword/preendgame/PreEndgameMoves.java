package dev.quoin.crossword.preendgame;

import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Exchange;
import dev.quoin.crossword.rules.CrosswordMove.Pass;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.tile.Tiles;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Lists the moves to consider.
///
/// @param contenders the best by equity, best first
/// @param isComplete whether every move that empties the bag is among them
record PreEndgameMoves(List<Contender> contenders, boolean isComplete) {
    /// The moves that leave tiles in the bag, besides a pass, that are considered: the best by equity. Estimating one
    /// takes as long as proving dozens of the others.
    private static final int MOST_LEAVING = 12;

    /// The moves that are considered at all. Only racks with two blanks have more.
    private static final int MOST = 4000;

    static PreEndgameMoves of(PreEndgameStart start, StaticReplies replies, int most) {
        replies.describe(start.position());
        var emptying = new ArrayList<Contender>();
        var leaving = new ArrayList<Contender>();
        var plays = new PlayBuffer();
        var generator = new MoveGenerator(start.lexicon(), start.variant());
        generator.load(start.position().board());
        generator.allInFixedOrder(start.position().rack(), plays);
        for (int index = 0; index < plays.size(); index++) {
            Play play = plays.play(index, start.position().board());
            add(start, replies, play, plays.score(index), emptying, leaving);
            if (generator.leavesOutTransposed()) {
                add(start, replies, play.transposed(), plays.score(index), emptying, leaving);
            }
        }
        for (Draw part : parts(start)) {
            add(start, replies, new Exchange(part.tiles()), 0, emptying, leaving);
        }
        Comparator<Contender> byEquity =
                Comparator.comparingInt((Contender each) -> each.equity).reversed();
        leaving.sort(byEquity);
        var all = new ArrayList<>(emptying);
        all.addAll(leaving.subList(0, Math.min(MOST_LEAVING, leaving.size())));
        add(start, replies, new Pass(), 0, all, all);
        all.sort(byEquity);
        List<Contender> chosen = all.subList(0, Math.min(Math.min(most, MOST), all.size()));
        return new PreEndgameMoves(
                chosen, chosen.stream().filter(each -> each.emptiesBag).count() == emptying.size());
    }

    private static void add(
            PreEndgameStart start,
            StaticReplies replies,
            CrosswordMove move,
            int score,
            List<Contender> emptying,
            List<Contender> leaving) {
        boolean empties =
                move instanceof Play play && start.emptiesBag(play.placements().size());
        var contender = new Contender(move, score, replies.equity(move, score), empties, start.draws());
        (empties ? emptying : leaving).add(contender);
    }

    /// The tiles that can be exchanged.
    private static List<Draw> parts(PreEndgameStart start) {
        Tiles rack = start.position().rack();
        var parts = new ArrayList<Draw>();
        for (int size = 1; size <= rack.size(); size++) {
            if (start.referee().allowsExchange(start.position(), size)) {
                parts.addAll(Draw.all(rack, size));
            }
        }
        return parts;
    }
}
