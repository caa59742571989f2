package dev.quoin.arena.process;

/// Answers that are not moves.
final class Answers {
    /// An agent answers this instead of a move to get the request again with a list of the legal moves.
    static final String LEGAL = "legal?";

    private Answers() {}

    static boolean asksForLegalMoves(String answer) {
        return answer.equalsIgnoreCase(LEGAL);
    }
}
