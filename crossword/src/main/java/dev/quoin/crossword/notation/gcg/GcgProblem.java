package dev.quoin.crossword.notation.gcg;

import java.util.Locale;

/// A contradiction between a game record and the rules.
///
/// @param source the file's name
/// @param line the line, from 1
/// @param kind the kind of problem
/// @param expected what the rules require
/// @param found what the record says
public record GcgProblem(String source, int line, Kind kind, String expected, String found) {
    /// The kind of a problem.
    public enum Kind {
        /// The player: an unknown or repeated nick.
        PLAYER,
        /// The position that the game starts from.
        START,
        /// The turn order.
        TURN,
        /// The tiles of a rack: not letters of the game, too many, or without a tile that was used.
        RACK,
        /// More of one tile on the board and a rack than the game has.
        TILES,
        /// A word that cannot be placed there.
        PLACEMENT,
        /// A word that is not in the lexicon but stayed, or is in the lexicon but was withdrawn.
        WORD,
        /// The points of an event.
        POINTS,
        /// The score after an event.
        TOTAL,
        /// An exchange.
        EXCHANGE,
        /// A withdrawn play.
        WITHDRAWAL,
        /// Points for a challenge.
        CHALLENGE,
        /// A penalty for overtime.
        TIME,
        /// The tiles left at the end.
        END_RACK,
        /// An event after the end of the game.
        END;

        /// Returns the kind in words.
        public String text() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    /// Returns the whole sentence: `game.gcg:12: points: expected +24, found +14`.
    public String sentence() {
        return source + ":" + line + ": " + kind.text() + ": expected " + expected + ", found " + found;
    }
}
