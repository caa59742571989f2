package dev.quoin.env.crossword.action;

import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Exchange;
import dev.quoin.crossword.rules.CrosswordMove.Pass;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import java.util.Arrays;

/// The legal actions of one slot, and the choice behind each. Mutable, not thread-safe.
///
/// A choice is the index of a play or one of the constants below; an exchange of `n` tiles is `PASS - n`.
public final class LegalActions {
    /// The choice to pass.
    static final int PASS = -1;

    /// Added to the index of a play to denote its mirror image.
    static final int MIRRORED = 1 << 30;

    final PlayBuffer plays = new PlayBuffer();
    int[] actions = new int[256];
    int[] choices = new int[256];
    int size;

    /// The number of legal moves, listed or not.
    int legalMoves;

    /// Removes all actions.
    public void clear() {
        plays.clear();
        size = 0;
        legalMoves = 0;
    }

    void copyFrom(LegalActions other) {
        plays.copyFrom(other.plays);
        if (actions.length < other.size) {
            actions = new int[other.actions.length];
            choices = new int[other.choices.length];
        }
        System.arraycopy(other.actions, 0, actions, 0, other.size);
        System.arraycopy(other.choices, 0, choices, 0, other.size);
        size = other.size;
        legalMoves = other.legalMoves;
    }

    /// Returns the number of listed actions.
    public int size() {
        return size;
    }

    /// Returns the score of the first listed play, or 0 without a play. This is the best score if plays are
    /// sorted.
    public int firstScore() {
        return plays.size() == 0 ? 0 : plays.score(0);
    }

    void add(int action, int choice) {
        if (size == actions.length) {
            actions = Arrays.copyOf(actions, 2 * size);
            choices = Arrays.copyOf(choices, 2 * size);
        }
        actions[size] = action;
        choices[size++] = choice;
    }

    /// Returns the move of an entry.
    public CrosswordMove move(int entry, CrosswordPosition position, Variant variant) {
        int choice = choices[entry];
        if (choice == PASS) {
            return new Pass();
        }
        if (choice < PASS) {
            return new Exchange(Exchanges.given(position.rack(), variant.tiles(), PASS - choice));
        }
        Play play = plays.play(choice & ~MIRRORED, position.board());
        return (choice & MIRRORED) == 0 ? play : play.transposed();
    }

    /// Returns a copy of the listed actions.
    public int[] actions() {
        return Arrays.copyOf(actions, size);
    }

    /// Returns the entry of an action, or -1 if it is not legal.
    public int entryOf(int action) {
        for (int entry = 0; entry < size; entry++) {
            if (actions[entry] == action) {
                return entry;
            }
        }
        return -1;
    }
}
