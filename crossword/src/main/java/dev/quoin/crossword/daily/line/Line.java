package dev.quoin.crossword.daily.line;

import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.rules.CrosswordMove;
import java.util.List;

/// A complete game as the engine would play it. Immutable.
///
/// @param games the game before its first turn and after each; the last one is over
/// @param moves the move of each turn: a play, or a pass when there was none
/// @param rounds the number of search rounds that found it
public record Line(List<DailyGame> games, List<CrosswordMove> moves, int rounds) {
    public Line {
        games = List.copyOf(games);
        moves = List.copyOf(moves);
        if (games.size() != moves.size() + 1 || !games.getLast().isOver()) {
            throw new IllegalArgumentException(
                    "a line must be a whole game, got " + moves.size() + " moves and " + games.size() + " positions");
        }
    }

    /// Returns the game after the last turn.
    public DailyGame end() {
        return games.getLast();
    }

    /// Returns the points of all turns.
    public int total() {
        return end().total();
    }
}
