package dev.quoin.env.crossword.action;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.tile.Tile;
import dev.quoin.crossword.tile.Tiles;
import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.SplitMixRandom;
import dev.quoin.env.space.ElementType;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;

/// Writes what may come after each candidate: the other player's best reply and one's own best next play, with racks
/// drawn from the unseen tiles. Bound once, then safe to share between the threads of different slots.
///
/// The draws follow from what the seat sees, not from the random numbers of the episode: the same view shows the same
/// numbers,
/// and nothing hidden shows through. All candidates of a position meet the same racks. One's own next play is looked
/// for on
/// the board before the reply.
///
/// | feature | meaning |
/// |---|---|
/// | 0 | the best reply, on average, divided by 10 |
/// | 1 | the highest of these replies, divided by 10 |
/// | 2 | how many of the racks have no reply, 0 to 1 |
/// | 3 | one's own best next play, on average, divided by 10 |
final class ReplyFeatures {
    static final String NAME = "candidate_replies";
    static final int WIDTH = 4;

    /// Nothing is higher: no play of a shipped variant scores 10,000.
    private static final double HIGHEST = 1000;

    private static final float SCALE = 10;

    private final Crossword game;
    private final ThreadLocal<GeneratorScratch> scratches;
    private final int rows;
    private final int racks;
    private MemorySegment features = MemorySegment.NULL;

    /// @param rows how many candidates a list has
    /// @param racks how many racks are drawn
    ReplyFeatures(Crossword game, ThreadLocal<GeneratorScratch> scratches, int rows, int racks) {
        this.game = game;
        this.scratches = scratches;
        this.rows = rows;
        this.racks = racks;
    }

    Field field() {
        return Field.of(NAME, ElementType.FLOAT32, 0, HIGHEST, rows, WIDTH);
    }

    void bind(MemorySegment bound) {
        features = bound;
    }

    /// The tiles of one draw: those of the other player, then those that one would draw oneself.
    record Draw(Tiles other, List<Integer> next) {
        /// What one would hold after keeping some tiles.
        Tiles own(Tiles kept, int drawn) {
            int[] counts = kept.counts();
            for (int tile : next.subList(0, Math.min(drawn, next.size()))) {
                counts[tile]++;
            }
            return Tiles.of(counts);
        }
    }

    /// Writes all candidates of a position.
    void write(int slot, CrosswordPosition position, LegalActions legal) {
        List<Draw> draws = draws(position);
        GeneratorScratch scratch = scratches.get();
        scratch.generator.load(position.board());
        for (int row = 0; row < legal.size; row++) {
            int choice = legal.choices[row];
            if (choice >= 0) {
                scratch.after.follow(scratch.generator, legal.plays, choice);
            } else {
                scratch.after.load(position.board());
            }
            long at = ((long) slot * rows + row) * WIDTH;
            writeReplies(scratch, at, draws);
            writeNext(scratch, at, draws, kept(position, legal, choice), position);
        }
    }

    private void writeReplies(GeneratorScratch scratch, long at, List<Draw> draws) {
        float sum = 0;
        float highest = 0;
        float none = 0;
        for (Draw draw : draws) {
            scratch.after.best(draw.other(), scratch.found);
            float score = scratch.found.size() == 0 ? 0 : scratch.found.score(0);
            sum += score;
            highest = Math.max(highest, score);
            none += scratch.found.size() == 0 ? 1 : 0;
        }
        put(at, 0, sum / draws.size() / SCALE);
        put(at, 1, highest / SCALE);
        put(at, 2, none / draws.size());
    }

    private void writeNext(
            GeneratorScratch scratch, long at, List<Draw> draws, Tiles kept, CrosswordPosition position) {
        int drawn = Math.min(position.rack().size() - kept.size(), position.bagSize());
        float sum = 0;
        for (Draw draw : draws) {
            scratch.after.best(draw.own(kept, drawn), scratch.found);
            sum += scratch.found.size() == 0 ? 0 : scratch.found.score(0);
        }
        put(at, 3, sum / draws.size() / SCALE);
    }

    private Tiles kept(CrosswordPosition position, LegalActions legal, int choice) {
        Tiles rack = position.rack();
        if (choice < 0) {
            return rack.minus(Exchanges.given(rack, game.variant().tiles(), LegalActions.PASS - choice));
        }
        int[] counts = rack.counts();
        for (int tile = 0; tile < legal.plays.count(choice); tile++) {
            counts[Tile.rackNumber(legal.plays.tile(choice, tile))]--;
        }
        return Tiles.of(counts);
    }

    /// The racks of a position.
    List<Draw> draws(CrosswordPosition position) {
        Tiles other = position.rack(1 - position.toMove());
        int[] counts = position.pool().plus(other).counts();
        var unseen = new ArrayList<Integer>();
        for (int number = 0; number < counts.length; number++) {
            for (int copy = 0; copy < counts[number]; copy++) {
                unseen.add(number);
            }
        }
        var random = new SplitMixRandom(
                31L * position.board().hashCode() + position.rack().hashCode());
        var draws = new ArrayList<Draw>();
        for (int rack = 0; rack < racks; rack++) {
            draws.add(draw(unseen, other.size(), counts.length, random));
        }
        return draws;
    }

    private static Draw draw(List<Integer> unseen, int otherSize, int kinds, SplitMixRandom random) {
        int[] other = new int[kinds];
        int taken = Math.min(unseen.size(), 2 * otherSize);
        for (int at = 0; at < taken; at++) {
            int from = at + random.nextInt(unseen.size() - at);
            int kept = unseen.get(at);
            unseen.set(at, unseen.get(from));
            unseen.set(from, kept);
            if (at < otherSize) {
                other[unseen.get(at)]++;
            }
        }
        return new Draw(Tiles.of(other), List.copyOf(unseen.subList(Math.min(otherSize, taken), taken)));
    }

    /// Takes back what is written of a candidate.
    void erase(int slot, int row) {
        long at = ((long) slot * rows + row) * WIDTH;
        for (int feature = 0; feature < WIDTH; feature++) {
            put(at, feature, 0);
        }
    }

    private void put(long at, int feature, float value) {
        features.setAtIndex(ValueLayout.JAVA_FLOAT, at + feature, value);
    }
}
