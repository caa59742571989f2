package dev.quoin.crossword.daily;

import dev.quoin.crossword.rules.CrosswordPosition;
import java.util.List;
import java.util.random.RandomGenerator;

/// A game of Daily Letters at one moment; immutable. [DailyLetters] starts games and carries them on.
///
/// @param puzzle what it began with; the player must not see it
/// @param position board, rack, bag and score; what the player sees
/// @param turns those that are over
/// @param refusals how many plays were refused
public record DailyGame(DailyPuzzle puzzle, CrosswordPosition position, List<DailyTurn> turns, int refusals) {
    /// How many turns a game has.
    public static final int TURNS = 5;

    /// How many refused plays cost nothing; every further one costs the turn.
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

    /// The same game, with the tiles that are still in the bag in another order, every order equally likely. The
    /// player cannot tell the games apart until it draws.
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

    /// The points of all turns; the starting word scores nothing.
    public int total() {
        return position.scores().getFirst();
    }

    /// How many turns are left.
    public int turnsLeft() {
        return TURNS - turns.size();
    }

    /// Whether all turns are over.
    public boolean isOver() {
        return turnsLeft() == 0;
    }

    /// How many refused plays will still cost nothing.
    public int freeRefusals() {
        return Math.max(0, FREE_REFUSALS - refusals);
    }
}
