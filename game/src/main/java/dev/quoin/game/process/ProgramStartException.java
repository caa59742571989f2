package dev.quoin.game.process;

/// Thrown when a program cannot be started. The message gives the reason but not the program.
public final class ProgramStartException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ProgramStartException(String why) {
        super(why);
    }
}
