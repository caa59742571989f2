package dev.quoin.cli.play.othello;

import dev.quoin.cli.play.othello.Player.Computer;
import dev.quoin.cli.play.othello.Player.Person;
import dev.quoin.othello.board.Disc;
import dev.quoin.othello.board.OthelloMove;
import dev.quoin.othello.board.OthelloPosition;
import dev.quoin.othello.notation.MoveSequence;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// One game between people and agents, with undo and redo. Changes as the game goes on; for one thread.
final class TableGame {
    private final OthelloPosition start;
    private final Map<Disc, Player> players = new EnumMap<>(Disc.class);
    private final List<Turn> turns = new ArrayList<>();
    private final Deque<OthelloMove> undone = new ArrayDeque<>();
    private OthelloPosition position;

    /// A game that goes on after the moves played so far.
    TableGame(MoveSequence soFar, Player black, Player white) {
        this.start = soFar.start();
        this.position = start;
        players.put(Disc.BLACK, black);
        players.put(Disc.WHITE, white);
        soFar.moves().forEach(this::apply);
    }

    /// One turn as it was played.
    record Turn(OthelloPosition before, OthelloMove move) {
        Disc disc() {
            return before.toMove();
        }

        /// The discs that were turned.
        long turned() {
            return move instanceof OthelloMove.Place(int square) ? before.flips(square) : 0;
        }
    }

    OthelloPosition position() {
        return position;
    }

    Player player(Disc disc) {
        return players.getOrDefault(disc, new Person());
    }

    /// How many of the players are people, 0 to 2.
    int people() {
        return (int) players.values().stream().filter(Person.class::isInstance).count();
    }

    List<Turn> turns() {
        return List.copyOf(turns);
    }

    Optional<Turn> last() {
        return turns.isEmpty() ? Optional.empty() : Optional.of(turns.getLast());
    }

    MoveSequence sequence() {
        return new MoveSequence(start, turns.stream().map(Turn::move).toList());
    }

    boolean isOver() {
        return position.isOver();
    }

    boolean isPersonsTurn() {
        return !isOver() && player(position.toMove()) instanceof Person;
    }

    /// The agent whose turn it is, empty when it is a person's or the game is over.
    Optional<Computer> mover() {
        return !isOver() && player(position.toMove()) instanceof Computer computer
                ? Optional.of(computer)
                : Optional.empty();
    }

    /// A turn of whoever has it; the move must be legal. What was undone is forgotten.
    Turn move(OthelloMove move) {
        Turn turn = apply(move);
        undone.clear();
        return turn;
    }

    /// Goes back to the last turn in which a person chose a square, in a game without people by one disc; returns
    /// how many turns were taken back, 0 when there is no such turn.
    int undo() {
        int kept = turns.size() - 1;
        while (kept >= 0 && !isChoice(turns.get(kept))) {
            kept--;
        }
        if (kept < 0) {
            return 0;
        }
        int taken = turns.size() - kept;
        for (int count = 0; count < taken; count++) {
            Turn turn = turns.removeLast();
            undone.addFirst(turn.move());
            position = turn.before();
        }
        return taken;
    }

    /// Plays again what was undone, up to the next turn in which a person can choose a square; returns how many turns
    /// were played.
    int redo() {
        int played = 0;
        while (!undone.isEmpty() && (played == 0 || !isChoice(new Turn(position, undone.getFirst())))) {
            apply(undone.removeFirst());
            played++;
        }
        return played;
    }

    /// Gives a colour to the person at the keyboard.
    void takeOver(Disc disc) {
        players.put(disc, new Person());
    }

    private boolean isChoice(Turn turn) {
        boolean choosing = people() == 0 || player(turn.disc()) instanceof Person;
        return choosing && turn.move() instanceof OthelloMove.Place;
    }

    private Turn apply(OthelloMove move) {
        var turn = new Turn(position, move);
        position = position.play(move);
        turns.add(turn);
        return turn;
    }
}
