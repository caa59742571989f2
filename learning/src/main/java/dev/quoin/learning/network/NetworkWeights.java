package dev.quoin.learning.network;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.bytedeco.javacpp.FloatPointer;
import org.bytedeco.javacpp.PointerScope;
import org.bytedeco.pytorch.Tensor;

/// The weights of a network by name. Mutable, for one thread.
///
/// They lie outside the heap and live as long as this object, whatever scope of pointers is open.
public final class NetworkWeights {
    private final List<WeightSpec> specs;
    private final Map<String, Tensor> tensors = new LinkedHashMap<>();

    private NetworkWeights(List<WeightSpec> specs) {
        this.specs = List.copyOf(specs);
        for (WeightSpec spec : specs) {
            long[] shape = spec.shape().lengths().stream()
                    .mapToLong(Integer::longValue)
                    .toArray();
            Tensor tensor = Tensor.create(new float[spec.shape().size()], shape);
            // An open scope would free it at its end; this reference is ours.
            tensor.retainReference();
            tensors.put(spec.name(), tensor);
        }
    }

    /// Weights that know nothing and can learn.
    public static NetworkWeights random(List<WeightSpec> specs, RandomGenerator chance) {
        var weights = new NetworkWeights(specs);
        for (WeightSpec spec : specs) {
            var numbers = new float[spec.shape().size()];
            for (int at = 0; at < numbers.length; at++) {
                numbers[at] = (float) (spec.spread() * chance.nextGaussian());
            }
            weights.set(spec.name(), numbers);
        }
        return weights.learning();
    }

    /// Zeros, for what goes with weights: sums of gradients and the like.
    public static NetworkWeights zeros(List<WeightSpec> specs) {
        return new NetworkWeights(specs);
    }

    private NetworkWeights learning() {
        tensors.values().forEach(tensor -> tensor.requires_grad_(true));
        return this;
    }

    /// A copy that does not learn.
    public NetworkWeights frozen() {
        var copy = new NetworkWeights(specs);
        copy.set(this);
        return copy;
    }

    /// The array of a name.
    public Tensor of(String name) {
        Tensor tensor = tensors.get(name);
        if (tensor == null) {
            throw new IllegalArgumentException("there are no weights '" + name + "', only " + tensors.keySet());
        }
        return tensor;
    }

    /// All arrays.
    public Collection<Tensor> all() {
        return tensors.values();
    }

    /// What they are.
    public List<WeightSpec> specs() {
        return specs;
    }

    /// How many numbers there are.
    public long count() {
        return specs.stream().mapToLong(spec -> spec.shape().size()).sum();
    }

    /// A copy of the numbers of a name.
    public float[] values(String name) {
        var numbers = new float[(int) of(name).numel()];
        try (var _ = new PointerScope()) {
            new FloatPointer(of(name).data_ptr()).get(numbers);
        }
        return numbers;
    }

    /// Puts numbers in place of those of a name.
    public void set(String name, float[] numbers) {
        if (numbers.length != of(name).numel()) {
            throw new IllegalArgumentException(
                    "weights '" + name + "' have " + of(name).numel() + " numbers, got " + numbers.length);
        }
        try (var _ = new PointerScope()) {
            new FloatPointer(of(name).data_ptr()).put(numbers);
        }
    }

    /// Takes over all numbers of others of the same network.
    public void set(NetworkWeights others) {
        for (String name : tensors.keySet()) {
            set(name, others.values(name));
        }
    }

    /// Writes all numbers.
    public void write(DataOutputStream out) throws IOException {
        for (String name : tensors.keySet()) {
            float[] numbers = values(name);
            var bytes = ByteBuffer.allocate(Float.BYTES * numbers.length);
            bytes.asFloatBuffer().put(numbers);
            out.write(bytes.array());
        }
    }

    /// Takes over all numbers that were written.
    public void read(DataInputStream in) throws IOException {
        for (String name : new ArrayList<>(tensors.keySet())) {
            var numbers = new float[(int) of(name).numel()];
            byte[] bytes = in.readNBytes(Float.BYTES * numbers.length);
            ByteBuffer.wrap(bytes).asFloatBuffer().get(numbers);
            set(name, numbers);
        }
    }
}
