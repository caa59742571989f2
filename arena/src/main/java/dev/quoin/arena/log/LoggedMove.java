package dev.quoin.arena.log;

import dev.quoin.game.Refusal;
import dev.quoin.game.Turn;
import dev.quoin.game.kit.MoveKind;
import dev.quoin.game.kit.Ruleset;
import java.util.List;

/// A turn in a match log.
///
/// @param seat the player's seat
/// @param text the move
/// @param score the score of the move
/// @param nanos how long the player took, all attempts together
/// @param refusals the illegal moves before it
/// @param substituted whether it was played on behalf of the player
/// @param tag a name for a move worth counting, such as `bingo`; usually empty
/// @param kind whether it is a pass or an exchange
public record LoggedMove(
        int seat,
        String text,
        int score,
        long nanos,
        List<Refusal> refusals,
        boolean substituted,
        String tag,
        MoveKind kind) {
    public LoggedMove {
        refusals = List.copyOf(refusals);
    }

    /// Creates a turn and derives the kind of move from its text.
    public LoggedMove(
            int seat, String text, int score, long nanos, List<Refusal> refusals, boolean substituted, String tag) {
        this(seat, text, score, nanos, refusals, substituted, tag, kindOf(text));
    }

    /// Derives the kind of move from its text, as far as possible: passes count as voluntary.
    private static MoveKind kindOf(String text) {
        return text.equals("pass") ? MoveKind.PASS : text.startsWith("exch ") ? MoveKind.EXCHANGE : MoveKind.PLAY;
    }

    /// Returns a copy in which the pass was forced by the rules.
    public LoggedMove forced() {
        return new LoggedMove(seat, text, score, nanos, refusals, substituted, tag, MoveKind.FORCED_PASS);
    }

    /// Returns the log of a turn. A pass played on behalf of a player counts as its own.
    public static <P, M> LoggedMove of(Ruleset<P, M> ruleset, Turn<P, M> turn) {
        return new LoggedMove(
                turn.seat(),
                ruleset.game().notation().write(turn.before(), turn.move()),
                ruleset.score(turn.before(), turn.after()),
                turn.took().toNanos(),
                turn.refusals(),
                turn.substituted(),
                ruleset.tag(turn.before(), turn.move()),
                turn.substituted() ? MoveKind.PASS : ruleset.kind(turn.before(), turn.move()));
    }
}
