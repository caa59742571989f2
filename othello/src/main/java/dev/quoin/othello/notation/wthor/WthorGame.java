package dev.quoin.othello.notation.wthor;

import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.MoveSequence;
import java.util.Optional;

/// One game of a database; immutable.
///
/// @param tournament its number in the file of tournaments
/// @param black the number of the player in the file of players
/// @param white likewise
/// @param score the discs of Black at the end, empties to the winner
/// @param theoreticalScore the same with best play from the depth that the file's header names
/// @param sequence the moves from the start, all legal, with the passes that the file leaves out
public record WthorGame(int tournament, int black, int white, int score, int theoreticalScore, MoveSequence sequence) {
    /// What is wrong with the score: another one than the moves lead to. Empty when it is right, and when
    /// the game is not played out, as after a resignation.
    public Optional<String> remark() {
        OthelloPosition end = sequence.end();
        int points = end.points(Disc.BLACK);
        return !end.isOver() || points == score
                ? Optional.empty()
                : Optional.of("score: found " + score + ", expected " + points + ", the result of the moves");
    }
}
