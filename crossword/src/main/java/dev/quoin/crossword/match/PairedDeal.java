package dev.quoin.crossword.match;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.rules.Bag;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.game.Deal;

/// A game drawn from a [PairedBag]. Mutable, for one game and thread.
final class PairedDeal implements Deal<CrosswordPosition, CrosswordMove> {
    private final Crossword game;
    private final PairedBag bag;

    PairedDeal(Crossword game, long seed) {
        this.game = game;
        this.bag = new PairedBag(Bag.atStart(game.variant(), game.players()), seed);
    }

    @Override
    public CrosswordPosition start() {
        return game.referee().start(game.players(), bag);
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
