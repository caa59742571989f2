package dev.quoin.learning.play;

import dev.quoin.env.Environments;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.Policy;
import dev.quoin.env.slots.SlotLayout;
import dev.quoin.env.slots.Slots;
import java.lang.ref.Cleaner;
import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// A policy in an ONNX file for one environment: observations in, a logit for each action out. Immutable and
/// thread-safe; one call can evaluate many games.
///
/// `docs/formats.md` specifies the file. The fields of an observation are cast to `float32` and otherwise
/// unchanged.
public final class Model implements Policy {
    /// A cache, because most processes open a few models many times.
    private static final Map<ByteBuffer, Model> OPEN = new ConcurrentHashMap<>();

    private static final int MAX_OPEN = 8;

    /// Frees the native memory of models that are no longer reachable.
    private static final Cleaner CLEANER = Cleaner.create();

    private final ModelCard card;
    private final SlotLayout layout;
    private final OnnxInference inference;

    private Model(ModelCard card, SlotLayout layout, OnnxInference inference) {
        this.card = card;
        this.layout = layout;
        this.inference = inference;
        CLEANER.register(this, inference.model()::close);
    }

    /// Reads a model from the bytes of a file.
    ///
    /// @param place the name of the file, for messages
    /// @throws ModelException if it is not a model that can be played here
    public static Model read(String place, byte[] file) {
        ByteBuffer key = ByteBuffer.wrap(file.clone());
        Model open = OPEN.get(key);
        if (open == null) {
            open = load(place, file);
            if (OPEN.size() >= MAX_OPEN) {
                OPEN.clear();
            }
            Model before = OPEN.putIfAbsent(key, open);
            open = before == null ? open : before;
        }
        return open;
    }

    private static Model load(String place, byte[] file) {
        RuntimeLibrary.check(place);
        OnnxModel model;
        try {
            model = OnnxModel.open(place, file);
        } catch (LinkageError e) {
            throw new ModelException(place + ": ONNX Runtime cannot be loaded: " + e.getMessage(), e);
        }
        ModelCard card = ModelCard.of(place, model.metadata());
        SlotLayout layout = slots(place, card, 1).layout();
        return new Model(card, layout, OnnxInference.of(place, model, layout));
    }

    /// Returns the metadata of the file.
    public ModelCard card() {
        return card;
    }

    /// Creates slots of the model's environment, with the options of its training and no opponent.
    public Slots slots(int count) {
        return slots(card.environment(), card, count);
    }

    private static Slots slots(String place, ModelCard card, int count) {
        try {
            return Environments.slots(card.environment(), card.environmentOptions(), count);
        } catch (IllegalArgumentException e) {
            throw new ModelException(place + ": " + e.getMessage(), e);
        }
    }

    /// Returns the legal action with the highest logit in a slot of [#slots].
    @Override
    public int choose(ObservationBuffers buffers, int slot) {
        return choose(buffers, slot, 1)[0];
    }

    /// Returns the legal action with the highest logit in each of `count` slots starting at `first`; ties go
    /// to the lowest action. All slots are evaluated in one forward pass.
    public int[] choose(ObservationBuffers buffers, int first, int count) {
        float[] logits = logits(buffers, first, count);
        ByteBuffer masks = buffers.buffer(SlotLayout.MASK);
        int actions = layout.actions();
        var chosen = new int[count];
        for (int game = 0; game < count; game++) {
            chosen[game] = argmax(logits, game * actions, masks, (first + game) * actions, actions);
        }
        return chosen;
    }

    private float[] logits(ObservationBuffers buffers, int first, int count) {
        try {
            return inference.logits(buffers, first, count);
        } finally {
            // Prevents the cleaner from closing the model while it runs.
            Reference.reachabilityFence(this);
        }
    }

    private static int argmax(float[] logits, int from, ByteBuffer masks, int maskFrom, int actions) {
        int best = -1;
        for (int action = 0; action < actions; action++) {
            if (masks.get(maskFrom + action) != 0 && (best < 0 || logits[from + action] > logits[from + best])) {
                best = action;
            }
        }
        if (best < 0) {
            throw new IllegalStateException("a model can only choose where an action is legal");
        }
        return best;
    }

    @Override
    public String toString() {
        return card.toString();
    }
}
