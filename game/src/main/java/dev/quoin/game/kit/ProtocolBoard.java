package dev.quoin.game.kit;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// What an external agent is shown of a position.
///
/// @param board the squares row by row, one character each
/// @param rack the agent's own tiles, empty in a game without tiles
/// @param details further fields by name, each a [String] or an [Integer]
public record ProtocolBoard(String board, String rack, Map<String, Object> details) {
    public ProtocolBoard {
        details = Collections.unmodifiableMap(new LinkedHashMap<>(details));
    }
}
