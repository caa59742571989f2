package dev.quoin.crossword.rules;

import dev.quoin.game.format.LetterCase;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// What happens to a play with an invalid word, and what a wrong challenge costs.
public enum ChallengeRule {
    /// An invalid word is refused at once and its player tries again; there is nothing to challenge. The default.
    VOID("void", "void", 0),
    /// A play with an invalid word is withdrawn and the turn is lost; a wrong challenge costs nothing.
    SINGLE("single", "single", 0),
    /// As [#SINGLE], but a wrong challenge costs the challenger the next turn.
    DOUBLE("double", "double", 0),
    /// As [#SINGLE], but a wrong challenge gives the challenged player five points.
    FIVE_POINT("5pt", "five points", 5),
    /// As [#SINGLE], but a wrong challenge gives the challenged player ten points.
    TEN_POINT("10pt", "ten points", 10);

    private final String text;
    private final String title;
    private final int bonus;

    ChallengeRule(String text, String title, int bonus) {
        this.text = text;
        this.title = title;
        this.bonus = bonus;
    }

    /// Finds a rule by its [#text] or [#title], in any case; words may be joined by `-` or `_`.
    public static Optional<ChallengeRule> named(String name) {
        String plain = LetterCase.lower(name.strip()).replaceAll("[-_ ]+", " ");
        return Arrays.stream(values())
                .filter(rule -> plain.equals(rule.text) || plain.equals(rule.title))
                .findFirst();
    }

    /// Returns the name in options and files: `void`, `single`, `double`, `5pt` or `10pt`.
    public String text() {
        return text;
    }

    /// Returns the name in a sentence, such as `five points`.
    public String title() {
        return title;
    }

    /// Returns the points that the challenged player gains from a wrong challenge.
    public int bonus() {
        return bonus;
    }

    /// Decides a challenge of a play.
    ///
    /// @param invalid the words of the play that are not in the lexicon, see [PlayRules#invalidWords]
    public Ruling decide(List<FormedWord> invalid) {
        if (!invalid.isEmpty()) {
            return this == VOID ? new Ruling.Retried() : new Ruling.Withdrawn();
        }
        return this == DOUBLE ? new Ruling.ChallengerSkips() : new Ruling.Stands(bonus);
    }

    /// The consequence of a challenge; [Referee#settle] applies it.
    public sealed interface Ruling {
        /// The play never happened, and its player moves again.
        record Retried() implements Ruling {}

        /// The play is withdrawn: no points, the same rack as before, and the turn is over.
        record Withdrawn() implements Ruling {}

        /// The play stands, and its player gains a bonus.
        record Stands(int bonus) implements Ruling {}

        /// The play stands, and the next player loses the turn.
        record ChallengerSkips() implements Ruling {}
    }
}
