package dev.quoin.arena.discipline;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// What an agent outside is shown of a position.
///
/// @param board the squares row by row, a character each
/// @param rack the agent's own tiles, empty in a game without
/// @param details further fields by name, each a [String] or an [Integer]
public record Sight(String board, String rack, Map<String, Object> details) {
    public Sight {
        details = Collections.unmodifiableMap(new LinkedHashMap<>(details));
    }
}
