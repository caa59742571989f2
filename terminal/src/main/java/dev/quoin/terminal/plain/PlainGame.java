package dev.quoin.terminal.plain;

import dev.quoin.game.Agent;
import dev.quoin.game.Deal;
import dev.quoin.game.Game;
import dev.quoin.game.GameRecord;
import dev.quoin.game.GameRecord.Ending;
import dev.quoin.game.GameRecord.Heading;
import dev.quoin.game.IllegalMoveException;
import dev.quoin.game.Turn;
import dev.quoin.game.kit.ProtocolView;
import dev.quoin.game.kit.Ruleset;
import dev.quoin.game.player.TurnLoop;
import dev.quoin.game.player.TurnLoop.Answer;
import dev.quoin.terminal.table.TableSetup;
import dev.quoin.terminal.table.TableSetup.Computer;
import dev.quoin.terminal.table.TableSetup.Person;
import dev.quoin.terminal.table.TableSetup.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/// A game between people and agents, with undo. Mutable, not thread-safe.
final class PlainGame<P, M> {
    private final TableSetup<P, M> setup;
    private final Game<P, M> game;
    private final List<Seat<P, M>> seats;
    private final List<Turn<P, M>> turns = new ArrayList<>();
    private Deal<P, M> deal;
    private P start;
    private P position;

    PlainGame(TableSetup<P, M> setup) {
        this.setup = setup;
        this.game = setup.ruleset().game();
        this.seats = new ArrayList<>(setup.seats());
        this.deal = setup.deals().get();
        this.start = deal.start();
        this.position = start;
        setup.moves().forEach(this::move);
    }

    Ruleset<P, M> ruleset() {
        return setup.ruleset();
    }

    List<Seat<P, M>> seats() {
        return seats;
    }

    int people() {
        return (int) seats.stream().filter(Person.class::isInstance).count();
    }

    List<Turn<P, M>> turns() {
        return List.copyOf(turns);
    }

    /// The true position; displays show only [#seen].
    P position() {
        return position;
    }

    /// The seat to move; empty when the game is over.
    OptionalInt toMove() {
        return isOver() ? OptionalInt.empty() : OptionalInt.of(game.toMove(position));
    }

    boolean isOver() {
        return game.outcome(position).isPresent();
    }

    boolean isPersonsTurn() {
        return !isOver() && seats.get(game.toMove(position)) instanceof Person<?, ?>;
    }

    /// The seat that looks at the board: the person to move, else the first person.
    int viewer() {
        if (isPersonsTurn()) {
            return game.toMove(position);
        }
        return IntStream.range(0, seats.size())
                .filter(seat -> seats.get(seat) instanceof Person<?, ?>)
                .findFirst()
                .orElse(0);
    }

    /// What the [#viewer] may know.
    P seen() {
        return game.seenBy(viewer(), position);
    }

    /// The legal moves of the person to move as text; empty when it is not a person's turn.
    ///
    /// @param limit the maximum number of moves
    List<String> legal(int limit) {
        return isPersonsTurn()
                ? ruleset().protocolView().legal(seen(), limit).stream()
                        .map(ProtocolView.Option::text)
                        .toList()
                : List.of();
    }

    /// The number of legal moves of the person to move.
    int legalCount() {
        return isPersonsTurn() ? game.legalMoves(seen()).size() : 0;
    }

    /// Makes a move for the seat to move.
    ///
    /// @throws IllegalMoveException when the move is illegal; nothing has changed in that case
    Turn<P, M> move(M move) {
        P before = position;
        int seat = game.toMove(before);
        M canonical = ruleset().canonical(before, move);
        P after = deal.play(before, canonical);
        Turn<P, M> turn = Turn.of(seat, before, canonical, after);
        position = after;
        turns.add(turn);
        return turn;
    }

    /// Parses and makes a move for the person to move.
    ///
    /// @throws IllegalMoveException when the text is not a move or the move is illegal; nothing has changed
    ///     in that case
    Turn<P, M> move(String text) {
        return move(game.notation().read(seen(), text));
    }

    /// The moves so far as text; [#replay] plays them again.
    List<String> steps() {
        return turns.stream()
                .map(turn -> game.notation().write(turn.before(), turn.move()))
                .toList();
    }

    /// Plays a move of a saved game.
    ///
    /// @throws IllegalArgumentException when it is not legal
    void replay(String step) {
        try {
            move(game.notation().read(position, step));
        } catch (IllegalMoveException e) {
            throw new IllegalArgumentException("move " + (turns.size() + 1) + ", '" + step + "': " + e.sentence(), e);
        }
    }

    /// A move of the seat to move as text.
    String text(M move) {
        return game.notation().write(seen(), move);
    }

    /// Asks the agent to move for its choice. Nothing is drawn or changed.
    Answer<P, M> ask() {
        int seat = game.toMove(position);
        if (!(seats.get(seat) instanceof Computer<P, M> computer)) {
            throw new IllegalStateException("a person has seat " + seat);
        }
        return ask(computer.agent());
    }

    /// Asks any agent for its choice. Nothing is drawn or changed.
    Answer<P, M> ask(Agent<P, M> agent) {
        P seen = game.seenBy(game.toMove(position), position);
        return TurnLoop.ask(agent, seen, setup.budget(), this::judged, TurnLoop.DEFAULT_TRIES);
    }

    /// Only checks the move; the deal plays it when it is made.
    private P judged(M move) {
        return game.play(position, ruleset().canonical(position, move), new SplittableRandom(0));
    }

    /// Goes back to the last turn of a person; returns the number of turns taken back, 0 when there is none.
    int undo() {
        int kept = turns.size() - 1;
        while (kept >= 0 && !(seats.get(turns.get(kept).seat()) instanceof Person<?, ?>)) {
            kept--;
        }
        if (kept < 0) {
            return 0;
        }
        int taken = turns.size() - kept;
        List<M> again = turns.stream().limit(kept).map(Turn::move).toList();
        // A deal only goes forward, so replay the game up to here.
        turns.clear();
        deal = setup.deals().get();
        start = deal.start();
        position = start;
        again.forEach(this::move);
        return taken;
    }

    /// Gives the seat to move to the person at the keyboard.
    void takeOver() {
        seats.set(game.toMove(position), Seat.person());
    }

    /// The game so far as a record.
    GameRecord<P, M> record(String title, List<String> names) {
        Optional<Ending> over = game.outcome(position).map(Ending.Finished::new);
        return GameRecord.of(new Heading(title, names), start, turns, over.orElseGet(Ending.Unfinished::new));
    }
}
