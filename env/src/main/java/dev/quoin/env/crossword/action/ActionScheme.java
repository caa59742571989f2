package dev.quoin.env.crossword.action;

import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.game.IllegalMoveException;
import java.util.List;

/// How legal moves become the actions of an environment. Safe to share between the threads of different slots.
public sealed interface ActionScheme permits WordActions, CandidateActions {
    /// How many actions there are.
    int count();

    /// What an observation shows of them.
    List<Field> fields();

    /// Where that is written.
    void bind(ObservationBuffers buffers);

    /// Lists the legal actions of the seat to move.
    void find(CrosswordPosition position, LegalActions legal);

    /// Writes the listed actions into a slot that shows none.
    void show(int slot, CrosswordPosition position, LegalActions legal);

    /// Erases the listed actions from a slot.
    void hide(int slot, LegalActions legal);

    /// Erases all actions from a slot.
    void clear(int slot);

    /// Why an action that is not listed is illegal.
    IllegalMoveException refusal(CrosswordPosition position, LegalActions legal, int action);
}
