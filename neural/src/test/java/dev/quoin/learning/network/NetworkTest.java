package dev.quoin.learning.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import dev.quoin.env.Environments;
import dev.quoin.env.slots.Field;
import dev.quoin.env.slots.ObservationBuffers;
import dev.quoin.env.slots.Slots;
import dev.quoin.learning.onnx.OnnxGraph;
import dev.quoin.learning.rollout.MaskedPolicy;
import dev.quoin.learning.rollout.ObservationBatcher;
import dev.quoin.learning.rollout.Transition;
import java.nio.FloatBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// What LibTorch computes for listed actions is what ONNX Runtime computes for all.
class NetworkTest {
    private final SplittableRandom chance = new SplittableRandom(6);

    private void checkExport(Slots slots, Network network) throws OrtException {
        var columns = ObservationBuffers.allocate(slots.layout().fields(), slots.count());
        slots.bind(columns);
        NetworkWeights weights = NetworkWeights.random(network.weights(), chance);
        // Heads that are nearly even would hide mistakes.
        for (WeightSpec spec : network.weights()) {
            float[] numbers = weights.values(spec.name());
            for (int at = 0; at < numbers.length; at++) {
                numbers[at] += (float) (0.1 * chance.nextGaussian());
            }
            weights.set(spec.name(), numbers);
        }
        var batcher = new ObservationBatcher(slots.layout(), network.fields());
        var graph = new OnnxGraph("test");
        network.describe(graph, weights);
        var runtime = OrtEnvironment.getEnvironment();
        try (var session = runtime.createSession(graph.bytes())) {
            slots.start(0, 5, Map.of());
            for (int turn = 0; turn < 4 && !slots.isTerminated(0); turn++) {
                Transition transition = batcher.observe(columns, 0);
                MaskedPolicy policy = MaskedPolicy.of(network, weights, batcher, List.of(transition, transition));
                var inputs = new HashMap<String, OnnxTensor>();
                int from = 0;
                for (String name : network.fields()) {
                    Field field = slots.layout().observation().stream()
                            .filter(each -> each.name().equals(name))
                            .findFirst()
                            .orElseThrow();
                    int size = field.box().shape().size();
                    var axes = new long[1 + field.box().shape().lengths().size()];
                    axes[0] = 1;
                    for (int axis = 1; axis < axes.length; axis++) {
                        axes[axis] = field.box().shape().lengths().get(axis - 1);
                    }
                    inputs.put(
                            name,
                            OnnxTensor.createTensor(
                                    runtime, FloatBuffer.wrap(transition.observation(), from, size), axes));
                    from += size;
                }
                try (var result = session.run(inputs)) {
                    float[][] logits =
                            (float[][]) result.get("logits").orElseThrow().getValue();
                    assertThat(logits[0]).hasSize(slots.layout().actions());
                    for (int index = 0; index < transition.legalActions().length; index++) {
                        assertThat(policy.logit(1, index))
                                .isCloseTo(logits[0][transition.legalActions()[index]], within(1e-4f));
                    }
                    if (result.get("value").isPresent()) {
                        float[] value = (float[]) result.get("value").get().getValue();
                        assertThat(policy.value(1)).isCloseTo(value[0], within(1e-4f));
                    }
                }
                slots.act(0, transition.legalActions()[chance.nextInt(transition.legalActions().length)]);
            }
        }
    }

    @Test
    void aCnnIsExportedCorrectly() throws OrtException {
        Slots slots = Environments.slots("Othello-v0", Map.of(), 1);
        checkExport(slots, new CnnNetwork("observation", 3, 8, List.of(4, 6), List.of(1, 0), 10, 64));
    }

    @Test
    void aWordNetworkIsExportedCorrectly() throws OrtException {
        Slots slots = Environments.slots("MiniScrabble-v0", Map.of(), 1);
        checkExport(slots, new WordNetwork(slots.layout(), 8));
    }

    @Test
    void aCandidateNetworkIsExportedCorrectly() throws OrtException {
        Slots mini = Environments.slots(
                "MiniScrabble-v0", Map.of("actions", "candidates", "candidates", 20, "replies", 2), 1);
        checkExport(mini, new CandidateNetwork(mini.layout(), 8));
        Slots seven = Environments.slots("Crossword7-v0", Map.of("candidates", 30), 1);
        checkExport(seven, new CandidateNetwork(seven.layout(), 8));
    }

    @Test
    void anMlpIsExportedCorrectly() throws OrtException {
        Slots slots = Environments.slots("Othello-v0", Map.of(), 1);
        checkExport(slots, new MlpNetwork(slots.layout(), List.of("observation"), 8));
    }

    /// The network that the specification of Othello-v0 names.
    @Test
    void theSeedsNetworkHasFourAndAHalfMillionWeights() {
        var network = new CnnNetwork("observation", 3, 8, List.of(64, 128, 128), List.of(1, 1, 1), 512, 64);
        long count = network.weights().stream()
                .mapToLong(spec -> spec.shape().size())
                .sum();
        assertThat(count).isEqualTo(4_451_393L);
    }
}
