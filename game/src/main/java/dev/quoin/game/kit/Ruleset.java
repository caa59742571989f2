package dev.quoin.game.kit;

import dev.quoin.game.Deal;
import dev.quoin.game.Game;
import dev.quoin.game.MoveReason;
import dev.quoin.game.Reason;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A game with its settings, ready to be played in a match: rules, deals, scores, and how games are shown and written.
/// Thread-safe.
///
/// All chance in a game follows from its seed.
///
/// @param <P> a position
/// @param <M> a move
public interface Ruleset<P, M> {
    /// The rules.
    Game<P, M> game();

    /// What tells this ruleset from others, in order: `game`, and `variant` and `lexicon` where there are any. Results
    /// of equal settings can be compared.
    Map<String, String> setting();

    /// The deal of one game. It depends on the seed alone, not on who sits where.
    Deal<P, M> deal(long seed);

    /// The points by seat in a position.
    List<Integer> points(P position);

    /// What the last move scored, without what the end of the game adds.
    int score(P before, P after);

    /// The move made for a player that has used up its tries; empty when the rules do not allow a pass.
    Optional<M> pass(P position);

    /// The one form of a move that positions and notation use, when several forms mean the same.
    default M canonical(P position, M move) {
        return move;
    }

    /// Whether a move is a pass, and whether the player had a choice.
    default MoveKind kind(P before, M move) {
        boolean isPass = pass(before).filter(move::equals).isPresent();
        if (!isPass) {
            return MoveKind.PLAY;
        }
        return game().legalMoves(before).size() > 1 ? MoveKind.PASS : MoveKind.FORCED_PASS;
    }

    /// Whether tiles or the like can be exchanged instead of a play.
    default boolean hasExchanges() {
        return false;
    }

    /// Files that messages to external agents name, so a sandbox must show them.
    default List<Path> files() {
        return List.of();
    }

    /// A name for a move worth counting, such as `bingo`; usually empty.
    String tag(P before, M move);

    /// The points lost for thinking longer than the clock allows; empty when overtime loses the game.
    Optional<Integer> overtimePenalty(Duration clock, Duration used);

    /// What external agents are shown.
    ProtocolView<P, M> protocolView();

    /// How games are written to files.
    RecordFormat<P, M> recordFormat();

    /// What else must be the same for results to be comparable: checksums of words and rules behind their names, how
    /// games begin.
    default Map<String, String> provenance() {
        return Map.of();
    }

    /// The reasons this game gives for refusing a move, for tables of errors.
    default List<Reason> reasons() {
        return List.of(MoveReason.UNREADABLE, MoveReason.UNPLAYABLE);
    }

    /// A ruleset with nothing but the rules: points are those of the outcome, nobody may pass, and records list the
    /// moves.
    ///
    /// @param name what logs call the game
    /// @param seats how many play
    static <P, M> Ruleset<P, M> of(String name, Game<P, M> game, int seats) {
        return new PlainRuleset<>(name, game, seats);
    }
}
