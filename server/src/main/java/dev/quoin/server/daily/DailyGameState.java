package dev.quoin.server.daily;

import dev.quoin.crossword.daily.DailyGame;
import dev.quoin.crossword.daily.DailyLetters;
import dev.quoin.crossword.daily.DailyPuzzle;
import dev.quoin.server.daily.line.MoveCode;
import java.util.ArrayList;
import java.util.List;

/// A game as it stands, with all that has happened; immutable. It knows the puzzle, so it is never told as a whole.
///
/// @param stored how lists show it
/// @param rules by which it is played
/// @param games before the first turn, and after each
record DailyGameState(StoredDaily stored, DailyLetters rules, List<DailyGame> games) {
    DailyGameState {
        games = List.copyOf(games);
    }

    /// The game that these moves lead to.
    static DailyGameState replayed(StoredDaily stored, DailyLetters rules, DailyPuzzle puzzle, List<String> moves) {
        var games = new ArrayList<DailyGame>();
        games.add(rules.start(puzzle));
        for (String move : moves) {
            add(games, rules.play(games.getLast(), MoveCode.read(move)).game());
        }
        return new DailyGameState(stored, rules, games);
    }

    /// The same after a further move, which left the game so.
    DailyGameState with(StoredDaily newStored, DailyGame after) {
        var more = new ArrayList<>(games);
        add(more, after);
        return new DailyGameState(newStored, rules, more);
    }

    /// A refusal that was free changes the game but ends no turn.
    private static void add(List<DailyGame> games, DailyGame after) {
        if (after.turns().size() == games.size() - 1) {
            games.removeLast();
        }
        games.add(after);
    }

    /// The game now.
    DailyGame game() {
        return games.getLast();
    }
}
