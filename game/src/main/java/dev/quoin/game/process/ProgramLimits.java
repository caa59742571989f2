package dev.quoin.game.process;

/// How much a program may say.
///
/// @param line the bytes of one line
/// @param span the bytes from one [Program#begin] to the next
/// @param of what that span is called, such as `game`
public record ProgramLimits(int line, long span, String of) {
    /// For programs that answer with moves: more than any move needs, and than any agent writes beside it.
    public static ProgramLimits ofMoves() {
        return new ProgramLimits(1 << 12, 1 << 20, "game");
    }

    /// For engines that tell what they think while they think.
    public static ProgramLimits ofEngines() {
        return new ProgramLimits(1 << 16, 1 << 23, "question");
    }
}
