package dev.quoin.env.space;

import java.util.random.RandomGenerator;

/// The integers from 0 (inclusive) to `size` (exclusive).
public record Discrete(int size) implements Space {
    public Discrete {
        if (size < 1) {
            throw new IllegalArgumentException("a discrete space must have at least 1 value, got " + size);
        }
    }

    @Override
    public boolean contains(Object value) {
        return value instanceof Integer number && number >= 0 && number < size;
    }

    @Override
    public Integer sample(RandomGenerator chance) {
        return chance.nextInt(size);
    }

    @Override
    public String toString() {
        return "Discrete(" + size + ")";
    }
}
