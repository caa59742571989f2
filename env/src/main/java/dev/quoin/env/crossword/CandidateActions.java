package dev.quoin.env.crossword;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.CrosswordReason;
import dev.quoin.env.slots.Columns;
import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.space.ElementType;
import dev.quoin.game.IllegalMoveException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Actions that name a row of a list of legal moves: the best plays first, then an exchange for each number of tiles,
/// the pass last.
///
/// Exchanges and the pass always have their rows; plays fill the others, in the order of the generator. On an empty
/// board that is its own mirror image the plays down are left out, but counted among the legal moves.
public final class CandidateActions implements ActionScheme {
    static final String CANDIDATES = "candidates";
    static final String TILES = "candidate_tiles";
    static final String LEGAL_MOVES = "legal_moves";

    private final Crossword game;
    private final ThreadLocal<Workbench> benches;
    private final int rows;
    private final CandidateFeatures features;
    private final Optional<CandidateReplies> replies;
    private MemorySegment masks = MemorySegment.NULL;
    private MemorySegment counts = MemorySegment.NULL;

    /// So many rows for moves of a game.
    public CandidateActions(Crossword game, ThreadLocal<Workbench> benches, int rows) {
        this(game, benches, rows, 0);
    }

    /// So many rows for moves of a game for two, with what may come after each.
    ///
    /// @param racks how many racks are drawn for that; 0 for none of it
    CandidateActions(Crossword game, ThreadLocal<Workbench> benches, int rows, int racks) {
        this.game = game;
        this.benches = benches;
        this.rows = rows;
        features = new CandidateFeatures(game.variant(), rows);
        replies = racks == 0 ? Optional.empty() : Optional.of(new CandidateReplies(game, benches, rows, racks));
    }

    @Override
    public int count() {
        return rows;
    }

    @Override
    public List<Field> fields() {
        var fields = new ArrayList<>(List.of(
                Field.of(SlotLayout.MASK, ElementType.INT8, 0, 1, rows),
                Field.of(CANDIDATES, ElementType.FLOAT32, 0, CandidateFeatures.HIGHEST, rows, features.width()),
                Field.of(
                        TILES,
                        ElementType.INT8,
                        0,
                        features.highestTile(),
                        rows,
                        game.variant().rackSize()),
                Field.of(LEGAL_MOVES, ElementType.INT32, 0, Integer.MAX_VALUE, 1)));
        replies.ifPresent(each -> fields.add(each.field()));
        return fields;
    }

    @Override
    public void bind(Columns columns) {
        masks = columns.segment(SlotLayout.MASK);
        counts = columns.segment(LEGAL_MOVES);
        features.bind(columns.segment(CANDIDATES), columns.segment(TILES));
        replies.ifPresent(each -> each.bind(columns.segment(CandidateReplies.NAME)));
    }

    @Override
    public void find(CrosswordPosition position, Turn turn) {
        turn.clear();
        Workbench bench = benches.get();
        bench.generator.load(position.board());
        bench.generator.all(position.rack(), bench.found);
        int plays = bench.found.size();
        int images = bench.generator.leavesOutTransposed() ? 2 : 1;
        turn.legalMoves = plays * images + Exchanges.legal(game, position) + 1;
        int exchanges = exchangesOffered(position);
        if (plays > 0) {
            bench.generator.top(position.rack(), rows - exchanges - 1, bench.found);
            for (int play = 0; play < bench.found.size(); play++) {
                turn.plays.add(bench.found, play);
                turn.add(turn.size, play);
            }
        }
        for (int given = 1; given <= exchanges; given++) {
            turn.add(turn.size, Turn.PASS - given);
        }
        turn.add(turn.size, Turn.PASS);
    }

    private int exchangesOffered(CrosswordPosition position) {
        int offered = 0;
        while (offered < position.rack().size() && game.referee().allowsExchange(position, offered + 1)) {
            offered++;
        }
        return offered;
    }

    @Override
    public void show(int slot, CrosswordPosition position, Turn turn) {
        for (int row = 0; row < turn.size; row++) {
            masks.setAtIndex(ValueLayout.JAVA_BYTE, (long) slot * rows + row, (byte) 1);
            features.write(slot, row, position, turn);
        }
        if (replies.isPresent() && turn.size > 0) {
            replies.get().write(slot, position, turn);
        }
        counts.setAtIndex(ValueLayout.JAVA_INT, slot, turn.legalMoves);
    }

    @Override
    public void hide(int slot, Turn turn) {
        for (int row = 0; row < turn.size; row++) {
            masks.setAtIndex(ValueLayout.JAVA_BYTE, (long) slot * rows + row, (byte) 0);
            erase(slot, row);
        }
        counts.setAtIndex(ValueLayout.JAVA_INT, slot, 0);
    }

    @Override
    public void clear(int slot) {
        for (int row = 0; row < rows; row++) {
            masks.setAtIndex(ValueLayout.JAVA_BYTE, (long) slot * rows + row, (byte) 0);
            erase(slot, row);
        }
        counts.setAtIndex(ValueLayout.JAVA_INT, slot, 0);
    }

    private void erase(int slot, int row) {
        features.erase(slot, row);
        replies.ifPresent(each -> each.erase(slot, row));
    }

    @Override
    public IllegalMoveException refusal(CrosswordPosition position, Turn turn, int action) {
        return new IllegalMoveException(
                CrosswordReason.UNPLAYABLE,
                "the list has " + turn.size + " candidates, there is none in row " + action + " (from 0)");
    }
}
