package dev.quoin.env.crossword;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;

/// A generator and room for all it may find, shared by the slots of one thread. Mutable, for one thread.
///
/// Two blanks can give 100,000s of plays: a thread needs that room once, a slot keeps only what it offers.
public final class Workbench {
    final MoveGenerator generator;

    /// For boards one play further.
    final MoveGenerator after;

    final PlayBuffer found = new PlayBuffer();

    private Workbench(Crossword game) {
        generator = new MoveGenerator(game.lexicon(), game.variant());
        after = new MoveGenerator(game.lexicon(), game.variant());
    }

    /// One for each thread that asks.
    public static ThreadLocal<Workbench> forEachThread(Crossword game) {
        return ThreadLocal.withInitial(() -> new Workbench(game));
    }
}
