package dev.quoin.game.process;

/// A program that cannot be started. The message says why, and does not name the program.
public final class ProgramStartException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ProgramStartException(String why) {
        super(why);
    }
}
