package dev.quoin.server.daily;

import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.DailyPuzzle;
import dev.quoin.server.daily.line.MoveCode;
import java.util.ArrayList;
import java.util.List;

/// A game with its full history. Immutable. It contains the puzzle, so it is never sent as a whole.
///
/// @param stored the row in the database
/// @param rules the rules
/// @param games the game before the first turn, and after each turn
record DailyGameState(StoredDaily stored, DailyLetters rules, List<DailyGame> games) {
    DailyGameState {
        games = List.copyOf(games);
    }

    /// Replays these moves.
    static DailyGameState replayed(StoredDaily stored, DailyLetters rules, DailyPuzzle puzzle, List<String> moves) {
        var games = new ArrayList<DailyGame>();
        games.add(rules.start(puzzle));
        for (String move : moves) {
            add(games, rules.play(games.getLast(), MoveCode.read(move)).game());
        }
        return new DailyGameState(stored, rules, games);
    }

    /// Returns the state after another move.
    DailyGameState with(StoredDaily newStored, DailyGame after) {
        var more = new ArrayList<>(games);
        add(more, after);
        return new DailyGameState(newStored, rules, more);
    }

    /// A free refusal changes the game but does not end the turn.
    private static void add(List<DailyGame> games, DailyGame after) {
        if (after.turns().size() == games.size() - 1) {
            games.removeLast();
        }
        games.add(after);
    }

    /// Returns the current game.
    DailyGame game() {
        return games.getLast();
    }
}
