package dev.quoin.env.crossword;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.space.ElementType;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/// One slot of a crossword environment with its memory, for tests that look behind an environment.
public final class Table {
    public final CrosswordSlots slots;
    public final Crossword game;
    private final ObservationBuffers buffers;

    Table(CrosswordSlots slots, Crossword game) {
        this.slots = slots;
        this.game = game;
        buffers = ObservationBuffers.allocate(slots.layout().fields(), 1);
        slots.bind(buffers);
    }

    public static Table mini(Map<String, ?> options) {
        return new Table(CrosswordEnvironment.MINI.slots(options, 1), game("mini"));
    }

    public static Table candidates(String variant, Map<String, ?> options) {
        CrosswordEnvironment task = switch (variant) {
            case "mini7" -> CrosswordEnvironment.SEVEN;
            case "mini11" -> CrosswordEnvironment.ELEVEN;
            default -> CrosswordEnvironment.FULL;
        };
        return new Table(task.slots(options, 1), game(variant));
    }

    static Crossword game(String name) {
        Variant variant = Variants.named(name);
        Lexicon lexicon = Lexicons.named(variant.lexicon(), variant.tiles().alphabet());
        return Crossword.of(variant, lexicon, 2);
    }

    public CrosswordPosition position() {
        return slots.position(0);
    }

    public boolean isOver() {
        return slots.isTerminated(0) || slots.isTruncated(0);
    }

    /// The legal actions, as the mask shows them.
    public int[] legal() {
        byte[] mask = buffers.segment(SlotLayout.MASK).toArray(ValueLayout.JAVA_BYTE);
        return IntStream.range(0, mask.length)
                .filter(action -> mask[action] == 1)
                .toArray();
    }

    public int random(SplittableRandom random) {
        int[] legal = legal();
        return legal[random.nextInt(legal.length)];
    }

    public int number(String field) {
        return buffers.segment(field).get(ValueLayout.JAVA_INT, 0);
    }

    public float[] floats(String field) {
        return buffers.segment(field).toArray(ValueLayout.JAVA_FLOAT);
    }

    public byte[] bytes(String field) {
        return buffers.segment(field).toArray(ValueLayout.JAVA_BYTE);
    }

    /// All that is shown, mask included, as numbers by name.
    Map<String, Object> shown() {
        var shown = new LinkedHashMap<String, Object>();
        for (Field field : slots.layout().fields()) {
            MemorySegment memory = buffers.segment(field.name());
            shown.put(
                    field.name(),
                    field.box().type() == ElementType.FLOAT32
                            ? memory.toArray(ValueLayout.JAVA_FLOAT)
                            : memory.toArray(ValueLayout.JAVA_BYTE));
        }
        return shown;
    }

    /// Plays random legal actions until the position is one to look at, or the episode ends.
    public void playRandomly(SplittableRandom random, int steps) {
        for (int step = 0; step < steps && !isOver(); step++) {
            slots.act(0, random(random));
        }
    }
}
