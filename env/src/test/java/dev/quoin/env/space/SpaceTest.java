package dev.quoin.env.space;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quoin.property.Property;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SpaceTest {
    private static final Box PLANES = new Box(0, 1, Shape.of(3, 8, 8), ElementType.FLOAT32);

    @Test
    void whatASpaceSamplesItContains() {
        Property.check("samples belong to their space", 200, choices -> {
            ElementType type = choices.of(List.of(ElementType.values()));
            double low = Math.max(type.lowest(), choices.oneIn(4) ? type.lowest() : -choices.below(3));
            double high = Math.min(type.highest(), choices.oneIn(4) ? type.highest() : low + choices.below(5));
            high = Math.max(low, high);
            Shape shape = choices.of(List.of(Shape.of(), Shape.of(1), Shape.of(2, 3)));
            var spaces = new LinkedHashMap<String, Space>();
            spaces.put("box", new Box(low, high, shape, type));
            spaces.put("discrete", new Discrete(choices.between(1, 9)));
            spaces.put("binary", new MultiBinary(choices.between(1, 9)));
            Space space = new DictSpace(spaces);
            choices.note("space", space);
            assertThat(space.contains(space.sample(choices.chance()))).isTrue();
        });
    }

    @Test
    void aBoxRefusesOtherTypesLengthsAndNumbers() {
        var planes = new float[192];
        assertThat(PLANES.contains(planes)).isTrue();
        assertThat(PLANES.contains(new double[192])).isFalse();
        assertThat(PLANES.contains(new float[191])).isFalse();
        assertThat(PLANES.contains("planes")).isFalse();
        for (float wrong : new float[] {-0.001f, 1.001f, Float.NaN, Float.POSITIVE_INFINITY}) {
            planes[191] = wrong;
            assertThat(PLANES.contains(planes)).as("%s", wrong).isFalse();
        }
    }

    @Test
    void bytesAreSignedOrNotByTheirType() {
        var bytes = new byte[] {-1};
        assertThat(new Box(-1, 1, Shape.of(1), ElementType.INT8).contains(bytes))
                .isTrue();
        assertThat(new Box(0, 1, Shape.of(1), ElementType.UINT8).contains(bytes))
                .isFalse();
        assertThat(new Box(0, 255, Shape.of(1), ElementType.UINT8).contains(bytes))
                .isTrue();
    }

    @Test
    void aBoxWithoutAxesHoldsANumber() {
        var counts = new Box(0, 64, Shape.of(), ElementType.INT32);
        assertThat(counts.contains(64)).isTrue();
        assertThat(counts.contains(65)).isFalse();
        assertThat(counts.contains(64L)).isFalse();
        assertThat(counts.contains(new int[] {64})).isFalse();
        assertThat(new Box(0, 1, Shape.of(), ElementType.FLOAT32).contains(0.5f))
                .isTrue();
        assertThat(new Box(0, 1, Shape.of(), ElementType.INT64).contains(1L)).isTrue();
    }

    @Test
    void aDictionaryWantsExactlyItsNames() {
        var space = new DictSpace(Map.of("a", new Discrete(2)));
        assertThat(space.contains(Map.of("a", 1))).isTrue();
        assertThat(space.contains(Map.of("a", 2))).isFalse();
        assertThat(space.contains(Map.of())).isFalse();
        assertThat(space.contains(Map.of("a", 1, "b", 1))).isFalse();
        assertThat(space.contains(1)).isFalse();
    }

    @Test
    void aRowOfBitsHasOnlyZerosAndOnes() {
        var bits = new MultiBinary(2);
        assertThat(bits.contains(new byte[] {0, 1})).isTrue();
        assertThat(bits.contains(new byte[] {0, 2})).isFalse();
        assertThat(bits.contains(new byte[] {0})).isFalse();
        assertThat(bits.contains(1)).isFalse();
    }

    @Test
    void spacesAreWrittenAsGymnasiumDoes() {
        assertThat(PLANES).hasToString("Box(0.0, 1.0, (3, 8, 8), float32)");
        assertThat(new Discrete(64)).hasToString("Discrete(64)");
        assertThat(new MultiBinary(3)).hasToString("MultiBinary(3)");
        assertThat(new DictSpace(Map.of("rack", new Box(0, 7, Shape.of(27), ElementType.INT8))))
                .hasToString("Dict(rack: Box(0.0, 7.0, (27,), int8))");
    }

    @Test
    void impossibleSpacesAreRefused() {
        assertThatThrownBy(() -> new Box(1, 0, Shape.of(), ElementType.INT8)).hasMessageContaining("got 1.0 and 0.0");
        assertThatThrownBy(() -> new Box(Double.NaN, 0, Shape.of(), ElementType.FLOAT32))
                .hasMessageContaining("NaN");
        assertThatThrownBy(() -> new Box(0, 256, Shape.of(), ElementType.UINT8))
                .hasMessageContaining("box of uint8 must lie in 0.0 to 255.0, got 0.0 and 256.0");
        assertThatThrownBy(() -> new Discrete(0)).hasMessageContaining("at least 1 value, got 0");
        assertThatThrownBy(() -> new MultiBinary(0)).hasMessageContaining("at least 1 place, got 0");
        assertThatThrownBy(() -> new DictSpace(Map.of())).hasMessageContaining("at least 1 entry");
        assertThatThrownBy(() -> Shape.of(3, 0)).hasMessageContaining("at least 1, got [3, 0]");
    }
}
