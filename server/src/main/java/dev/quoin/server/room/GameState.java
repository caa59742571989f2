package dev.quoin.server.room;

import dev.quoin.game.Game;
import dev.quoin.game.GameRecord;
import dev.quoin.game.GameRecord.Ending;
import dev.quoin.game.GameRecord.Heading;
import dev.quoin.game.Turn;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.server.store.StoredGame;
import dev.quoin.server.store.StoredGame.Standing;
import dev.quoin.server.store.StoredTurn;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// A game with its full history. Immutable.
///
/// @param stored the row in the database, without the moves
/// @param ruleset the rules of the game
/// @param start the position before the first turn
/// @param turns every turn in order
/// @param <P> a position
/// @param <M> a move
public record GameState<P, M>(StoredGame stored, Ruleset<P, M> ruleset, P start, List<Turn<P, M>> turns) {
    public GameState {
        turns = List.copyOf(turns);
    }

    /// Replays a game from the database.
    ///
    /// @throws UnplayableException when the rules reject its moves
    static <P, M> GameState<P, M> replayed(StoredGame stored, Ruleset<P, M> ruleset, List<StoredTurn> turns) {
        Game<P, M> game = ruleset.game();
        P start = game.start(TurnRandom.ofTurn(stored.seed(), 0, 0));
        var state = new GameState<>(stored, ruleset, start, List.of());
        for (StoredTurn turn : turns) {
            try {
                M move = game.notation().read(state.position(), turn.move());
                state = state.with(state.play(move, turn.undos()));
            } catch (RuntimeException e) {
                throw new UnplayableException(
                        "Move " + (state.turn() + 1) + " of this game is not valid in this version of the server.", e);
            }
        }
        return state;
    }

    /// Returns the rules.
    public Game<P, M> game() {
        return ruleset.game();
    }

    /// Plays the next turn. Its randomness depends only on the seed, the number of the turn and the number
    /// of undos.
    ///
    /// @throws dev.quoin.game.IllegalMoveException when the rules forbid the move
    public Turn<P, M> play(M move) {
        return play(move, stored.undos());
    }

    private Turn<P, M> play(M move, int undos) {
        P before = position();
        M canonical = ruleset.canonical(before, move);
        P after = game().play(before, canonical, TurnRandom.ofTurn(stored.seed(), turn() + 1, undos));
        return Turn.of(game().toMove(before), before, canonical, after);
    }

    /// Returns the game after another turn.
    GameState<P, M> with(Turn<P, M> turn) {
        var more = new ArrayList<>(turns);
        more.add(turn);
        return new GameState<>(stored, ruleset, start, more);
    }

    /// Returns the game as it was after a number of turns.
    GameState<P, M> after(int count) {
        return new GameState<>(stored, ruleset, start, turns.subList(0, count));
    }

    /// Returns a copy with another row in the database.
    GameState<P, M> keptAs(StoredGame other) {
        return new GameState<>(other, ruleset, start, turns);
    }

    /// Returns the current standing, for the database.
    Standing standing() {
        return new Standing(isOver(), ruleset.points(position()), toMove().orElse(StoredGame.NOBODY));
    }

    /// Returns the seed for the agent to move.
    long agentSeed() {
        return TurnRandom.ofAgent(stored.seed(), turn(), stored.undos());
    }

    /// Returns the game as a record for files.
    ///
    /// @param names the names by seat
    public GameRecord<P, M> record(String title, List<String> names) {
        Ending ending = stored.resigned() != StoredGame.NOBODY
                ? new Ending.Resigned(stored.resigned())
                : game().outcome(position()).<Ending>map(Ending.Finished::new).orElseGet(Ending.Unfinished::new);
        return GameRecord.of(new Heading(title, names), start, turns, ending);
    }

    /// Returns the moves as text, without what a player may not see.
    List<String> moves(String player) {
        int seat = seatOf(player);
        return turns.stream()
                .map(turn -> turn.seat() == seat || isOver()
                        ? game().notation().write(turn.before(), turn.move())
                        : ruleset.protocolView().publicText(turn.before(), turn.move()))
                .toList();
    }

    /// Returns the current position.
    public P position() {
        return turns.isEmpty() ? start : turns.getLast().after();
    }

    /// Returns the number of turns played.
    public int turn() {
        return turns.size();
    }

    /// Returns whether it has ended, by the rules or by resignation.
    public boolean isOver() {
        return stored.resigned() != StoredGame.NOBODY
                || game().outcome(position()).isPresent();
    }

    /// Returns the seat to move; empty once the game is over.
    public OptionalInt toMove() {
        return isOver() ? OptionalInt.empty() : OptionalInt.of(game().toMove(position()));
    }

    /// Returns the agent to move; empty when a person is to move or the game is over.
    Optional<String> agentToMove() {
        OptionalInt seat = toMove();
        return seat.isEmpty()
                ? Optional.empty()
                : Optional.of(stored.agents().get(seat.getAsInt())).filter(agent -> !agent.isEmpty());
    }

    /// Returns the seat that has won; empty in a draw. Call it only when the game is over.
    public OptionalInt winner() {
        return stored.resigned() != StoredGame.NOBODY
                ? OptionalInt.of(1 - stored.resigned())
                : game().outcome(position()).orElseThrow().winner();
    }

    /// Returns the number of turns that remain after undoing the player's last move; empty when there is
    /// none, or when the game is over, because its end has revealed what was hidden.
    public OptionalInt undoTo() {
        if (!isOver()) {
            for (int turn = turn() - 1; turn >= 0; turn--) {
                if (turns.get(turn).seat() == stored.seat()) {
                    return OptionalInt.of(turn);
                }
            }
        }
        return OptionalInt.empty();
    }

    /// Returns the seat of a player in this game.
    public int seatOf(String player) {
        return stored.seatOf(player);
    }
}
