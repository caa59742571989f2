package dev.quoin.othello.notation.pasted;

import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.MoveSequence;
import dev.quoin.othello.notation.ggf.GgfGame;
import dev.quoin.othello.notation.ggf.GgfMatch;
import dev.quoin.othello.notation.obf.ObfRecord;
import dev.quoin.othello.notation.pgn.PgnGame;
import dev.quoin.othello.notation.sgf.SgfGame;
import java.util.List;

/// The result of parsing a pasted text.
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

    /// A game record; of several games the first is used.
    record GameRecord(GgfMatch match) implements Pasted {
        @Override
        public String kind() {
            return "a GGF game";
        }

        /// Returns the first game.
        public GgfGame game() {
            return match.games().getFirst();
        }

        @Override
        public MoveSequence sequence() {
            return game().sequence();
        }
    }

    /// A game in SGF; of several games the first is used.
    record SmartGame(SgfGame game) implements Pasted {
        @Override
        public String kind() {
            return "an SGF game";
        }

        @Override
        public MoveSequence sequence() {
            return game.sequence();
        }
    }

    /// A game in PGN; of several games the first is used.
    record PortableGame(PgnGame game) implements Pasted {
        @Override
        public String kind() {
            return "a PGN game";
        }

        @Override
        public MoveSequence sequence() {
            return game.sequence();
        }
    }

    /// Returns the kind of text in words: `a board`.
    String kind();

    /// Returns the moves of a game; a board has none.
    default MoveSequence sequence() {
        return new MoveSequence(position(), List.of());
    }

    /// Returns the position at the end.
    default OthelloPosition position() {
        return sequence().end();
    }
}
