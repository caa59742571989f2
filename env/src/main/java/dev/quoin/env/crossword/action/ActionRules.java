package dev.quoin.env.crossword.action;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.env.option.InvalidAction;

/// Handles legal and illegal actions. Immutable; different threads may use it for different slots.
///
/// @param game the game
/// @param scheme how moves are numbered
/// @param invalid how illegal actions are handled
/// @param penalty the reward of an illegal action
/// @param maxSteps the maximum number of steps in an episode; a rejected action counts as one
public record ActionRules(Crossword game, ActionScheme scheme, InvalidAction invalid, float penalty, int maxSteps) {
    /// The result of [#taken] when the action was rejected.
    public static final int REFUSED = -1;

    /// Checks an action in a running episode.
    ///
    /// @throws IndexOutOfBoundsException when there is no such action
    /// @throws dev.quoin.game.IllegalMoveException when it is illegal, and illegal actions are errors
    public void check(EpisodeState state, CrosswordPosition position, int action) {
        if (action < 0 || action >= scheme.count()) {
            throw new IndexOutOfBoundsException("action must be 0.." + (scheme.count() - 1) + ", got " + action);
        }
        if (invalid == InvalidAction.ERROR) {
            require(state, position, action);
        }
    }

    private int require(EpisodeState state, CrosswordPosition position, int action) {
        int entry = state.legal().entryOf(action);
        if (entry < 0) {
            throw scheme.refusal(position, state.legal(), action);
        }
        return entry;
    }

    /// Returns the entry to play for an action: a random one in place of an illegal action if the options
    /// say so, or [#REFUSED]. A rejected action gets the penalty as reward and changes nothing but the
    /// phase.
    public int taken(int slot, EpisodeState state, CrosswordPosition position, int action) {
        check(state, position, action);
        int entry = state.legal().entryOf(action);
        if (entry >= 0) {
            return entry;
        }
        return switch (invalid) {
            case RANDOM, ERROR -> state.random().nextInt(state.legal().size());
            case END -> {
                state.end();
                yield refused(slot, state);
            }
            case PENALTY -> {
                state.step(false, maxSteps);
                yield refused(slot, state);
            }
        };
    }

    private int refused(int slot, EpisodeState state) {
        state.earn(penalty);
        if (!state.isRunning()) {
            scheme.hide(slot, state.legal());
            state.legal().clear();
        }
        return REFUSED;
    }

    /// Lists the legal actions.
    public void list(EpisodeState state, CrosswordPosition position) {
        if (state.isRunning()) {
            scheme.find(position, state.legal());
        } else {
            state.legal().clear();
        }
    }

    /// Returns the move that a legal action stands for.
    ///
    /// @throws dev.quoin.game.IllegalMoveException when it is illegal
    public CrosswordMove move(EpisodeState state, CrosswordPosition position, int action) {
        return state.legal().move(require(state, position, action), position, game.variant());
    }

    /// Writes an action in move notation.
    public String write(EpisodeState state, CrosswordPosition position, int action) {
        check(state, position, action);
        int entry = require(state, position, action);
        return new ActionNotation(game, position, state.legal()).write(entry);
    }

    /// Reads an action from move notation.
    public int read(EpisodeState state, CrosswordPosition position, String text) {
        return new ActionNotation(game, position, state.legal()).read(text);
    }
}
