package dev.quoin.env.space;

import java.lang.reflect.Array;
import java.util.random.RandomGenerator;

/// Arrays of one shape and type whose numbers are all between two inclusive bounds. A box without axes holds
/// a single number: a `Float`, a `Long` for `int64`, an `Integer` for the other types.
public record Box(double low, double high, Shape shape, ElementType type) implements Space {
    /// The range of samples of a box without a bound.
    private static final double FAR = 1e6;

    public Box {
        if (!(low <= high)) {
            throw new IllegalArgumentException(
                    "the low bound of a box must not be above the high one, got " + low + " and " + high);
        }
        if (low < type.lowest() || high > type.highest()) {
            throw new IllegalArgumentException("the bounds of a box of " + type.numpyName() + " must lie in "
                    + type.lowest() + " to " + type.highest() + ", got " + low + " and " + high);
        }
    }

    @Override
    public boolean contains(Object value) {
        if (shape.isSingle()) {
            return value.getClass().equals(numberType()) && isWithin(((Number) value).doubleValue());
        }
        if (!value.getClass().equals(arrayType()) || Array.getLength(value) != shape.size()) {
            return false;
        }
        for (int index = 0; index < shape.size(); index++) {
            if (!isWithin(at(value, index))) {
                return false;
            }
        }
        return true;
    }

    private boolean isWithin(double number) {
        return number >= low && number <= high;
    }

    @Override
    public Object sample(RandomGenerator chance) {
        if (shape.isSingle()) {
            return switch (type) {
                case FLOAT32 -> (Object) real(chance);
                case INT64 -> whole(chance);
                case INT8, UINT8, BOOL, INT32 -> (int) whole(chance);
            };
        }
        Object array = Array.newInstance(arrayType().getComponentType(), shape.size());
        for (int index = 0; index < shape.size(); index++) {
            switch (array) {
                case float[] floats -> floats[index] = real(chance);
                case byte[] bytes -> bytes[index] = (byte) whole(chance);
                case int[] ints -> ints[index] = (int) whole(chance);
                case long[] longs -> longs[index] = whole(chance);
                default -> throw new AssertionError(arrayType());
            }
        }
        return array;
    }

    private float real(RandomGenerator chance) {
        if (low == high) {
            return (float) low;
        }
        double bottom = Double.isInfinite(low) ? Math.min(-FAR, high) : low;
        double top = Double.isInfinite(high) ? Math.max(FAR, bottom) : high;
        float number = (float) (bottom + (top - bottom) * chance.nextDouble());
        // A float may be just outside bounds that are not floats themselves.
        return number < low ? Math.nextUp(number) : number > high ? Math.nextDown(number) : number;
    }

    private long whole(RandomGenerator chance) {
        long bottom = (long) Math.ceil(low);
        long top = (long) Math.floor(high);
        return top == Long.MAX_VALUE
                ? bottom == Long.MIN_VALUE ? chance.nextLong() : chance.nextLong(bottom - 1, top) + 1
                : chance.nextLong(bottom, top + 1);
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

    private Class<?> numberType() {
        return switch (type) {
            case FLOAT32 -> Float.class;
            case INT64 -> Long.class;
            case INT8, UINT8, BOOL, INT32 -> Integer.class;
        };
    }

    @Override
    public String toString() {
        return "Box(" + low + ", " + high + ", " + shape + ", " + type.numpyName() + ")";
    }
}
