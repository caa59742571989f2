package dev.quoin.env.check;

import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.slots.Slots;
import dev.quoin.game.picture.Picture;
import java.util.Map;

/// Slots that do as others do; tests break one promise at a time by overriding a method.
class AlteredSlots implements Slots {
    final Slots slots;

    AlteredSlots(Slots slots) {
        this.slots = slots;
    }

    @Override
    public int count() {
        return slots.count();
    }

    @Override
    public SlotLayout layout() {
        return slots.layout();
    }

    @Override
    public void bind(ObservationBuffers buffers) {
        slots.bind(buffers);
    }

    @Override
    public void start(int slot, long seed, Map<String, ?> options) {
        slots.start(slot, seed, options);
    }

    @Override
    public void check(int slot, int action) {
        slots.check(slot, action);
    }

    @Override
    public void act(int slot, int action) {
        slots.act(slot, action);
    }

    @Override
    public int lead(int slot) {
        return slots.lead(slot);
    }

    @Override
    public float reward(int slot) {
        return slots.reward(slot);
    }

    @Override
    public boolean isTerminated(int slot) {
        return slots.isTerminated(slot);
    }

    @Override
    public boolean isTruncated(int slot) {
        return slots.isTruncated(slot);
    }

    @Override
    public byte[] save(int slot) {
        return slots.save(slot);
    }

    @Override
    public void load(int slot, byte[] state) {
        slots.load(slot, state);
    }

    @Override
    public void copyTo(int from, Slots target, int to) {
        slots.copyTo(from, ((AlteredSlots) target).slots, to);
    }

    @Override
    public void determinize(int slot, long seed) {
        slots.determinize(slot, seed);
    }

    @Override
    public String text(int slot) {
        return slots.text(slot);
    }

    @Override
    public Picture picture(int slot) {
        return slots.picture(slot);
    }
}
