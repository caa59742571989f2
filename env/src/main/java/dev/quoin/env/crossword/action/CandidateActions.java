package dev.quoin.env.crossword.action;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.rules.CrosswordReason;
import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.space.ElementType;
import dev.quoin.game.IllegalMoveException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Actions that are rows in a list of legal moves: the best plays first, then one exchange for each number
/// of tiles, and the pass last.
///
/// Exchanges and the pass have fixed rows; plays fill the others, in the order of the generator. On an empty
/// symmetric board, vertical plays are not listed, but they count as legal moves.
public final class CandidateActions implements ActionScheme {
    static final String CANDIDATES = "candidates";
    static final String TILES = "candidate_tiles";
    static final String LEGAL_MOVES = "legal_moves";

    private final Crossword game;
    private final ThreadLocal<GeneratorScratch> scratches;
    private final int rows;
    private final CandidateFeatures features;
    private final Optional<ReplyFeatures> replies;
    private MemorySegment masks = MemorySegment.NULL;
    private MemorySegment counts = MemorySegment.NULL;

    /// Creates a list of `rows` moves of a game.
    public CandidateActions(Crossword game, ThreadLocal<GeneratorScratch> scratches, int rows) {
        this(game, scratches, rows, 0);
    }

    /// Creates a list of `rows` moves of a two-player game, with an estimate of the replies to each.
    ///
    /// @param racks the number of racks sampled for the estimate; 0 for none
    CandidateActions(Crossword game, ThreadLocal<GeneratorScratch> scratches, int rows, int racks) {
        this.game = game;
        this.scratches = scratches;
        this.rows = rows;
        features = new CandidateFeatures(game.variant(), rows);
        replies = racks == 0 ? Optional.empty() : Optional.of(new ReplyFeatures(game, scratches, rows, racks));
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
    public void bind(ObservationBuffers buffers) {
        masks = buffers.segment(SlotLayout.MASK);
        counts = buffers.segment(LEGAL_MOVES);
        features.bind(buffers.segment(CANDIDATES), buffers.segment(TILES));
        replies.ifPresent(each -> each.bind(buffers.segment(ReplyFeatures.NAME)));
    }

    @Override
    public void find(CrosswordPosition position, LegalActions legal) {
        legal.clear();
        GeneratorScratch scratch = scratches.get();
        scratch.generator.load(position.board());
        int exchanges = exchangesOffered(position);
        int plays = scratch.generator.topAndCount(position.rack(), rows - exchanges - 1, scratch.found);
        int images = scratch.generator.leavesOutTransposed() ? 2 : 1;
        legal.legalMoves = plays * images + Exchanges.legal(game, position) + 1;
        for (int play = 0; play < scratch.found.size(); play++) {
            legal.plays.add(scratch.found, play);
            legal.add(legal.size, play);
        }
        for (int given = 1; given <= exchanges; given++) {
            legal.add(legal.size, LegalActions.PASS - given);
        }
        legal.add(legal.size, LegalActions.PASS);
    }

    private int exchangesOffered(CrosswordPosition position) {
        int offered = 0;
        while (offered < position.rack().size() && game.referee().allowsExchange(position, offered + 1)) {
            offered++;
        }
        return offered;
    }

    @Override
    public void show(int slot, CrosswordPosition position, LegalActions legal) {
        for (int row = 0; row < legal.size; row++) {
            masks.setAtIndex(ValueLayout.JAVA_BYTE, (long) slot * rows + row, (byte) 1);
            features.write(slot, row, position, legal);
        }
        if (replies.isPresent() && legal.size > 0) {
            replies.get().write(slot, position, legal);
        }
        counts.setAtIndex(ValueLayout.JAVA_INT, slot, legal.legalMoves);
    }

    @Override
    public void hide(int slot, LegalActions legal) {
        for (int row = 0; row < legal.size; row++) {
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
    public IllegalMoveException refusal(CrosswordPosition position, LegalActions legal, int action) {
        return new IllegalMoveException(
                CrosswordReason.UNPLAYABLE,
                "the list has " + legal.size + " candidates, so there is none in row " + action);
    }
}
