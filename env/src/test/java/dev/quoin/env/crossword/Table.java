package dev.quoin.env.crossword;

import dev.quoin.crossword.Crossword;
import dev.quoin.crossword.lexicon.Lexicon;
import dev.quoin.crossword.lexicon.store.Lexicons;
import dev.quoin.crossword.rules.CrosswordPosition;
import dev.quoin.crossword.variant.Variant;
import dev.quoin.crossword.variant.Variants;
import dev.quoin.env.slots.Columns;
import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.space.ElementType;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/// One slot of a crossword environment with its memory, for tests that look behind an environment.
final class Table {
    final CrosswordSlots slots;
    final Crossword game;
    private final Columns columns;

    Table(CrosswordSlots slots, Crossword game) {
        this.slots = slots;
        this.game = game;
        columns = Columns.allocate(slots.layout().fields(), 1);
        slots.bind(columns);
    }

    static Table mini(Map<String, ?> options) {
        return new Table(CrosswordTask.MINI.slots(options, 1), game("mini"));
    }

    static Table candidates(String variant, Map<String, ?> options) {
        CrosswordTask task = switch (variant) {
            case "mini7" -> CrosswordTask.SEVEN;
            case "mini11" -> CrosswordTask.ELEVEN;
            default -> CrosswordTask.FULL;
        };
        return new Table(task.slots(options, 1), game(variant));
    }

    static Crossword game(String name) {
        Variant variant = Variants.named(name);
        Lexicon lexicon = Lexicons.named(variant.lexicon(), variant.tiles().alphabet());
        return Crossword.of(variant, lexicon, 2);
    }

    CrosswordPosition position() {
        return slots.position(0);
    }

    boolean isOver() {
        return slots.isTerminated(0) || slots.isTruncated(0);
    }

    /// The legal actions, as the mask shows them.
    int[] legal() {
        byte[] mask = columns.segment(SlotLayout.MASK).toArray(ValueLayout.JAVA_BYTE);
        return IntStream.range(0, mask.length)
                .filter(action -> mask[action] == 1)
                .toArray();
    }

    int random(SplittableRandom chance) {
        int[] legal = legal();
        return legal[chance.nextInt(legal.length)];
    }

    int number(String field) {
        return columns.segment(field).get(ValueLayout.JAVA_INT, 0);
    }

    float[] floats(String field) {
        return columns.segment(field).toArray(ValueLayout.JAVA_FLOAT);
    }

    byte[] bytes(String field) {
        return columns.segment(field).toArray(ValueLayout.JAVA_BYTE);
    }

    /// All that is shown, mask included, as numbers by name.
    Map<String, Object> shown() {
        var shown = new LinkedHashMap<String, Object>();
        for (Field field : slots.layout().fields()) {
            MemorySegment memory = columns.segment(field.name());
            shown.put(
                    field.name(),
                    field.box().type() == ElementType.FLOAT32
                            ? memory.toArray(ValueLayout.JAVA_FLOAT)
                            : memory.toArray(ValueLayout.JAVA_BYTE));
        }
        return shown;
    }

    /// Plays random legal actions until the position is one to look at, or the episode ends.
    void playRandomly(SplittableRandom chance, int steps) {
        for (int step = 0; step < steps && !isOver(); step++) {
            slots.act(0, random(chance));
        }
    }
}
