package dev.quoin.game.kit;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// A position as shown to an external agent.
///
/// @param board the squares row by row, one character each
/// @param rack the agent's tiles; empty in a game without tiles
/// @param details more fields by name, each a [String] or an [Integer]
public record ProtocolBoard(String board, String rack, Map<String, Object> details) {
    public ProtocolBoard {
        details = Collections.unmodifiableMap(new LinkedHashMap<>(details));
    }
}
