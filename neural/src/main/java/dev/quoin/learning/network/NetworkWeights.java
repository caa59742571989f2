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

/// The weights of a network by name. Mutable, not thread-safe.
///
/// The tensors are outside the Java heap and live as long as this object, whatever pointer scope is open.
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
            // An open pointer scope would free the tensor when it closes; this reference keeps it.
            tensor.retainReference();
            tensors.put(spec.name(), tensor);
        }
    }

    /// Creates random initial weights that require gradients.
    public static NetworkWeights random(List<WeightSpec> specs, RandomGenerator chance) {
        var weights = new NetworkWeights(specs);
        for (WeightSpec spec : specs) {
            var numbers = new float[spec.shape().size()];
            for (int at = 0; at < numbers.length; at++) {
                numbers[at] = (float) (spec.deviation() * chance.nextGaussian());
            }
            weights.set(spec.name(), numbers);
        }
        return weights.requireGradients();
    }

    /// Creates zeros of the same shapes, for the moments of an optimizer.
    public static NetworkWeights zeros(List<WeightSpec> specs) {
        return new NetworkWeights(specs);
    }

    private NetworkWeights requireGradients() {
        tensors.values().forEach(tensor -> tensor.requires_grad_(true));
        return this;
    }

    /// Returns a copy that does not require gradients.
    public NetworkWeights frozen() {
        var copy = new NetworkWeights(specs);
        copy.set(this);
        return copy;
    }

    /// Returns the tensor with a name.
    public Tensor of(String name) {
        Tensor tensor = tensors.get(name);
        if (tensor == null) {
            throw new IllegalArgumentException("there are no weights '" + name + "', only " + tensors.keySet());
        }
        return tensor;
    }

    /// Returns all tensors.
    public Collection<Tensor> all() {
        return tensors.values();
    }

    /// Returns the names and shapes.
    public List<WeightSpec> specs() {
        return specs;
    }

    /// Returns the number of parameters.
    public long count() {
        return specs.stream().mapToLong(spec -> spec.shape().size()).sum();
    }

    /// Returns a copy of the values of a tensor.
    public float[] values(String name) {
        var numbers = new float[(int) of(name).numel()];
        try (var _ = new PointerScope()) {
            new FloatPointer(of(name).data_ptr()).get(numbers);
        }
        return numbers;
    }

    /// Replaces the values of a tensor.
    public void set(String name, float[] numbers) {
        if (numbers.length != of(name).numel()) {
            throw new IllegalArgumentException(
                    "weights '" + name + "' have " + of(name).numel() + " numbers, got " + numbers.length);
        }
        try (var _ = new PointerScope()) {
            new FloatPointer(of(name).data_ptr()).put(numbers);
        }
    }

    /// Copies all values from other weights of the same network.
    public void set(NetworkWeights others) {
        for (String name : tensors.keySet()) {
            set(name, others.values(name));
        }
    }

    /// Writes all values for a checkpoint.
    public void write(DataOutputStream out) throws IOException {
        for (String name : tensors.keySet()) {
            float[] numbers = values(name);
            var bytes = ByteBuffer.allocate(Float.BYTES * numbers.length);
            bytes.asFloatBuffer().put(numbers);
            out.write(bytes.array());
        }
    }

    /// Restores all values from a checkpoint.
    public void read(DataInputStream in) throws IOException {
        for (String name : new ArrayList<>(tensors.keySet())) {
            var numbers = new float[(int) of(name).numel()];
            byte[] bytes = in.readNBytes(Float.BYTES * numbers.length);
            ByteBuffer.wrap(bytes).asFloatBuffer().get(numbers);
            set(name, numbers);
        }
    }
}
