package dev.quoin.env.space;

/// The type of one number of an observation, by the name NumPy has for it.
public enum ElementType {
    FLOAT32("float32", 4, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY),
    INT8("int8", 1, Byte.MIN_VALUE, Byte.MAX_VALUE),
    UINT8("uint8", 1, 0, 255),
    BOOL("bool", 1, 0, 1),
    INT32("int32", 4, Integer.MIN_VALUE, Integer.MAX_VALUE),
    INT64("int64", 8, Long.MIN_VALUE, Long.MAX_VALUE);

    private final String numpyName;
    private final int bytes;
    private final double lowest;
    private final double highest;

    ElementType(String numpyName, int bytes, double lowest, double highest) {
        this.numpyName = numpyName;
        this.bytes = bytes;
        this.lowest = lowest;
        this.highest = highest;
    }

    /// The name that NumPy and Gymnasium use.
    public String numpyName() {
        return numpyName;
    }

    /// How many bytes one number takes.
    public int bytes() {
        return bytes;
    }

    /// The lowest number of the type.
    public double lowest() {
        return lowest;
    }

    /// The highest number of the type.
    public double highest() {
        return highest;
    }
}
