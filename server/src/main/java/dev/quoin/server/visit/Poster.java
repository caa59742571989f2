package dev.quoin.server.visit;

import java.io.IOException;

/// Somebody who posts to a server.
public interface Poster {
    /// Sends a JSON object; returns the answer, which must be no refusal.
    String post(String path, String json) throws IOException, InterruptedException;
}
