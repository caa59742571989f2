package dev.quoin.arena.record;

import java.util.List;

/// One turn of a game, as a log keeps it.
///
/// @param seat who had it
/// @param text the move
/// @param gain what it scored by itself
/// @param nanos how long the player took, all tries together
/// @param refusals the answers before it that were not accepted
/// @param substituted whether it was played in the player's place
/// @param feat a name for a move worth counting, such as `bingo`; usually empty
public record MoveRecord(
        int seat, String text, int gain, long nanos, List<Complaint> refusals, boolean substituted, String feat) {
    public MoveRecord {
        refusals = List.copyOf(refusals);
    }
}
