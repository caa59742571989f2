package dev.quoin.env.space;

import java.util.random.RandomGenerator;

/// An array of `size` zeros and ones, as bytes.
public record MultiBinary(int size) implements Space {
    public MultiBinary {
        if (size < 1) {
            throw new IllegalArgumentException("a binary space must have at least 1 place, got " + size);
        }
    }

    @Override
    public boolean contains(Object value) {
        if (!(value instanceof byte[] bits) || bits.length != size) {
            return false;
        }
        for (byte bit : bits) {
            if (bit != 0 && bit != 1) {
                return false;
            }
        }
        return true;
    }

    @Override
    public byte[] sample(RandomGenerator chance) {
        var bits = new byte[size];
        for (int place = 0; place < size; place++) {
            bits[place] = (byte) chance.nextInt(2);
        }
        return bits;
    }

    @Override
    public String toString() {
        return "MultiBinary(" + size + ")";
    }
}
