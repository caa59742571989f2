package dev.quoin.crossword.simulation;

import dev.quoin.crossword.equity.StaticSearch;
import dev.quoin.crossword.leave.LeaveTable;
import dev.quoin.crossword.leave.RackParts;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.movegen.MoveGenerator;
import dev.quoin.crossword.movegen.PlayBuffer;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Alphabet;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.crossword.variant.TileSet;
import dev.quoin.crossword.variant.Variant;

/// Plays samples: a candidate, then static best moves of both seats. One for each thread; mutable.
///
/// Consecutive samples of one candidate are cheaper, because its board is kept.
final class Rollout {
    private static final int MINE = 0;
    private static final int OTHER = 1;
    private static final int PLAYERS = 2;

    /// What a seat's leave is worth on average after a move, in millipoints; win probabilities already contain
    /// that the other seat has such a leave. Measured in self-play of `static`.
    private static final int USUAL_LEAVE = 2000;

    private final Variant variant;
    private final TileSet tiles;
    private final Utility utility;
    private final StaticSearch search;
    private final MoveGenerator root;
    private final MoveGenerator afterCandidate;
    private final MoveGenerator[] later;

    private final int[][] racks = new int[PLAYERS][Alphabet.MOST_LETTERS + 1];
    private final int[] leaves = new int[PLAYERS];

    /// By number, the tiles that are not on the board.
    private final int[] offBoard = new int[Alphabet.MOST_LETTERS + 1];

    private SimulatedPosition position;
    private SampledDraw draw;
    private int loaded = -1;

    // The sample being played.
    private int lead;
    private int scorelessTurns;
    private boolean isOver;

    Rollout(Variant variant, Lexicon lexicon, LeaveTable table, Utility utility) {
        this.variant = variant;
        this.tiles = variant.tiles();
        this.utility = utility;
        this.search = new StaticSearch(variant, table);
        this.root = new MoveGenerator(lexicon, variant);
        this.afterCandidate = new MoveGenerator(lexicon, variant);
        this.later = new MoveGenerator[] {new MoveGenerator(lexicon, variant), new MoveGenerator(lexicon, variant)};
        this.position = SimulatedPosition.none(variant);
        this.draw = position.draw();
    }

    /// Sets the position.
    void begin(SimulatedPosition begun) {
        position = begun;
        draw = begun.draw();
        loaded = -1;
        root.load(begun.seen().board());
    }

    /// Plays sample `number` of a candidate and stores the outcome.
    void play(int candidate, int number, CandidateSamples samples) {
        CandidateMove first = position.candidates().get(candidate);
        if (loaded != candidate) {
            load(first);
            loaded = candidate;
        }
        deal(number);
        begin(first);
        MoveGenerator board = afterCandidate;
        int side = MINE;
        int last = position.plies();
        for (int ply = 1; ply <= last && !isOver; ply++) {
            side = 1 - side;
            find(board, side);
            if (ply == 1) {
                noteReply(samples, number);
            }
            MoveGenerator next = later[ply & 1];
            move(board, next, side, ply < last);
            board = next;
        }
        evaluate(side, samples, number);
    }

    private void load(CandidateMove first) {
        if (first.isPlay()) {
            afterCandidate.follow(root, first.plays(), first.play());
        } else {
            afterCandidate.copy(root);
        }
    }

    private void deal(int number) {
        CrosswordPosition seen = position.seen();
        draw.shuffle(number);
        Tiles rack = seen.rack();
        for (int letter = 0; letter < racks[MINE].length; letter++) {
            racks[MINE][letter] = rack.count(letter);
            racks[OTHER][letter] = 0;
            offBoard[letter] = rack.count(letter) + seen.pool().count(letter);
        }
        draw.dealHidden(racks[OTHER]);
        lead = position.lead();
        scorelessTurns = seen.scorelessTurns();
        isOver = false;
    }

    private void begin(CandidateMove first) {
        int bag = draw.bag();
        leaves[OTHER] = USUAL_LEAVE;
        leaves[MINE] = bag == 0 ? 0 : first.leave();
        for (int letter = 0; letter < racks[MINE].length; letter++) {
            racks[MINE][letter] -= first.used().count(letter);
        }
        lead += first.score();
        if (first.isPlay()) {
            for (int letter = 0; letter < offBoard.length; letter++) {
                offBoard[letter] -= first.used().count(letter);
            }
            draw.draw(true, first.used().size(), racks[MINE]);
        } else {
            exchange(MINE, first.used());
        }
        end(MINE, first.score());
    }

    private void exchange(int side, Tiles given) {
        draw.draw(side == MINE, given.size(), racks[side]);
        for (int letter = 0; letter < racks[side].length; letter++) {
            for (int count = 0; count < given.count(letter); count++) {
                draw.giveBack(side == MINE, letter);
            }
        }
    }

    private void find(MoveGenerator board, int side) {
        int bag = draw.bag();
        int unseen = bag == 0 ? points(racks[1 - side]) : 0;
        search.setOffBoard(offBoard);
        search.find(board, Tiles.of(racks[side]), bag, unseen, PLAYERS, losesByWaiting(side));
    }

    private boolean losesByWaiting(int side) {
        return scorelessTurns + PLAYERS >= variant.scorelessTurns() && (side == MINE ? lead <= 0 : lead >= 0);
    }

    private void noteReply(CandidateSamples samples, int number) {
        if (search.arePlays() && search.size() > 0) {
            samples.setReply(number, search.plays(), search.best(0));
        }
    }

    private void move(MoveGenerator board, MoveGenerator next, int side, boolean goesOn) {
        int bag = draw.bag();
        if (search.size() == 0) {
            leaves[side] =
                    bag == 0 ? 0 : search.tableValue(search.leaves().parts().size() - 1);
            end(side, 0);
            if (goesOn) {
                next.copy(board);
            }
        } else if (search.arePlays()) {
            play(side, search.plays(), search.best(0), bag);
            if (goesOn && !isOver) {
                next.follow(board, search.plays(), search.best(0));
            }
        } else {
            leaves[side] = search.tableValue(search.best(0));
            RackParts parts = search.leaves().parts();
            Tiles given = parts.tiles(parts.size() - 1).minus(parts.tiles(search.best(0)));
            for (int letter = 0; letter < racks[side].length; letter++) {
                racks[side][letter] -= given.count(letter);
            }
            exchange(side, given);
            end(side, 0);
            if (goesOn) {
                next.copy(board);
            }
        }
    }

    private void play(int side, PlayBuffer plays, int index, int bag) {
        RackParts parts = search.leaves().parts();
        int part = parts.size() - 1;
        int count = plays.count(index);
        for (int placed = 0; placed < count; placed++) {
            byte tile = plays.tile(index, placed);
            int number = Tile.isBlank(tile) ? Tile.BLANK : Tile.letter(tile);
            racks[side][number]--;
            offBoard[number]--;
            part -= parts.stride(number);
        }
        leaves[side] = bag == 0 ? 0 : search.tableValue(part);
        int score = plays.score(index);
        lead += side == MINE ? score : -score;
        draw.draw(side == MINE, count, racks[side]);
        end(side, score);
    }

    /// Counts scoreless turns, and settles the racks if the game is over.
    private void end(int side, int score) {
        scorelessTurns = score == 0 ? scorelessTurns + 1 : 0;
        if (draw.bag() == 0 && isEmpty(racks[side])) {
            int gain = 2 * points(racks[1 - side]);
            lead += side == MINE ? gain : -gain;
            isOver = true;
        } else if (scorelessTurns >= variant.scorelessTurns()) {
            lead += points(racks[OTHER]) - points(racks[MINE]);
            isOver = true;
        }
    }

    private static boolean isEmpty(int[] rack) {
        for (int count : rack) {
            if (count > 0) {
                return false;
            }
        }
        return true;
    }

    private int points(int[] rack) {
        int points = 0;
        for (int letter = 1; letter < rack.length; letter++) {
            points += rack[letter] == 0 ? 0 : rack[letter] * tiles.valueOfNumber(letter);
        }
        return points + rack[0] * tiles.valueOfNumber(0);
    }

    private static int size(int[] rack) {
        int size = 0;
        for (int count : rack) {
            size += count;
        }
        return size;
    }

    /// @param side the seat that moved last
    private void evaluate(int side, CandidateSamples samples, int number) {
        int spread = lead * LeaveTable.MILLIPOINTS;
        if (isOver) {
            samples.set(number, utility.of(utility.win(spread, 0), spread), utility.win(spread, 0), spread);
            return;
        }
        int unseen = draw.bag() + size(racks[1 - side]);
        int leave = leaves[side] - leaves[1 - side] + USUAL_LEAVE;
        int valued = spread + (side == MINE ? leave : -leave);
        double win = side == MINE ? utility.win(valued, unseen) : 1 - utility.win(-valued, unseen);
        samples.set(number, utility.of(win, valued), win, valued);
    }
}
