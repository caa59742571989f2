package dev.quoin.crossword.match;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.rules.Bag;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.game.Deal;
import java.util.function.Function;

/// A deal drawn from a [PairedBag]. Mutable; for one game and thread.
final class PairedDeal implements Deal<CrosswordPosition, CrosswordMove> {
    private final Crossword game;
    private final PairedBag bag;
    private final Function<PairedBag, CrosswordPosition> start;

    /// Creates a deal of a whole game.
    PairedDeal(Crossword game, long seed) {
        this(
                game,
                new PairedBag(Bag.atStart(game.variant(), game.players()), seed),
                bag -> game.referee().start(game.players(), bag));
    }

    /// Creates a deal that starts from any position.
    ///
    /// @param start draws the racks from the bag
    PairedDeal(Crossword game, PairedBag bag, Function<PairedBag, CrosswordPosition> start) {
        this.game = game;
        this.bag = bag;
        this.start = start;
    }

    @Override
    public CrosswordPosition start() {
        return start.apply(bag);
    }

    @Override
    public CrosswordPosition play(CrosswordPosition position, CrosswordMove move) {
        CrosswordPosition after = game.referee().play(position, move, bag);
        if (move instanceof CrosswordMove.Exchange exchange) {
            bag.giveBack(position.toMove(), exchange.tiles());
        }
        return after;
    }
}
