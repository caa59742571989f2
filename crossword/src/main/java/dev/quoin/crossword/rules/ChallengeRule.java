package dev.quoin.crossword.rules;

import java.util.List;

/// What happens when a player doubts a word.
public enum ChallengeRule {
    /// An illegal word is refused at once and its player tries again; there is nothing to challenge. The default.
    VOID,
    /// A play with an illegal word is taken back and the turn is lost; a wrong challenge costs nothing.
    SINGLE,
    /// As [#SINGLE], but a wrong challenge costs the challenger the next turn.
    DOUBLE,
    /// As [#SINGLE], but a wrong challenge gives the challenged player five points.
    FIVE_POINT;

    /// What a wrong challenge costs under [#FIVE_POINT].
    public static final int BONUS = 5;

    /// Decides a challenge of a play.
    ///
    /// @param invalid the words of the play that are not in the lexicon, see [PlayRules#invalidWords]
    public Ruling decide(List<FormedWord> invalid) {
        if (!invalid.isEmpty()) {
            return this == VOID ? new Ruling.Retried() : new Ruling.Withdrawn();
        }
        return switch (this) {
            case VOID, SINGLE -> new Ruling.Stands(0);
            case DOUBLE -> new Ruling.ChallengerSkips();
            case FIVE_POINT -> new Ruling.Stands(BONUS);
        };
    }

    /// The consequence of a challenge; [Referee#settle] applies it.
    public sealed interface Ruling {
        /// The play never happened, and its player moves again.
        record Retried() implements Ruling {}

        /// The play is taken back: no points, the same rack as before, and the turn is over.
        record Withdrawn() implements Ruling {}

        /// The play stands, and its player gains a bonus.
        record Stands(int bonus) implements Ruling {}

        /// The play stands, and the next player loses the turn.
        record ChallengerSkips() implements Ruling {}
    }
}
