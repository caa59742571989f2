package dev.quoin.env.crossword.action;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.env.option.InvalidAction;

/// How an environment handles actions, legal and illegal. Immutable, safe to share between the threads of different
/// slots.
///
/// @param game what is played
/// @param scheme how moves are numbered
/// @param invalid what an illegal action does
/// @param penalty what it earns
/// @param maxSteps how many steps an episode has at the most; a refused action counts as one
public record ActionRules(Crossword game, ActionScheme scheme, InvalidAction invalid, float penalty, int maxSteps) {
    /// What [#taken] returns when the action was refused.
    public static final int REFUSED = -1;

    /// Looks whether an action may be given in an episode that runs.
    ///
    /// @throws IndexOutOfBoundsException when there is no such action
    /// @throws dev.quoin.game.IllegalMoveException when it is illegal, and that is an error
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

    /// The entry of the legal actions that an action takes: a random one in place of an illegal action where the
    /// options
    /// say so, or [#REFUSED]. A refused action earns the penalty and changes nothing but the phase.
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

    /// Lists what may be done.
    public void list(EpisodeState state, CrosswordPosition position) {
        if (state.isRunning()) {
            scheme.find(position, state.legal());
        } else {
            state.legal().clear();
        }
    }

    /// The move that a legal action stands for.
    ///
    /// @throws dev.quoin.game.IllegalMoveException when it is illegal
    public CrosswordMove move(EpisodeState state, CrosswordPosition position, int action) {
        return state.legal().move(require(state, position, action), position, game.variant());
    }

    /// An action as the move it stands for.
    public String write(EpisodeState state, CrosswordPosition position, int action) {
        check(state, position, action);
        int entry = require(state, position, action);
        return new ActionNotation(game, position, state.legal()).write(entry);
    }

    /// The action of a move.
    public int read(EpisodeState state, CrosswordPosition position, String text) {
        return new ActionNotation(game, position, state.legal()).read(text);
    }
}
