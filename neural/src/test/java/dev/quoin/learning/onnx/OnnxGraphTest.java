package dev.quoin.learning.onnx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import ai.onnxruntime.OnnxTensorLike;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import ai.onnxruntime.TensorInfo;
import java.nio.FloatBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Files are run by ONNX Runtime and must give what plain arithmetic gives.
class OnnxGraphTest {
    private static final int BATCH = 3;

    private final SplittableRandom chance = new SplittableRandom(7);
    private final OnnxGraph graph = new OnnxGraph("test");

    @Test
    void denseIsWeightsTimesInputsPlusBias() {
        float[] weights = numbers(4 * 5);
        float[] bias = numbers(4);
        graph.output("y", graph.dense(graph.input("x", 5), weights, bias));

        float[] x = numbers(BATCH * 5);
        float[] y = run(Map.of("x", x), 4);

        for (int example = 0; example < BATCH; example++) {
            for (int output = 0; output < 4; output++) {
                double sum = bias[output];
                for (int input = 0; input < 5; input++) {
                    sum += weights[output * 5 + input] * x[example * 5 + input];
                }
                assertThat((double) y[example * 4 + output]).isCloseTo(sum, within(1e-5));
            }
        }
    }

    @Test
    void denseWorksOnTheLastAxisOfMany() {
        float[] weights = numbers(3);
        graph.output("y", graph.reshape(graph.dense(graph.input("x", 2, 3), weights, new float[] {0.5f}), 2));

        float[] x = numbers(BATCH * 6);
        float[] y = run(Map.of("x", x), 2);

        for (int row = 0; row < BATCH * 2; row++) {
            double sum = 0.5 + weights[0] * x[row * 3] + weights[1] * x[row * 3 + 1] + weights[2] * x[row * 3 + 2];
            assertThat((double) y[row]).isCloseTo(sum, within(1e-5));
        }
    }

    @Test
    void convSlidesItsKernelOverTheBoardAndItsEdge() {
        float[] weights = numbers(4 * 2 * 3 * 3);
        float[] bias = numbers(4);
        graph.output("y", graph.flatten(graph.conv(graph.input("x", 2, 5, 6), weights, bias, 1)));

        float[] x = numbers(BATCH * 60);
        float[] y = run(Map.of("x", x), 120);

        for (int at = 0; at < BATCH * 120; at++) {
            int column = at % 6;
            int row = at / 6 % 5;
            int output = at / 30 % 4;
            double sum = bias[output] + naiveConv(weights, output, x, at / 120, row, column);
            assertThat((double) y[at]).isCloseTo(sum, within(1e-5));
        }
    }

    private static double naiveConv(float[] weights, int output, float[] x, int example, int row, int column) {
        double sum = 0;
        for (int channel = 0; channel < 2; channel++) {
            for (int tap = 0; tap < 9; tap++) {
                int r = row + tap / 3 - 1;
                int c = column + tap % 3 - 1;
                if (r >= 0 && r < 5 && c >= 0 && c < 6) {
                    sum += weights[(output * 2 + channel) * 9 + tap] * x[((example * 2 + channel) * 5 + r) * 6 + c];
                }
            }
        }
        return sum;
    }

    @Test
    void reluAndTanhBendEachNumber() {
        OnnxTensor x = graph.input("x", 5);
        graph.output("y", graph.concat(0, List.of(graph.relu(x), graph.tanh(x))));

        float[] in = numbers(BATCH * 5);
        float[] y = run(Map.of("x", in), 10);

        for (int at = 0; at < BATCH * 5; at++) {
            assertThat(y[at / 5 * 10 + at % 5]).isEqualTo(Math.max(0, in[at]));
            assertThat((double) y[at / 5 * 10 + 5 + at % 5]).isCloseTo(Math.tanh(in[at]), within(1e-6));
        }
    }

    @Test
    void transposeMovesChannelsToTheFront() {
        graph.output("y", graph.transpose(graph.input("x", 4, 5, 2), 2, 0, 1));

        float[] x = numbers(BATCH * 40);
        float[] y = run(Map.of("x", x), 40);

        for (int at = 0; at < BATCH * 40; at++) {
            int square = at % 20;
            int channel = at / 20 % 2;
            assertThat(y[at]).isEqualTo(x[at / 40 * 40 + square * 2 + channel]);
        }
    }

    @Test
    void sumsRepeatAnAxisOfOne() {
        graph.output("y", graph.add(graph.input("all", 4, 3), graph.input("one", 1, 3)));

        float[] all = numbers(BATCH * 12);
        float[] one = numbers(BATCH * 3);
        float[] y = run(Map.of("all", all, "one", one), 12);

        for (int at = 0; at < BATCH * 12; at++) {
            assertThat(y[at]).isEqualTo(all[at] + one[at / 12 * 3 + at % 3]);
        }
    }

    @Test
    void constantsScaleAndShift() {
        float[] factors = numbers(6);
        float[] shifts = numbers(6);
        graph.output("y", graph.add(graph.scale(graph.scale(graph.input("x", 2, 3), factors), 0.25f), shifts));

        float[] x = numbers(BATCH * 6);
        float[] y = run(Map.of("x", x), 6);

        for (int at = 0; at < BATCH * 6; at++) {
            assertThat((double) y[at]).isCloseTo(x[at] * factors[at % 6] * 0.25 + shifts[at % 6], within(1e-6));
        }
    }

    @Test
    void sliceTakesAPartOfAnAxis() {
        graph.output("y", graph.slice(graph.input("x", 2, 7), 1, 3, 5));

        float[] x = numbers(BATCH * 14);
        float[] y = run(Map.of("x", x), 4);

        for (int at = 0; at < BATCH * 4; at++) {
            assertThat(y[at]).isEqualTo(x[at / 2 * 7 + 3 + at % 2]);
        }
    }

    @Test
    void oneHotMarksTheNumberAndNothingOutsideItsDepth() {
        graph.output("y", graph.oneHot(graph.input("x", 2), 3));

        assertThat(run(Map.of("x", new float[] {0, 2, 1, 3, -1, 1}), 6))
                .containsExactly(1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0);
    }

    @Test
    void oneNumberAnExampleHasNoAxisButTheBatch() throws OrtException {
        graph.output("value", graph.reshape(graph.input("x", 1)));

        float[] x = numbers(BATCH);
        assertThat(run(Map.of("x", x), 1)).containsExactly(x);
    }

    @Test
    void metadataIsReadBack() throws OrtException {
        graph.output("y", graph.relu(graph.input("x", 1)));
        graph.metadata("quoin.environment", "Othello-v0");

        OrtEnvironment runtime = OrtEnvironment.getEnvironment();
        try (OrtSession session = runtime.createSession(graph.bytes())) {
            assertThat(session.getMetadata().getCustomMetadata())
                    .containsExactly(Map.entry("quoin.environment", "Othello-v0"));
            assertThat(session.getMetadata().getGraphName()).isEqualTo("test");
        }
    }

    @Test
    void whatDoesNotFitIsRefusedAtOnce() {
        OnnxTensor x = graph.input("x", 2, 3);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> graph.dense(x, new float[5], new float[2]))
                .withMessage("dense must have 2 x 3 weights, got 5");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> graph.reshape(x, 7))
                .withMessage("reshape must have as many numbers as [2, 3], got [7]");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> graph.input("x", 1))
                .withMessageContaining("every name must be given once");
    }

    private float[] run(Map<String, float[]> inputs, int size) {
        OrtEnvironment runtime = OrtEnvironment.getEnvironment();
        try (OrtSession session = runtime.createSession(graph.bytes())) {
            Map<String, OnnxTensorLike> tensors = new HashMap<>();
            for (var input : inputs.entrySet()) {
                var described = (TensorInfo)
                        Objects.requireNonNull(session.getInputInfo().get(input.getKey()))
                                .getInfo();
                long[] shape = described.getShape();
                shape[0] = BATCH;
                tensors.put(
                        input.getKey(),
                        ai.onnxruntime.OnnxTensor.createTensor(runtime, FloatBuffer.wrap(input.getValue()), shape));
            }
            try (OrtSession.Result result = session.run(tensors)) {
                FloatBuffer out = ((ai.onnxruntime.OnnxTensor) result.get(0)).getFloatBuffer();
                var numbers = new float[BATCH * size];
                out.get(numbers);
                assertThat(out.hasRemaining()).isFalse();
                return numbers;
            }
        } catch (OrtException e) {
            throw new AssertionError(e);
        }
    }

    private float[] numbers(int count) {
        var numbers = new float[count];
        IntStream.range(0, count).forEach(at -> numbers[at] = (float) chance.nextDouble(-1, 1));
        return numbers;
    }
}
