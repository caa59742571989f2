package dev.quoin.othello.notation.pasted;

import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.MoveSequence;
import dev.quoin.othello.notation.ggf.GgfGame;
import dev.quoin.othello.notation.ggf.GgfMatch;
import dev.quoin.othello.notation.obf.ObfRecord;

/// What a pasted text turned out to be.
public sealed interface Pasted {
    /// A board with the side to move.
    record Board(OthelloPosition position) implements Pasted {
        @Override
        public String kind() {
            return "a board";
        }
    }

    /// The moves of a game.
    record Transcript(MoveSequence sequence) implements Pasted {
        @Override
        public String kind() {
            return "a transcript";
        }

        @Override
        public OthelloPosition position() {
            return sequence.end();
        }
    }

    /// A board with scored moves.
    record Scored(ObfRecord record) implements Pasted {
        @Override
        public String kind() {
            return "an OBF line";
        }

        @Override
        public OthelloPosition position() {
            return record.position();
        }
    }

    /// A game record; with several games the first is meant.
    record GameRecord(GgfMatch match) implements Pasted {
        @Override
        public String kind() {
            return "a GGF game";
        }

        /// The game that is meant.
        public GgfGame game() {
            return match.games().getFirst();
        }

        @Override
        public OthelloPosition position() {
            return game().sequence().end();
        }
    }

    /// What it was, in words: `a board`.
    String kind();

    /// The position it leads to.
    OthelloPosition position();
}
