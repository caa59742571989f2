package dev.quoin.crossword.notation.gcg;

import dev.quoin.crossword.notation.WordStart;
/// What one event of a game record tells; tiles and words stay text, because only the variant knows the letters.

public sealed interface GcgAction {
    /// Tiles laid: `8D WIN.Y`.
    record Play(WordStart start, String word) implements GcgAction {}

    /// Known tiles exchanged: `-KOI`.
    record Exchange(String tiles) implements GcgAction {}

    /// Tiles exchanged of which only the number is known: `-3`.
    record ExchangeCount(int count) implements GcgAction {}

    /// A turn passed: `-`.
    record Pass() implements GcgAction {}

    /// The play just recorded was challenged off the board: `--`.
    record Withdrawal() implements GcgAction {}

    /// Points for a play that was challenged in vain: `(challenge)`.
    record Challenge() implements GcgAction {}

    /// Points lost by overtime: `(time)`.
    record Time() implements GcgAction {}

    /// Points won from, or lost by, tiles left at the end: `(AEI)`.
    record EndRack(String tiles) implements GcgAction {}

    /// Whether this takes a turn; the others only change a score.
    default boolean isTurn() {
        return switch (this) {
            case Play _, Exchange _, ExchangeCount _, Pass _ -> true;
            case Withdrawal _, Challenge _, Time _, EndRack _ -> false;
        };
    }

    /// The action as a record writes it.
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
