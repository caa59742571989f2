package dev.quoin.arena.discipline;

import dev.quoin.game.Game;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What is played in a match: the rules, and how games of them begin, are shown and written down; safe to share.
///
/// Every game has two seats. Whatever chance there is in a game follows from its seed alone.
///
/// @param <P> a position
/// @param <M> a move
public interface Discipline<P, M> {
    /// The rules.
    Game<P, M> game();

    /// What tells this discipline from others, in order: `game`, and where there are any `variant` and `lexicon`.
    /// Matches of equal settings may be compared.
    Map<String, String> setting();

    /// The chance of one game. The same seed gives the same deal, whoever sits where.
    Deal<P, M> deal(long seed);

    /// The points of both seats as they stand.
    List<Integer> points(P position);

    /// What the last move scored by itself, without what the end of the game adds.
    int gain(P before, P after);

    /// What is played in place of an agent that has used up its tries; empty when the rules do not let it pass.
    Optional<M> pass(P position);

    /// A name for a move worth counting, such as `bingo`; usually empty.
    String feat(P before, M move);

    /// What thinking longer than the clock costs, empty when nothing but the game will do.
    Optional<Integer> overtimePenalty(Duration clock, Duration used);

    /// How positions look from outside.
    Showing<P, M> showing();

    /// How games are written down.
    Sheet<P, M> sheet();
}
