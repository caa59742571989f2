package dev.quoin.arena.log;

import dev.quoin.game.Refusal;
import dev.quoin.game.Turn;
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
public record LoggedMove(
        int seat, String text, int score, long nanos, List<Refusal> refusals, boolean substituted, String tag) {
    public LoggedMove {
        refusals = List.copyOf(refusals);
    }

    /// A turn of a game.
    public static <P, M> LoggedMove of(Ruleset<P, M> ruleset, Turn<P, M> turn) {
        return new LoggedMove(
                turn.seat(),
                ruleset.game().notation().write(turn.before(), turn.move()),
                ruleset.score(turn.before(), turn.after()),
                turn.took().toNanos(),
                turn.refusals(),
                turn.substituted(),
                ruleset.tag(turn.before(), turn.move()));
    }
}
