package dev.quoin.env.space;

/// The type of one number of an observation, by the name NumPy has for it.
public enum ElementType {
    FLOAT32("float32", 4),
    INT8("int8", 1),
    UINT8("uint8", 1),
    BOOL("bool", 1),
    INT32("int32", 4),
    INT64("int64", 8);

    private final String numpyName;
    private final int bytes;

    ElementType(String numpyName, int bytes) {
        this.numpyName = numpyName;
        this.bytes = bytes;
    }

    /// The name that NumPy and Gymnasium use.
    public String numpyName() {
        return numpyName;
    }

    /// How many bytes one number takes.
    public int bytes() {
        return bytes;
    }
}
