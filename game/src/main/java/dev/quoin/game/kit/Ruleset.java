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

/// A game with its settings, ready for a match: rules, deals, scores, and how games are displayed and
/// recorded. Thread-safe.
///
/// All randomness in a game derives from its seed.
///
/// @param <P> the position type
/// @param <M> the move type
public interface Ruleset<P, M> {
    /// Returns the rules.
    Game<P, M> game();

    /// Returns what distinguishes this ruleset, in order: `game`, and `variant` and `lexicon` if any.
    /// Results with equal settings are comparable.
    Map<String, String> setting();

    /// Creates the deal of one game. It depends on the seed alone, not on the seating.
    Deal<P, M> deal(long seed);

    /// Returns how openings are read from files; empty when the game has no format for them.
    default Optional<OpeningFormat<P, M>> openingFormat() {
        return Optional.empty();
    }

    /// Returns the points by seat in a position.
    List<Integer> points(P position);

    /// Returns the score of the last move, without end-of-game adjustments.
    int score(P before, P after);

    /// Returns the move to make for a player that has used up its tries; empty when the rules do not allow a
    /// pass.
    Optional<M> pass(P position);

    /// Returns the canonical form of a move that can be written in several ways.
    default M canonical(P position, M move) {
        return move;
    }

    /// Returns the kind of a move: whether it is a pass, and whether the player had a choice.
    default MoveKind kind(P before, M move) {
        boolean isPass = pass(before).filter(move::equals).isPresent();
        if (!isPass) {
            return MoveKind.PLAY;
        }
        return game().legalMoves(before).size() > 1 ? MoveKind.PASS : MoveKind.FORCED_PASS;
    }

    /// Returns whether players can exchange tiles instead of playing.
    default boolean hasExchanges() {
        return false;
    }

    /// Returns the files named in messages to external agents, which a sandbox must make readable.
    default List<Path> files() {
        return List.of();
    }

    /// Returns a tag for a move worth counting, such as `bingo`; usually empty.
    String tag(P before, M move);

    /// Returns the time that the rules give each player for a whole game; zero when they give none. A match has
    /// this clock only on request.
    default Duration clock() {
        return Duration.ZERO;
    }

    /// Returns how many turns each player has left, roughly and rather too many than too few: a clock is divided by
    /// it.
    default int turnsToCome(P position) {
        return 15;
    }

    /// Returns the points lost for exceeding the clock; empty when overtime loses the game.
    Optional<Integer> overtimePenalty(Duration clock, Duration used);

    /// Returns what ends games early because their result is certain; empty when all games are played to
    /// the end.
    default Optional<Adjudicator<P>> adjudicator() {
        return Optional.empty();
    }

    /// Returns how to draw positions on a page; empty when they are shown as text.
    default Optional<BoardView<P>> boardView() {
        return Optional.empty();
    }

    /// Returns the view for external agents.
    ProtocolView<P, M> protocolView();

    /// Returns the format of game files.
    RecordFormat<P, M> recordFormat();

    /// Returns what else must be equal for results to be comparable, such as checksums of the word list and
    /// rules, and how games begin.
    default Map<String, String> provenance() {
        return Map.of();
    }

    /// Returns the reasons this game gives for refusing a move, for tables of errors.
    default List<Reason> reasons() {
        return List.of(MoveReason.UNREADABLE, MoveReason.UNPLAYABLE);
    }

    /// Creates a ruleset from rules alone: points are those of the outcome, no one may pass, and records
    /// list the moves.
    ///
    /// @param name the name of the game in logs
    /// @param seats the number of players
    static <P, M> Ruleset<P, M> of(String name, Game<P, M> game, int seats) {
        return new PlainRuleset<>(name, game, seats);
    }
}
