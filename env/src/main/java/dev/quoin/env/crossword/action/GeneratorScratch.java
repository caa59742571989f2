package dev.quoin.env.crossword.action;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.rules.CrosswordPosition;

/// Move generators and a buffer for their plays, shared by the slots of one thread. Mutable, not
/// thread-safe.
///
/// Two blanks can give hundreds of thousands of plays: each thread has one buffer, and a slot stores only
/// the plays it offers.
public final class GeneratorScratch {
    final MoveGenerator generator;

    /// The generator for boards one play ahead.
    final MoveGenerator after;

    final PlayBuffer found = new PlayBuffer();

    private GeneratorScratch(Crossword game) {
        generator = new MoveGenerator(game.lexicon(), game.variant());
        after = new MoveGenerator(game.lexicon(), game.variant());
    }

    /// Returns the highest-scoring plays of the side to move; valid until the generator is used again.
    public PlayBuffer best(CrosswordPosition position) {
        generator.load(position.board());
        generator.best(position.rack(), found);
        return found;
    }

    /// Creates one per thread, on first use.
    public static ThreadLocal<GeneratorScratch> forEachThread(Crossword game) {
        return ThreadLocal.withInitial(() -> new GeneratorScratch(game));
    }
}
