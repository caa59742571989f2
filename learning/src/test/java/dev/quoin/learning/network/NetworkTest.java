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
import dev.quoin.learning.rollout.Choices;
import dev.quoin.learning.rollout.Decision;
import dev.quoin.learning.rollout.Sight;
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
        Weights weights = Weights.random(network.weights(), chance);
        // Heads that are nearly even would hide mistakes.
        for (WeightSpec spec : network.weights()) {
            float[] numbers = weights.values(spec.name());
            for (int at = 0; at < numbers.length; at++) {
                numbers[at] += (float) (0.1 * chance.nextGaussian());
            }
            weights.set(spec.name(), numbers);
        }
        var sight = new Sight(slots.layout(), network.fields());
        var graph = new OnnxGraph("test");
        network.describe(graph, weights);
        var runtime = OrtEnvironment.getEnvironment();
        try (var session = runtime.createSession(graph.bytes())) {
            slots.start(0, 5, Map.of());
            for (int turn = 0; turn < 4 && !slots.isTerminated(0); turn++) {
                Decision decision = sight.look(columns, 0);
                Choices said = Choices.of(network, weights, sight, List.of(decision, decision));
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
                            OnnxTensor.createTensor(runtime, FloatBuffer.wrap(decision.seen(), from, size), axes));
                    from += size;
                }
                try (var result = session.run(inputs)) {
                    float[][] logits =
                            (float[][]) result.get("logits").orElseThrow().getValue();
                    assertThat(logits[0]).hasSize(slots.layout().actions());
                    for (int index = 0; index < decision.legal().length; index++) {
                        assertThat(said.logit(1, index)).isCloseTo(logits[0][decision.legal()[index]], within(1e-4f));
                    }
                    if (result.get("value").isPresent()) {
                        float[] value = (float[]) result.get("value").get().getValue();
                        assertThat(said.value(1)).isCloseTo(value[0], within(1e-4f));
                    }
                }
                slots.act(0, decision.legal()[chance.nextInt(decision.legal().length)]);
            }
        }
    }

    @Test
    void aBoardNetworkIsWrittenDownAsItIs() throws OrtException {
        Slots slots = Environments.slots("Othello-v0", Map.of(), 1);
        checkExport(slots, new BoardNetwork("observation", 3, 8, List.of(4, 6), List.of(1, 0), 10, 64));
    }

    @Test
    void aWordNetworkIsWrittenDownAsItIs() throws OrtException {
        Slots slots = Environments.slots("MiniScrabble-v0", Map.of(), 1);
        checkExport(slots, new WordNetwork(slots.layout(), 8));
    }

    @Test
    void aCandidateNetworkIsWrittenDownAsItIs() throws OrtException {
        Slots mini = Environments.slots(
                "MiniScrabble-v0", Map.of("actions", "candidates", "candidates", 20, "replies", 2), 1);
        checkExport(mini, new CandidateNetwork(mini.layout(), 8));
        Slots seven = Environments.slots("Crossword7-v0", Map.of("candidates", 30), 1);
        checkExport(seven, new CandidateNetwork(seven.layout(), 8));
    }

    @Test
    void aDenseNetworkIsWrittenDownAsItIs() throws OrtException {
        Slots slots = Environments.slots("Othello-v0", Map.of(), 1);
        checkExport(slots, new DenseNetwork(slots.layout(), List.of("observation"), 8));
    }

    /// The network that the specification of Othello-v0 names.
    @Test
    void theSeedsNetworkHasFourAndAHalfMillionWeights() {
        var network = new BoardNetwork("observation", 3, 8, List.of(64, 128, 128), List.of(1, 1, 1), 512, 64);
        long count = network.weights().stream()
                .mapToLong(spec -> spec.shape().size())
                .sum();
        assertThat(count).isEqualTo(4_451_393L);
    }
}
