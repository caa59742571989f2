package dev.quoin.game.process;

/// How much a program may say.
///
/// @param line the bytes of one line
/// @param span the bytes from one [Program#begin] to the next
/// @param of what that span is called, such as `game`
public record Limits(int line, long span, String of) {
    /// For programs that answer with moves: more than any move needs, and than any agent writes beside it.
    public static Limits ofMoves() {
        return new Limits(1 << 12, 1 << 20, "game");
    }

    /// For engines that tell what they think while they think.
    public static Limits ofEngines() {
        return new Limits(1 << 16, 1 << 23, "question");
    }
}
