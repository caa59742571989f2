package dev.quoin.env.crossword;

import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.env.slots.Columns;
import dev.quoin.env.slots.Field;
import dev.quoin.game.IllegalMoveException;
import java.util.List;

/// How legal moves become the actions of an environment. Safe to share between the threads of different slots.
public sealed interface ActionScheme permits WordActions, CandidateActions {
    /// How many actions there are.
    int count();

    /// What an observation shows of them.
    List<Field> fields();

    /// Where that is written.
    void bind(Columns columns);

    /// Lists what the seat to move may do.
    void find(CrosswordPosition position, Turn turn);

    /// Shows what a turn lists, where nothing is shown.
    void show(int slot, CrosswordPosition position, Turn turn);

    /// Takes back what was shown of a turn.
    void hide(int slot, Turn turn);

    /// Takes back whatever is shown.
    void clear(int slot);

    /// Why an action that a turn does not list is illegal.
    IllegalMoveException refusal(CrosswordPosition position, Turn turn, int action);
}
