package dev.quoin.crossword.notation.gcg;

import dev.quoin.crossword.notation.WordStart;
/// The action of one event in a GCG file. Tiles and words stay text, because only the variant knows the
/// letters.

public sealed interface GcgAction {
    /// A play: `8D WIN.Y`.
    record Play(WordStart start, String word) implements GcgAction {}

    /// An exchange of known tiles: `-KOI`.
    record Exchange(String tiles) implements GcgAction {}

    /// An exchange of which only the number of tiles is known: `-3`.
    record ExchangeCount(int count) implements GcgAction {}

    /// A pass: `-`.
    record Pass() implements GcgAction {}

    /// The play just recorded was challenged off the board: `--`.
    record Withdrawal() implements GcgAction {}

    /// Points for a play that was challenged unsuccessfully: `(challenge)`.
    record Challenge() implements GcgAction {}

    /// Points lost for overtime: `(time)`.
    record Time() implements GcgAction {}

    /// Points gained or lost for tiles left at the end: `(AEI)`.
    record EndRack(String tiles) implements GcgAction {}

    /// Returns whether this takes a turn; other actions only change a score.
    default boolean isTurn() {
        return switch (this) {
            case Play _, Exchange _, ExchangeCount _, Pass _ -> true;
            case Withdrawal _, Challenge _, Time _, EndRack _ -> false;
        };
    }

    /// Returns the action as GCG text.
    default String show() {
        return switch (this) {
            case Play play -> play.start().show() + " " + play.word();
            case Exchange exchange -> "-" + exchange.tiles();
            case ExchangeCount exchange -> "-" + exchange.count();
            case Pass _ -> "-";
            case Withdrawal _ -> "--";
            case Challenge _ -> "(challenge)";
            case Time _ -> "(time)";
            case EndRack rack -> "(" + rack.tiles() + ")";
        };
    }
}
