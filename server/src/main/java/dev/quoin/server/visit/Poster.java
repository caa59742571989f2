package dev.quoin.server.visit;

import java.io.IOException;

/// A client that posts to a server.
public interface Poster {
    /// Sends a JSON object and returns the response, which must be a success.
    String post(String path, String json) throws IOException, InterruptedException;
}
