package dev.quoin.env.space;

import java.lang.reflect.Array;
import java.util.random.RandomGenerator;

/// Arrays of one shape and type whose numbers all lie between two bounds, both included.
public record Box(double low, double high, Shape shape, ElementType type) implements Space {
    public Box {
        if (!(low <= high)) {
            throw new IllegalArgumentException(
                    "the low bound of a box must not be above the high one, got " + low + " and " + high);
        }
    }

    @Override
    public boolean contains(Object value) {
        if (!value.getClass().equals(arrayType()) || Array.getLength(value) != shape.size()) {
            return false;
        }
        for (int index = 0; index < shape.size(); index++) {
            double number = at(value, index);
            if (!(number >= low && number <= high)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public Object sample(RandomGenerator chance) {
        Object array = Array.newInstance(arrayType().getComponentType(), shape.size());
        for (int index = 0; index < shape.size(); index++) {
            switch (array) {
                case float[] floats -> floats[index] = (float) between(chance);
                case byte[] bytes -> bytes[index] = (byte) whole(chance);
                case int[] ints -> ints[index] = (int) whole(chance);
                case long[] longs -> longs[index] = whole(chance);
                default -> throw new AssertionError(arrayType());
            }
        }
        return array;
    }

    private double between(RandomGenerator chance) {
        double bottom = Math.max(low, -1e6);
        double top = Math.min(high, 1e6);
        return bottom == top ? bottom : chance.nextDouble(bottom, Math.nextUp(top));
    }

    private long whole(RandomGenerator chance) {
        return chance.nextLong((long) low, (long) high + 1);
    }

    private double at(Object array, int index) {
        return switch (array) {
            case float[] floats -> floats[index];
            case byte[] bytes -> type == ElementType.INT8 ? bytes[index] : bytes[index] & 255;
            case int[] ints -> ints[index];
            case long[] longs -> longs[index];
            default -> throw new AssertionError(arrayType());
        };
    }

    private Class<?> arrayType() {
        return switch (type) {
            case FLOAT32 -> float[].class;
            case INT8, UINT8, BOOL -> byte[].class;
            case INT32 -> int[].class;
            case INT64 -> long[].class;
        };
    }

    @Override
    public String toString() {
        return "Box(" + low + ", " + high + ", " + shape + ", " + type.numpyName() + ")";
    }
}
