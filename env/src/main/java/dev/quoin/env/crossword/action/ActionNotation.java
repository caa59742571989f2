package dev.quoin.env.crossword.action;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.board.Placement;
import dev.quoin.crossword.rules.CrosswordMove;
import dev.quoin.crossword.rules.CrosswordMove.Play;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.CrosswordReason;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.game.Refusal;

/// Legal actions in move notation: `8D WORD`, `exch AUU`, `pass`. Valid for one position.
///
/// A word written without blanks also matches a play that uses a blank: with a blank but no O on the rack,
/// `WORD` means the first listed play that spells it there.
public record ActionNotation(Crossword game, CrosswordPosition position, LegalActions legal) {
    /// Writes the move of an entry.
    public String write(int entry) {
        return game.notation().write(position, move(entry));
    }

    /// Reads the action of a move.
    ///
    /// @throws dev.quoin.game.IllegalMoveException when the text is not a move, or the move is illegal or
    ///     not listed
    public int read(String text) {
        CrosswordMove move = game.notation().read(position, text);
        for (int entry = 0; entry < legal.size; entry++) {
            if (move(entry).equals(move)) {
                return legal.actions[entry];
            }
        }
        for (int entry = 0; entry < legal.size; entry++) {
            if (move instanceof Play play && move(entry) instanceof Play listed && spellsSame(play, listed)) {
                return legal.actions[entry];
            }
        }
        throw game.referee()
                .refusal(position, move)
                .orElseGet(() -> new Refusal(
                        CrosswordReason.UNPLAYABLE,
                        game.notation().write(position, move) + " is legal, but not one of the " + legal.size
                                + " listed moves"))
                .asException();
    }

    private CrosswordMove move(int entry) {
        return legal.move(entry, position, game.variant());
    }

    /// Returns whether a listed play puts the same letters on the same squares as a play written without
    /// blanks.
    private static boolean spellsSame(Play play, Play listed) {
        if (play.placements().size() != listed.placements().size()) {
            return false;
        }
        for (int at = 0; at < play.placements().size(); at++) {
            Placement one = play.placements().get(at);
            Placement other = listed.placements().get(at);
            if (Tile.isBlank(one.tile())
                    || one.row() != other.row()
                    || one.column() != other.column()
                    || one.tile() != Tile.letter(other.tile())) {
                return false;
            }
        }
        return true;
    }
}
