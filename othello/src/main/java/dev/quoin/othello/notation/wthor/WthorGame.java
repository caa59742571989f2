package dev.quoin.othello.notation.wthor;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.MoveSequence;
import java.util.Optional;

/// A game of a WTHOR database. Immutable.
///
/// @param tournament the number of the tournament in the tournament file
/// @param black the number of the black player in the player file
/// @param white the number of the white player
/// @param score the discs of Black at the end, empty squares to the winner
/// @param theoreticalScore the same with best play from the depth in the file header
/// @param sequence the moves from the start, all legal, including the passes that the file omits
public record WthorGame(int tournament, int black, int white, int score, int theoreticalScore, MoveSequence sequence) {
    /// Returns what is wrong with the score if it differs from that of the moves. Empty when it is right,
    /// and when the game is unfinished, for example after a resignation.
    public Optional<String> remark() {
        OthelloPosition end = sequence.end();
        int points = end.points(Disc.BLACK);
        return !end.isOver() || points == score
                ? Optional.empty()
                : Optional.of("score: found " + score + ", expected " + points + ", the result of the moves");
    }
}
