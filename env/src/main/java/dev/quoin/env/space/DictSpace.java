package dev.quoin.env.space;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/// Values by name, each from its own space; the order of the names is preserved.
public record DictSpace(Map<String, Space> spaces) implements Space {
    public DictSpace {
        if (spaces.isEmpty()) {
            throw new IllegalArgumentException("a dictionary space must have at least 1 entry, got none");
        }
        spaces = Collections.unmodifiableMap(new LinkedHashMap<>(spaces));
    }

    @Override
    public boolean contains(Object value) {
        if (!(value instanceof Map<?, ?> values) || !values.keySet().equals(spaces.keySet())) {
            return false;
        }
        for (var entry : spaces.entrySet()) {
            Object part = values.get(entry.getKey());
            if (part == null || !entry.getValue().contains(part)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public Map<String, Object> sample(RandomGenerator chance) {
        var values = new LinkedHashMap<String, Object>();
        spaces.forEach((name, space) -> values.put(name, space.sample(chance)));
        return values;
    }

    @Override
    public String toString() {
        return spaces.entrySet().stream()
                .map(entry -> entry.getKey() + ": " + entry.getValue())
                .collect(Collectors.joining(", ", "Dict(", ")"));
    }
}
