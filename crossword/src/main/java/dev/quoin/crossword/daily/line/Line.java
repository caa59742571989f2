package dev.quoin.crossword.daily.line;

import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.rules.CrosswordMove;
import java.util.List;

/// The turns of a whole game, as the engine would play them; immutable.
///
/// @param games the game before its first turn and after each; the last one is over
/// @param moves what was done in each turn: a play, or a pass when there was none
/// @param rounds how many rounds of search it comes from
public record Line(List<DailyGame> games, List<CrosswordMove> moves, int rounds) {
    public Line {
        games = List.copyOf(games);
        moves = List.copyOf(moves);
        if (games.size() != moves.size() + 1 || !games.getLast().isOver()) {
            throw new IllegalArgumentException(
                    "a line must be a whole game, got " + moves.size() + " moves and " + games.size() + " positions");
        }
    }

    /// The game after the last turn.
    public DailyGame end() {
        return games.getLast();
    }

    /// The points of all turns.
    public int total() {
        return end().total();
    }
}
