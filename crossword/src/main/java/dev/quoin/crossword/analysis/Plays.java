package dev.quoin.crossword.analysis;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.notation.cgp.CgpPosition;
import dev.quoin.crossword.notation.cgp.CgpReader;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.game.format.LetterCase;
import java.util.List;

/// All legal plays of a position in one call, best score first.
///
/// ```java
/// Plays.of("15/15/15/15/15/15/15/3QUiZ8/15/15/15/15/15/15/15 AEINRT?/ 64/0 0").getFirst(); // D8 (Q)uAINTER 84
/// ```
///
/// A call takes about 0.2 s, nearly all of it to open the word list. For many positions, keep a [PlayAnalyzer].
public final class Plays {
    private Plays() {}

    /// Returns the plays of a position in CGP.
    ///
    /// @throws dev.quoin.game.format.FormatException when the text is not a position
    public static List<RatedPlay> of(String cgp) {
        return of(CgpReader.position(cgp));
    }

    /// Returns the plays of a position, with the shipped word list that it names or else that of its variant.
    public static List<RatedPlay> of(CgpPosition position) {
        return of(position, lexicon(position));
    }

    /// Returns the plays of a position with a word list.
    public static List<RatedPlay> of(CgpPosition position, Lexicon lexicon) {
        return new PlayAnalyzer(position.variant(), lexicon).plays(position);
    }

    /// Returns the plays of a position in a game.
    ///
    /// @throws IllegalStateException when the rack of the seat to move is hidden
    public static List<RatedPlay> of(Crossword game, CrosswordPosition position) {
        return new PlayAnalyzer(game.variant(), game.lexicon()).plays(position);
    }

    private static Lexicon lexicon(CgpPosition position) {
        Variant variant = position.variant();
        String list = position.operation(CgpPosition.LEXICON)
                .map(LetterCase::lower)
                .filter(Lexicons.names()::contains)
                .orElse(variant.lexicon());
        return Lexicons.open(list, variant.tiles().alphabet());
    }
}
