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

/// A network in an ONNX file that plays one environment: it is shown what the environment shows, and says how much it
/// likes each action. Immutable; safe to share between threads, each of which may ask about many games at once.
///
/// What a file must hold is in `docs/formats.md`. The numbers of a field are cast to `float32` and nothing else.
public final class Model implements Policy {
    /// A process mostly sees few different models, each many times; one that looks at many keeps the last ones.
    private static final Map<ByteBuffer, Model> OPEN = new ConcurrentHashMap<>();

    private static final int MOST_OPEN = 8;

    /// Gives back the native memory of models that nobody has any more.
    private static final Cleaner CLEANER = Cleaner.create();

    private final ModelCard card;
    private final SlotLayout layout;
    private final Session session;

    private Model(ModelCard card, SlotLayout layout, Session session) {
        this.card = card;
        this.layout = layout;
        this.session = session;
        CLEANER.register(this, session.network()::close);
    }

    /// The model in the bytes of a file.
    ///
    /// @param place what refusals call it
    /// @throws ModelException when it is no model that can be played here
    public static Model read(String place, byte[] file) {
        ByteBuffer key = ByteBuffer.wrap(file.clone());
        Model open = OPEN.get(key);
        if (open == null) {
            open = load(place, file);
            if (OPEN.size() >= MOST_OPEN) {
                OPEN.clear();
            }
            Model before = OPEN.putIfAbsent(key, open);
            open = before == null ? open : before;
        }
        return open;
    }

    private static Model load(String place, byte[] file) {
        RuntimeLibrary.check(place);
        Network network;
        try {
            network = Network.open(place, file);
        } catch (LinkageError e) {
            throw new ModelException(
                    place + ": ONNX Runtime, which runs models, cannot be loaded: " + e.getMessage(), e);
        }
        ModelCard card = ModelCard.of(place, network.metadata());
        SlotLayout layout = slots(place, card, 1).layout();
        return new Model(card, layout, Session.of(place, network, layout));
    }

    /// What the file says about itself.
    public ModelCard card() {
        return card;
    }

    /// Games of the model's environment, with the options that it was trained with and no opponent.
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

    /// The legal action that it likes best in a slot of games from [#slots].
    @Override
    public int choose(ObservationBuffers shown, int slot) {
        return choose(shown, slot, 1)[0];
    }

    /// The legal action that it likes best in each of `count` slots from `first` on; the lowest of equals. All
    /// slots together are one call of the network.
    public int[] choose(ObservationBuffers shown, int first, int count) {
        float[] logits = logits(shown, first, count);
        ByteBuffer masks = shown.buffer(SlotLayout.MASK);
        int actions = layout.actions();
        var chosen = new int[count];
        for (int game = 0; game < count; game++) {
            chosen[game] = best(logits, game * actions, masks, (first + game) * actions, actions);
        }
        return chosen;
    }

    private float[] logits(ObservationBuffers shown, int first, int count) {
        try {
            return session.logits(shown, first, count);
        } finally {
            // Not to be cleaned up while it runs.
            Reference.reachabilityFence(this);
        }
    }

    private static int best(float[] logits, int from, ByteBuffer masks, int maskFrom, int actions) {
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
