package dev.quoin.crossword.notation.gcg;

import java.util.Locale;

/// Something in a game record that the rules contradict.
///
/// @param source the file's name
/// @param line the line, from 1
/// @param kind what it is about
/// @param expected what the rules make of it
/// @param found what the record says
public record GcgProblem(String source, int line, Kind kind, String expected, String found) {
    /// What a problem is about.
    public enum Kind {
        /// Who plays: an unknown or repeated nick.
        PLAYER,
        /// Whose turn it is.
        TURN,
        /// The tiles of a rack: not letters of the game, too many, or without a tile that was used.
        RACK,
        /// More of one tile on the board and a rack than the game has.
        TILES,
        /// A word that cannot lie there.
        PLACEMENT,
        /// A word that is not in the lexicon but stayed, or is and was withdrawn.
        WORD,
        /// The points of an event.
        POINTS,
        /// The score after an event.
        TOTAL,
        /// An exchange.
        EXCHANGE,
        /// A play taken back.
        WITHDRAWAL,
        /// Points for a challenge.
        CHALLENGE,
        /// A penalty for overtime.
        TIME,
        /// The tiles left at the end.
        END_RACK,
        /// Something after the game was over.
        END;

        /// The kind in words.
        public String text() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /// The whole sentence: `game.gcg:12: points: expected +24, found +14`.
    public String sentence() {
        return source + ":" + line + ": " + kind.text() + ": expected " + expected + ", found " + found;
    }
}
