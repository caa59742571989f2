package dev.quoin.terminal.crossword;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.solver.PlayRanking;
import dev.quoin.crossword.solver.RankedPlay;
import dev.quoin.terminal.table.GameTable;
import dev.quoin.terminal.tiles.RackOrder;
import java.util.List;
import java.util.random.RandomGenerator;

/// Puts the tile game on a table.
public final class CrosswordTable {
    private CrosswordTable() {}

    /// A game that is ready to be played.
    ///
    /// @param opponent what the table calls the agent
    /// @param chance decides how the rack is shuffled
    public static GameTable of(
            CrosswordTableGame game, Lexicon lexicon, String opponent, RandomGenerator chance, String welcome) {
        var phrases = new CrosswordPhrases(game, opponent);
        var rackOrder = new RackOrder(game.variant().tiles().alphabet());
        rackOrder.follow(game.rack());
        var ranking = new PlayRanking(lexicon, game.variant());
        var interpreter =
                new CrosswordInterpreter(game, lexicon, phrases, most -> hints(ranking, game, most), rackOrder, chance);
        return new GameTable(
                new CrosswordSitting(game, phrases, interpreter),
                new CrosswordDisplay(game, phrases, rackOrder, interpreter),
                welcome);
    }

    private static List<Play> hints(PlayRanking ranking, CrosswordTableGame game, int most) {
        return ranking.top(game.board(), game.rack(), most).stream()
                .map(RankedPlay::play)
                .toList();
    }
}
