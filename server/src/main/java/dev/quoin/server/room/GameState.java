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

/// A game with everything that has happened in it. Immutable.
///
/// @param stored what the database keeps besides the moves
/// @param ruleset what is played
/// @param start the position before the first turn
/// @param turns every turn in order
/// @param <P> a position
/// @param <M> a move
public record GameState<P, M>(StoredGame stored, Ruleset<P, M> ruleset, P start, List<Turn<P, M>> turns) {
    public GameState {
        turns = List.copyOf(turns);
    }

    /// The game as the database has it.
    ///
    /// @throws UnplayableException when the rules do not take its moves
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

    /// The rules.
    public Game<P, M> game() {
        return ruleset.game();
    }

    /// The next turn. Its chance depends on the seed, the number of the turn and the number of undos alone.
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

    /// The game after a further turn.
    GameState<P, M> with(Turn<P, M> turn) {
        var more = new ArrayList<>(turns);
        more.add(turn);
        return new GameState<>(stored, ruleset, start, more);
    }

    /// The game as it was after a number of turns.
    GameState<P, M> after(int count) {
        return new GameState<>(stored, ruleset, start, turns.subList(0, count));
    }

    /// The same game with another row in the database.
    GameState<P, M> keptAs(StoredGame other) {
        return new GameState<>(other, ruleset, start, turns);
    }

    /// How it stands, for the database.
    Standing standing() {
        return new Standing(isOver(), ruleset.points(position()), toMove().orElse(StoredGame.NOBODY));
    }

    /// The seed of the choices of the agent that moves now.
    long agentSeed() {
        return TurnRandom.ofAgent(stored.seed(), turn(), stored.undos());
    }

    /// The game as a record for files.
    ///
    /// @param names by seat
    public GameRecord<P, M> record(String title, List<String> names) {
        Ending ending = stored.resigned() != StoredGame.NOBODY
                ? new Ending.Resigned(stored.resigned())
                : game().outcome(position()).<Ending>map(Ending.Finished::new).orElseGet(Ending.Unfinished::new);
        return GameRecord.of(new Heading(title, names), start, turns, ending);
    }

    /// The moves as text, without what a player may not see.
    List<String> moves(String player) {
        int seat = seatOf(player);
        return turns.stream()
                .map(turn -> turn.seat() == seat || isOver()
                        ? game().notation().write(turn.before(), turn.move())
                        : ruleset.protocolView().publicText(turn.before(), turn.move()))
                .toList();
    }

    /// The position now.
    public P position() {
        return turns.isEmpty() ? start : turns.getLast().after();
    }

    /// How many turns were made.
    public int turn() {
        return turns.size();
    }

    /// Whether it has ended, by the rules or because somebody gave up.
    public boolean isOver() {
        return stored.resigned() != StoredGame.NOBODY
                || game().outcome(position()).isPresent();
    }

    /// The seat whose turn it is, empty once the game is over.
    public OptionalInt toMove() {
        return isOver() ? OptionalInt.empty() : OptionalInt.of(game().toMove(position()));
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
                : game().outcome(position()).orElseThrow().winner();
    }

    /// After how many turns the player's last move is taken back; empty when there is none, or the game is
    /// over: its end has shown what was hidden.
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

    /// The seat of a player in this game.
    public int seatOf(String player) {
        return stored.seatOf(player);
    }
}
