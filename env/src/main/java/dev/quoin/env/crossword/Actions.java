package dev.quoin.env.crossword;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.env.option.InvalidAction;

/// What becomes of the actions of an environment, legal ones and others; immutable, safe to share between the threads
/// of
/// different slots.
///
/// @param game what is played
/// @param scheme how moves are numbered
/// @param invalid what an illegal action does
/// @param penalty what it earns
/// @param maxSteps how many steps an episode has at the most; a refused action counts as one
public record Actions(Crossword game, ActionScheme scheme, InvalidAction invalid, float penalty, int maxSteps) {
    /// The entry of a turn that [#taken] gives when the action was refused.
    public static final int REFUSED = -1;

    /// Looks whether an action may be given in an episode that runs.
    ///
    /// @throws IndexOutOfBoundsException when there is no such action
    /// @throws dev.quoin.game.IllegalMoveException when it is illegal, and that is an error
    public void check(Progress progress, CrosswordPosition position, int action) {
        if (action < 0 || action >= scheme.count()) {
            throw new IndexOutOfBoundsException("action must be 0.." + (scheme.count() - 1) + ", got " + action);
        }
        if (invalid == InvalidAction.ERROR) {
            require(progress, position, action);
        }
    }

    private int require(Progress progress, CrosswordPosition position, int action) {
        int entry = progress.turn().entryOf(action);
        if (entry < 0) {
            throw scheme.refusal(position, progress.turn(), action);
        }
        return entry;
    }

    /// The entry of the turn that an action takes, one at random in place of an illegal action where that is wanted, or
    /// [#REFUSED]: the penalty is paid then, and nothing but the phase has changed.
    public int taken(int slot, Progress progress, CrosswordPosition position, int action) {
        check(progress, position, action);
        int entry = progress.turn().entryOf(action);
        if (entry >= 0) {
            return entry;
        }
        return switch (invalid) {
            case RANDOM, ERROR -> progress.chance().nextInt(progress.turn().size());
            case END -> {
                progress.end();
                yield refused(slot, progress);
            }
            case PENALTY -> {
                progress.step(false, maxSteps);
                yield refused(slot, progress);
            }
        };
    }

    private int refused(int slot, Progress progress) {
        progress.earn(penalty);
        if (!progress.isRunning()) {
            scheme.hide(slot, progress.turn());
            progress.turn().clear();
        }
        return REFUSED;
    }

    /// Lists what may be done.
    public void list(Progress progress, CrosswordPosition position) {
        if (progress.isRunning()) {
            scheme.find(position, progress.turn());
        } else {
            progress.turn().clear();
        }
    }

    /// The move that a legal action stands for.
    ///
    /// @throws dev.quoin.game.IllegalMoveException when it is illegal
    public CrosswordMove move(Progress progress, CrosswordPosition position, int action) {
        return progress.turn().move(require(progress, position, action), position, game.variant());
    }

    /// An action as the move it stands for.
    public String write(Progress progress, CrosswordPosition position, int action) {
        check(progress, position, action);
        int entry = require(progress, position, action);
        return new TurnNotation(game, position, progress.turn()).write(entry);
    }

    /// The action of a move.
    public int read(Progress progress, CrosswordPosition position, String text) {
        return new TurnNotation(game, position, progress.turn()).read(text);
    }
}
