package dev.quoin.terminal.othello;

import dev.quoin.game.Turn;
import dev.quoin.othello.Othello;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.MoveSequence;
import dev.quoin.terminal.table.TableSetup.Computer;
import dev.quoin.terminal.table.TableSetup.Person;
import dev.quoin.terminal.table.TableSetup.Seat;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A game between people and agents, with undo and redo. Mutable, not thread-safe.
final class OthelloTableGame {
    private final OthelloPosition start;
    private final Map<Disc, Seat<OthelloPosition, OthelloMove>> players = new EnumMap<>(Disc.class);
    private final List<Turn<OthelloPosition, OthelloMove>> turns = new ArrayList<>();
    private final Deque<OthelloMove> undone = new ArrayDeque<>();
    private OthelloPosition position;
    private boolean takenOver;

    /// Creates a game that continues after the moves played so far.
    OthelloTableGame(
            MoveSequence soFar, Seat<OthelloPosition, OthelloMove> black, Seat<OthelloPosition, OthelloMove> white) {
        this.start = soFar.start();
        this.position = start;
        players.put(Disc.BLACK, black);
        players.put(Disc.WHITE, white);
        soFar.moves().forEach(this::apply);
    }

    OthelloPosition position() {
        return position;
    }

    Seat<OthelloPosition, OthelloMove> player(Disc disc) {
        return players.getOrDefault(disc, Seat.person());
    }

    /// The number of people among the players, 0 to 2.
    int people() {
        return (int) players.values().stream().filter(Person.class::isInstance).count();
    }

    List<Turn<OthelloPosition, OthelloMove>> turns() {
        return List.copyOf(turns);
    }

    Optional<Turn<OthelloPosition, OthelloMove>> last() {
        return turns.isEmpty() ? Optional.empty() : Optional.of(turns.getLast());
    }

    MoveSequence sequence() {
        return new MoveSequence(start, turns.stream().map(Turn::move).toList());
    }

    boolean isOver() {
        return position.isOver();
    }

    boolean isPersonsTurn() {
        return !isOver() && player(position.toMove()) instanceof Person<?, ?>;
    }

    /// The agent to move; empty when it is a person's turn or the game is over.
    Optional<Computer<OthelloPosition, OthelloMove>> mover() {
        return !isOver() && player(position.toMove()) instanceof Computer<OthelloPosition, OthelloMove> computer
                ? Optional.of(computer)
                : Optional.empty();
    }

    /// Makes a legal move for the side to move and discards the undone moves.
    Turn<OthelloPosition, OthelloMove> move(OthelloMove move) {
        Turn<OthelloPosition, OthelloMove> turn = apply(move);
        undone.clear();
        return turn;
    }

    /// Goes back to the last turn in which a person chose a square, or by one disc in a game without people;
    /// returns the number of turns taken back, 0 when there is no such turn.
    int undo() {
        int kept = turns.size() - 1;
        while (kept >= 0 && !isChoice(turns.get(kept).before(), turns.get(kept).move())) {
            kept--;
        }
        if (kept < 0) {
            return 0;
        }
        int taken = turns.size() - kept;
        for (int count = 0; count < taken; count++) {
            Turn<OthelloPosition, OthelloMove> turn = turns.removeLast();
            undone.addFirst(turn.move());
            position = turn.before();
        }
        return taken;
    }

    /// Redoes undone turns, up to the next turn in which a person can choose a square; returns the number of
    /// turns.
    int redo() {
        int played = 0;
        while (!undone.isEmpty() && (played == 0 || !isChoice(position, undone.getFirst()))) {
            apply(undone.removeFirst());
            played++;
        }
        return played;
    }

    /// Gives a color to the person at the keyboard.
    void takeOver(Disc disc) {
        players.put(disc, Seat.person());
        takenOver = true;
    }

    /// Whether the person has taken over from an agent.
    boolean isTakenOver() {
        return takenOver;
    }

    private boolean isChoice(OthelloPosition before, OthelloMove move) {
        boolean choosing = people() == 0 || player(before.toMove()) instanceof Person<?, ?>;
        return choosing && move instanceof OthelloMove.Place;
    }

    private Turn<OthelloPosition, OthelloMove> apply(OthelloMove move) {
        OthelloPosition before = position;
        position = before.play(move);
        int seat = before.toMove() == Disc.BLACK ? Othello.BLACK : Othello.WHITE;
        Turn<OthelloPosition, OthelloMove> turn = Turn.of(seat, before, move, position);
        turns.add(turn);
        return turn;
    }
}
