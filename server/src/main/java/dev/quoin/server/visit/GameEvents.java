package dev.quoin.server.visit;

import dev.quoin.game.file.BoundedLineReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The event stream of a game. Not thread-safe.
public final class GameEvents implements AutoCloseable {
    private static final String EVENT = "data: ";

    private final BoundedLineReader lines;

    GameEvents(InputStream stream) {
        this.lines = new BoundedLineReader(new InputStreamReader(stream, StandardCharsets.UTF_8), "the event stream");
    }

    /// Returns the game from the next event.
    public JsonNode next() throws IOException {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.startsWith(EVENT)) {
                return JsonMapper.shared().readTree(line.substring(EVENT.length()));
            }
        }
        throw new IOException("the events have ended before the game");
    }

    /// Returns the game once it is over or the first seat is to move.
    public JsonNode reply() throws IOException {
        JsonNode game = next();
        while (!game.path("over").asBoolean() && game.path("toMove").asInt() != 0) {
            game = next();
        }
        return game;
    }

    @Override
    public void close() throws IOException {
        lines.close();
    }
}
