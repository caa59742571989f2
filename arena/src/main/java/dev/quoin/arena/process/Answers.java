package dev.quoin.arena.process;

/// Answers that are no moves.
final class Answers {
    /// An agent says this instead of a move to be sent the request again with the legal moves in it.
    static final String LEGAL = "legal?";

    private Answers() {}

    static boolean asksForLegalMoves(String answer) {
        return answer.equalsIgnoreCase(LEGAL);
    }
}
