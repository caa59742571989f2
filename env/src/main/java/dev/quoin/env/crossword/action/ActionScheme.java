package dev.quoin.env.crossword.action;

import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.game.IllegalMoveException;
import java.util.List;

/// A mapping from legal moves to actions. Different threads may use it for different slots.
public sealed interface ActionScheme permits WordActions, CandidateActions {
    /// Returns the number of actions.
    int count();

    /// Returns the fields that describe the actions in an observation.
    List<Field> fields();

    /// Sets the buffers to write to.
    void bind(ObservationBuffers buffers);

    /// Lists the legal actions of the seat to move.
    void find(CrosswordPosition position, LegalActions legal);

    /// Writes the listed actions into an empty slot.
    void show(int slot, CrosswordPosition position, LegalActions legal);

    /// Erases the listed actions from a slot.
    void hide(int slot, LegalActions legal);

    /// Erases all actions from a slot.
    void clear(int slot);

    /// Returns why an action that is not listed is illegal.
    IllegalMoveException refusal(CrosswordPosition position, LegalActions legal, int action);
}
