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

/// One game between people and agents, with undo. Changes as the game goes on; for one thread.
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

    /// The true position; views show of it only what [#seen] gives.
    P position() {
        return position;
    }

    /// Whose turn it is, empty when the game is over.
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

    /// What the person to move can play, as text; nothing when it is no person's turn.
    ///
    /// @param limit the most moves to list
    List<String> legal(int limit) {
        return isPersonsTurn()
                ? ruleset().protocolView().legal(seen(), limit).stream()
                        .map(ProtocolView.Option::text)
                        .toList()
                : List.of();
    }

    /// How many moves the person to move can choose from.
    int legalCount() {
        return isPersonsTurn() ? game.legalMoves(seen()).size() : 0;
    }

    /// Makes a move for the seat to move.
    ///
    /// @throws IllegalMoveException when the rules forbid it; nothing has changed then
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

    /// Makes the move of a text for the person to move.
    ///
    /// @throws IllegalMoveException when the text is no move or the rules forbid it; nothing has changed then
    Turn<P, M> move(String text) {
        return move(game.notation().read(seen(), text));
    }

    /// A move of the seat to move as text.
    String text(M move) {
        return game.notation().write(seen(), move);
    }

    /// What the agent to move wants to play. Nothing is drawn or changed.
    Answer<P, M> ask() {
        int seat = game.toMove(position);
        if (!(seats.get(seat) instanceof Computer<P, M> computer)) {
            throw new IllegalStateException("a person has seat " + seat);
        }
        return ask(computer.agent());
    }

    /// What any agent would play now. Nothing is drawn or changed.
    Answer<P, M> ask(Agent<P, M> agent) {
        P seen = game.seenBy(game.toMove(position), position);
        return TurnLoop.ask(agent, seen, setup.budget(), this::judged, TurnLoop.DEFAULT_TRIES);
    }

    /// Only checks the move: the deal plays it when it is made.
    private P judged(M move) {
        return game.play(position, ruleset().canonical(position, move), new SplittableRandom(0));
    }

    /// Goes back to the last turn of a person; returns how many turns were taken back, 0 when there is none.
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
        // A deal only goes forward, so the game is played again up to here.
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
