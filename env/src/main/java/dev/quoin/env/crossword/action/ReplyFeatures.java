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

/// Writes an estimate of what follows each candidate: the opponent's best reply and the player's own best
/// next play, for racks sampled from the unseen tiles. After binding, different threads may use it for
/// different slots.
///
/// The samples depend only on what the seat sees, not on the random numbers of the episode: equal views give
/// equal numbers, and no hidden information leaks. All candidates of a position use the same racks. The
/// player's own next play is generated on the board before the reply.
///
/// | feature | meaning |
/// |---|---|
/// | 0 | the mean score of the best reply, divided by 10 |
/// | 1 | the highest of these scores, divided by 10 |
/// | 2 | the fraction of racks without a reply, 0 to 1 |
/// | 3 | the mean score of the player's own best next play, divided by 10 |
final class ReplyFeatures {
    static final String NAME = "candidate_replies";
    static final int WIDTH = 4;

    /// An upper bound of the features: no play of a shipped variant scores 10,000.
    private static final double HIGHEST = 1000;

    private static final float SCALE = 10;

    private final Crossword game;
    private final ThreadLocal<GeneratorScratch> scratches;
    private final int rows;
    private final int racks;
    private MemorySegment features = MemorySegment.NULL;

    /// @param rows the number of candidates in a list
    /// @param racks the number of racks to sample
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

    /// One sample: the opponent's tiles, then the tiles that the player would draw next.
    record Draw(Tiles other, List<Integer> next) {
        /// Returns the player's rack after keeping some tiles and drawing.
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

    /// Samples racks for a position.
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

    /// Erases the features of a candidate.
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
