package dev.quoin.crossword.endgame;

import dev.quoin.crossword.rules.CrosswordMove;
import java.util.List;

/// Collects the principal variation after a search, by making its moves in the worker. Mutable, used by one thread.
final class EndgameLine {
    private final EndgameWorker worker;
    private final EndgameStart start;
    private final List<CrosswordMove> line;
    private int turnsLeft;

    EndgameLine(EndgameWorker worker, EndgameStart start, List<CrosswordMove> line) {
        this.worker = worker;
        this.start = start;
        this.line = line;
        turnsLeft = start.turnsLeft();
    }

    /// Adds moves to the line: to the end of the game if the value is proved, otherwise as far as the table goes.
    void collect(EndgameDeepening search) {
        int value = search.value();
        int move = search.move();
        boolean going = true;
        while (going) {
            PackedPlays plays = worker.state.rootPlays();
            int index = find(plays, move);
            if (search.isProved()) {
                index = findWorth(plays, index, value);
            }
            if (index < 0) {
                return;
            }
            int score = index == plays.size ? 0 : PackedPlays.score(plays.heads[index]);
            value = score - value;
            going = make(plays, index, score);
            move = worker.tableMove(start.distinctTurns(turnsLeft));
        }
    }

    /// The index of a move; -1 if there is none.
    private static int find(PackedPlays plays, int move) {
        if (move == EndgameWorker.PASS) {
            return plays.size;
        }
        for (int index = 0; index < plays.size; index++) {
            if (PositionTable.isMove(move, plays.marks[index])) {
                return index;
            }
        }
        return -1;
    }

    /// The first move that is worth `value`, trying `first` before the others and a pass after them.
    private int findWorth(PackedPlays plays, int first, int value) {
        if (first >= 0 && first < plays.size && isWorth(first, value)) {
            return first;
        }
        for (int index = 0; index <= plays.size; index++) {
            if ((index != first || index == plays.size) && isWorth(index, value)) {
                return index;
            }
        }
        throw new AssertionError("no move is worth the proved value " + value);
    }

    private boolean isWorth(int index, int value) {
        PackedPlays plays = worker.state.ply(0).plays;
        int score = index == plays.size ? 0 : PackedPlays.score(plays.heads[index]);
        int found = worker.valueAfter(
                index,
                turnsLeft,
                turns -> worker.search(1, EndgameWorker.UNLIMITED, score - value, score - value + 1, turns));
        return found >= value;
    }

    /// Makes a move. Returns whether the game goes on.
    private boolean make(PackedPlays plays, int index, int score) {
        turnsLeft = score == 0 ? turnsLeft - 1 : start.variant().scorelessTurns();
        if (index == plays.size) {
            line.add(new CrosswordMove.Pass());
            worker.state.advance(0, 0, 0);
            return turnsLeft > 0;
        }
        long head = plays.heads[index];
        line.add(PackedPlays.play(head, plays.tiles[index], start.board().rows()));
        boolean out = plays.needs[index] == worker.state.racks[worker.state.side(0)];
        worker.state.advance(head, plays.tiles[index], plays.needs[index]);
        return !out && turnsLeft > 0;
    }
}
