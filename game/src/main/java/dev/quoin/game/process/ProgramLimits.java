package dev.quoin.game.process;

/// Limits on a program's output.
///
/// @param line the maximum bytes of one line
/// @param span the maximum bytes from one [Program#begin] to the next
/// @param of the name of that span, such as `game`
public record ProgramLimits(int line, long span, String of) {
    /// Returns limits for programs that reply with moves, with ample margin.
    public static ProgramLimits ofMoves() {
        return new ProgramLimits(1 << 12, 1 << 20, "game");
    }

    /// Returns limits for engines that print their thinking.
    public static ProgramLimits ofEngines() {
        return new ProgramLimits(1 << 16, 1 << 23, "question");
    }
}
