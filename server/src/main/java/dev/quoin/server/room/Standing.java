package dev.quoin.server.room;

import dev.quoin.game.Game;
import dev.quoin.server.store.StoredGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// A game as it stands, with all that has happened; immutable.
///
/// @param stored its beginning
/// @param game its rules
/// @param start the position before the first turn
/// @param steps the turns
/// @param <P> a position
/// @param <M> a move
public record Standing<P, M>(StoredGame stored, Game<P, M> game, P start, List<Step<P, M>> steps) {
    /// One turn.
    ///
    /// @param seat who made it
    /// @param <P> a position
    /// @param <M> a move
    public record Step<P, M>(int seat, P before, M move, P after) {}

    public Standing {
        steps = List.copyOf(steps);
    }

    /// The game as the database has it.
    static <P, M> Standing<P, M> replayed(StoredGame stored, Game<P, M> game, List<String> moves) {
        var begun = new Standing<P, M>(stored, game, game.start(Chances.ofTurn(stored.seed(), 0)), List.of());
        Standing<P, M> standing = begun;
        for (String text : moves) {
            standing = standing.with(game.notation().read(standing.position(), text));
        }
        return standing;
    }

    /// The game after a further move, whose chance follows from the seed and the number of the turn alone.
    ///
    /// @throws dev.quoin.game.IllegalMoveException when the rules forbid it
    Standing<P, M> with(M move) {
        P before = position();
        P after = game.play(before, move, Chances.ofTurn(stored.seed(), turn() + 1));
        var more = new ArrayList<>(steps);
        more.add(new Step<>(game.toMove(before), before, move, after));
        return new Standing<>(stored, game, start, more);
    }

    /// The game as it was after so many turns.
    Standing<P, M> after(int turns) {
        return new Standing<>(stored, game, start, steps.subList(0, turns));
    }

    /// The same game with other words of the database about it.
    Standing<P, M> keptAs(StoredGame other) {
        return new Standing<>(other, game, start, steps);
    }

    /// The position now.
    public P position() {
        return steps.isEmpty() ? start : steps.getLast().after();
    }

    /// How many turns were made.
    public int turn() {
        return steps.size();
    }

    /// Whether it has ended, by the rules or because somebody gave up.
    public boolean isOver() {
        return stored.resigned() != StoredGame.NOBODY
                || game.outcome(position()).isPresent();
    }

    /// The seat whose turn it is, empty once the game is over.
    public OptionalInt toMove() {
        return isOver() ? OptionalInt.empty() : OptionalInt.of(game.toMove(position()));
    }

    /// The agent whose turn it is, empty when it is a person's or the game is over.
    Optional<String> agentToMove() {
        OptionalInt seat = toMove();
        return seat.isEmpty()
                ? Optional.empty()
                : Optional.of(stored.agents().get(seat.getAsInt())).filter(agent -> !agent.isEmpty());
    }

    /// The seat that has won, empty in a draw; asked only once the game is over.
    public OptionalInt winner() {
        return stored.resigned() != StoredGame.NOBODY
                ? OptionalInt.of(1 - stored.resigned())
                : game.outcome(position()).orElseThrow().winner();
    }

    /// After how many turns the player's last move is taken back; empty when there is none, or the game is
    /// over: its end has shown what was hidden.
    public OptionalInt undoTo() {
        if (!isOver()) {
            for (int turn = turn() - 1; turn >= 0; turn--) {
                if (steps.get(turn).seat() == stored.seat()) {
                    return OptionalInt.of(turn);
                }
            }
        }
        return OptionalInt.empty();
    }

    /// The seat of a player in this game.
    public int seatOf(String player) {
        return stored.player().equals(player) ? stored.seat() : StoredGame.NOBODY;
    }
}
