package dev.quoin.env.crossword.action;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.rules.CrosswordPosition;

/// Move generators and a buffer for their plays, shared by the slots of one thread. Mutable, for one thread.
///
/// Two blanks can give 100,000s of plays: each thread holds that buffer once, and a slot keeps only what it offers.
public final class GeneratorScratch {
    final MoveGenerator generator;

    /// For boards one play further.
    final MoveGenerator after;

    final PlayBuffer found = new PlayBuffer();

    private GeneratorScratch(Crossword game) {
        generator = new MoveGenerator(game.lexicon(), game.variant());
        after = new MoveGenerator(game.lexicon(), game.variant());
    }

    /// The plays of the side to move that score most; valid until the generator is used again.
    public PlayBuffer best(CrosswordPosition position) {
        generator.load(position.board());
        generator.best(position.rack(), found);
        return found;
    }

    /// One for each thread that asks.
    public static ThreadLocal<GeneratorScratch> forEachThread(Crossword game) {
        return ThreadLocal.withInitial(() -> new GeneratorScratch(game));
    }
}
