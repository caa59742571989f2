package dev.quoin.env.space;

/// The type of the numbers in an observation, by its NumPy name.
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

    /// Returns the name that NumPy and Gymnasium use.
    public String numpyName() {
        return numpyName;
    }

    /// Returns the size of one number in bytes.
    public int bytes() {
        return bytes;
    }

    /// Returns the lowest number of the type.
    public double lowest() {
        return lowest;
    }

    /// Returns the highest number of the type.
    public double highest() {
        return highest;
    }
}
