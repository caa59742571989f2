package dev.quoin.crossword.endgame;

import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.variant.Variant;
import java.util.Arrays;

/// The position of a search: board, racks, and the plays at each ply, updated from those two plies earlier. Mutable,
/// not
/// thread-safe.
final class EndgameState {
    final EndgameBoard board;
    final RackCode[] codes;
    final long[] racks = new long[2];
    private final LaneCache cache;

    // By ply + 2. The first two have the plays before the search, of the mover and of the opponent.
    private EndgamePly[] plies;
    private int sideAtRoot;

    EndgameState(Lexicon lexicon, EndgameStart start) {
        Variant variant = start.variant();
        codes = new RackCode[] {
            new RackCode(start.rack(), variant.tiles()), new RackCode(start.opponentRack(), variant.tiles())
        };
        board = new EndgameBoard(lexicon, variant, start.board(), start.usableLetters());
        cache = new LaneCache(board, new LaneGenerator(lexicon, variant, board, codes[0]), codes);
        racks[0] = codes[0].full;
        racks[1] = codes[1].full;
        plies = new EndgamePly[] {new EndgamePly(board), new EndgamePly(board)};
        restart();
    }

    /// Makes the present position the root.
    private void restart() {
        for (int index = 0; index < 2; index++) {
            EndgamePly ply = plies[index];
            ply.plays.size = 0;
            ply.touched = 0;
            ply.missing = 0;
            for (int lane = 0; lane < board.lanes; lane++) {
                addPlays(lane, sideAtRoot ^ index, ply.plays);
            }
        }
    }

    /// Makes a move at the root for good, so that the opponent is to move there. A pass needs no tiles.
    void advance(long head, long tiles, long need) {
        if (need != 0) {
            board.make(head, tiles);
            racks[sideAtRoot] -= need;
        }
        sideAtRoot ^= 1;
        restart();
    }

    int side(int ply) {
        return sideAtRoot ^ ply & 1;
    }

    /// What is kept for a ply; -1 is the opponent's before the search.
    EndgamePly ply(int ply) {
        if (ply + 2 == plies.length) {
            plies = Arrays.copyOf(plies, 2 * plies.length);
            for (int index = ply + 2; index < plies.length; index++) {
                plies[index] = new EndgamePly(board);
            }
        }
        return plies[ply + 2];
    }

    /// The total value of a side's rack.
    int rackValue(int side) {
        return codes[side].value(racks[side]);
    }

    /// Lists the plays at a ply that are the same as two plies earlier.
    EndgamePly begin(int ply) {
        EndgamePly node = ply(ply);
        EndgamePly earlier = plies[ply];
        node.begin();
        node.plays.size = 0;
        node.missing = earlier.missing | earlier.touched | plies[ply + 1].touched;
        node.plays.addUntouched(earlier.plays, node.missing, racks[side(ply)]);
        return node;
    }

    /// Adds the plays of the lanes that have changed since then.
    void complete(int ply, EndgamePly node) {
        for (long rest = node.missing; rest != 0; rest &= rest - 1) {
            addPlays(Long.numberOfTrailingZeros(rest), side(ply), node.plays);
        }
        node.missing = 0;
    }

    private void addPlays(int lane, int side, PackedPlays list) {
        cache.addPlays(lane, side, racks[side], list);
    }

    /// All plays at the root.
    PackedPlays rootPlays() {
        EndgamePly root = begin(0);
        complete(0, root);
        return root.plays;
    }

    /// Makes a play at a ply. Returns what [#unmake] needs.
    int make(int ply, EndgamePly node, long head, long tiles, long need) {
        int changes = board.changes();
        node.touched = board.make(head, tiles);
        racks[side(ply)] -= need;
        return changes;
    }

    void unmake(int ply, long head, long tiles, long need, int changes) {
        racks[side(ply)] += need;
        board.unmake(head, tiles, changes);
    }

    /// Positions of other searches with the same variant and word list have the same hash.
    long hash(int side, int turns) {
        long own = codes[side].hash(racks[side]);
        long other = codes[side ^ 1].hash(racks[side ^ 1]);
        return board.hash ^ EndgameBoard.mix(own + turns) ^ EndgameBoard.mix(~other);
    }
}
