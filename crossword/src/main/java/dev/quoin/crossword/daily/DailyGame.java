package dev.quoin.crossword.daily;

import dev.quoin.crossword.rules.CrosswordPosition;
import java.util.List;
import java.util.random.RandomGenerator;

/// A game of Daily Letters in progress or finished. Immutable. [DailyLetters] starts and continues games.
///
/// @param puzzle the puzzle; never show it to the player
/// @param position board, rack, bag and score, as the player sees them
/// @param turns the completed turns
/// @param refusals the number of refused plays
public record DailyGame(DailyPuzzle puzzle, CrosswordPosition position, List<DailyTurn> turns, int refusals) {
    /// The number of turns in a game.
    public static final int TURNS = 5;

    /// The number of refused plays that cost nothing; every further one costs the turn.
    public static final int FREE_REFUSALS = 10;

    public DailyGame {
        turns = List.copyOf(turns);
        if (turns.size() > TURNS) {
            throw new IllegalArgumentException("a game has " + TURNS + " turns, got " + turns.size());
        }
        if (position.players() != 1) {
            throw new IllegalArgumentException("one player plays Daily Letters, got " + position.players());
        }
        if (refusals < 0) {
            throw new IllegalArgumentException("refusals must not be negative, got " + refusals);
        }
    }

    /// Returns a copy with the tiles in the bag shuffled. The player cannot distinguish the games until the
    /// next draw.
    public DailyGame redrawn(RandomGenerator random) {
        char[] draws = puzzle.draws().toCharArray();
        int drawn = draws.length - position.bagSize();
        for (int left = draws.length; left > drawn + 1; left--) {
            int chosen = drawn + random.nextInt(left - drawn);
            char moved = draws[chosen];
            draws[chosen] = draws[left - 1];
            draws[left - 1] = moved;
        }
        return new DailyGame(puzzle.withDraws(new String(draws)), position, turns, refusals);
    }

    /// Returns the points of all turns; the starting word scores nothing.
    public int total() {
        return position.scores().getFirst();
    }

    /// Returns the number of turns left.
    public int turnsLeft() {
        return TURNS - turns.size();
    }

    /// Returns whether all turns have been played.
    public boolean isOver() {
        return turnsLeft() == 0;
    }

    /// Returns the number of free refusals left.
    public int freeRefusals() {
        return Math.max(0, FREE_REFUSALS - refusals);
    }
}
