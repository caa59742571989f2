package dev.quoin.arena.log;

import dev.quoin.game.Refusal;
import dev.quoin.game.Turn;
import dev.quoin.game.kit.MoveKind;
import dev.quoin.game.kit.Ruleset;
import java.util.List;

/// One turn as a match log keeps it.
///
/// @param seat who moved
/// @param text the move
/// @param score what it scored
/// @param nanos how long the player took, all tries together
/// @param refusals the illegal moves before it
/// @param substituted whether it was made in the player's place
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

    /// A turn of which only the text of the move tells what kind it is.
    public LoggedMove(
            int seat, String text, int score, long nanos, List<Refusal> refusals, boolean substituted, String tag) {
        this(seat, text, score, nanos, refusals, substituted, tag, kindOf(text));
    }

    /// What kind of move a text is, as far as that can be seen: passes count as chosen.
    private static MoveKind kindOf(String text) {
        return text.equals("pass") ? MoveKind.PASS : text.startsWith("exch ") ? MoveKind.EXCHANGE : MoveKind.PLAY;
    }

    /// The same turn as a pass that the rules forced.
    public LoggedMove forced() {
        return new LoggedMove(seat, text, score, nanos, refusals, substituted, tag, MoveKind.FORCED_PASS);
    }

    /// A turn of a game. A pass made in a player's place counts as its own.
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
